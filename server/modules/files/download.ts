import { ApiError } from '../../errors.ts';
import type { Answer, BaseContext, PublicRoute } from '../../http/route.ts';

/** Pictures and data sheets of a shop are public: customers see them. Their names cannot be guessed. */
export const downloadFile: PublicRoute = {
  method: 'GET',
  path: '/files/{storeId}/{name}',
  operationId: 'downloadFile',
  summary: 'A stored file',
  tags: ['files'],
  access: 'public',
  answers: {
    200: { description: 'A picture as WebP, or a PDF as an attachment', type: 'image/webp' },
    404: { description: 'No such file' },
  },
  handle: download,
};

async function download({ params, ports }: BaseContext): Promise<Answer> {
  const file = await ports.files.get(`${params['storeId'] ?? ''}/${params['name'] ?? ''}`);
  if (file === null) throw new ApiError('not_found');
  const picture = file.contentType.startsWith('image/');
  return {
    status: 200,
    raw: new Uint8Array(file.body),
    headers: {
      'content-type': file.contentType,
      'content-length': String(file.body.byteLength),
      // A name is never used for another content.
      'cache-control': 'public, max-age=31536000, immutable',
      // Shops show these files on their own domains.
      'cross-origin-resource-policy': 'cross-origin',
      ...(picture ? {} : { 'content-disposition': 'attachment' }),
    },
  };
}
