/** SQLSTATE classes and socket errors that say "no database now", as opposed to "a wrong statement". */
const SQLSTATE = /^(?:08|57P|53300)/;
const SOCKET = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN']);
/** What `pg` says in words only, without a code. */
const WORDS = /timeout exceeded when trying to connect|Connection terminated|Query read timeout|driver has already been destroyed/;

/** True when the database could not be reached: the caller may try again later. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (SQLSTATE.test(code) || SOCKET.has(code) || WORDS.test(error.message)) return true;
  if (error instanceof AggregateError) return error.errors.some(isUnavailable);
  return error.cause !== undefined && isUnavailable(error.cause);
}
