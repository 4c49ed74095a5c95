import { ProviderError, type ProviderAccount, type ProviderCall, type Send } from '../contract.ts';
import { parseJson, textAt, type JsonValue } from '../json.ts';

const HOSTS = { test: 'https://api-m.sandbox.paypal.com', live: 'https://api-m.paypal.com' };

const baseOf = (testMode: boolean): string => (testMode ? HOSTS.test : HOSTS.live);

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
  return withToken(await accessToken(account, send), account, send);
}

/** PayPal's API with a token that it has given. */
export function withToken(token: string, { testMode }: ProviderAccount, send: Send): PaypalApi {
  return {
    async call({ method, path, body, requestId }) {
      const call: ProviderCall = {
        method,
        url: `${baseOf(testMode)}${path}`,
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

async function accessToken(account: ProviderAccount, send: Send): Promise<string> {
  const { status, token } = await askForToken(account, send);
  if (token === null) throw new ProviderError('paypal', `no token, status ${status}`);
  return token;
}

/** A token for the keys of an account, in its environment; null where PayPal gives none. */
export async function askForToken(
  { clientId, clientSecret, testMode }: ProviderAccount,
  send: Send,
): Promise<{ status: number; token: string | null }> {
  const { status, body } = await send({
    method: 'POST',
    url: `${baseOf(testMode)}/v1/oauth2/token`,
    headers: {
      authorization: `Basic ${btoa(`${clientId}:${clientSecret}`)}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: 'grant_type=client_credentials',
  });
  return { status, token: status === 200 ? textAt(parseJson(body), 'access_token') : null };
}
