/* xfb-cases [-t SECONDS] [NAME...] runs cases of this project, each in a process of its own, and
   prints name,status,seconds: the syntax of results.csv, which `xfb compare` reads. What a case
   prints is on standard error. SECONDS is the limit of a case, 60 by default. Exit status:
   0 nothing failed, 1 a case failed, 2 usage error, 77 no case is supported. */
#define _POSIX_C_SOURCE 200809L
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#define CASE(function, name) int function(void);
#include "cases.h"
#undef CASE

static const struct {
    const char *name;
    int (*run)(void);
} cases[] = {
#define CASE(function, name) {name, function},
#include "cases.h"
};

/* Statuses of a case besides 0 for pass and 1 for fail. */
enum { COUNT = sizeof cases / sizeof *cases, LOST = 3, UNSUPPORTED = 77, TIMEOUT = 124 };

static double now(void)
{
    struct timespec at;
    clock_gettime(CLOCK_MONOTONIC, &at);
    return (double)at.tv_sec + (double)at.tv_nsec / 1e9;
}

/* Runs a case in a child process. Returns 1 if it ran, 0 if it is unsupported. */
static int run(int number, double limit, int *failed)
{
    const char *word = "Timeout";
    double begun = now();
    int status = 0, ended = 0;
    fflush(NULL); /* The child does not print it again. */
    pid_t child = fork();
    if (child == 0) {
        dup2(2, 1);
        fprintf(stderr, "%s: ", cases[number].name);
        exit(cases[number].run());
    }
    while (child > 0 && (ended = waitpid(child, &status, WNOHANG)) == 0 && now() - begun < limit)
        nanosleep(&(struct timespec){0, 1000000}, NULL);
    if (child < 0 || ended < 0) {
        perror("xfb-cases");
        exit(2);
    }
    if (ended == 0) {
        kill(child, SIGKILL);
        waitpid(child, &status, 0);
    } else
        switch (WIFEXITED(status) ? WEXITSTATUS(status) : LOST) {
        case 0: word = "Pass"; break;
        case LOST: word = "Crash"; break;
        case UNSUPPORTED: word = "Skip"; break;
        case TIMEOUT: break;
        default: word = "Fail";
        }
    if (WIFSIGNALED(status))
        fprintf(stderr, "%s\n", word);
    printf("%s,%s,%.6f\n", cases[number].name, word, now() - begun);
    *failed |= strcmp(word, "Pass") != 0 && strcmp(word, "Skip") != 0;
    return strcmp(word, "Skip") != 0;
}

static int find(const char *name)
{
    int number = 0;
    while (number < COUNT && strcmp(name, cases[number].name) != 0)
        number++;
    return number;
}

int main(int count, char **words)
{
    int first = 1, ran = 0, failed = 0;
    double limit = 60;
    if (count > 2 && strcmp(words[1], "-t") == 0)
        limit = atof(words[(first = 3) - 1]);
    int wrong = limit <= 0;
    for (int word = first; word < count; word++)
        wrong |= find(words[word]) == COUNT;
    if (wrong) {
        fprintf(stderr, "usage: xfb-cases [-t SECONDS] [NAME...], with names of cases.h\n");
        return 2;
    }
    for (int number = 0; first == count && number < COUNT; number++)
        ran |= run(number, limit, &failed);
    for (int word = first; word < count; word++)
        ran |= run(find(words[word]), limit, &failed);
    return failed ? 1 : ran ? 0 : UNSUPPORTED;
}
