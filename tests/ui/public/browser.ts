import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { keepCookies } from '../../support/client.ts';
import { createTestApi, ORIGIN, type TestApi, type TestApiOptions } from '../../support/api.ts';

export interface BrowserWithApi {
  test: TestApi;
  /** Every call that the page made. */
  calls: Request[];
  cookies: Map<string, string>;
  /** The calls that opened a live stream, which the test speaks on instead of the server. */
  streams: Request[];
  /** Says on every open stream that something happened. */
  tell(event: object): void;
  /** Fails every call from now on as without network; `online` ends that. */
  offline(): void;
  online(): void;
  close(): Promise<void>;
}

/**
 * The page's `fetch` reaches the real API; cookies are kept as a browser keeps them, the readable ones in `document.cookie` too.
 * @param own resources of the test's own
 */
export async function openBrowser(
  ports: TestApiOptions['ports'] = {},
  own: Pick<TestApiOptions, 'resources'> = {},
): Promise<BrowserWithApi> {
  const test = await createTestApi({ ports, ...own });
  const calls: Request[] = [];
  const cookies = new Map<string, string>();
  let connected = true;
  const live = openLiveStreams(() => connected);

  const server = setupServer(
    http.get('*/api/v1/stores/:id/events', ({ request }) =>
      connected ? live.answer(request) : HttpResponse.error(),
    ),
    http.all('*/api/v1/*', async ({ request }) => {
      calls.push(request.clone());
      if (!connected) return HttpResponse.error();
      const headers = new Headers(request.headers);
      headers.set('origin', ORIGIN);
      headers.set('cookie', [...cookies].map((pair) => pair.join('=')).join('; '));
      const body = request.body === null ? null : await request.arrayBuffer();
      const response = await test.api.fetch(
        new Request(request.url, { method: request.method, headers, body }),
      );
      const set = response.headers.getSetCookie();
      keepCookies(cookies, set);
      for (const cookie of set.filter((one) => !one.includes('HttpOnly'))) document.cookie = cookie;
      return response;
    }),
  );
  server.listen({ onUnhandledRequest: 'error' });
  return {
    test,
    calls,
    cookies,
    streams: live.requests,
    tell: live.tell,
    offline: () => {
      connected = false;
    },
    online: () => {
      connected = true;
    },
    close: async () => {
      live.close();
      server.close();
      await test.close();
    },
  };
}

/** Milliseconds between two signs of life, as the server's: without them the page takes a stream for cut and looks itself. */
const HEARTBEAT = 15_000;

/** Streams that say nothing until the test writes to them; the API's own tests cover the server's. */
function openLiveStreams(connected: () => boolean) {
  const requests: Request[] = [];
  const open = new Set<ReadableStreamDefaultController<Uint8Array>>();
  let messages = 0;
  const write = (text: string): void => {
    const bytes = new TextEncoder().encode(text);
    for (const controller of open) controller.enqueue(bytes);
  };
  const heart = setInterval(() => connected() && write(':\n\n'), HEARTBEAT);
  return {
    requests,
    close: () => clearInterval(heart),
    answer(request: Request): Response {
      requests.push(request);
      let own: ReadableStreamDefaultController<Uint8Array> | undefined;
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => {
          own = controller;
          open.add(controller);
        },
        cancel: () => {
          if (own !== undefined) open.delete(own);
        },
      });
      return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
    },
    tell(event: object): void {
      messages += 1;
      write(`id: ${messages}\ndata: ${JSON.stringify(event)}\n\n`);
    },
  };
}
