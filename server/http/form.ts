import { ApiError } from '../errors.ts';

/** Parts of a form; ours have one. */
const MOST_PARTS = 10;
/** Characters of the headers of one part. */
const LONGEST_HEAD = 4096;

const latin1 = new TextDecoder('latin1');

/** Characters of a field that is no file. It becomes text, which costs several times what bytes do. */
const LONGEST_FIELD = 4096;

/**
 * The form of a multipart body. Throws `bad_request` for one that is malformed or has more parts or headers than any of
 * ours. So it does for a long field that is no file.
 */
export async function readForm(request: Request, bytes: Uint8Array<ArrayBuffer>): Promise<FormData> {
  const type = request.headers.get('content-type') ?? '';
  refuseMany(bytes, type);
  try {
    return await new Response(bytes, { headers: { 'content-type': type } }).formData();
  } catch (cause) {
    throw new ApiError('bad_request', { cause });
  }
}

/** Reading 130,000 parts, or as many headers of one, takes more than a second, during which nobody else is served. */
function refuseMany(bytes: Uint8Array<ArrayBuffer>, type: string): void {
  const boundary = /boundary="?([^";]{1,70})/i.exec(type)?.[1];
  if (boundary === undefined) throw new ApiError('bad_request');
  const text = latin1.decode(bytes);
  const mark = `--${boundary}`;
  let parts = 0;
  for (let at = text.indexOf(mark); at !== -1;) {
    const next = text.indexOf(mark, at + mark.length);
    parts += 1;
    if (parts > MOST_PARTS) throw new ApiError('bad_request');
    refusePart(text.slice(at + mark.length, at + LONGEST_HEAD), (next === -1 ? text.length : next) - at);
    at = next;
  }
}

/** @param start of the part, behind its boundary */
function refusePart(start: string, length: number): void {
  if (start.startsWith('--')) return;
  const end = start.indexOf('\r\n\r\n');
  const isFile = /filename/i.test(start.slice(0, end));
  if (end === -1 || (!isFile && length > LONGEST_HEAD + LONGEST_FIELD)) throw new ApiError('bad_request');
}
