//! Draws of more vertices than values can name: only the number of their primitives
//! is computed.
//!
//! So queries can be brought past 2^32 (rule 72). Nothing of such a draw may be
//! captured: no capture is active, or not one primitive fits (rules 39 to
//! 41). Vulkan, "Primitive Topologies", "Transform Feedback Queries".

use super::{MAX_VERTICES, Machine, ModelError, consume};
use crate::model::assembly;
use crate::script::Draw;
use crate::script::program::Producer;

impl Machine<'_> {
    /// One command, of draws by a pipeline without tessellation and geometry.
    pub(super) fn count(&mut self, draw: &Draw) -> Result<(), ModelError> {
        let assembly = &self.shape.assembly;
        let plain = assembly.producer == Producer::Vertex && assembly.coincident.is_none();
        let vertices = u64::from(assembly.topology.vertices_per_primitive());
        let targets = self.targets(0);
        let fits = !targets.is_empty() && targets.iter().all(|target| target.fits(vertices));
        if !plain || fits {
            let vertices = draw.drawn().iter().map(|call| call.total());
            return Err(ModelError::TooManyVertices {
                vertices: vertices.fold(0, u64::saturating_add),
                max: MAX_VERTICES,
            });
        }
        let (topology, points) = (assembly.topology, assembly.patch_points);
        // Left-over vertices carry over to no other instance (rule 31).
        let primitives = draw.drawn().iter().map(|call| {
            let each = assembly::count(topology, points, call.vertices);
            u64::from(each) * u64::from(call.instances)
        });
        let all = primitives.sum();
        let active = self.begin_draw();
        self.tally(0, active, 0, all);
        self.fed = consume::PendingInputs::default();
        Ok(())
    }
}
