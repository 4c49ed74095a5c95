import { ProviderError, type KeyFault, type ProviderAccount, type Send } from '../contract.ts';
import { idAt, parseJson } from '../json.ts';
import { MERCADO_PAGO_API } from './payment.ts';

/** The token says whose it is: money to another user would never be this store's. */
export async function checkMercadoPagoKeys(
  { clientId, clientSecret }: ProviderAccount,
  send: Send,
): Promise<KeyFault[]> {
  const headers = { authorization: `Bearer ${clientSecret}` };
  const { status, body } = await send({ method: 'GET', url: `${MERCADO_PAGO_API}/users/me`, headers });
  if (status === 401 || status === 403) return [{ field: 'client_secret', fault: 'unknown' }];
  const id = idAt(parseJson(body), 'id');
  if (status !== 200 || id === null)
    throw new ProviderError('mercado_pago', `no user in an answer with status ${status}`);
  return id === clientId ? [] : [{ field: 'client_id', fault: 'unknown' }];
}
