import type { Logger } from '../ports/ports.ts';
import { ERRORS, type ApiError } from '../errors.ts';

/** One call, as the log sees it: the route's pattern, never its parameters, addresses or bodies. */
export interface CallLog {
  requestId: string;
  method: string;
  route: string;
  status: number;
  startedAt: number;
  storeId?: number;
  error?: ApiError;
}

/** One structured line a call. What broke on our side carries the stack of its cause; a user's mistake does not. */
export function logCall(logger: Logger, call: CallLog): void {
  const { startedAt, error, ...fields } = call;
  const line = { ...fields, ms: Math.round((performance.now() - startedAt) * 10) / 10 };
  if (error === undefined) return logger.info(line, 'request');
  const { level } = ERRORS[error.code];
  const entry = { ...line, code: error.code };
  if (level !== 'error') return logger[level](entry, 'request');
  const cause = error.cause instanceof Error ? error.cause : error;
  logger.error(
    { ...entry, err: { name: cause.name, message: cause.message, stack: cause.stack } },
    'request',
  );
}
