import { connect, createServer, type Socket } from 'node:net';
import { once } from 'node:events';

/** - `open` passes everything on, `delay` milliseconds late
 *  - `hung` takes connections and lets nothing through
 *  - `gone` ends every connection and takes none */
export type ProxyState = 'open' | 'hung' | 'gone';

/** What a cut takes away: the message itself, or the answer to it. */
export type Lost = 'message' | 'answer';

export interface Proxy {
  port: number;
  become(state: ProxyState, delay?: number): void;
  /** Cuts the connection of the next message that matches. Resolves once that has happened. */
  cutAt(message: RegExp, lost: Lost): Promise<void>;
  close(): Promise<void>;
}

/** Stands between a client and a TCP server on this machine, and fails like networks and servers. */
export async function startProxy(target: number): Promise<Proxy> {
  let state: ProxyState = 'open';
  let delay = 0;
  const sockets = new Set<Socket>();

  let trap: { message: RegExp; lost: Lost; sprung: () => void } | undefined;

  /** True for the message that the trap waits for: its connection ends here. */
  const springs = (chunk: Buffer, from: Socket, to: Socket): boolean => {
    if (trap === undefined || !trap.message.test(chunk.toString('latin1'))) return false;
    const { lost, sprung } = trap;
    trap = undefined;
    if (lost === 'message') {
      to.destroy();
      from.destroy();
      sprung();
      return true;
    }
    // The answer comes, so that the work is done, and goes no further.
    to.removeAllListeners('data');
    to.once('data', () => {
      to.destroy();
      from.destroy();
      sprung();
    });
    to.write(chunk);
    return true;
  };

  const pass = (from: Socket, to: Socket): void => {
    sockets.add(from);
    from.on('data', (chunk) => {
      if (springs(chunk, from, to)) return;
      if (state !== 'hung') setTimeout(() => to.write(chunk), delay);
    });
    from.on('error', () => to.destroy());
    from.on('close', () => {
      sockets.delete(from);
      to.destroy();
    });
  };

  const server = createServer((client) => {
    if (state === 'gone') {
      client.destroy();
      return;
    }
    const upstream = connect(target, '127.0.0.1');
    pass(client, upstream);
    pass(upstream, client);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port');
  const cut = (): void => {
    for (const socket of sockets) socket.destroy();
  };

  return {
    port: address.port,
    become(next, late = 0) {
      state = next;
      delay = late;
      // Bytes swallowed while it hung are lost, and so are those connections.
      if (next !== 'hung') cut();
    },
    cutAt: (message, lost) =>
      new Promise((sprung) => {
        trap = { message, lost, sprung };
      }),
    async close() {
      server.close();
      cut();
      await once(server, 'close');
    },
  };
}
