import {
  STORE_PICTURES,
  STORE_PROFILE,
  type StorePicture,
  type StoreProfile,
} from '../../../domain/stores/store-profile.ts';
import { STORE_SETTINGS, type StoreSettings } from '../../../domain/stores/store-settings.ts';
import { isStoreUrl } from '../../../domain/stores/store-url.ts';
import { invalid } from '../../errors.ts';
import type { Answer, StoreRoute } from '../../http/route.ts';
import type { StoreContext } from '../../context.ts';
import { storeRoute } from '../../http/typed-route.ts';
import { IF_MATCH } from '../../resources/routes/describe.ts';
import { writeOnce } from '../../resources/service.ts';
import { LARGEST_UPLOAD, onlyFile, storePicture, UPLOAD_BODY, UPLOAD_LIMIT } from '../files/module.ts';
import { STORE_FLAGS, withStoredFlags } from './settings-routes.ts';
import { STORE } from '../../../domain/stores/store-answers.ts';
import { writeStore, type StoreChange } from './write-store.ts';

const SHARED = {
  access: { permission: 'settings.write' },
  headers: { 'If-Match': IF_MATCH },
  // A setting of the checkout or of marketing may ask for a plan.
  refusals: ['stale', 'plan_required'],
  answers: { 200: { description: 'The store', schema: STORE } },
  handle: (context: StoreContext<Partial<StoreProfile & StoreSettings>>): Promise<Answer> =>
    writeOnce(context, async (write) => {
      const { name, url } = context.body;
      if (url !== undefined && !isStoreUrl(url)) throw invalid({ url: { key: 'unique' } });
      const change = name === undefined ? context.body : { ...context.body, name: name.trim() };
      return {
        status: 200,
        ...(await writeStore(write, change, context.request.headers.get('if-match'))),
      };
    }),
} as const satisfies Partial<StoreRoute>;

/** Name, description and address of the store (spec 2 §7); `PATCH` takes settings too. */
export const profileRoutes: StoreRoute[] = [
  storeRoute({
    ...SHARED,
    method: 'PATCH',
    path: '/stores/{storeId}',
    operationId: 'updateStore',
    summary: 'Change the profile and settings of the store; what is left out stays',
    body: {
      type: 'object',
      properties: { ...STORE_PROFILE, ...STORE_SETTINGS, ...STORE_FLAGS },
      minProperties: 1,
      additionalProperties: false,
    },
    handle: (context) => SHARED.handle({ ...context, body: withStoredFlags(context.body) }),
  }),
  storeRoute({
    ...SHARED,
    method: 'PUT',
    path: '/stores/{storeId}',
    operationId: 'setStoreProfile',
    summary: 'Set the name, the description and the address of the store',
    body: {
      type: 'object',
      properties: STORE_PROFILE,
      required: ['name', 'url', 'description'],
      additionalProperties: false,
    },
  }),
];

const OF_PICTURES = {
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
    ...OF_PICTURES,
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
    ...OF_PICTURES,
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
