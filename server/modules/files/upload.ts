import { randomSecret } from '../../encoding.ts';
import { ApiError, invalid } from '../../errors.ts';
import { fileUrl } from './url.ts';
import type { Access } from '../../../domain/access/access.ts';
import type { Answer, StoreContext, StoreRoute } from '../../http/route.ts';

/** A photo as a phone takes it; the client shrinks it first where it can. */
const LARGEST_PICTURE = 8 * 1024 * 1024;
/** Boundaries and headers of the one part. */
const ENVELOPE = 16 * 1024;

/** Stores one picture of a store: decoded and encoded again, under a name that nobody can guess or choose. */
export const uploadFile: StoreRoute = {
  method: 'POST',
  path: '/stores/{storeId}/files',
  operationId: 'uploadFile',
  summary:
    'Store a picture (JPEG, PNG, WebP, TIFF or SVG, at most 8 MB); it comes back as WebP without metadata',
  tags: ['files'],
  access: { permission: null },
  bodyType: 'multipart/form-data',
  bodyLimit: LARGEST_PICTURE + ENVELOPE,
  body: {
    type: 'object',
    properties: { file: { type: 'string', format: 'binary' } },
    required: ['file'],
    additionalProperties: false,
  },
  answers: {
    201: {
      description: 'Stored; `url` goes into a record, such as a product’s `picture_url`',
      schema: {
        type: 'object',
        properties: {
          url: { type: 'string', format: 'uri-reference' },
          content_type: { type: 'string' },
          size: { type: 'integer' },
        },
        required: ['url', 'content_type', 'size'],
        additionalProperties: false,
      },
    },
    422: { description: 'Not a picture, or a damaged one' },
  },
  handle: upload,
};

async function upload({ body, access, ports, storeId }: StoreContext): Promise<Answer> {
  if (!mayWriteSomething(access)) throw new ApiError('forbidden');
  const picture = await ports.pictures.normalise(await onlyFile(body));
  const key = `${storeId}/${randomSecret().replace(/^[-_]/, '0')}.${picture.extension}`;
  await ports.files.put(key, { body: picture.body, contentType: picture.contentType });
  return {
    status: 201,
    body: { url: fileUrl(key), content_type: picture.contentType, size: picture.body.byteLength },
    headers: { location: fileUrl(key) },
  };
}

/** Pictures belong to products, collections, the store's profile…: whoever may write one of them may upload. */
function mayWriteSomething({ owner, permissions }: Access): boolean {
  return owner || [...permissions].some((permission) => permission.endsWith('.write'));
}

/** The one part named `file`; anything else in the form is a mistake of the caller. */
async function onlyFile(form: unknown): Promise<Uint8Array> {
  const parts = form instanceof FormData ? [...form.entries()] : [];
  const stranger = parts.find(([name]) => name !== 'file');
  if (stranger !== undefined) throw invalid({ [stranger[0]]: { key: 'unknown' } });
  const [first, second] = parts;
  if (first === undefined || !(first[1] instanceof Blob) || first[1].size === 0)
    throw invalid({ file: { key: 'required' } });
  if (second !== undefined) throw invalid({ file: { key: 'maxItems', args: { limit: 1 } } });
  if (first[1].size > LARGEST_PICTURE)
    throw new ApiError('too_large', { details: { limit: LARGEST_PICTURE } });
  return new Uint8Array(await first[1].arrayBuffer());
}
