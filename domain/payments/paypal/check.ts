import { ProviderError, type KeyFault, type ProviderAccount, type Send } from '../contract.ts';
import { askForToken, withToken } from './api.ts';

/**
 * PayPal's keys look alike in both environments, so it is asked for a token. Keys that it refuses are tried in the other
 * environment: the merchant then reads which of the two mistakes it is.
 */
export async function checkPaypalKeys(account: ProviderAccount, send: Send): Promise<KeyFault[]> {
  const { status, token } = await askForToken(account, send);
  if (status === 401) return refusedKeys(account, send);
  if (token === null) throw new ProviderError('paypal', `no token, status ${status}`);
  const path = `/v1/notifications/webhooks/${encodeURIComponent(account.eventsKey)}`;
  const webhook = await withToken(token, account, send).call({ method: 'GET', path });
  if (webhook.status >= 500) throw new ProviderError('paypal', `no webhook, status ${webhook.status}`);
  return webhook.status === 404 ? [{ field: 'event_wompi_key', fault: 'unknown' }] : [];
}

async function refusedKeys(account: ProviderAccount, send: Send): Promise<KeyFault[]> {
  const other = { ...account, testMode: !account.testMode };
  const there = await askForToken(other, send).catch(() => null);
  const fault = there?.token == null ? 'unknown' : 'environment';
  return [
    { field: 'client_id', fault },
    { field: 'client_secret', fault },
  ];
}
