/**
 * Moves `Date` in the program or page that calls it: tests travel in time without a setting of the server. It refers to
 * nothing outside of itself, so that a page can be given its text.
 * @param {() => number} offset milliseconds, asked for at each use
 */
export function moveDate(offset) {
  const real = globalThis.Date;
  const now = () => real.now() + offset();
  globalThis.Date = new Proxy(real, {
    construct: (target, args) => Reflect.construct(target, args.length === 0 ? [now()] : args),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  });
}
