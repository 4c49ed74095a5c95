import type { AccountField, ProviderAccount, ProviderAdapter } from './contract.ts';

const KEYS = {
  client_id: 'clientId',
  client_secret: 'clientSecret',
  integrity: 'integrity',
  event_wompi_key: 'eventsKey',
  merchant_id: 'merchantId',
  api_login: 'apiLogin',
  signature_algorithm: 'signatureAlgorithm',
} as const satisfies Record<AccountField, keyof ProviderAccount>;

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
