import { ProviderError, type ProviderAccount, type ProviderCall, type Send } from '../contract.ts';
import { parseJson, textAt, type JsonValue } from '../json.ts';

const HOSTS = { test: 'https://api-m.sandbox.paypal.com', live: 'https://api-m.paypal.com' };

/** A call of PayPal's API: `body` is sent as JSON, `requestId` makes a repeated call the same one. */
export interface PaypalRequest {
  method: 'GET' | 'POST';
  path: string;
  body?: object;
  requestId?: string;
}

export interface PaypalApi {
  call(request: PaypalRequest): Promise<{ status: number; answer: JsonValue }>;
}

/** PayPal's API with a token of this account. */
export async function openPaypal(account: ProviderAccount, send: Send): Promise<PaypalApi> {
  const base = account.testMode ? HOSTS.test : HOSTS.live;
  const token = await accessToken(base, account, send);
  return {
    async call({ method, path, body, requestId }) {
      const call: ProviderCall = {
        method,
        url: `${base}${path}`,
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          ...(requestId === undefined ? {} : { 'paypal-request-id': requestId }),
        },
        ...(method === 'GET' ? {} : { body: JSON.stringify(body ?? {}) }),
      };
      const answer = await send(call);
      return { status: answer.status, answer: parseJson(answer.body) };
    },
  };
}

async function accessToken(base: string, account: ProviderAccount, send: Send): Promise<string> {
  const { status, body } = await send({
    method: 'POST',
    url: `${base}/v1/oauth2/token`,
    headers: {
      authorization: `Basic ${btoa(`${account.clientId}:${account.clientSecret}`)}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: 'grant_type=client_credentials',
  });
  const token = textAt(parseJson(body), 'access_token');
  if (status !== 200 || token === null) throw new ProviderError('paypal', `no token, status ${status}`);
  return token;
}
