/**
 * Ends the program when the npm that started it has ended. A signal for npm alone, such as a supervisor's, goes to the
 * shell between the two, and many shells end of it without passing it on.
 */
const OFTEN = 500;

if (process.env.npm_lifecycle_event !== undefined) {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, OFTEN);
  timer.unref();
}
