import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import words from '../../../i18n/payment-providers/es.json';
import app from '../../../i18n/es.json';
import { CHANNEL_IDS } from '../../../domain/payments/channels.ts';
import { GATEWAY_KEYS } from '../../../scripts/gateway/accounts.ts';
import { createGateway } from '../../../scripts/gateway/gateway.ts';
import { signedIn } from '../../support/api.ts';
import type { TestClient } from '../../support/client.ts';
import { gatewayNetwork } from '../../support/gateway-network.ts';
import { openBrowser, type BrowserWithApi } from '../public/browser.ts';
import { openAdmin, openPart } from '../stage.tsx';

const LIST = '/config/paymentProviders';
const FORM = `${LIST}/update/${CHANNEL_IDS.paypal}`;
const KEYS = { active: 1, test_mode: 1, ...GATEWAY_KEYS.paypal };

const gateway = createGateway();
let browser: BrowserWithApi;
let owner: TestClient;
const path = () => `/stores/${browser.test.storeId}/payment-channels-store/${CHANNEL_IDS.paypal}`;

beforeAll(async () => {
  browser = await openBrowser({ payments: gatewayNetwork(gateway) });
  owner = await signedIn(browser.test, 'owner');
});
afterAll(() => browser.close());
beforeEach(async () => {
  sessionStorage.clear();
  gateway.fault = 'none';
  await owner.delete(path());
});

async function savedWhileDown(change: object = {}): Promise<void> {
  gateway.fault = 'down';
  expect((await owner.post(path(), { ...KEYS, ...change })).status).toBe(201);
  gateway.fault = 'none';
}

async function typeKeys(user: Awaited<ReturnType<typeof openPart>>['user'], secret: string) {
  await user.type(await screen.findByLabelText(words.fields.client_id), 'gateway-client');
  await user.type(screen.getByLabelText(words.fields.client_secret), secret);
  await user.type(screen.getByLabelText(words.fields.webhook_id), 'GATEWAYWEBHOOK');
}

const fill = (sentence: string) => sentence.replace('%{name}', 'PayPal');
const save = () => screen.getByRole('button', { name: 'Guardar' });

describe('[CFG-08] the keys of PayPal', () => {
  test('of the sandbox, without the test mode, are refused at both fields; with it they are saved', async () => {
    const { user } = await openPart({ browser, path: `${LIST}/add?method=4` });
    await typeKeys(user, 'gateway-secret');
    await user.click(save());
    expect(await screen.findAllByText(app.validation.key_of_tests)).toHaveLength(2);
    expect(screen.getByLabelText(words.fields.client_secret)).toHaveAttribute('aria-invalid', 'true');
    expect((await owner.get(path())).body).toEqual({});
    await user.click(screen.getByRole('switch', { name: words.test }));
    await user.click(save());
    expect(await screen.findByText(words.created)).toBeVisible();
    const card = within(await screen.findByRole('list', { name: words.list }));
    expect(card.queryByText(words.unchecked)).toBeNull();
  });

  test('that it does not know are refused at their fields, and what was typed stays', async () => {
    const { user } = await openPart({ browser, path: `${LIST}/add?method=4` });
    await typeKeys(user, 'otra');
    await user.click(save());
    expect(await screen.findAllByText(app.validation.key_unknown)).toHaveLength(2);
    expect(screen.getByLabelText(words.fields.client_secret)).toHaveValue('otra');
  });

  test('are saved while it is down, and the list says that nobody has checked them', async () => {
    gateway.fault = 'down';
    const { user } = await openPart({ browser, path: `${LIST}/add?method=4` });
    await typeKeys(user, 'gateway-secret');
    await user.click(save());
    expect(
      await screen.findByText(fill(words.saved_unchecked).replace('%{done}', words.created)),
    ).toBeVisible();
    const card = within(await screen.findByRole('list', { name: words.list }));
    expect(await card.findByText(words.unchecked)).toBeVisible();
  });

  test('are checked on demand: silence says so, an answer ends the doubt, and the form can still be saved', async () => {
    await savedWhileDown();
    gateway.fault = 'down';
    const { user } = await openAdmin({ browser, path: FORM });
    const again = () => screen.findByRole('button', { name: words.connection_test });
    expect(await screen.findByText(fill(words.connection_unknown))).toBeVisible();
    await user.click(await again());
    expect(await screen.findByText(fill(words.connection_silent))).toBeVisible();
    gateway.fault = 'none';
    await user.click(await again());
    expect(await screen.findByText(fill(words.connection_ok))).toBeVisible();
    expect(screen.queryByText(fill(words.connection_silent))).toBeNull();
    await user.click(screen.getByRole('switch', { name: words.show }));
    expect(screen.getByText(fill(words.connection_changed))).toBeVisible();
    expect(screen.queryByRole('button', { name: words.connection_test })).toBeNull();
    await user.click(save());
    expect(await screen.findByText(words.updated)).toBeVisible();
  });

  test('that are wrong are said at their fields by the check', async () => {
    await savedWhileDown({ client_secret: 'otra' });
    const { user } = await openPart({ browser, path: FORM });
    await user.click(await screen.findByRole('button', { name: words.connection_test }));
    expect(await screen.findByText(fill(words.connection_refused))).toBeVisible();
    expect(screen.getAllByText(app.validation.key_unknown)).toHaveLength(2);
    await waitFor(() =>
      expect(screen.getByLabelText(words.fields.client_secret)).toHaveAttribute('aria-invalid', 'true'),
    );
  });
});
