import { cleanup, screen, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { TeamRole } from '../../../domain/access/team.ts';
import { createOutbox } from '../../../server/adapters/outbox.ts';
import words from '../../../i18n/team/es.json';
import { signedIn } from '../../support/api.ts';
import { openBrowser, type BrowserWithApi } from '../public/browser.ts';
import { openPart } from '../stage.tsx';

let browser: BrowserWithApi;

beforeAll(async () => {
  browser = await openBrowser({ mail: createOutbox().mail });
  // Loads the lazy page before the clock of a test starts.
  await import('../../../src/custom/team/TeamPage.tsx');
  const owner = await signedIn(browser.test, 'owner');
  const store = `/stores/${browser.test.storeId}`;
  const roles: TeamRole[] = [];
  for (let at = 1; at <= 14; at += 1) {
    const role = { name: `Turno ${at}`, permissions: ['orders.read'] };
    roles.push((await owner.post<TeamRole>(`${store}/roles`, role)).body);
  }
  await owner.post(`${store}/users/invitations`, {
    first_name: 'José',
    last_name: 'Núñez',
    email: 'jose@correo.co',
    role_id: roles[3]?.id,
  });
});
afterAll(() => browser.close());
afterEach(cleanup);

const turns = () => screen.queryAllByRole('link', { name: /^Turno \d+/ });

test('a long list shows its first and the rest on demand, so that what is below stays in reach', async () => {
  const { user } = await openPart({ browser, path: '/users-roles' });
  await screen.findByRole('heading', { level: 2, name: `${words.roles.title} 16` });
  expect(turns().length).toBeLessThan(14);
  await user.click(screen.getByRole('button', { name: 'Ver los 16' }));
  expect(turns()).toHaveLength(14);
  await user.click(screen.getByRole('button', { name: words.search.less }));
  expect(turns().length).toBeLessThan(14);
});

test.each([390, 1280])(
  'at %i px people are found by name without accents, by e-mail and by role',
  async (width) => {
    const { user } = await openPart({ browser, path: '/users-roles', width });
    const search = await screen.findByRole('searchbox', { name: words.search.label });
    await user.type(search, 'nunez');
    expect(screen.getByText('José Núñez')).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: new RegExp(words.members) })).toBeNull();
    expect(turns()).toEqual([]);

    await user.clear(search);
    await user.type(search, 'turno 4');
    expect(screen.getByText('José Núñez')).toBeInTheDocument();
    expect(turns()).toHaveLength(1);

    await user.clear(search);
    await user.type(search, 'zzz');
    expect(
      within(screen.getByRole('main')).getByText('Nadie ni nada coincide con «zzz».'),
    ).toBeInTheDocument();
  },
);
