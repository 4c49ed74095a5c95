import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TeamRole } from '../../../domain/access/team.ts';
import common from '../../../i18n/es.json';
import words from '../../../i18n/team/es.json';
import { signedIn } from '../../support/api.ts';
import type { TestClient } from '../../support/client.ts';
import { openBrowser, type BrowserWithApi } from '../public/browser.ts';
import { openPart } from '../stage.tsx';

let browser: BrowserWithApi;
let colleague: TestClient;
let role: TeamRole;

beforeAll(async () => {
  browser = await openBrowser();
  // Loads the lazy page before the clock of a test starts.
  await import('../../../src/custom/team/RolePage.tsx');
  colleague = await signedIn(browser.test, 'admin');
});
afterAll(() => browser.close());
afterEach(cleanup);
beforeEach(async () => {
  const name = `Rol ${crypto.randomUUID().slice(0, 8)}`;
  const permissions = ['orders.read', 'orders.write', 'products.read'];
  role = (await colleague.post<TeamRole>(roles(), { name, permissions })).body;
});

const roles = (below = '') => `/stores/${browser.test.storeId}/roles${below}`;
const { editor } = words;

async function stored(): Promise<{ name: string; permissions: string[] } | undefined> {
  const { body } = await colleague.get<TeamRole[]>(roles());
  const found = body.find(({ id }) => id === role.id);
  return found && { name: found.name, permissions: found.permission_role.map(({ name }) => name) };
}

const box = (group: string, label: string) =>
  within(screen.getByRole('group', { name: group })).getByLabelText(label);

async function openRole() {
  const stage = await openPart({ browser, path: `/user-roles/update?id=${role.id}` });
  await screen.findByLabelText(editor.name);
  return stage;
}

test('what a colleague saved meanwhile is told and kept, with what was typed on top', async () => {
  const { user } = await openRole();
  await user.click(box('Pedidos', words.verbs.export));
  await user.click(box('Productos', words.verbs.read));
  const theirs = { name: `${role.name} norte`, permissions: ['orders.read', 'products.read', 'audit.read'] };
  await colleague.put(roles(`/${role.id}`), theirs);

  await user.click(screen.getByRole('button', { name: words.save }));
  const notice = await screen.findByText(editor.stale.text, { exact: false });
  expect(notice).toHaveTextContent(`Ahora se llama «${theirs.name}»`);
  expect(notice).toHaveTextContent('Ahora puede: Tienda: Ver el registro de actividad');
  expect(notice).toHaveTextContent('Ya no puede: Pedidos: Crear y cambiar');
  await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
  expect(await stored()).toEqual(theirs);

  expect(screen.getByLabelText(editor.name)).toHaveValue(theirs.name);
  expect(box('Pedidos', words.verbs.export)).toBeChecked();
  await user.click(screen.getByRole('button', { name: words.save }));
  await screen.findByText(editor.saved);
  expect(await stored()).toEqual({
    name: theirs.name,
    permissions: ['orders.read', 'orders.export', 'audit.read'],
  });
});

test('a list of roles that was read again meanwhile lets nothing be overwritten either', async () => {
  const { user, services } = await openRole();
  await user.type(screen.getByLabelText(editor.name), ' sur');
  await colleague.put(roles(`/${role.id}`), { name: role.name, permissions: ['orders.read'] });
  await services.queryClient.refetchQueries();
  await user.click(screen.getByRole('button', { name: words.save }));
  await screen.findByText(editor.stale.text, { exact: false });
  expect(screen.getByLabelText(editor.name)).toHaveValue(`${role.name} sur`);
  expect((await stored())?.permissions).toEqual(['orders.read']);
});

test('a role that was being edited comes back with what was ticked, until it is left behind', async () => {
  const { user, unmount } = await openRole();
  await user.click(box('Pedidos', words.verbs.export));
  unmount();
  const again = await openRole();
  expect(box('Pedidos', words.verbs.export)).toBeChecked();
  await again.user.click(screen.getByRole('button', { name: common.form.draft.discard }));
  expect(box('Pedidos', words.verbs.export)).not.toBeChecked();
  expect(screen.queryByText(common.form.draft.restored)).toBeNull();
});

test('leaving with unsaved changes asks first', async () => {
  const { user, path } = await openRole();
  await user.type(screen.getByLabelText(editor.name), ' sur');
  await user.click(screen.getByRole('button', { name: common.app.cancel }));
  const dialog = await screen.findByRole('alertdialog', { name: common.form.unsaved.title });
  await user.click(within(dialog).getByRole('button', { name: common.form.unsaved.stay }));
  expect(screen.getByLabelText(editor.name)).toHaveValue(`${role.name} sur`);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

  await user.click(screen.getByRole('button', { name: common.app.cancel }));
  await screen.findByRole('alertdialog', { name: common.form.unsaved.title });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.getByLabelText(editor.name)).toHaveValue(`${role.name} sur`);

  await user.click(screen.getByRole('button', { name: common.app.cancel }));
  await user.click(await screen.findByRole('button', { name: common.form.unsaved.discard }));
  await waitFor(() => expect(path()).toBe('/users-roles'));
});

test('a role is limited to some branches, which shuts what concerns the whole store', async () => {
  const branch = async (name: string, mobile_phone_number: string) => {
    const path = `/stores/${browser.test.storeId}/user-stores`;
    return (await colleague.post<{ id: number }>(path, { name, mobile_phone_number })).body.id;
  };
  await branch('Centro', '573001112233');
  const north = await branch('Norte', '573009998877');
  const { user } = await openRole();
  await user.click(box('Tienda', words.permissions.audit_read));
  await user.click(await screen.findByLabelText(editor.branches.some));
  expect(box('Tienda', words.permissions.audit_read)).not.toBeChecked();
  expect(box('Tienda', words.permissions.audit_read)).toBeDisabled();
  await user.click(screen.getByRole('button', { name: words.save }));
  await screen.findByText(editor.branches.pick);

  await user.click(screen.getByLabelText('Norte'));
  await user.click(screen.getByRole('button', { name: words.save }));
  await screen.findByText(editor.saved);
  const { body } = await colleague.get<TeamRole[]>(roles());
  expect(body.find(({ id }) => id === role.id)?.branch_ids).toEqual([north]);
  expect(await screen.findByText(words.roles.one_branch, { exact: false })).toBeVisible();
});

test('a new role starts from a ready one, is completed with what a right needs, and says so', async () => {
  const { user } = await openPart({ browser, path: '/user-roles/create' });
  await user.click(await screen.findByRole('button', { name: words.ready.warehouse.name }));
  expect(screen.getByLabelText(editor.name)).toHaveValue(words.ready.warehouse.name);
  expect(box('Productos', words.permissions.products_edit_stock)).toBeChecked();
  const orders = within(screen.getByRole('group', { name: 'Pedidos' })).getByRole('status');
  // Products are ticked: what comes along unticked are branches and clients.
  expect(orders).toHaveTextContent(editor.lookups['user-stores']);
  expect(orders).toHaveTextContent(editor.lookups.customers);
  expect(orders).not.toHaveTextContent(editor.lookups.products);

  await user.click(box('Pedidos', words.verbs.read));
  expect(orders).toHaveTextContent('Sin «Pedidos: Ver» tampoco se puede: Pedidos: Crear y cambiar.');
  await user.click(box('Pedidos', words.permissions.orders_cancel));
  expect(box('Pedidos', words.verbs.write)).toBeChecked();
  expect(orders).toHaveTextContent(
    '«Pedidos: Cancelar pedidos» necesita también: Pedidos: Crear y cambiar, Pedidos: Ver. Quedó marcado.',
  );
});

test('all permissions of a group are given and taken at once', async () => {
  const { user } = await openRole();
  const all = box('Pedidos', 'Todo en Pedidos');
  expect(all).not.toBeChecked();
  expect(all).toHaveAttribute('data-indeterminate', 'true');
  await user.click(all);
  expect(box('Pedidos', words.permissions.orders_cancel)).toBeChecked();
  expect(box('Productos', words.verbs.export)).not.toBeChecked();
  await user.click(all);
  expect(box('Pedidos', words.verbs.read)).not.toBeChecked();
});
