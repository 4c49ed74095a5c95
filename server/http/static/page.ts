import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { listPathOf } from '../../../domain/schema/list-path.ts';
import { TRANSPORT_SECURITY } from '../security-headers.ts';
import { createNonce, NONCE_PLACEHOLDER } from './nonce.ts';

/** The part of Vite's manifest that lists the files that a page needs first. */
interface ManifestChunk {
  file: string;
  name?: string;
  imports?: string[];
  css?: string[];
}
type Manifest = Record<string, ManifestChunk>;

/** What the entry loads by `import()`, at once: the pages before signing in, or the admin. */
const STARTS = { visitor: 'src/public/start.tsx', member: 'src/app/start.tsx' } as const;

/**
 * `<link>`s for the files that the entry imports when it runs. The browser fetches them with the page itself. That
 * saves a round trip, which on 3G is most of a second.
 * @param starts keys of the manifest
 */
function preloadLinks(manifest: Manifest, starts: readonly string[], nonce: string): string {
  const entry = filesOf(manifest, ['index.html']);
  const start = filesOf(manifest, starts);
  const missing = (kind: 'js' | 'css'): string[] => [...start[kind]].filter((file) => !entry[kind].has(file));
  return [
    ...missing('css').map(
      (file) => `<link rel="preload" as="style" crossorigin href="/${file}" nonce="${nonce}" />`,
    ),
    ...missing('js').map((file) => `<link rel="modulepreload" href="/${file}" nonce="${nonce}" />`),
  ].join('');
}

/** The screens that have a file of their own for a first visit (`scripts/vite/chunk-groups.ts`), by their path. */
function firstScreens(manifest: Manifest): Map<string, string[]> {
  const byName = new Map(Object.entries(manifest).map(([key, { name }]) => [name, key]));
  const named = (...names: string[]): string[] => names.flatMap((name) => byName.get(name) ?? []);
  const screens = new Map([['/', named('home')]]);
  for (const [name] of byName) {
    const resource = /^(.+)-list$/.exec(name ?? '')?.[1];
    if (resource !== undefined)
      screens.set(listPathOf(resource), named('generated-list', `${resource}-list`));
  }
  return screens;
}

/** The chunks and all that they import, each once. */
function filesOf(manifest: Manifest, names: readonly string[]): { js: Set<string>; css: Set<string> } {
  const found = { js: new Set<string>(), css: new Set<string>() };
  const seen = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (chunk === undefined || seen.has(key)) return;
    seen.add(key);
    found.js.add(chunk.file);
    for (const file of chunk.css ?? []) found.css.add(file);
    for (const each of chunk.imports ?? []) visit(each);
  };
  for (const name of names) visit(name);
  return found;
}

function parseManifest(text: string): Manifest {
  // Written by our own build, next to the files that it names.
  return JSON.parse(text) as Manifest;
}

/** Answers with the one page of the client, whatever the path: its router reads the address. */
type Page = (request: Request, pathname: string) => Response;

/** Set by signing in, readable and worth nothing (server/modules/identity/cookies.ts). */
const SIGNED_IN = /(?:^|;\s*)tendero_signed_in=1(?:;|$)/;

export interface PageOptions {
  /** The site is https: browsers are to keep to that for a year. */
  secure: boolean;
  /** Origins of the payment pages that are opened by a form. */
  formTargets: readonly string[];
}

export async function readPage(folder: string, options: PageOptions): Promise<Page> {
  const html = await readFile(path.join(folder, 'index.html'), 'utf8');
  const manifest = parseManifest(await readFile(path.join(folder, '.vite/manifest.json'), 'utf8'));
  const template = (...starts: string[]): string =>
    withPreloads(html, preloadLinks(manifest, starts, NONCE_PLACEHOLDER));
  const visitor = template(STARTS.visitor);
  const member = template(STARTS.member);
  const screens = new Map(
    [...firstScreens(manifest)].map(([at, files]) => [at, template(STARTS.member, ...files)]),
  );

  return (request, pathname) => {
    const nonce = createNonce();
    const signedIn = SIGNED_IN.test(request.headers.get('cookie') ?? '');
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
    });
    if (options.secure) headers.set('strict-transport-security', TRANSPORT_SECURITY);
    const body =
      request.method === 'HEAD'
        ? null
        : (signedIn ? (screens.get(pathname) ?? member) : visitor).replaceAll(NONCE_PLACEHOLDER, nonce);
    return new Response(body, { headers });
  };
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
