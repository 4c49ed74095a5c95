import type { Http2Bindings, HttpBindings } from '@hono/node-server';
import type { SendableAnswer } from '../answer.ts';

type Outgoing = HttpBindings['outgoing'] | Http2Bindings['outgoing'];

/** Sends what is text or nothing straight to the socket; false, and nothing sent, for files and streams. */
export function send({ status, headers, body }: SendableAnswer, outgoing: Outgoing): boolean {
  if (body === null) {
    outgoing.writeHead(status, headers);
    outgoing.end();
    return true;
  }
  if (typeof body !== 'string') return false;
  headers['content-length'] = String(Buffer.byteLength(body));
  outgoing.writeHead(status, headers);
  outgoing.end(body);
  return true;
}
