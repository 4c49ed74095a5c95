import { ApiError } from '../errors.ts';

const GOOD = /^[A-Za-z0-9_-]{8,64}$/;

/** The client's own id for this call; on a write it is the idempotency key. Null when absent or malformed. */
export function clientRequestId(request: Request): string | null {
  const id = request.headers.get('x-request-id');
  return id !== null && GOOD.test(id) ? id : null;
}

/**
 * A write whose key is dropped in silence would have its effect twice when it is repeated.
 * @throws ApiError `bad_request` for an id that is none
 */
export function refuseMalformedId(request: Request): void {
  if (request.headers.has('x-request-id') && clientRequestId(request) === null)
    throw new ApiError('bad_request', { details: { header: 'X-Request-Id' } });
}

/** The id under which this call is logged, audited and answered. */
export function requestIdOf(request: Request): string {
  return clientRequestId(request) ?? crypto.randomUUID();
}
