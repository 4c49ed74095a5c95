import { plainAddress } from './plain-address.ts';

/**
 * The address that rate limits count. `X-Forwarded-For` is read from its right end, and only as long as
 * each hop is a trusted proxy: what a client writes to its left is never believed.
 */
export function clientAddress(
  request: Request,
  remoteAddress: string | undefined,
  isTrustedProxy: (address: string) => boolean,
): string {
  let address = plainAddress(remoteAddress ?? '') ?? 'unknown';
  const hops = request.headers.get('x-forwarded-for')?.split(',') ?? [];
  while (isTrustedProxy(address)) {
    const hop = plainAddress(hops.pop() ?? '');
    if (hop === null) break;
    address = hop;
  }
  return address;
}
