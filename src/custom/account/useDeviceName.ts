import { fill } from '../../i18n/fill.ts';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { ACCOUNT_WORDS } from './account-words.ts';
import type { DeviceName } from '../../../domain/identity/device-name.ts';

/** `Chrome en Windows`, or the known part of it. */
export function useDeviceName(): (device: DeviceName) => string {
  const { code } = useDictionary(ACCOUNT_WORDS);
  return ({ browser, system }) => {
    if (browser !== null && system !== null) return fill(code.device, { browser, system });
    return browser ?? system ?? code.unknown_device;
  };
}
