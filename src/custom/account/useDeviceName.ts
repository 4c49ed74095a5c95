import { useTranslate } from 'ra-core';
import type { DeviceName } from '../../../domain/identity/device-name.ts';

/** `Chrome en Windows`, or the known part of it. */
export function useDeviceName(): (device: DeviceName) => string {
  const translate = useTranslate();
  return ({ browser, system }) => {
    if (browser !== null && system !== null) return translate('account.code.device', { browser, system });
    return browser ?? system ?? translate('account.code.unknown_device');
  };
}
