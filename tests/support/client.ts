/** What a browser would send: cookies kept, a request id on every call, the origin of the panel. */
export interface TestAnswer<T> {
  status: number;
  headers: Headers;
  body: T;
}

export interface CallOptions {
  headers?: Record<string, string>;
}

export interface TestClient {
  /** The cookies of the browser, by name; a test may change them. */
  cookies: Map<string, string>;
  get<T = unknown>(path: string, options?: CallOptions): Promise<TestAnswer<T>>;
  post<T = unknown>(path: string, body?: unknown, options?: CallOptions): Promise<TestAnswer<T>>;
  put<T = unknown>(path: string, body: unknown, options?: CallOptions): Promise<TestAnswer<T>>;
  patch<T = unknown>(path: string, body: unknown, options?: CallOptions): Promise<TestAnswer<T>>;
  delete<T = unknown>(path: string, body?: unknown, options?: CallOptions): Promise<TestAnswer<T>>;
  /** The answer as it is: streams, files, exports. Paths are below `/api/v1`. */
  raw(path: string, init?: RequestInit): Promise<Response>;
}

export type Fetch = (request: Request) => Promise<Response>;

/**
 * @param fetch the API's
 * @param browser origin of the page, address of the signed-in user, cookies to begin with
 */
export function createClient(
  fetch: Fetch,
  browser: { origin: string; email?: string; cookies?: Map<string, string> },
): TestClient {
  const cookies = browser.cookies ?? new Map<string, string>();

  async function raw(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    const setDefault = (name: string, value: string): void => {
      if (!headers.has(name)) headers.set(name, value);
    };
    setDefault('x-request-id', crypto.randomUUID());
    setDefault('origin', browser.origin);
    if (browser.email !== undefined) setDefault('x-user-email', browser.email);
    const jar = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    if (jar !== '') setDefault('cookie', jar);
    const response = await fetch(new Request(`${browser.origin}/api/v1${path}`, { ...init, headers }));
    keepCookies(cookies, response.headers.getSetCookie());
    return response;
  }

  async function call<T>(
    method: string,
    path: string,
    body: unknown,
    options: CallOptions = {},
  ): Promise<TestAnswer<T>> {
    const response = await raw(path, {
      method,
      headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...options.headers },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
    // The caller names the shape that the test then checks.
    const parsed = (isJson ? JSON.parse(text) : text) as T;
    return { status: response.status, headers: response.headers, body: parsed };
  }

  return {
    cookies,
    raw,
    get: (path, options) => call('GET', path, undefined, options),
    post: (path, body, options) => call('POST', path, body, options),
    put: (path, body, options) => call('PUT', path, body, options),
    patch: (path, body, options) => call('PATCH', path, body, options),
    delete: (path, body, options) => call('DELETE', path, body, options),
  };
}

/** Applies `Set-Cookie` headers to a jar; `Max-Age=0` takes one away. */
export function keepCookies(cookies: Map<string, string>, headers: readonly string[]): void {
  for (const header of headers) {
    const [pair = '', ...attributes] = header.split(';');
    const at = pair.indexOf('=');
    const name = pair.slice(0, at).trim();
    const ended = attributes.some((attribute) => attribute.trim().toLowerCase() === 'max-age=0');
    if (ended) cookies.delete(name);
    else cookies.set(name, pair.slice(at + 1).trim());
  }
}
