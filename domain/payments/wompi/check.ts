import { ProviderError, type KeyFault, type ProviderAccount, type Send } from '../contract.ts';
import { parseJson, textAt } from '../json.ts';
import { WOMPI_API } from './api.ts';

/** Wompi answers 401 to a key that it does not know (docs.wompi.co, errors). Others are for what is no key. */
const REFUSALS = [401, 403, 404, 422];

/** The public key opens the business, and the private one its transactions. */
export async function checkWompiKeys(
  { clientId, clientSecret, testMode }: ProviderAccount,
  send: Send,
): Promise<KeyFault[]> {
  const base = testMode ? WOMPI_API.test : WOMPI_API.live;
  const url = `${base}/merchants/${encodeURIComponent(clientId)}`;
  const { status, body } = await send({ method: 'GET', url, headers: {} });
  if (REFUSALS.includes(status)) return [{ field: 'client_id', fault: 'unknown' }];
  if (status !== 200 || textAt(parseJson(body), 'data.presigned_acceptance.acceptance_token') === null)
    throw new ProviderError('wompi', `no business in an answer with status ${status}`);
  if (clientSecret === '') return [];
  const search = `${base}/transactions?reference=tendero`;
  const headers = { authorization: `Bearer ${clientSecret}` };
  const found = await send({ method: 'GET', url: search, headers });
  if (found.status >= 500)
    throw new ProviderError('wompi', `no list in an answer with status ${found.status}`);
  const isRefused = found.status === 401 || found.status === 403;
  return isRefused ? [{ field: 'client_secret', fault: 'unknown' }] : [];
}
