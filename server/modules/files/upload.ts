import { ApiError } from '../../errors.ts';
import { pdfDocument } from './document.ts';
import { onlyFile } from './only-file.ts';
import { storeFile } from './store-file.ts';
import { storePicture } from './store-picture.ts';
import type { JsonSchema } from '../../../domain/schema/vocabulary.ts';
import type { Access } from '../../../domain/access/access.ts';
import type { Answer, StoreContext, StoreRoute } from '../../http/route.ts';

/** A photo as a phone takes it, or a data sheet of some pages. The client shrinks a photo first where it can. */
export const LARGEST_UPLOAD = 8 * 1024 * 1024;
/** Boundaries and headers of the one part. */
const ENVELOPE = 16 * 1024;
/** Of a call with one such file. */
export const UPLOAD_LIMIT = LARGEST_UPLOAD + ENVELOPE;
/** A form with the one part `file`. */
export const UPLOAD_BODY: JsonSchema = {
  type: 'object',
  properties: { file: { type: 'string', format: 'binary' } },
  required: ['file'],
  additionalProperties: false,
};

/** Stores one file of a store under a name that nobody can guess or choose; a picture is decoded and encoded again. */
export const uploadFile: StoreRoute = {
  method: 'POST',
  path: '/stores/{storeId}/files',
  operationId: 'uploadFile',
  summary:
    'Store a picture (JPEG, PNG, WebP, TIFF or SVG), which comes back as WebP without metadata, or a PDF; at most 8 MB',
  tags: ['files'],
  access: { permission: null },
  query: { kind: { type: 'string', enum: ['picture', 'document'], default: 'picture' } },
  bodyType: 'multipart/form-data',
  bodyLimit: UPLOAD_LIMIT,
  body: UPLOAD_BODY,
  refusals: ['plan_limit'],
  answers: {
    201: {
      description: 'Stored; `url` goes into a record, such as a product’s `picture_url`',
      schema: {
        type: 'object',
        properties: {
          url: { type: 'string', format: 'uri-reference' },
          content_type: { type: 'string' },
          size: { type: 'integer' },
          task_process_id: {
            type: 'string',
            description: 'Of a picture: the job that makes its thumbnails of 96, 192 and 512 px.',
          },
        },
        required: ['url', 'content_type', 'size'],
        additionalProperties: false,
      },
    },
    403: { description: 'May write nothing, or the plan has no room for it' },
    422: { description: 'Not a file of this kind, or a damaged one' },
    429: { description: 'Too many uploads under way; `Retry-After` in seconds' },
  },
  handle: upload,
};

async function upload({ body, access, ports, storeId, query, now }: StoreContext): Promise<Answer> {
  if (!mayWriteSomething(access)) throw new ApiError('forbidden');
  const bytes = await onlyFile(body, LARGEST_UPLOAD);
  const owner = { ports, storeId, features: access.features, now };
  if (query.get('kind') === 'document') {
    const file = pdfDocument(bytes);
    const url = await storeFile(owner, file);
    return stored({ url, content_type: file.contentType, size: file.body.byteLength });
  }
  const { url, contentType, size, taskProcessId } = await storePicture(owner, bytes);
  return stored({ url, content_type: contentType, size, task_process_id: String(taskProcessId) });
}

function stored(body: { url: string; [fact: string]: string | number }): Answer {
  return { status: 201, body, headers: { location: body.url } };
}

/** Files belong to products, collections, the store's profile…: a member who may write one of them may upload. */
function mayWriteSomething({ owner, permissions }: Access): boolean {
  return owner || [...permissions].some((permission) => permission.endsWith('.write'));
}
