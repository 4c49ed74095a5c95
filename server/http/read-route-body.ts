import { DEFAULT_BODY_LIMIT, readBody } from './body.ts';
import type { BodyCheck } from './body-check.ts';
import { readForm } from './form.ts';
import { parseJson } from './json.ts';
import { requireMediaType } from './media-type.ts';
import type { Route } from './route.ts';

export interface RouteBody {
  body: unknown;
  rawBody?: Uint8Array<ArrayBuffer>;
}

/**
 * Reads and checks what the route declares. A route without a body takes none.
 * Throws `too_large`, `unsupported_media_type`, `malformed_json` or `invalid`.
 */
export async function readRouteBody(
  request: Request,
  route: Route,
  checkBody: BodyCheck,
): Promise<RouteBody> {
  const takesBody = route.body !== undefined || route.bodyType !== undefined;
  if (!takesBody) {
    if (request.method === 'GET' || request.method === 'HEAD') return { body: undefined };
    const stray = await readBody(request, DEFAULT_BODY_LIMIT);
    if (stray.byteLength > 0) requireMediaType(request, 'application/json');
    return { body: undefined, rawBody: stray };
  }
  const type = route.bodyType ?? 'application/json';
  if (type !== '*/*') requireMediaType(request, type);
  const rawBody = await readBody(request, route.bodyLimit ?? DEFAULT_BODY_LIMIT);
  if (type === '*/*') return { body: undefined, rawBody };
  if (type === 'multipart/form-data') return { body: await readForm(request, rawBody), rawBody };
  const body = parseJson(rawBody);
  if (route.body !== undefined && route.bodyCheck !== 'handler') checkBody(route.body, body);
  return { body, rawBody };
}
