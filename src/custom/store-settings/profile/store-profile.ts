import {
  STORE_DESCRIPTION_LENGTH,
  STORE_NAME_LENGTH,
  type StoreProfile,
} from '../../../../domain/stores/store-profile.ts';
import { isStoreUrl } from '../../../../domain/stores/store-url.ts';
import type { StoreProfileWords } from '../../../../generated/words/store-profile.ts';

/** The typed part of a store. */
export function profileOf({ name, description, url }: StoreProfile): StoreProfile {
  return { name, description, url };
}

/** What differs from the stored profile. */
export function changedProfile(typed: StoreProfile, stored: StoreProfile): Partial<StoreProfile> {
  return {
    ...(typed.name.trim() !== stored.name && { name: typed.name.trim() }),
    ...(typed.description !== stored.description && { description: typed.description }),
    ...(typed.url !== stored.url && { url: typed.url }),
  };
}

/** Sentences of what is wrong, by field. A reserved address is one that others have. */
export function profileFaults(
  { name, description, url }: StoreProfile,
  words: StoreProfileWords,
): Partial<Record<keyof StoreProfile, string>> {
  const faults: Partial<Record<keyof StoreProfile, string>> = {};
  if (name.trim() === '') faults.name = words.name_required;
  else if ([...name].length > STORE_NAME_LENGTH) faults.name = words.name_long;
  if ([...description].length > STORE_DESCRIPTION_LENGTH) faults.description = words.description_long;
  const fault = urlFault(url, words);
  if (fault !== undefined) faults.url = fault;
  return faults;
}

/** What is wrong with an address before the server is asked. */
export function urlFault(url: string, words: StoreProfileWords): string | undefined {
  if (url === '') return words.url_required;
  if (url.startsWith('-') || url.endsWith('-')) return words.url_shape;
  return isStoreUrl(url) ? undefined : words.url_taken;
}
