import { closedObject } from '../../../domain/schema/schema-parts.ts';
import type { Access } from '../../../domain/access/access.ts';
import type { JsonSchema } from '../../../domain/schema/vocabulary.ts';
import { ApiError, invalid } from '../../errors.ts';
import type { Answer, StoreRoute } from '../../http/route.ts';
import type { StoreContext } from '../../context.ts';
import type { StoredFile } from '../../ports/ports.ts';
import { storeFile } from './store-file.ts';
import { storePicture } from './store-picture.ts';

/**
 * The one part named `file`; anything else in the form is a mistake of the caller.
 * @param largest bytes
 * @throws ApiError `invalid`, `too_large`
 */
export async function onlyFile(form: unknown, largest: number): Promise<Uint8Array> {
  const parts = form instanceof FormData ? [...form.entries()] : [];
  const stranger = parts.find(([name]) => name !== 'file');
  if (stranger !== undefined) throw invalid({ [stranger[0]]: { key: 'unknown' } });
  const [first, second] = parts;
  if (first === undefined || !(first[1] instanceof Blob)) throw invalid({ file: { key: 'required' } });
  if (first[1].size === 0) throw invalid({ file: { key: 'empty' } });
  if (second !== undefined) throw invalid({ file: { key: 'maxItems', args: { limit: 1 } } });
  if (first[1].size > largest) throw new ApiError('too_large', { details: { limit: largest } });
  return new Uint8Array(await first[1].arrayBuffer());
}

/** A PDF begins with its version (ISO 32000-2 §7.5.2) … */
const HEADER = /^%PDF-[12]\.\d/;
/** … and ends with its mark (§7.5.5), which programs look for in the last 1,024 bytes. */
const TRAILER = '%%EOF';
const TAIL = 1024;

const latin1 = new TextDecoder('latin1');

/**
 * A document is kept as it came: its answers are attachments in a sandbox, so that nothing in it runs in the panel.
 * @throws `invalid` when it is no whole PDF
 */
export function pdfDocument(bytes: Uint8Array): StoredFile & { extension: string } {
  const whole =
    HEADER.test(latin1.decode(bytes.slice(0, 16))) && latin1.decode(bytes.slice(-TAIL)).includes(TRAILER);
  if (!whole) throw invalid({ file: { key: 'document' } });
  return { body: bytes, contentType: 'application/pdf', extension: 'pdf' };
}

/** A photo as a phone takes it, or a data sheet of some pages. The client shrinks a photo first where it can. */
export const LARGEST_UPLOAD = 8 * 1024 * 1024;
/** Boundaries and headers of the one part. */
const ENVELOPE = 16 * 1024;
/** Of a call with one such file. */
export const UPLOAD_LIMIT = LARGEST_UPLOAD + ENVELOPE;
/** A form with the one part `file`. */
export const UPLOAD_BODY: JsonSchema = closedObject({ file: { type: 'string', format: 'binary' } });

/** Stores one file of a store under a name that nobody can guess or choose; a picture is decoded and encoded again. */
export const uploadFile: StoreRoute = {
  method: 'POST',
  path: '/stores/{storeId}/files',
  operationId: 'uploadFile',
  summary:
    'Store a picture (JPEG, PNG, WebP, TIFF or SVG), which comes back as WebP without metadata, or a PDF; at most 8 MB',
  access: { permission: null },
  query: { kind: { type: 'string', enum: ['picture', 'document'], default: 'picture' } },
  bodyType: 'multipart/form-data',
  bodyLimit: UPLOAD_LIMIT,
  body: UPLOAD_BODY,
  refusals: ['plan_limit'],
  answers: {
    201: {
      description: 'Stored; `url` goes into a record, such as a product’s `picture_url`',
      schema: closedObject(
        {
          url: { type: 'string', format: 'uri-reference' },
          content_type: { type: 'string' },
          size: { type: 'integer' },
          task_process_id: {
            type: 'string',
            description: 'Of a picture: the job that makes its thumbnails of 96, 192 and 512 px.',
          },
        },
        { optional: ['task_process_id'] },
      ),
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
