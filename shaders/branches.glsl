// A number that each lane of a batch reaches on another path: by branches, and by a loop that it
// runs another number of times.
int xfb_branched(int n) {
    int result = 1;
    if ((n & 1) == 0) {
        result += 3 * n;
    } else {
        result -= n;
    }
    for (int i = 0; i < n % 5; ++i) {
        if (i == 2) {
            continue;
        }
        result += 7 * i + n;
    }
    if (n % 3 == 1) {
        return result;
    }
    return 2 * result;
}
