import { createServer, type Server, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { StartError } from '../../start-error.ts';

/** Milliseconds. A phone on 3G needs two minutes for a picture of 8 MB; a client that sends a byte a second gets no more. */
const TIMEOUTS = {
  headersTimeout: 15_000,
  requestTimeout: 150_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5000,
} as const;
const LARGEST_HEADERS = 16 * 1024;
const MOST_SOCKETS = 10_000;

export interface Listener {
  /** Takes no new connections, lets calls under way finish for `patience` milliseconds, then cuts the rest. */
  stop(patience: number): Promise<void>;
}

export interface ListenOptions {
  host: string;
  port: number;
  fetch(request: Request, info: { remoteAddress?: string }): Promise<Response>;
  /** Called when an answer could not be made or sent. */
  failed(error: unknown): void;
  /** Milliseconds that differ from `TIMEOUTS`. */
  timeouts?: Partial<Record<keyof typeof TIMEOUTS, number>>;
  /** Connections at once; `MOST_SOCKETS` when left out. Further ones are closed as they come. */
  mostSockets?: number;
}

/** @throws StartError when the address cannot be had */
export async function listen(options: ListenOptions): Promise<Listener> {
  const responses = new WeakMap<object, Response>();
  // It also puts lighter classes in the place of the global `Request` and `Response`, which it sends as they are.
  const handle = getRequestListener(
    async (request, { incoming, outgoing }) => {
      const { remoteAddress } = incoming.socket;
      const response = await options.fetch(request, remoteAddress === undefined ? {} : { remoteAddress });
      responses.set(outgoing, response);
      return response;
    },
    {
      hostname: 'localhost',
      errorHandler: (error) => {
        // The request is malformed, such as one with a broken Host.
        if (error instanceof Error && error.name === 'RequestError')
          return new Response(null, { status: 400 });
        options.failed(error);
        return new Response(null, { status: 500 });
      },
    },
  );
  const server = createServer({
    ...TIMEOUTS,
    ...options.timeouts,
    maxHeaderSize: LARGEST_HEADERS,
  });
  server.maxConnections = options.mostSockets ?? MOST_SOCKETS;
  const answers = trackAnswers(server);
  server.on('request', (incoming, outgoing) => {
    handle(incoming, outgoing).catch(options.failed);
  });
  await opened(server, options);
  return { stop: (patience) => stop(server, { answers, responses }, patience) };
}

function opened(server: Server, { host, port }: Pick<ListenOptions, 'host' | 'port'>): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason: Record<string, string> = {
        EADDRINUSE: `Port ${port} is in use. Stop what uses it, or choose another with PORT.`,
        EACCES: `Port ${port} is not open to this user. Choose one above 1023 with PORT.`,
        EADDRNOTAVAIL: `This machine has no address '${host}'. Change HOST.`,
      };
      reject(
        new StartError(reason[error.code ?? ''] ?? `Cannot listen on ${host}:${port}: ${error.message}`),
      );
    });
    server.listen(port, host, () => resolve());
  });
}

/** Answers under way; once the server stops, each also ends its connection. */
function trackAnswers(server: Server): Set<ServerResponse> {
  const answers = new Set<ServerResponse>();
  server.on('request', (_, outgoing) => {
    if (!server.listening) outgoing.setHeader('connection', 'close');
    answers.add(outgoing);
    outgoing.once('close', () => answers.delete(outgoing));
  });
  return answers;
}

interface UnderWay {
  answers: ReadonlySet<ServerResponse>;
  responses: WeakMap<object, Response>;
}

async function stop(server: Server, { answers, responses }: UnderWay, patience: number): Promise<void> {
  server.close();
  for (const answer of answers) if (!answer.headersSent) answer.setHeader('connection', 'close');
  const deadline = Date.now() + patience;
  while (answers.size > 0 && Date.now() < deadline) {
    for (const answer of answers) if (isStream(responses.get(answer))) answer.destroy();
    server.closeIdleConnections();
    await pause(20);
  }
  server.closeAllConnections();
}

/** Live streams never finish by themselves; their clients come back to the next server. */
function isStream(response: Response | undefined): boolean {
  return response?.headers.get('content-type')?.startsWith('text/event-stream') === true;
}
