/**
 * The address that rate limits count. `X-Forwarded-For` is read from its right end, and only as long as
 * each hop is a trusted proxy: what a client writes to its left is never believed.
 */
export function clientAddress(
  request: Request,
  remoteAddress: string | undefined,
  trustedProxies: string[],
): string {
  let address = remoteAddress ?? 'unknown';
  const hops = request.headers.get('x-forwarded-for')?.split(',') ?? [];
  while (trustedProxies.includes(address) && hops.length > 0) {
    const hop = hops.pop()?.trim() ?? '';
    if (hop === '') break;
    address = hop;
  }
  return address;
}
