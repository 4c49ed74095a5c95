import { vi } from 'vitest';

/** From now on no GET of such an address is answered, as on a network that is very slow. Ends with the mocks. */
export function holdReads(address: RegExp): void {
  const { fetch } = globalThis;
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) =>
    (init?.method ?? 'GET') === 'GET' && address.test(String(input))
      ? new Promise<Response>(() => undefined)
      : fetch(input, init),
  );
}
