import { connect, type Socket } from 'node:net';
import { once } from 'node:events';

/** Connections that a listener has not yet accepted; more at a time would wait for it. */
const WAVE = 200;

/** Connections that have had one answer and are then kept open without a word, as browsers keep them. */
export async function openIdle(port: number, count: number): Promise<Socket[]> {
  const sockets: Socket[] = [];
  while (sockets.length < count) {
    const size = Math.min(WAVE, count - sockets.length);
    sockets.push(...(await Promise.all(Array.from({ length: size }, () => openOne(port)))));
  }
  return sockets;
}

async function openOne(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write('GET /live HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await once(socket, 'data');
  return socket;
}

export const stillOpen = (sockets: readonly Socket[]): number =>
  sockets.filter(({ readyState }) => readyState === 'open').length;
