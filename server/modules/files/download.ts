import { isPrivate } from '../../../domain/files/private-file.ts';
import { THUMBNAIL_SIZES, thumbnailName } from '../../../domain/files/thumbnails.ts';
import { ApiError } from '../../errors.ts';
import type { Answer, PublicRoute } from '../../http/route.ts';
import type { BaseContext, Ports } from '../../context.ts';
import type { StoredFile } from '../../ports/ports.ts';

/** Pictures and data sheets of a shop are public: customers see them. Their names cannot be guessed. */
export const downloadFile: PublicRoute = {
  method: 'GET',
  path: '/files/{storeId}/{name}',
  operationId: 'downloadFile',
  summary: 'A stored file',
  access: 'public',
  query: {
    name: { type: 'string', maxLength: 300, description: 'Name under which a document is saved.' },
    size: {
      type: 'string',
      enum: THUMBNAIL_SIZES.map(String),
      description:
        'Longest side of the thumbnail in pixels. The picture itself until its thumbnails are made.',
    },
  },
  refusals: ['not_found'],
  answers: {
    200: {
      description: 'A picture as WebP, or a PDF as an attachment',
      type: ['image/webp', 'application/pdf'],
    },
    404: { description: 'No such file' },
  },
  handle: download,
};

async function download({ params, query, ports }: BaseContext): Promise<Answer> {
  const name = params['name'] ?? '';
  if (isPrivate(name)) throw new ApiError('not_found');
  const key = `${params['storeId'] ?? ''}/${name}`;
  const thumbnail = await thumbnailOf(ports, key, query.get('size'));
  const file = thumbnail ?? (await ports.files.get(key));
  if (file === null || isPart(file)) throw new ApiError('not_found');
  const complete = thumbnail !== null || !query.has('size');
  const picture = file.contentType.startsWith('image/');
  return {
    status: 200,
    raw: new Uint8Array(file.body),
    headers: {
      'content-type': file.contentType,
      'content-length': String(file.body.byteLength),
      // A name is never used for another content, but a thumbnail may be on its way.
      'cache-control': complete ? 'public, max-age=31536000, immutable' : 'public, max-age=30',
      // Shops show these files on their own domains.
      'cross-origin-resource-policy': 'cross-origin',
      ...(picture ? {} : { 'content-disposition': attachment(query.get('name'), name) }),
    },
  };
}

/** Of a file that a member is sending: it is nobody's to read. */
function isPart({ contentType }: StoredFile): boolean {
  return contentType === 'application/octet-stream';
}

async function thumbnailOf(
  { files }: Pick<Ports, 'files'>,
  key: string,
  asked: string | null,
): Promise<StoredFile | null> {
  const size = THUMBNAIL_SIZES.find((one) => String(one) === asked);
  return size === undefined ? null : files.get(thumbnailName(key, size));
}

/** The name of RFC 6266 and 8187, with the ending of the stored file: an address cannot make a program of a PDF. */
function attachment(name: string | null, stored: string): string {
  if (name === null) return 'attachment';
  const ending = stored.slice(stored.lastIndexOf('.'));
  const plain = name.replaceAll(/[\p{Cc}\p{Cf}\\/:*?"<>|]/gu, ' ').trim();
  const whole = plain.toLowerCase().endsWith(ending) ? plain : `${plain}${ending}`;
  return `attachment; filename*=UTF-8''${encodeURIComponent(whole)}`;
}
