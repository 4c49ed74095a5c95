import { ApiError } from '../errors.ts';

/** SQLSTATE of a database error, `E…` code of a socket error, or undefined. */
export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

/** Serialization failure, deadlock, and a plan of tables that have changed: the same work again may succeed. */
export function isConflict(error: unknown): boolean {
  const code = errorCode(error);
  return code === '40001' || code === '40P01' || isStalePlan(error);
}

/** A prepared statement answers columns of other types than before: its name is of no more use in this session. */
export function isStalePlan(error: unknown): boolean {
  return (
    errorCode(error) === '0A000' &&
    error instanceof Error &&
    'routine' in error &&
    error.routine === 'RevalidateCachedQuery'
  );
}

/** The transaction takes no more statements, because one in it had failed. */
export function isBehindFailure(error: unknown): boolean {
  return errorCode(error) === '25P02';
}

/** No write can succeed for now: the disk is full or fails, or the database is read-only, such as a former primary. */
const READ_ONLY = /^(53100|58030|25006)$/;

export function refusesWrites(error: unknown): boolean {
  return READ_ONLY.test(errorCode(error) ?? '');
}

/** The database cannot answer now: connection lost, shutting down, out of resources, too slow, or locked for too long. */
const UNAVAILABLE = /^(08...|53...|57P..|57014|55P03|58...|25006|E[A-Z]+)$/;
/** What pg says, without a code, of a connection that ended. */
const LOST =
  /^(Connection terminated|Client (has encountered|was closed)|Query read timeout|timeout expired)/;

const TOO_SLOW = /timeout/;

export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error) || error instanceof ApiError) return false;
  const code = errorCode(error);
  return code === undefined ? LOST.test(error.message) : UNAVAILABLE.test(code);
}

/** The connection or the server is gone, rather than busy: another connection may answer at once. */
export function isLost(error: unknown): boolean {
  if (!isUnavailable(error) || !(error instanceof Error)) return false;
  return !/^(57014|55P03|53)/.test(errorCode(error) ?? '') && !TOO_SLOW.test(error.message);
}

/** The error as the API knows it; others pass through, so that a caller can read a constraint's code. */
export function asApiError(error: unknown): unknown {
  return isUnavailable(error) ? new ApiError('unavailable', { cause: error }) : error;
}

/** The database cannot be used as it is; the message says what to do. Nothing was changed. */
export class SetupError extends Error {
  override readonly name = 'SetupError';
}
