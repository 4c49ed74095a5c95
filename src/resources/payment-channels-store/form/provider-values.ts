import type { ChannelName } from '../../../../domain/payments/channels.ts';
import { SANDBOX_MERCHANT } from '../../../../domain/payments/payu/account.ts';
import type { ChannelConfiguration, ChannelWrite } from '../../../dataProvider/payment-channel-calls.ts';
import { VARIANTS } from './variants.ts';

/** What the form holds. A secret that nobody has typed is undefined: the stored one stays. */
export interface ProviderValues {
  active: boolean;
  test_mode: boolean;
  client_id?: string | undefined;
  client_secret?: string | undefined;
  integrity?: string | undefined;
  event_wompi_key?: string | undefined;
  api_login?: string | undefined;
  merchant_id: string | null;
  signature_algorithm: 'MD5' | 'SHA' | 'SHA256' | 'HMAC-SHA256' | null;
  title: string | null;
  description: string | null;
  instructions: string | null;
  qrImage: string | null;
}

/** The values of a configuration; a new one is shown to buyers from the start. */
export function valuesOf(stored: ChannelConfiguration | null): ProviderValues {
  const texts = stored?.extra_parameters;
  return {
    active: stored === null || stored.active === 1,
    test_mode: stored?.test_mode === 1,
    client_id: undefined,
    client_secret: undefined,
    integrity: undefined,
    event_wompi_key: undefined,
    api_login: undefined,
    merchant_id: stored?.merchant_id ?? null,
    signature_algorithm: stored?.signature_algorithm ?? null,
    title: texts?.title ?? null,
    description: texts?.description ?? null,
    instructions: texts?.instructions ?? null,
    qrImage: texts?.qrImage ?? null,
  };
}

/** What is written of a channel: its own fields alone, and a secret only where one was typed. */
export function writeOf(
  channel: ChannelName,
  values: ProviderValues,
  stored: ChannelConfiguration | null,
): ChannelWrite {
  const { account, texts, testMode } = VARIANTS[channel];
  const typed = account.map(({ name }): [string, string | null | undefined] => [name, trimmed(values[name])]);
  const testing = testMode ? values.test_mode : isSandbox(channel, values);
  const parameters = { ...stored?.extra_parameters };
  for (const name of texts) Object.assign(parameters, { [name]: trimmed(values[name]) ?? null });
  return {
    active: values.active ? 1 : 0,
    test_mode: testing ? 1 : 0,
    ...Object.fromEntries(typed.filter(([, value]) => value !== undefined)),
    ...(texts.length > 0 && { extra_parameters: parameters }),
  };
}

/** PayU's sandbox has one merchant: its number says that payments are not real. */
export function isSandbox(
  channel: ChannelName,
  { merchant_id }: Pick<ProviderValues, 'merchant_id'>,
): boolean {
  return channel === 'payu' && merchant_id?.trim() === SANDBOX_MERCHANT;
}

/** Keys are pasted with spaces around them. An empty text is none. */
function trimmed<T extends string>(text: T | null | undefined): string | null | undefined {
  return text === undefined ? undefined : text?.trim() || null;
}
