import { lookup } from 'node:dns/promises';
import { request as httpRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { connect as connectPlain, isIP, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { WebPictureError, type WebPictures } from '../ports/web-pictures.ts';
import { isPublicAddress } from './public-address.ts';

/** Milliseconds for a picture with all its redirects. */
const PATIENCE = 20_000;
/** Bytes; a photo of 48 megapixels has some 15 million. */
const LARGEST = 16 * 1024 * 1024;
const MOST_REDIRECTS = 3;
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);
/** Some stores of files know no type of a picture. Whether it is one is found out when it is decoded. */
const TYPES = /^(?:image\/|(?:application|binary)\/octet-stream\b)/i;

/** What tests put in the place of the internet. */
export interface WebPictureOptions {
  /** The addresses of a name. */
  resolve?: (name: string) => Promise<string[]>;
  connect?: (address: string, port: number) => Socket;
  patience?: number;
  largest?: number;
}

/**
 * Downloads from public addresses alone. A name is resolved once, all its addresses have to be public, and the connection
 * goes to the address that was checked: a name that changes meanwhile leads nowhere else. Each redirect is checked the
 * same way. Nothing is sent but the request, and only the standard ports are called.
 */
export function createWebPictures({
  resolve = addressesOf,
  connect = (host, port) => connectPlain({ host, port }),
  patience = PATIENCE,
  largest = LARGEST,
}: WebPictureOptions = {}): WebPictures {
  async function placeOf(url: URL): Promise<string> {
    // As Node writes it, an IPv6 address stands in brackets; an IPv4 address in any notation is four numbers by now.
    const name = url.hostname.replace(/^\[(.*)\]$/, '$1');
    const addresses = isIP(name) === 0 ? await resolve(name) : [name];
    const [first] = addresses.toSorted((a, b) => isIP(a) - isIP(b));
    if (first === undefined) throw new WebPictureError('unreachable');
    if (!addresses.every(isPublic)) throw new WebPictureError('address');
    return first;
  }

  async function answerOf(url: URL, signal: AbortSignal): Promise<IncomingMessage> {
    if (!/^https?:$/.test(url.protocol) || url.port !== '' || url.username !== '' || url.password !== '')
      throw new WebPictureError('address');
    const address = await placeOf(url);
    const secure = url.protocol === 'https:';
    const open = (): Socket => {
      const socket = connect(address, secure ? 443 : 80);
      if (!secure) return socket;
      const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
      return connectTls({ socket, host, ...(isIP(host) === 0 ? { servername: host } : {}) });
    };
    const options: RequestOptions = {
      // Without an agent: one would open the connection itself, or lend one to an address that nobody checked.
      createConnection: open,
      headers: { accept: 'image/*', 'accept-encoding': 'identity', 'user-agent': 'Tendero' },
      signal,
    };
    return new Promise((arrive, fail) => {
      const call = (secure ? httpsRequest : httpRequest)(url, options, arrive).on('error', fail);
      // An answer that switches protocols ends the call without an error.
      call.on('close', () => fail(new WebPictureError('unreachable'))).end();
    });
  }

  async function follow(url: URL, signal: AbortSignal, left: number): Promise<Uint8Array> {
    const answer = await answerOf(url, signal);
    const status = answer.statusCode ?? 0;
    const { location, 'content-type': type = '', 'content-length': length } = answer.headers;
    try {
      if (REDIRECTS.has(status) && location !== undefined && URL.canParse(location, url)) {
        if (left === 0) throw new WebPictureError('unreachable');
        return await follow(new URL(location, url), signal, left - 1);
      }
      if (status !== 200) throw new WebPictureError('missing');
      if (!TYPES.test(type)) throw new WebPictureError('not_a_picture');
      if (Number(length ?? 0) > largest) throw new WebPictureError('too_large');
      return await bodyOf(answer, largest);
    } finally {
      answer.destroy();
    }
  }

  return {
    async download(address, given) {
      const timeout = AbortSignal.timeout(patience);
      const signal = given === undefined ? timeout : AbortSignal.any([given, timeout]);
      if (!URL.canParse(address)) throw new WebPictureError('address');
      try {
        return await orAborted(follow(new URL(address), signal, MOST_REDIRECTS), signal);
      } catch (error) {
        given?.throwIfAborted();
        throw error instanceof WebPictureError ? error : new WebPictureError('unreachable', { cause: error });
      }
    },
  };
}

async function addressesOf(name: string): Promise<string[]> {
  return (await lookup(name, { all: true, verbatim: true })).map(({ address }) => address);
}

/** An address with a zone is one of this machine's own networks. */
function isPublic(address: string): boolean {
  return isIP(address) !== 0 && !address.includes('%') && isPublicAddress(address);
}

/** Whatever a name server or a site does, nobody waits longer. A look-up cannot be ended: it is left alone. */
function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const end = (): void => reject(new WebPictureError('unreachable'));
    signal.addEventListener('abort', end, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', end));
    if (signal.aborted) end();
  });
}

async function bodyOf(answer: IncomingMessage, largest: number): Promise<Uint8Array> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of answer) {
    if (!Buffer.isBuffer(piece)) continue;
    size += piece.length;
    if (size > largest) throw new WebPictureError('too_large');
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}
