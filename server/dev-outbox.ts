import type { Outbox, OutboxMessage } from './adapters/outbox.ts';
import { isLoopback, isLoopbackName } from './loopback.ts';
import { mailTextsIn } from './modules/identity/module.ts';
import type { RequestInfo } from './http/handler.ts';
import { languageOf } from './http/language.ts';

/** What a proxy or a tunnel adds to a call that it passes on. */
const PASSED_ON = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];

/**
 * Whether a program or browser of this very machine calls, by a name of this machine. A page of another site that has its
 * own name resolved to 127.0.0.1 (DNS rebinding) comes with that name; what a proxy or tunnel passes on says so.
 */
function isLocalCaller(request: Request, remoteAddress: string | undefined): boolean {
  if (remoteAddress === undefined || !isLoopbackName(remoteAddress)) return false;
  if (PASSED_ON.some((name) => request.headers.has(name))) return false;
  const called = `http://${request.headers.get('host') ?? ''}`;
  return URL.canParse(called) && isLoopback(new URL(called));
}

const SECONDS_BETWEEN_LOOKS = 3;
const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 720px; margin: 0 auto; padding: 16px; }
article { border: 1px solid #8a8173; border-radius: 10px; padding: 12px 16px; margin: 16px 0; }
h2 { font-size: 16px; margin: 0; } pre { font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; margin: 8px 0 0; }
`;

/**
 * `/dev/outbox`: what the local adapters of mail and WhatsApp were given, so that a code can be read on a laptop.
 * `/dev/outbox.json` is the same for programs. Exists where an outbox does, which is never in production, and for callers of
 * this machine only: codes open accounts.
 */
export function createDevOutbox({ messages }: Outbox) {
  return async (request: Request, pathname: string, info: RequestInfo): Promise<Response | null> => {
    if (pathname !== '/dev/outbox.json' && pathname !== '/dev/outbox') return null;
    if (!isLocalCaller(request, info.remoteAddress)) return new Response(null, { status: 404 });
    if (pathname === '/dev/outbox.json') return Response.json(messages, { headers: HEADERS });
    const language = languageOf(request);
    const words = mailTextsIn(language).outbox;
    const list = messages
      .toReversed()
      .map((message) => article(message, words[message.channel]))
      .join('');
    const html = `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${words.title}</title>
<meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="${SECONDS_BETWEEN_LOOKS}">
<style>${STYLE}</style></head><body><main><h1>${words.title}</h1><p>${words.text}</p>${list || `<p>${words.empty}</p>`}</main></body></html>`;
    const styleHash = await hashOf(STYLE);
    return new Response(html, {
      headers: {
        ...HEADERS,
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; frame-ancestors 'none'; base-uri 'none'`,
      },
    });
  };
}

const HEADERS = {
  'cache-control': 'no-store',
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};

function article({ to, subject, text, at }: OutboxMessage, channel: string): string {
  const heading = [channel, to, subject].filter((part) => part !== null).join(' · ');
  return `<article><h2>${escape(heading)}</h2><time>${at.toISOString()}</time><pre>${escape(text)}</pre></article>`;
}

function escape(text: string): string {
  return text.replaceAll(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);
}

async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return btoa(String.fromCharCode(...new Uint8Array(digest)));
}
