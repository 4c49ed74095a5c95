import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import visitor from '../../../i18n/visitor/es.json';
import words from '../../../i18n/visitor/sign-up/es.json';
import { SIGN_UP_CODE, SIGN_UP_LIFETIME } from '../../../domain/identity/sign-up.ts';
import { createOutbox } from '../../../server/adapters/outbox.ts';
import { silentLogger } from '../../../server/adapters/silent-logger.ts';
import { startWorker, type Worker } from '../../../server/jobs/worker.ts';
import { campaignToken, signUp } from '../../../server/modules/sign-up/module.ts';
import { createSessionStore } from '../../../src/authProvider/session-store.ts';
import { SessionContext } from '../../../src/authProvider/useSession.ts';
import { PublicApp } from '../../../src/public/start.tsx';
import { ignoreStyleSheets } from '../../support/computed-style.ts';
import { openBrowser, type BrowserWithApi } from './browser.ts';
import type { SessionInfo } from '../../../domain/identity/session-info.ts';

const outbox = createOutbox();
let browser: BrowserWithApi;
let worker: Worker;
let people = 0;

beforeAll(async () => {
  vi.stubGlobal('scrollTo', () => undefined);
  browser = await openBrowser({ mail: outbox.mail, whatsApp: outbox.whatsApp });
  const { database, clock } = browser.test;
  const handlers = signUp.jobs?.(browser.test.ports) ?? {};
  worker = startWorker({ database, clock, logger: silentLogger, handlers, interval: 20 });
});
afterAll(async () => {
  await worker.stop();
  await browser.close();
});
beforeEach(() => {
  browser.cookies.clear();
  browser.online();
  sessionStorage.clear();
  localStorage.clear();
});

function open(path: string) {
  history.replaceState(null, '', path);
  // The public pages have one file of CSS, which the tests of the screens do not load.
  ignoreStyleSheets();
  const onSignedIn = vi.fn<(session: SessionInfo) => Promise<void>>(async () => undefined);
  const view = render(
    <SessionContext value={createSessionStore()}>
      <PublicApp onSignedIn={onSignedIn} onLikelySignIn={() => undefined} />
    </SessionContext>,
  );
  return { onSignedIn, user: userEvent.setup(), close: view.unmount };
}

const heading = (name: string) => screen.findByRole('heading', { name });
const codeField = () => screen.findByLabelText(words.code.label.replace('%{digits}', '4'));
const field = (label: string) => screen.getByLabelText(label);

/** Fills the form in with a person of their own. @returns their phone and address */
async function fillIn(
  user: ReturnType<typeof userEvent.setup>,
  password = 'panela con queso a las seis',
  address?: string,
) {
  people += 1;
  const phone = `320${String(people).padStart(7, '0')}`;
  const email = address ?? `nadie${people}@correo.co`;
  await heading(words.form.title);
  await user.type(field(words.form.store), `Dulces ${people}`);
  await user.type(field(words.form.first_name), 'Marcela');
  await user.type(field(words.form.last_name), 'Ríos');
  await user.type(field(words.form.phone), phone);
  await user.type(field(words.form.email), email);
  await user.type(field(words.form.password), password);
  await user.click(screen.getByRole('button', { name: words.form.submit }));
  return { phone: `57${phone}`, email };
}

async function codeTo(to: string): Promise<string> {
  const sent = () => outbox.messages.filter((message) => message.to === to).at(-1);
  await waitFor(() => expect(sent()).toBeDefined());
  return /\d{4}/.exec(sent()?.text ?? '')?.[0] ?? '';
}

describe('the form', () => {
  test('says at each field what is missing, without asking the server', async () => {
    const { user } = open('/sign-up');
    await heading(words.form.title);
    const asked = browser.calls.length;
    await user.click(screen.getByRole('button', { name: words.form.submit }));
    await screen.findByText(words.errors.store);
    await waitFor(() => expect(field(words.form.store)).toHaveFocus());
    for (const sentence of ['first_name', 'last_name', 'phone', 'password'] as const)
      expect(screen.getByText(words.errors[sentence])).toBeVisible();
    expect(screen.getByText(visitor.field.email_required)).toBeVisible();
    expect(browser.calls.slice(asked).filter(({ method }) => method === 'POST')).toEqual([]);
  });

  test('says at the field what the server finds wrong, and keeps what was typed', async () => {
    const { user } = open('/sign-up');
    const { email } = await fillIn(user, 'contraseña123');
    await screen.findByText(words.errors.common_password);
    await waitFor(() => expect(field(words.form.password)).toHaveFocus());
    expect(field(words.form.email)).toHaveValue(email);
    await user.type(field(words.form.store), ' / Hogar');
    await user.type(field(words.form.last_name), ' 2');
    await user.click(screen.getByRole('button', { name: words.form.submit }));
    await screen.findByText(words.errors.store_pattern);
    expect(screen.getByText(words.errors.name_pattern)).toBeVisible();
  });

  test('takes a number with its country’s code as well, and refuses one that is too short', async () => {
    const { user } = open('/sign-up');
    await heading(words.form.title);
    await user.type(field(words.form.phone), '30012');
    await user.click(screen.getByRole('button', { name: words.form.submit }));
    await screen.findByText(words.errors.phone_invalid);
    await user.clear(field(words.form.phone));
    await user.type(field(words.form.phone), '+57 300 123 4567');
    await waitFor(() => expect(screen.queryByText(words.errors.phone_invalid)).toBeNull());
  });

  test('without a network it says so, and sends the same request again, with the same id', async () => {
    const { user } = open('/sign-up');
    await heading(words.form.title);
    browser.offline();
    const from = browser.calls.length;
    await fillIn(user);
    await screen.findByText(visitor.problem.network);
    browser.online();
    await user.click(screen.getByRole('button', { name: visitor.problem.retry }));
    await codeField();
    const posts = browser.calls.slice(from).filter(({ url }) => url.endsWith('/users'));
    expect(posts).toHaveLength(2);
    expect(new Set(posts.map(({ headers }) => headers.get('x-request-id'))).size).toBe(1);
  });

  test('is as it was left when somebody comes back to change a number', async () => {
    const { user } = open('/sign-up');
    const { email } = await fillIn(user);
    await codeField();
    await user.click(screen.getByRole('link', { name: words.code.change }));
    await heading(words.form.title);
    expect(field(words.form.email)).toHaveValue(email);
    expect(field(words.form.password)).toHaveValue('');
  });
});

describe('[AUT-03] the code', () => {
  test('is filled in by the phone, pasted or typed into one field; the last step then signs in', async () => {
    const { user, onSignedIn } = open('/sign-up');
    const { phone, email } = await fillIn(user);
    const input = await codeField();
    expect(input).toHaveAttribute('autocomplete', 'one-time-code');
    expect(input).toHaveAttribute('inputmode', 'numeric');
    const code = await codeTo(phone);
    const wrong = code === '0000' ? '0001' : '0000';
    await user.type(input, wrong);
    await screen.findByText(words.errors.wrong_code.replace('%{left}', '4'));
    // They have sent themselves: the button does not spend another try on them.
    await user.click(screen.getByRole('button', { name: words.code.submit }));
    expect(screen.getByText(words.errors.wrong_code.replace('%{left}', '4'))).toBeVisible();
    expect(browser.calls.filter(({ url }) => url.endsWith('/users/sign-up/verify'))).toHaveLength(1);
    await user.clear(input);
    await user.click(input);
    await user.paste(` ${code.slice(0, 2)} ${code.slice(2)} `);
    await heading(words.information.title);
    await user.selectOptions(field(words.information.kind), words.information.kinds.food);
    await user.selectOptions(field(words.information.so_far), words.information.sales.whatsapp);
    const page = screen.getByLabelText(words.information.business_url, { exact: false });
    for (const noAddress of ['@midulceria', 'en el parque', 'midulceria']) {
      await user.clear(page);
      await user.type(page, noAddress);
      await user.click(screen.getByRole('button', { name: words.information.submit }));
      await screen.findByText(words.errors.url);
    }
    await user.clear(page);
    await user.type(page, 'instagram.com/midulceria');
    await user.click(screen.getByRole('button', { name: words.information.submit }));
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
    expect(onSignedIn.mock.calls[0]?.[0].user.user_email).toBe(email);
  });

  test('[AUT-11] of who has a store with the same address and password opens that one, and says so', async () => {
    const first = open('/sign-up');
    const { phone, email } = await fillIn(first.user);
    const store = `Dulces ${people}`;
    await first.user.type(await codeField(), await codeTo(phone));
    await heading(words.information.title);
    await first.user.selectOptions(field(words.information.kind), words.information.kinds.food);
    await first.user.selectOptions(field(words.information.so_far), words.information.sales.whatsapp);
    await first.user.click(screen.getByRole('button', { name: words.information.submit }));
    await waitFor(() => expect(first.onSignedIn).toHaveBeenCalledOnce());
    first.close();
    browser.cookies.clear();
    sessionStorage.clear();

    const { user, onSignedIn } = open('/sign-up');
    const again = await fillIn(user, undefined, email);
    await user.type(await codeField(), await codeTo(again.phone));
    await heading(words.known.title);
    expect(screen.getByText(words.known.text.replace('%{store}', store))).toBeVisible();
    await user.click(screen.getByRole('button', { name: words.known.enter }));
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
    expect(onSignedIn.mock.calls[0]?.[0].store?.name).toBe(store);
  });

  test('can be sent again when its minute is over, by mail too', async () => {
    const { user, close } = open('/sign-up');
    const { email } = await fillIn(user);
    await codeField();
    expect(screen.getByRole('timer')).toHaveTextContent(/0:\d\d|1:00/);
    expect(screen.queryByRole('button', { name: words.code.again_mail })).toBeNull();
    close();
    browser.test.clock.advance(SIGN_UP_CODE.pause);
    const { user: later } = open('/sign-up/verify');
    await later.click(await screen.findByRole('button', { name: words.code.again_mail }));
    await screen.findByText(words.code.sent_again);
    expect(screen.getByText(new RegExp(email))).toBeVisible();
    await codeTo(email);
  });

  test('that could not be sent is not said to be on its way; one that goes by mail instead is followed', async () => {
    const { user, close } = open('/sign-up');
    const { phone, email } = await fillIn(user);
    await codeTo(phone);
    close();
    browser.test.clock.advance(SIGN_UP_CODE.pause);
    const become = (values: { code_hash: string | null; channel?: 'mail' }) =>
      browser.test.database.platformWrite((sql) =>
        sql.updateTable('sign_ups').set(values).where('email', '=', email).execute(),
      );
    await become({ code_hash: null });
    open('/sign-up/verify');
    expect(await screen.findByText(words.code.not_sent)).toBeVisible();
    expect(screen.queryByText(new RegExp(words.code.lasts))).toBeNull();
    await become({ code_hash: 'of a mail', channel: 'mail' });
    expect(await screen.findByText(new RegExp(email))).toBeVisible();
    expect(screen.queryByText(words.code.not_sent)).toBeNull();
  });

  test('of a sign-up that is gone leads to a new one', async () => {
    const { user, close } = open('/sign-up');
    await fillIn(user);
    await codeField();
    close();
    browser.test.clock.advance(SIGN_UP_LIFETIME);
    open('/sign-up/verify');
    await heading(words.gone.title);
    expect(screen.getByRole('link', { name: words.gone.again })).toHaveAttribute('href', '/sign-up');
  });
});

describe('[AUT-05] [BIL-07] the plans of /sign-up/discount', () => {
  const openPlans = async (campaign: string) => {
    localStorage.setItem('tendero.campaign', campaign);
    open('/sign-up/discount');
    await heading('Elige cómo crecer');
  };

  test('have the prices of the campaign for who came by its signed link', async () => {
    await openPlans(await campaignToken(browser.test.ports.settings, '2099-12-31'));
    expect(await screen.findByText(/550\.000/)).toBeVisible();
    expect(screen.getByText(/1\.018\.000/)).toBeVisible();
    expect(screen.getByText('Ahorras 46%')).toBeVisible();
  });

  test('have the usual prices once the link is over, and say so', async () => {
    await openPlans(await campaignToken(browser.test.ports.settings, '2020-12-31'));
    expect(await screen.findByText(words.errors.campaign_over)).toBeVisible();
    expect(screen.getByText(/650\.000/)).toBeVisible();
    // The same amount as in the panel's dialog of plans.
    expect(screen.getByText(/54\.166/)).toBeVisible();
    expect(screen.queryByText(/550\.000/)).toBeNull();
    await waitFor(() => expect(localStorage.getItem('tendero.campaign')).toBeNull());
  });
});
