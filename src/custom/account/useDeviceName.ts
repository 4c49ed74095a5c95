import type { DeviceName } from '../../../domain/identity/sign-in-answers.ts';
import { ACCOUNT_WORDS } from '../../../generated/words/account.ts';
import { fill, useWords } from '../../i18n/words.ts';

/** `Chrome en Windows`, or the known part of it. */
export function useDeviceName(): (device: DeviceName) => string {
  const { code } = useWords(ACCOUNT_WORDS);
  return ({ browser, system }) => {
    if (browser !== null && system !== null) return fill(code.device, { browser, system });
    return browser ?? system ?? code.unknown_device;
  };
}
