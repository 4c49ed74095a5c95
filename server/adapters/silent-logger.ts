import type { Logger } from '../ports/ports.ts';

/** For tests and the browser. */
export const silentLogger: Logger = {
  debug: () => undefined,
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
};
