import type { FromSchema } from '../schema/from-schema.ts';
import type { JsonSchema } from '../schema/vocabulary.ts';
import { STORE_URL, STORE_URL_LENGTH } from './store-url.ts';

/** Spec 2 §9. */
export const STORE_NAME_LENGTH = 50;
export const STORE_DESCRIPTION_LENGTH = 250;

/** The pictures of a store and their sizes in pixels (spec 2 §5). */
export const STORE_PICTURES = {
  profile: { width: 512, height: 512 },
  banner: { width: 1440, height: 550 },
} as const;
export type StorePicture = keyof typeof STORE_PICTURES;

/** What buyers see of the store itself (spec 1 §2 `/store`), each text with its rule. A name of spaces is none. */
export const STORE_PROFILE = {
  name: { type: 'string', maxLength: STORE_NAME_LENGTH, pattern: '\\S' },
  description: { type: 'string', maxLength: STORE_DESCRIPTION_LENGTH },
  // Its address below the host.
  url: { type: 'string', maxLength: STORE_URL_LENGTH, pattern: STORE_URL.source },
} as const satisfies Record<string, JsonSchema>;
export type StoreProfile = {
  -readonly [Name in keyof typeof STORE_PROFILE]: FromSchema<(typeof STORE_PROFILE)[Name]>;
};
