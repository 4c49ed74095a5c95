import type { Page } from 'playwright-core';
import { expect, vi } from 'vitest';
import type { OutboxMessage } from '../../server/adapters/outbox.ts';

export const MERCHANT_PASSWORD = 'panela con queso a las seis';

const DETAILS = {
  contact_name: 'Marcela',
  contact_last_name: 'Ríos',
  document_type_id: 1,
  dni: '52123456',
  country_code: 'CO',
  city_id: '11001',
  address: 'Calle 12 # 3-45',
  emails: 'marcela@correo.co',
};

/** A merchant with a store of their own, which pays nothing. */
export interface Merchant {
  email: string;
  /** `/stores/<id>` */
  store: string;
}

export type Method = 'GET' | 'POST' | 'PUT';

/** A call of the page's own session, which must go well. */
export async function callAs<Body>(
  page: Page,
  origin: string,
  method: Method,
  to: string,
  data?: object,
): Promise<Body> {
  const headers = { origin, 'x-request-id': crypto.randomUUID() };
  const answer = await page.request.fetch(`/api/v1${to}`, { method, headers, ...(data && { data }) });
  const text = await answer.text();
  expect(answer.ok(), `${method} ${to}: ${text}`).toBe(true);
  const body: Body = JSON.parse(text === '' ? 'null' : text);
  return body;
}

/** The code that was sent to this phone last. */
async function codeFor(page: Page, phone: string): Promise<string> {
  const look = async (): Promise<string> => {
    const answer = await page.request.get('/dev/outbox.json');
    const messages: Pick<OutboxMessage, 'to' | 'text'>[] = await answer.json();
    const code = /\d{4}/.exec(messages.findLast(({ to }) => to === phone)?.text ?? '')?.[0];
    if (code === undefined) throw new Error(`No code was sent to ${phone}`);
    return code;
  };
  return vi.waitFor(look, { timeout: 60_000, interval: 200 });
}

/** Signs up in the session of this page, with a store and billing details. */
export async function signUpMerchant(page: Page, origin: string, phone: string): Promise<Merchant> {
  const call = <Body>(method: Method, to: string, data: object): Promise<Body> =>
    callAs<Body>(page, origin, method, to, data);
  const person = { first_name: 'Marcela', last_name: 'Ríos', country_code: 'CO' };
  const email = `m${phone}@correo.co`;
  await call('POST', '/users', {
    ...person,
    email,
    password: MERCHANT_PASSWORD,
    store: `Dulces ${phone}`,
    phone,
    contact_phone_number: phone,
    source: null,
    country: 'Colombia',
    verified: 1,
    user_type_id: 1,
    user_status_id: 1,
  });
  await call('POST', '/users/sign-up/verify', { code: await codeFor(page, phone) });
  const { store } = await call<{ store: { id: number } }>('PUT', '/users/sign-up/information', {
    on_boarding_options: [1, 1],
    user_information: { ...person, phone_number: phone, business_url: null },
  });
  await call('POST', `/stores/${store.id}/billing/information`, DETAILS);
  return { email, store: `/stores/${store.id}` };
}
