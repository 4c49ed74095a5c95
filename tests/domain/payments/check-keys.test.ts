import { describe, expect, test } from 'vitest';
import { adapterOf } from '../../../domain/payments/adapters.ts';
import type { ProviderAccount } from '../../../domain/payments/contract.ts';
import { PROVIDERS, type Provider } from '../../../domain/payments/provider.ts';
import { gatewayAccount } from '../../../scripts/gateway/accounts.ts';
import { createGateway, type Fault } from '../../../scripts/gateway/gateway.ts';
import { gatewayNetwork } from '../../support/gateway-network.ts';

/** Each key that its provider is asked about, and the fields that are at fault when it is wrong. */
const ASKED: readonly [Provider, keyof ProviderAccount, string[]][] = [
  ['wompi', 'clientId', ['client_id']],
  ['wompi', 'clientSecret', ['client_secret']],
  ['payu', 'clientSecret', ['client_secret', 'api_login']],
  ['payu', 'apiLogin', ['client_secret', 'api_login']],
  ['mercado_pago', 'clientSecret', ['client_secret']],
  ['mercado_pago', 'clientId', ['client_id']],
  ['paypal', 'clientId', ['client_id', 'client_secret']],
  ['paypal', 'clientSecret', ['client_id', 'client_secret']],
  ['paypal', 'eventsKey', ['event_wompi_key']],
];

function check(provider: Provider, change: Partial<ProviderAccount> = {}, fault: Fault = 'none') {
  const gateway = createGateway();
  gateway.fault = fault;
  const account = { ...gatewayAccount(provider), ...change };
  return adapterOf(provider).checkKeys(account, gatewayNetwork(gateway).send);
}

describe('[PAY-01] the keys of an account, shown to their provider', () => {
  test.each(PROVIDERS)('%s takes its own', async (provider) => {
    expect(await check(provider)).toEqual([]);
  });

  test.each(ASKED)('%s refuses another %s', async (provider, key, fields) => {
    expect(await check(provider, { [key]: 'another' })).toEqual(
      fields.map((field) => ({ field, fault: 'unknown' })),
    );
  });

  test('PayPal refuses those of its other environment, and says which mistake it is', async () => {
    expect(await check('paypal', { testMode: false })).toEqual([
      { field: 'client_id', fault: 'environment' },
      { field: 'client_secret', fault: 'environment' },
    ]);
  });

  test('Wompi need not have been given the private key', async () => {
    expect(await check('wompi', { clientSecret: '' })).toEqual([]);
  });

  test.each(
    PROVIDERS.flatMap((provider) =>
      (['down', 'garbage'] as const).map((fault) => [provider, fault] as const),
    ),
  )('%s says nothing of them while it is %s', async (provider, fault) => {
    await expect(check(provider, {}, fault)).rejects.toThrow(provider);
  });
});
