import type { AccountField, ProviderAccount } from '../contract.ts';

type Key = 'clientId' | 'clientSecret' | 'integrity' | 'eventsKey';

const PREFIXES: readonly { field: AccountField; key: Key; test: string; live: string }[] = [
  { field: 'client_id', key: 'clientId', test: 'pub_test_', live: 'pub_prod_' },
  { field: 'client_secret', key: 'clientSecret', test: 'prv_test_', live: 'prv_prod_' },
  { field: 'integrity', key: 'integrity', test: 'test_integrity_', live: 'prod_integrity_' },
  { field: 'event_wompi_key', key: 'eventsKey', test: 'test_events_', live: 'prod_events_' },
];

/** Keys with a beginning of neither environment, and how those of the account's environment begin. */
export function misshapenWompiKeys(account: ProviderAccount): { field: AccountField; begins: string }[] {
  return PREFIXES.filter(
    ({ key, test, live }) =>
      account[key] !== '' && !account[key].startsWith(test) && !account[key].startsWith(live),
  ).map(({ field, test, live }) => ({ field, begins: account.testMode ? test : live }));
}

/** Keys whose prefix names another environment than the account's. */
export function misplacedKeys(account: ProviderAccount): AccountField[] {
  return PREFIXES.filter(
    ({ key, test, live }) => account[key] !== '' && !account[key].startsWith(account.testMode ? test : live),
  ).map(({ field }) => field);
}
