import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { contentSecurityPolicy } from './csp.ts';
import { createNonce, NONCE_PLACEHOLDER } from './nonce.ts';
import { parseManifest, preloadLinks, type Reader } from './preloads.ts';
import { TRANSPORT_SECURITY } from '../security-headers.ts';

/** Answers with the one page of the client, whatever the path: its router reads the address. */
export type Page = (request: Request) => Response;

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
  const templates: Record<Reader, string> = {
    visitor: withPreloads(html, preloadLinks(manifest, 'visitor', NONCE_PLACEHOLDER)),
    member: withPreloads(html, preloadLinks(manifest, 'member', NONCE_PLACEHOLDER)),
  };

  return (request) => {
    const nonce = createNonce();
    const reader: Reader = SIGNED_IN.test(request.headers.get('cookie') ?? '') ? 'member' : 'visitor';
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
    const body = request.method === 'HEAD' ? null : templates[reader].replaceAll(NONCE_PLACEHOLDER, nonce);
    return new Response(body, { headers });
  };
}

function withPreloads(html: string, links: string): string {
  return html.replace('</head>', `${links}</head>`);
}
