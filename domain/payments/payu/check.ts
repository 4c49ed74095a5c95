import { ProviderError, type KeyFault, type ProviderAccount, type Send } from '../contract.ts';
import { textAt, valueAt } from '../json.ts';
import { askReports } from './reports.ts';

/** PayU's PING says whether login and key belong together, and not which of them is wrong. */
export async function checkPayuKeys(account: ProviderAccount, send: Send): Promise<KeyFault[]> {
  const { status, answer } = await askReports({ command: 'PING' }, account, send);
  if (status === 200 && valueAt(answer, 'code') === 'SUCCESS') return [];
  const isRefused = /credential/i.test(textAt(answer, 'error') ?? '');
  if (status !== 401 && status !== 403 && !isRefused)
    throw new ProviderError('payu', `no answer to a ping, status ${status}`);
  return [
    { field: 'client_secret', fault: 'unknown' },
    { field: 'api_login', fault: 'unknown' },
  ];
}
