import pino, { type LevelWithSilent } from 'pino';
import type { Logger } from '../ports/ports.ts';

/** What must never be read in a log, wherever it comes from. Calls are logged by route pattern, without bodies. */
const SECRETS = [
  'password',
  'token',
  'secret',
  'cookie',
  'authorization',
  'email',
  'phone',
  'document',
  'client_secret',
  'sessionSecret',
];

/** Bytes of lines that wait while they cannot be written; further ones are lost. */
const MOST_WAITING = 1024 * 1024;

/**
 * Writes one JSON line for each event. A log that cannot be written, as on a full disk, does not stop the server: the
 * lines wait for the next one that goes through.
 *
 * @param descriptor of the open file; standard output when left out
 */
export function createLogger(level: LevelWithSilent, descriptor = 1): Logger {
  // At once: what waits for later would be written at the end, and the end would wait for a full disk.
  const output = pino.destination({ dest: descriptor, sync: true, maxLength: MOST_WAITING });
  output.on('error', () => undefined);
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    redact: { paths: SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[redacted]' },
  };
  return pino(options, output);
}
