/** Sixteen clients that send the next request as soon as the answer arrives. */
import autocannon from 'autocannon';

export const CLIENTS = 16;

/** Seconds of load before anything is measured: until then the servers are still being compiled. */
const WARM_UP = 4;

export interface Target {
  url: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  /** Called before each request of a write: a body and headers of its own. */
  next?: () => { body: string; headers: Record<string, string> };
}

export interface Load {
  perSecond: number;
  p99: number;
}

/** Throws when any answer is not 2xx: a fast error is no result. */
export async function load(target: Target, seconds: number): Promise<Load> {
  const { next } = target;
  const result = await autocannon({
    url: target.url,
    method: target.method ?? 'GET',
    connections: CLIENTS,
    duration: seconds,
    headers: target.headers ?? {},
    ...(next
      ? {
          requests: [
            {
              setupRequest: (request) => {
                const { body, headers } = next();
                return { ...request, body, headers: { ...request.headers, ...headers } };
              },
            },
          ],
        }
      : {}),
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(
      `${target.url}: ${result.non2xx} answers were not 2xx, ${result.errors} connections failed`,
    );
  }
  return { perSecond: result.requests.average, p99: result.latency.p99 };
}

/** The servers take turns, so that other load on the machine affects all alike. The median round of each counts. */
export async function compare<Name extends string>(
  targets: Record<Name, Target>,
  seconds: number,
  rounds = 3,
): Promise<Record<Name, Load>> {
  const names = Object.keys(targets) as Name[];
  const runs = new Map<Name, Load[]>(names.map((name) => [name, []]));
  for (const name of names) await load(targets[name], WARM_UP);
  for (let round = 0; round < rounds; round += 1) {
    for (const name of names) runs.get(name)?.push(await load(targets[name], seconds));
  }
  const median = (loads: Load[]) =>
    loads.toSorted((a, b) => a.perSecond - b.perSecond)[Math.floor(loads.length / 2)] ?? {
      perSecond: 0,
      p99: 0,
    };
  return Object.fromEntries(names.map((name) => [name, median(runs.get(name) ?? [])])) as Record<Name, Load>;
}
