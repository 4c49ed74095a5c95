import type { Shop } from './shops.ts';

export interface Outcome {
  /** Milliseconds of the calls that were served. */
  served: number[];
  /** Calls that were asked to come back: 429 and 503 with `Retry-After`. */
  shed: number;
  /** Anything else, by status; 0 is no answer. */
  wrong: Record<number, number>;
}

export interface Load {
  origin: string;
  shop: Shop;
  clients: number;
  milliseconds: number;
  /** Milliseconds between an answer and the client's next call; none when left out. */
  pause?: number;
  /** Milliseconds that a shed client waits; the header names seconds, which would make a short run idle. */
  shedPause?: number;
  /** `live` costs the server the reading of a request and nothing else: no session, no database. */
  call?: 'store' | 'live';
}

const SHED_PAUSE = 100;
const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Clients of one store that look, search and write, each one call after the other, until the time is up. */
export async function work(load: Load): Promise<Outcome> {
  const outcome: Outcome = { served: [], shed: 0, wrong: {} };
  const end = Date.now() + load.milliseconds;
  await Promise.all(Array.from({ length: load.clients }, (_, at) => oneClient(load, end, outcome, at)));
  return outcome;
}

async function oneClient(load: Load, end: number, outcome: Outcome, at: number): Promise<void> {
  const { pause = 0, shedPause = SHED_PAUSE } = load;
  // They do not begin in step.
  await wait((pause * at) / load.clients);
  for (let n = at; Date.now() < end; n += 1) {
    const begun = performance.now();
    const { status, retry } = await send(load, n);
    if (status >= 200 && status < 300) outcome.served.push(performance.now() - begun);
    else if ((status === 429 || status === 503) && retry) {
      outcome.shed += 1;
      await wait(shedPause);
    } else outcome.wrong[status] = (outcome.wrong[status] ?? 0) + 1;
    if (pause > 0) await wait(pause);
  }
}

async function send(load: Load, n: number): Promise<{ status: number; retry: boolean }> {
  try {
    const response = load.call === 'live' ? await fetch(`${load.origin}/live`) : await callStore(load, n);
    await response.arrayBuffer();
    return { status: response.status, retry: response.headers.has('retry-after') };
  } catch {
    return { status: 0, retry: false };
  }
}

function callStore({ origin, shop }: Load, n: number): Promise<Response> {
  const base = `${origin}/api/v1/stores/${shop.storeId}`;
  const headers = { origin, cookie: shop.cookie, 'content-type': 'application/json' };
  if (n % 5 === 0) {
    const body = JSON.stringify({ name: `Colección ${n} ${Math.random()}` });
    return fetch(`${base}/collections`, { method: 'POST', headers, body });
  }
  const search = n % 5 === 1 ? '&search=camiseta' : '';
  return fetch(`${base}/products?limit=25${search}`, { headers });
}

export const wrongOf = (...outcomes: Outcome[]): number =>
  outcomes.flatMap((each) => Object.values(each.wrong)).reduce((sum, count) => sum + count, 0);

/** Several stretches as one. */
export function joined(outcomes: readonly Outcome[]): Outcome {
  const all: Outcome = { served: outcomes.flatMap(({ served }) => served), shed: 0, wrong: {} };
  for (const { shed, wrong } of outcomes) {
    all.shed += shed;
    for (const [status, count] of Object.entries(wrong))
      all.wrong[Number(status)] = (all.wrong[Number(status)] ?? 0) + count;
  }
  return all;
}

export function percentile(values: readonly number[], part: number): number {
  const ordered = values.toSorted((a, b) => a - b);
  return (
    Math.round((ordered[Math.min(ordered.length - 1, Math.floor(ordered.length * part))] ?? 0) * 10) / 10
  );
}
