//! The reported limits of a device against the required ones.

use crate::case::required_limits::RequiredLimit;
use crate::judge::outcome::{NotPassed, harness_error};
use crate::script::Capabilities;
use crate::verdict::Status;

/// Returns a note where the requirement does not apply to the device.
///
/// # Errors
/// The limit is not as required, or the device has no transform feedback.
pub(crate) fn check(
    required: &RequiredLimit,
    capabilities: &Capabilities,
) -> Result<String, NotPassed> {
    if !capabilities.transform_feedback {
        return Err(NotPassed::new(
            Status::Unsupported,
            "VK_EXT_transform_feedback",
        ));
    }
    if let Some(feature) = required.without
        && capabilities.has(feature)
    {
        return Ok(format!("not required of a device that offers {feature}"));
    }
    let limit = &required.limit;
    let known = limit.parse().ok();
    let Some(seen) = known.and_then(|limit| capabilities.limit(limit)) else {
        return Err(harness_error(format!("no limit is called {limit}")));
    };
    if required.allows(seen) {
        return Ok(String::new());
    }
    let mut trouble = NotPassed::new(
        Status::Fail,
        format!("the device advertises {limit} = {seen}; required: {required}"),
    );
    trouble.fingerprint = Some(format!("advertised.{limit}"));
    Err(trouble)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::script::{Feature, Limit};

    fn device(streams: u32, geometry_streams: bool) -> Capabilities {
        let features: &[Feature] = if geometry_streams {
            &[Feature::GeometryStreams]
        } else {
            &[]
        };
        let mut device = Capabilities::offering(features);
        device.limits.max_streams = streams;
        device.other_limits.insert(Limit::MaxClipDistances, 8);
        device
    }

    fn streams(least: Option<u32>, exactly: Option<u32>) -> RequiredLimit {
        RequiredLimit {
            limit: "maxTransformFeedbackStreams".into(),
            least,
            exactly,
            without: exactly.map(|_| Feature::GeometryStreams),
        }
    }

    #[test]
    fn without_geometry_streams_there_is_one_stream() {
        let rule = streams(None, Some(1));
        let outcome =
            |device: &Capabilities| check(&rule, device).map_err(|t| (t.status, t.reason));
        assert_eq!(outcome(&device(1, false)), Ok(String::new()));
        let note = outcome(&device(4, true)).expect("nothing is required");
        assert!(note.contains("geometryStreams"), "{note}");
        let (status, reason) = outcome(&device(4, false)).expect_err("four streams");
        assert_eq!(status, Status::Fail);
        assert!(
            reason.contains("maxTransformFeedbackStreams = 4"),
            "{reason}"
        );
    }

    #[test]
    fn a_limit_below_its_minimum_fails_and_an_unknown_one_is_ours() {
        let least = streams(Some(1), None);
        assert!(check(&least, &device(1, false)).is_ok());
        let none = check(&least, &device(0, false)).map_err(|t| t.fingerprint);
        assert_eq!(
            none,
            Err(Some("advertised.maxTransformFeedbackStreams".into()))
        );
        let other = RequiredLimit {
            limit: "maxClipDistances".into(),
            ..least.clone()
        };
        assert!(check(&other, &device(1, false)).is_ok());
        let unknown = RequiredLimit {
            limit: "maxClips".into(),
            ..least.clone()
        };
        let unknown = check(&unknown, &device(1, false)).map_err(|t| t.status);
        assert_eq!(unknown, Err(Status::Error));
        let mut no_capture = device(1, false);
        no_capture.transform_feedback = false;
        let lack = check(&least, &no_capture).map_err(|t| t.status);
        assert_eq!(lack, Err(Status::Unsupported));
    }
}
