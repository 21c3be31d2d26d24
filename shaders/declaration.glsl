#version 460
// What DECLARATION stands for, above a main that does nothing: for declarations
// that no output of a case can make.
DECLARATION
void main() {}
