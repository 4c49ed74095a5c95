import pino from 'pino';
import type { LogLevel } from '../config.ts';
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

/** Writes one JSON line for each event to standard output. */
export function createLogger(level: LogLevel): Logger {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    redact: { paths: SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[redacted]' },
  });
}
