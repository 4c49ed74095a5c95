/** How often a question about health may cost a query: a flood of them must not. */
const KEPT_FOR = 1000;

export interface Health {
  /** 200 while the process runs. */
  live(): Response;
  /** 200 while calls can be served; 503 when the database does not answer or takes no write, or the server is stopping. */
  ready(): Promise<Response>;
  /** Answers "not ready" from now on, so that a proxy sends no more calls. */
  stop(): void;
}

/** @param healthy asks the database; answers within about a second */
export function createHealth(healthy: () => Promise<boolean>): Health {
  let stopping = false;
  let asked = { at: -Infinity, answer: Promise.resolve(false) };

  return {
    live: () => plain(200, 'live'),
    async ready() {
      const now = performance.now();
      if (now - asked.at > KEPT_FOR) asked = { at: now, answer: healthy().catch(() => false) };
      const ready = !stopping && (await asked.answer);
      return ready ? plain(200, 'ready') : plain(503, 'not ready', { 'retry-after': '1' });
    },
    stop: () => {
      stopping = true;
    },
  };
}

function plain(status: number, text: string, more: Record<string, string> = {}): Response {
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...more };
  return new Response(`${text}\n`, { status, headers });
}
