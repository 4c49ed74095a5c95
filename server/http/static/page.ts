import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline, Readable } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { listPathOf } from '../../../domain/schema/list-path.ts';
import type { RequestInfo } from '../handler.ts';
import { TRANSPORT_SECURITY } from '../security-headers.ts';
import { chooseEncoding, ENCODINGS, type Encoding } from './encodings.ts';
import type { FirstAnswers } from './first-answers.ts';
import { createNonce, NONCE_PLACEHOLDER } from './nonce.ts';

/** The part of Vite's manifest that lists the files that a page needs first. */
interface ManifestChunk {
  file: string;
  name?: string;
  imports?: string[];
  css?: string[];
}
type Manifest = Record<string, ManifestChunk>;

/** The chunks that every page loads, and a visitor or a member besides (`scripts/vite/chunk-groups.ts`). */
const BASE = 'base';
const VISITOR = 'login';
const MEMBER = 'admin';

/**
 * `<link>`s for the files that the entry imports when it runs. The browser fetches them with the page itself. That
 * saves a round trip, which on 3G is most of a second.
 * @param starts names of chunks
 */
function preloadLinks(manifest: Manifest, starts: readonly string[], nonce: string): string {
  const entry = filesOf(manifest, [BASE]);
  const start = filesOf(manifest, starts);
  const missing = (kind: 'js' | 'css'): string[] => [...start[kind]].filter((file) => !entry[kind].has(file));
  return [
    ...missing('css').map(
      (file) => `<link rel="preload" as="style" crossorigin href="/${file}" nonce="${nonce}" />`,
    ),
    ...missing('js').map((file) => `<link rel="modulepreload" href="/${file}" nonce="${nonce}" />`),
  ].join('');
}

/** The chunks of the screens that have some of their own for a first visit, by the path of the screen. */
function firstScreens(manifest: Manifest): Map<string, string[]> {
  const screens = new Map([['/', ['home']]]);
  for (const { name } of Object.values(manifest)) {
    const resource = /^(.+)-list$/.exec(name ?? '')?.[1];
    if (resource !== undefined) screens.set(listPathOf(resource), ['generated-list', `${resource}-list`]);
  }
  return screens;
}

/** The chunks and all that they import, each once. */
function filesOf(manifest: Manifest, names: readonly string[]): { js: Set<string>; css: Set<string> } {
  const found = { js: new Set<string>(), css: new Set<string>() };
  const seen = new Set<string>();
  const byName = new Map(Object.entries(manifest).map(([key, { name }]) => [name, key]));
  const visit = (key: string | undefined): void => {
    const chunk = key === undefined ? undefined : manifest[key];
    if (key === undefined || chunk === undefined || seen.has(key)) return;
    seen.add(key);
    found.js.add(chunk.file);
    for (const file of chunk.css ?? []) found.css.add(file);
    for (const each of chunk.imports ?? []) visit(each);
  };
  for (const name of names) visit(byName.get(name));
  return found;
}

function parseManifest(text: string): Manifest {
  // Written by our own build, next to the files that it names.
  return JSON.parse(text) as Manifest;
}

/** Answers with the one page of the client, whatever the path: its router reads the address. */
type Page = (request: Request, pathname: string, info: RequestInfo) => Response;

/** Set by signing in, readable and worth nothing (server/modules/identity/cookies.ts). */
const SIGNED_IN = /(?:^|;\s*)tendero_signed_in=1(?:;|$)/;

export interface PageOptions {
  /** The site is https: browsers are to keep to that for a year. */
  secure: boolean;
  /** Origins of the payment pages that are opened by a form. */
  formTargets: readonly string[];
  /** The answers to the calls that a member's page makes first. */
  firstAnswers: FirstAnswers;
}

export async function readPage(folder: string, options: PageOptions): Promise<Page> {
  const html = await readFile(path.join(folder, 'index.html'), 'utf8');
  const manifest = parseManifest(await readFile(path.join(folder, '.vite/manifest.json'), 'utf8'));
  const template = (...starts: string[]): string =>
    withPreloads(html, preloadLinks(manifest, starts, NONCE_PLACEHOLDER));
  const visitor = template(VISITOR);
  const member = template(MEMBER);
  const screens = new Map([...firstScreens(manifest)].map(([at, files]) => [at, template(MEMBER, ...files)]));

  return (request, pathname, info) => {
    const nonce = createNonce();
    const signedIn = SIGNED_IN.test(request.headers.get('cookie') ?? '');
    const encoding = chooseEncoding(request.headers.get('accept-encoding'), ENCODINGS);
    const headers = new Headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': contentSecurityPolicy(nonce, options.secure, options.formTargets),
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      vary: 'accept-encoding',
    });
    if (encoding !== null) headers.set('content-encoding', encoding);
    if (options.secure) headers.set('strict-transport-security', TRANSPORT_SECURITY);
    if (request.method === 'HEAD') return new Response(null, { headers });
    const html = (signedIn ? (screens.get(pathname) ?? member) : visitor).replaceAll(
      NONCE_PLACEHOLDER,
      nonce,
    );
    const answers =
      signedIn && isOpened(request) ? options.firstAnswers(request, pathname, info) : Promise.resolve('');
    return new Response(encoded(inPieces(html, answers), encoding), { headers });
  };
}

/** Whether a person opens the page, also through the worker. What the worker stores for later holds no records. */
function isOpened({ headers }: Request): boolean {
  return (headers.get('sec-fetch-mode') ?? 'navigate') === 'navigate';
}

/** The page at once, so that the browser requests its files, and then the answers. */
async function* inPieces(html: string, answers: Promise<string>): AsyncGenerator<string> {
  const end = html.lastIndexOf('</body>');
  yield html.slice(0, end);
  const found = await answers;
  if (found !== '') yield `<script type="application/json" id="first-answers">${found}</script>`;
  yield html.slice(end);
}

const COMPRESSED = {
  br: () =>
    createBrotliCompress({
      flush: constants.BROTLI_OPERATION_FLUSH,
      params: { [constants.BROTLI_PARAM_QUALITY]: 5 },
    }),
  gzip: () => createGzip({ flush: constants.Z_SYNC_FLUSH }),
} satisfies Record<Encoding, () => NodeJS.ReadWriteStream>;

const encoder = new TextEncoder();

/** Each piece is sent as soon as it is there. */
function encoded(pieces: AsyncIterable<string>, encoding: Encoding | null): ReadableStream<Uint8Array> {
  const text = Readable.from(pieces);
  const whole = encoding === null ? text : pipeline(text, COMPRESSED[encoding](), () => undefined);
  const parts: AsyncIterator<Uint8Array | string> = whole[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await parts.next();
      if (done === true) controller.close();
      else controller.enqueue(typeof value === 'string' ? encoder.encode(value) : value);
    },
    // A reader that leaves ends all of them.
    async cancel() {
      await parts.return?.();
    },
  });
}

function withPreloads(html: string, links: string): string {
  return html.replace('</head>', `${links}</head>`);
}

/**
 * What the page may do: run and style with our own files and what carries this response's nonce, call this server
 * alone. Its forms may also go to the payment pages at `formTargets`, which are origins. `style-src-attr 'none'` holds because React, MUI and Emotion set styles through the object model, never as
 * attributes.
 */
function contentSecurityPolicy(nonce: string, secure: boolean, formTargets: readonly string[]): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src-elem 'self' 'nonce-${nonce}'`,
    "style-src-attr 'none'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    ["form-action 'self'", ...formTargets].join(' '),
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}
