import { accountFrom } from '../domain/payments/account.ts';
import { adapterOf } from '../domain/payments/adapters.ts';
import type { AccountField, ProviderAccount } from '../domain/payments/contract.ts';
import {
  PLATFORM_PROVIDERS,
  type PlatformAccounts,
  type PlatformProvider,
} from '../domain/plans/billing-types.ts';
import type { EnvironmentReader } from './environment.ts';

/** The settings of an account, by the fields of a payment channel that hold the same. */
const SETTINGS: Readonly<Record<PlatformProvider, Readonly<Partial<Record<AccountField, string>>>>> = {
  payu: {
    client_id: 'BILLING_PAYU_ACCOUNT_ID',
    client_secret: 'BILLING_PAYU_API_KEY',
    merchant_id: 'BILLING_PAYU_MERCHANT_ID',
    api_login: 'BILLING_PAYU_API_LOGIN',
    signature_algorithm: 'BILLING_PAYU_ALGORITHM',
    event_wompi_key: 'BILLING_PAYU_HMAC_KEY',
  },
  mercado_pago: {
    client_id: 'BILLING_MERCADO_PAGO_USER_ID',
    client_secret: 'BILLING_MERCADO_PAGO_ACCESS_TOKEN',
    event_wompi_key: 'BILLING_MERCADO_PAGO_WEBHOOK_SECRET',
  },
};

/** The platform's own accounts at payment providers. One that has some of its settings must have all that it needs. */
export function readBillingAccounts(read: EnvironmentReader): PlatformAccounts {
  const testMode = read.flag('BILLING_TEST_MODE', false);
  return Object.fromEntries(
    PLATFORM_PROVIDERS.map((provider) => [provider, readAccount(read, provider, testMode)]).filter(
      ([, account]) => account !== null,
    ),
  );
}

function readAccount(
  read: EnvironmentReader,
  provider: PlatformProvider,
  testMode: boolean,
): ProviderAccount | null {
  const settings = SETTINGS[provider];
  const fields: Partial<Record<AccountField, string | null>> = Object.fromEntries(
    Object.entries(settings).map(([field, name]) => [field, read.text(name) ?? null]),
  );
  if (Object.values(fields).every((value) => value === null)) return null;
  const adapter = adapterOf(provider);
  for (const field of adapter.needs)
    if (fields[field] == null)
      read.mistake(settings[field] ?? field, 'is needed when another setting of the same account is there');
  const account = accountFrom(fields, testMode);
  for (const field of adapter.wrongEnvironment(account))
    read.mistake(settings[field] ?? field, 'is of the other environment than BILLING_TEST_MODE says');
  return account;
}
