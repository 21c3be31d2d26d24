#version 460
// The declarations of the macro DECLARATION and an empty main: for declarations that
// cannot be written as outputs of a case.
DECLARATION
void main() {}
