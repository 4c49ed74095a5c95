const GOOD = /^[A-Za-z0-9_-]{8,64}$/;

/** The client's own id for this call; on a write it is the idempotency key. Null when absent or malformed. */
export function clientRequestId(request: Request): string | null {
  const id = request.headers.get('x-request-id');
  return id !== null && GOOD.test(id) ? id : null;
}

/** The id under which this call is logged, audited and answered. */
export function requestIdOf(request: Request): string {
  return clientRequestId(request) ?? crypto.randomUUID();
}
