/**
 * Chrome's 'Slow 4G' between a browser and a server of this machine. The browser's own emulation leaves out what a
 * service worker requests, so it stands in the way of the connections.
 */
import { createServer, connect, type AddressInfo, type Socket } from 'node:net';
import { untilStopped } from './running.ts';

/** Half of the round trip of 150 ms. */
const ONE_WAY_MS = 75;
/** 1.6 Mbit/s down and 750 kbit/s up, shared by all connections. */
const BYTES_PER_MS = { down: 1_600 / 8, up: 750 / 8 } as const;

/** Delivers what is sent through it in turn, at its speed, after the time of the way. */
class Link {
  private freeAt = 0;
  constructor(private readonly bytesPerMs: number) {}

  /** When a message of this size has arrived that is sent now. */
  arrival(bytes: number): number {
    const now = performance.now();
    this.freeAt = Math.max(this.freeAt, now) + bytes / this.bytesPerMs;
    return this.freeAt + ONE_WAY_MS - now;
  }
}

export async function slowNetwork(target: string): Promise<{ origin: string; stop(): Promise<void> }> {
  const port = Number(new URL(target).port);
  const down = new Link(BYTES_PER_MS.down);
  const up = new Link(BYTES_PER_MS.up);
  const sockets = new Set<Socket>();

  /** Small pieces, so that the connections share the link. Each arrives after the one before, whichever timer is first. */
  const pass = (from: Socket, to: Socket, link: Link): void => {
    const onTheWay: (() => void)[] = [];
    const send = (bytes: number, deliver: () => void): void => {
      onTheWay.push(deliver);
      setTimeout(() => onTheWay.shift()?.(), link.arrival(bytes));
    };
    sockets.add(from);
    from.on('data', (chunk: Buffer) => {
      for (let at = 0; at < chunk.length; at += 4_096) {
        const piece = chunk.subarray(at, at + 4_096);
        send(piece.length, () => to.writable && to.write(piece));
      }
    });
    from.on('error', () => to.destroy());
    from.on('close', () => {
      sockets.delete(from);
      send(0, () => to.end());
    });
  };

  const server = createServer((client) => {
    // The handshake of a connection costs a round trip before its first request.
    client.pause();
    setTimeout(() => {
      const upstream = connect(port, new URL(target).hostname);
      pass(client, upstream, up);
      pass(upstream, client, down);
      client.resume();
    }, 2 * ONE_WAY_MS);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address() as AddressInfo;
  const stop = untilStopped(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  });
  return { origin: `http://localhost:${address.port}`, stop };
}
