import type { ProviderAccount } from '../../domain/payments/contract.ts';
import { accountFrom } from '../../domain/payments/account.ts';
import type { AccountField } from '../../domain/payments/contract.ts';
import type { Provider } from '../../domain/payments/provider.ts';

/** Keys that the local gateway signs with, as a store fills them in. They open nothing anywhere else. */
export const GATEWAY_KEYS: Readonly<Record<Provider, Partial<Record<AccountField, string>>>> = {
  wompi: {
    client_id: 'pub_test_gateway',
    client_secret: 'prv_test_gateway',
    integrity: 'test_integrity_gateway',
    event_wompi_key: 'test_events_gateway',
  },
  payu: {
    client_id: '512321',
    client_secret: 'gateway-api-key',
    merchant_id: '508029',
    api_login: 'gateway-login',
    signature_algorithm: 'MD5',
  },
  mercado_pago: {
    client_id: '446566691',
    client_secret: 'TEST-gateway',
    event_wompi_key: 'gateway-webhook-secret',
  },
  paypal: {
    client_id: 'gateway-client',
    client_secret: 'gateway-secret',
    event_wompi_key: 'GATEWAYWEBHOOK',
    merchant_id: 'GATEWAYMERCHANT',
  },
};

export function gatewayAccount(provider: Provider): ProviderAccount {
  return accountFrom(GATEWAY_KEYS[provider], true);
}
