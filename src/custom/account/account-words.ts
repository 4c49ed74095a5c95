import type { DeviceName } from '../../../domain/identity/device-name.ts';
import en from '../../../i18n/account/en.json';
import es from '../../../i18n/account/es.json';
import pt from '../../../i18n/account/pt.json';
import { fill } from '../../i18n/fill.ts';
import { useDictionary, type Dictionary } from '../../i18n/useDictionary.ts';

export type AccountWords = typeof es;

/** Sentences of the account page. */
export const ACCOUNT_WORDS: Dictionary<AccountWords> = { es, en, pt };

/** `Chrome en Windows`, or the known part of it. */
export function useDeviceName(): (device: DeviceName) => string {
  const { code } = useDictionary(ACCOUNT_WORDS);
  return ({ browser, system }) => {
    if (browser !== null && system !== null) return fill(code.device, { browser, system });
    return browser ?? system ?? code.unknown_device;
  };
}
