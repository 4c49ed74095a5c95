import { connect, createServer, type Socket } from 'node:net';
import { once } from 'node:events';

/** - `open` passes everything on, `delay` milliseconds late
 *  - `hung` takes connections and lets nothing through
 *  - `gone` ends every connection and takes none */
export type ProxyState = 'open' | 'hung' | 'gone';

export interface Proxy {
  port: number;
  become(state: ProxyState, delay?: number): void;
  close(): Promise<void>;
}

/** Stands between a client and a TCP server on this machine, and fails like networks and servers. */
export async function startProxy(target: number): Promise<Proxy> {
  let state: ProxyState = 'open';
  let delay = 0;
  const sockets = new Set<Socket>();

  const pass = (from: Socket, to: Socket): void => {
    sockets.add(from);
    from.on('data', (chunk) => {
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
    async close() {
      server.close();
      cut();
      await once(server, 'close');
    },
  };
}
