import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SubscriptionAnswer } from '../../../domain/plans/billing-types.ts';
import type { SessionInfo } from '../../../domain/identity/session-info.ts';
import { SIGN_UP_CODE } from '../../../domain/identity/sign-up.ts';
import type { TestClient } from '../../support/client.ts';
import { createSignUpWorld, INFORMATION, type SignUpWorld } from './sign-up-world.ts';

let world: SignUpWorld;
beforeAll(async () => {
  world = await createSignUpWorld();
});
afterAll(() => world.close());

type Form = ReturnType<SignUpWorld['form']>;

/** A shop by a code on the phone, or by one that the mailbox got. */
async function open(form: Form, channel: 'whatsapp' | 'mail' = 'whatsapp') {
  return finish(await confirm(form, channel));
}

/** A sign-up that lacks its last step. */
async function confirm(form: Form, channel: 'whatsapp' | 'mail' = 'whatsapp'): Promise<TestClient> {
  const browser = world.browser();
  const to = channel === 'mail' ? form.email : form.phone;
  const sent = world.sentTo(to).length;
  expect((await browser.post('/users', form)).status).toBe(202);
  if (channel === 'mail') {
    await world.later(SIGN_UP_CODE.pause);
    await browser.post('/users/sign-up/code', { channel });
  }
  const code = await world.code(to, sent + 1);
  expect((await browser.post('/users/sign-up/verify', { code })).status).toBe(200);
  return browser;
}

async function finish(browser: TestClient) {
  const { body } = await browser.put<SessionInfo>('/users/sign-up/information', INFORMATION);
  const base = `/stores/${body.store?.id}/billing`;
  const state = async () => {
    const { body: plan } = await browser.get<SubscriptionAnswer>(`${base}/subscription`);
    return [plan.state, plan.trial_refused];
  };
  const bill = (dni: string, document_type_id = 1) =>
    browser.post(`${base}/information`, {
      contact_name: 'Ana',
      contact_last_name: 'Gómez',
      document_type_id,
      dni,
      country_code: 'CO',
      city_id: '05001',
      address: 'Calle 1 # 2-3',
      emails: 'ana@tienda.co',
    });
  return { state, bill };
}

const again = (form: Form, email: string): Form => ({ ...form, email });

describe('[AUT-11] one trial', () => {
  test('for each phone: a second store begins on the free plan, and says why', async () => {
    const form = world.form();
    expect(await (await open(form)).state()).toEqual(['trial', null]);
    expect(await (await open(again(form, 'otra@correo.co'))).state()).toEqual(['free', 'phone']);
  });

  test('for two shops of one phone that are opened at once', async () => {
    const form = world.form();
    const browsers = [await confirm(form), await confirm(again(form, 'gemela@correo.co'))];
    const shops = await Promise.all(browsers.map(finish));
    const states = await Promise.all(shops.map(({ state }) => state()));
    expect(states.map(([state]) => state).toSorted()).toEqual(['free', 'trial']);
  });

  test('is not lost to a stranger who types the phone of somebody for a code by mail', async () => {
    const form = world.form();
    expect(await (await open(again(form, 'extrano@correo.co'), 'mail')).state()).toEqual(['trial', null]);
    expect(await (await open(again(form, 'otro@correo.co'), 'mail')).state()).toEqual(['free', 'phone']);
    expect(await (await open(form)).state()).toEqual(['trial', null]);
  });

  test('for each document, however it is written; whoever has no trial may still be billed', async () => {
    const first = await open(world.form());
    expect((await first.bill('900.123.456-7', 5)).status).toBe(201);
    expect((await first.bill('900123456', 5)).status).toBe(200);
    expect(await first.state()).toEqual(['trial', null]);
    const second = await open(world.form());
    expect((await second.bill('1020304050')).status).toBe(201);
    expect(await second.state()).toEqual(['trial', null]);
    expect((await second.bill('900 123 456')).status).toBe(200);
    expect(await second.state()).toEqual(['free', 'document']);
    // With its check digit, and nothing before it.
    const third = await open(world.form());
    expect((await third.bill('9001234568', 5)).status).toBe(201);
    expect(await third.state()).toEqual(['free', 'document']);
  });
});
