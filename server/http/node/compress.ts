import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { chooseEncoding, ENCODINGS, type Encoding } from '../static/encodings.ts';

/** Bytes. What is shorter fits into one packet in any case. */
const SHORTEST = 1_000;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Levels that cost a list of 25 records less than a millisecond. */
const COMPRESS: Readonly<Record<Encoding, (body: Uint8Array) => Promise<Uint8Array<ArrayBuffer>>>> = {
  br: async (body) =>
    new Uint8Array(await toBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })),
  gzip: async (body) => new Uint8Array(await toGzip(body, { level: 4 })),
};

/**
 * The answer as this client may receive it. JSON of a kilobyte and more is compressed: on a slow phone a list then comes
 * in a fifth of the time. Files are compressed already, and a stream of events must not wait for more of them.
 *
 * The length of a compressed answer shows how much of it repeats (BREACH). Who would use that makes another's browser send
 * calls with words of theirs in them. So an answer to a call that another site caused is not compressed; browsers too
 * old to say so send it without the session's cookie, except for a page that opens in sight.
 */
export async function compressed(request: Request, response: Response): Promise<Response> {
  const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
  if (!isJson || response.body === null || response.headers.has('content-encoding')) return response;
  const { status } = response;
  const headers = new Headers(response.headers);
  headers.append('vary', 'accept-encoding, sec-fetch-site');
  const site = request.headers.get('sec-fetch-site') ?? 'same-origin';
  const encoding =
    site === 'same-origin' ? chooseEncoding(request.headers.get('accept-encoding'), ENCODINGS) : null;
  const body = new Uint8Array(await response.arrayBuffer());
  if (encoding === null || body.byteLength < SHORTEST) return new Response(body, { status, headers });
  headers.delete('content-length');
  headers.set('content-encoding', encoding);
  return new Response(await COMPRESS[encoding](body), { status, headers });
}
