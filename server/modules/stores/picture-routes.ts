import { STORE_PICTURES, type StorePicture } from '../../../domain/stores/store-profile.ts';
import type { StoreRoute } from '../../http/route.ts';
import { writeOnce } from '../../resources/service.ts';
import { LARGEST_UPLOAD, onlyFile, storePicture, UPLOAD_BODY, UPLOAD_LIMIT } from '../files/module.ts';
import { STORE } from './store-schema.ts';
import { writeStore, type StoreChange } from './write-store.ts';

const SHARED = {
  tags: ['stores'],
  access: { permission: 'settings.write' },
  answers: { 200: { description: 'The store', schema: STORE } },
} as const satisfies Partial<StoreRoute>;

function changeOf(picture: StorePicture, url: string | null): StoreChange {
  return picture === 'profile' ? { profile_picture: url } : { banner_picture: url };
}

/** `PUT /profile` and `PUT /banner`, multipart. The picture that was there goes when nothing names it any more. */
function put(picture: StorePicture): StoreRoute {
  const { width, height } = STORE_PICTURES[picture];
  return {
    ...SHARED,
    method: 'PUT',
    path: `/stores/{storeId}/${picture}`,
    operationId: picture === 'profile' ? 'setStorePicture' : 'setStoreBanner',
    summary: `Set the ${picture} picture of the store, at best ${width} × ${height} pixels`,
    bodyType: 'multipart/form-data',
    bodyLimit: UPLOAD_LIMIT,
    body: UPLOAD_BODY,
    refusals: ['plan_limit'],
    async handle(context) {
      const { ports, storeId, access, now } = context;
      const bytes = await onlyFile(context.body, LARGEST_UPLOAD);
      const { url } = await storePicture({ ports, storeId, features: access.features, now }, bytes);
      return writeOnce(context, async (write) => ({
        status: 200,
        ...(await writeStore(write, changeOf(picture, url))),
      }));
    },
  };
}

function remove(picture: StorePicture): StoreRoute {
  return {
    ...SHARED,
    method: 'DELETE',
    path: `/stores/{storeId}/${picture}`,
    operationId: picture === 'profile' ? 'removeStorePicture' : 'removeStoreBanner',
    summary: `Remove the ${picture} picture of the store`,
    handle: (context) =>
      writeOnce(context, async (write) => ({
        status: 200,
        ...(await writeStore(write, changeOf(picture, null))),
      })),
  };
}

export const pictureRoutes: StoreRoute[] = [
  put('profile'),
  remove('profile'),
  put('banner'),
  remove('banner'),
];
