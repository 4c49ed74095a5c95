import { SECRET_FIELDS } from './channels.ts';
import type { AccountField, ProviderAccount, ProviderAdapter } from './contract.ts';
import type { Provider } from './provider.ts';

/** Each field under its name in the account. */
export const KEYS = {
  client_id: 'clientId',
  client_secret: 'clientSecret',
  integrity: 'integrity',
  event_wompi_key: 'eventsKey',
  merchant_id: 'merchantId',
  api_login: 'apiLogin',
  signature_algorithm: 'signatureAlgorithm',
} as const satisfies Record<AccountField, keyof ProviderAccount>;

export const ACCOUNT_FIELDS: readonly AccountField[] = [
  'client_id',
  'client_secret',
  'integrity',
  'event_wompi_key',
  'merchant_id',
  'api_login',
  'signature_algorithm',
];

/** The account in a payment channel's fields. */
export function accountFrom(
  fields: Readonly<Partial<Record<AccountField, string | null>>>,
  testMode: boolean,
): ProviderAccount {
  return {
    clientId: fields.client_id ?? '',
    clientSecret: fields.client_secret ?? '',
    integrity: fields.integrity ?? '',
    eventsKey: fields.event_wompi_key ?? '',
    merchantId: fields.merchant_id ?? '',
    apiLogin: fields.api_login ?? '',
    signatureAlgorithm: fields.signature_algorithm ?? '',
    testMode,
  };
}

/** Fields that a payment needs and that the account lacks. */
export function missingFields({ needs }: ProviderAdapter, account: ProviderAccount): AccountField[] {
  return needs.filter((field) => account[KEYS[field]] === '');
}

/** Fields of a configuration as a client sent them: of any type, and any number of them left out. */
export type SentAccount = Readonly<Partial<Record<AccountField | 'test_mode', unknown>>>;

/** The account that a write leaves: `merge` keeps what is left out, `replace` keeps secrets alone. */
export function accountAfter(
  before: ProviderAccount | null,
  input: SentAccount,
  mode: 'merge' | 'replace',
): ProviderAccount {
  const secrets: readonly AccountField[] = SECRET_FIELDS;
  const textOf = (field: AccountField): string => {
    const given = input[field];
    if (given !== undefined) return typeof given === 'string' ? given : '';
    return mode === 'merge' || secrets.includes(field) ? (before?.[KEYS[field]] ?? '') : '';
  };
  const kept = mode === 'merge' && before?.testMode === true;
  const texts = ACCOUNT_FIELDS.map((field): [AccountField, string] => [field, textOf(field)]);
  const testMode = input.test_mode === undefined ? kept : input.test_mode === 1;
  return accountFrom(Object.fromEntries(texts), testMode);
}

/** Whether two accounts have the same keys for the same environment. */
export function isSameAccount(one: ProviderAccount, other: ProviderAccount): boolean {
  return (
    one.testMode === other.testMode &&
    ACCOUNT_FIELDS.every((field) => one[KEYS[field]] === other[KEYS[field]])
  );
}

/**
 * What each provider calls the two keys that every account has: names in `fields` of the words of payment providers.
 * Other channels have no account.
 */
export const KEY_NAMES = {
  wompi: { client_id: 'public_key', client_secret: 'private_key' },
  payu: { client_id: 'account_id', client_secret: 'api_key' },
  mercado_pago: { client_id: 'user_id', client_secret: 'access_token' },
  paypal: { client_id: 'client_id', client_secret: 'client_secret' },
} as const satisfies Record<Provider, { client_id: string; client_secret: string }>;
