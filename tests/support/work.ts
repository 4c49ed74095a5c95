/** Milliseconds of the processor for the steps of `slowness`, on the machine that the limits of tests are meant for. */
const USUAL_PACE = 38;
/** Milliseconds of work that no test takes offence at, however slow the machine is. */
const LITTLE = 50;

/**
 * Begins to count the work of this process; what it waits for does not count. The answer is milliseconds at the pace of
 * a usual machine: shared ones lose four fifths of their speed for a while.
 */
export function startWork(): () => number {
  const begun = process.cpuUsage();
  return () => {
    const work = process.cpuUsage(begun).user / 1000;
    return work < LITTLE ? work : work / slowness();
  };
}

/** How many times slower this machine is at the moment than a usual one. */
function slowness(): number {
  const begun = process.cpuUsage();
  let sum = 0;
  for (let step = 0; step < 10_000_000; step += 1) sum += step;
  const pace = process.cpuUsage(begun).user / 1000;
  return sum > 0 ? Math.max(1, pace / USUAL_PACE) : 1;
}
