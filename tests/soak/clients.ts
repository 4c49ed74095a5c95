import type { Shop } from './shops.ts';

export interface Outcome {
  /** Milliseconds of the calls that were served. */
  served: number[];
  /** Calls that were asked to come back: 429 and 503 with `Retry-After`. */
  shed: number;
  /** Anything else, by status; 0 is no answer. */
  wrong: Record<number, number>;
}

/** Milliseconds that a shed client waits; the header names seconds, which would make a short run idle. */
const PAUSE = 100;

/** Makes the `n`th call of a client; status 0 is no answer. */
export type Call = (origin: string, shop: Shop, n: number) => Promise<{ status: number; retry: boolean }>;

/** Clients of one store that look, open and write, one call after the other, until the time is up. */
export async function work(
  origin: string,
  shop: Shop,
  clients: number,
  milliseconds: number,
  call: Call = callStore,
): Promise<Outcome> {
  const outcome: Outcome = { served: [], shed: 0, wrong: {} };
  const end = Date.now() + milliseconds;
  await Promise.all(
    Array.from({ length: clients }, (_, at) => oneClient((n) => call(origin, shop, n), end, outcome, at)),
  );
  return outcome;
}

async function oneClient(
  call: (n: number) => ReturnType<Call>,
  end: number,
  outcome: Outcome,
  at: number,
): Promise<void> {
  for (let n = at; Date.now() < end; n += 1) {
    const begun = performance.now();
    const { status, retry } = await call(n);
    if (status >= 200 && status < 300) outcome.served.push(performance.now() - begun);
    else if ((status === 429 || status === 503) && retry) {
      outcome.shed += 1;
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    } else outcome.wrong[status] = (outcome.wrong[status] ?? 0) + 1;
  }
}

/** Costs the server the reading of a request and nothing else: no session, no database. */
export const callLive: Call = async (origin) => {
  try {
    const response = await fetch(`${origin}/live`);
    await response.arrayBuffer();
    return { status: response.status, retry: false };
  } catch {
    return { status: 0, retry: false };
  }
};

async function callStore(origin: string, shop: Shop, n: number): Promise<{ status: number; retry: boolean }> {
  const base = `${origin}/api/v1/stores/${shop.storeId}`;
  const headers = { origin, cookie: shop.cookie, 'content-type': 'application/json' };
  const write = n % 5 === 0;
  const init = write
    ? { method: 'POST', headers, body: JSON.stringify({ name: `Colección ${n} ${Math.random()}` }) }
    : { headers };
  const path = write
    ? '/collections'
    : n % 5 === 1
      ? '/products?limit=25&search=camiseta'
      : '/products?limit=25';
  try {
    const response = await fetch(`${base}${path}`, init);
    await response.arrayBuffer();
    return { status: response.status, retry: response.headers.has('retry-after') };
  } catch {
    return { status: 0, retry: false };
  }
}

export function percentile(values: readonly number[], part: number): number {
  const ordered = values.toSorted((a, b) => a - b);
  return Math.round(ordered[Math.min(ordered.length - 1, Math.floor(ordered.length * part))] ?? 0);
}
