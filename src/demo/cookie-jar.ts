/**
 * Cookies of the demo. In a browser, scripts cannot set `Cookie` on a request or read `Set-Cookie` from a response. So
 * the demo stores them apart, and shows the page only those that scripts may read.
 */
import type { Api } from '../../server/api.ts';

export interface CookieJar {
  /** Values by name. */
  cookies: Map<string, string>;
  /** Called after each change, to have them at the next start. */
  keep(cookies: ReadonlyMap<string, string>): Promise<void>;
}

export function withCookieJar(
  api: Pick<Api, 'fetch'>,
  document: Document,
  jar: CookieJar,
): (request: Request) => Promise<Response> {
  function keep(cookies: string[]): void {
    for (const cookie of cookies) {
      const { name, value, ended, httpOnly } = parse(cookie);
      if (ended) jar.cookies.delete(name);
      else jar.cookies.set(name, value);
      if (!httpOnly) document.cookie = cookie;
    }
    void jar.keep(jar.cookies).catch(reportError);
  }

  return (request) => {
    const cookies = [...jar.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return api.fetch(withCookies(request, cookies), { setCookies: keep });
  };
}

/** The same request with separate headers: a `Headers` object can hold a cookie, a browser's `Request` cannot. */
function withCookies(request: Request, cookies: string): Request {
  const headers = new Headers(request.headers);
  if (cookies !== '') headers.set('cookie', cookies);
  return new Proxy(request, {
    get(target, member) {
      if (member === 'headers') return headers;
      const value: unknown = Reflect.get(target, member, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

function parse(cookie: string): { name: string; value: string; ended: boolean; httpOnly: boolean } {
  const [pair = '', ...attributes] = cookie.split(';').map((part) => part.trim());
  const flags = attributes.map((attribute) => attribute.toLowerCase());
  const at = pair.indexOf('=');
  return {
    name: pair.slice(0, at),
    value: pair.slice(at + 1),
    ended: flags.includes('max-age=0'),
    httpOnly: flags.includes('httponly'),
  };
}
