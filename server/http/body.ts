import { ApiError } from '../errors.ts';

export const DEFAULT_BODY_LIMIT = 1024 * 1024;

/** An upload: it has room of its own, and pictures have turns of their own. */
export function takesMuch({ bodyLimit = DEFAULT_BODY_LIMIT }: { bodyLimit?: number }): boolean {
  return bodyLimit > DEFAULT_BODY_LIMIT;
}

/**
 * The whole body, at most `limit` bytes. A longer one is refused at its announced length, or at the chunk
 * that passes the limit; the rest is never read. Throws `too_large`.
 */
export async function readBody(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const announced = Number(request.headers.get('content-length') ?? Number.NaN);
  if (announced > limit) throw tooLarge(limit);
  // HTTP itself holds a body to its announced length: no need to count chunks, which costs a stream for each request.
  if (announced <= limit) return within(limit, new Uint8Array(await request.arrayBuffer()));
  if (request.body === null) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    if (size > limit) {
      // Not awaited: a cancelled upload may never settle, and the answer must not wait for it.
      void reader.cancel().catch(() => undefined);
      throw tooLarge(limit);
    }
    chunks.push(value);
  }
  return join(chunks, size);
}

function within(limit: number, body: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  if (body.byteLength > limit) throw tooLarge(limit);
  return body;
}

function join(chunks: Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.byteLength;
  }
  return whole;
}

function tooLarge(limit: number): ApiError {
  return new ApiError('too_large', { details: { limit } });
}
