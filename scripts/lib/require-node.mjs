/**
 * Ends the process with one sentence on a Node that Tendero or one of its packages does not run on. Every program of
 * package.json imports it first, and it imports nothing: an old Node lacks what other files use while they load.
 */

/** What the packages of package-lock.json accept: from these versions on within their line, and all later lines. */
const LINES = [
  [20, 19],
  [22, 13],
];
const FROM = 24;

/**
 * @param {string} version such as `20.19.0`
 * @returns {boolean}
 */
export function acceptsNode(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major >= FROM || LINES.some(([line, first = 0]) => major === line && minor >= first);
}

if (!acceptsNode(process.versions.node)) {
  const lines = LINES.map((line) => line.join('.')).join(', ');
  console.error(
    `Tendero needs Node ${lines}, or ${FROM} or newer; this is ${process.versions.node}. Get it from https://nodejs.org.`,
  );
  process.exit(1);
}
