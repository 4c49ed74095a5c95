import { button, dialog, forget, question, type DemoIds, type Overlay } from './overlay.ts';

/** A member beside the owner. */
const EMPLOYEE = {
  id: 999,
  first_name: 'Lina',
  last_name: 'Mesa',
  email: 'lina@correo.co',
  owner: false,
  role_id: null,
  role: null,
};

/** A payment channel that the demo store does not have. */
const MANUAL = { id: 1, version: 1, payment_channel_id: 6, active: 1, complete: 1, stored_secrets: [] };

/** Over the team, the account and the settings. */
export function overlaysOfTeam({ role }: DemoIds): Overlay[] {
  return [
    {
      what: 'inviting to the team',
      of: ['custom/team/MemberDialogs.tsx'],
      at: 'both',
      path: '/users-roles',
      open: async (page) => {
        await button(page, 'Invitar').click();
        await button(dialog(page), 'Enviar invitación').click();
        await dialog(page).getByText('Elige un rol o marca todos los permisos').waitFor();
      },
    },
    {
      what: 'the question before leaving changed settings',
      of: ['custom/store-settings/SettingsForm.tsx'],
      at: 'both',
      path: '/config/general',
      open: async (page) => {
        await page.getByRole('textbox', { name: 'Botón de pedir' }).fill('Comprar');
        await page.getByRole('link', { name: 'Productos', exact: true }).first().click();
        await question(page).waitFor();
      },
    },
    {
      what: 'the question before leaving a payment channel',
      of: ['resources/payment-channels-store/form/ProviderForm.tsx'],
      at: 'both',
      path: '/config/paymentProviders/add?method=6',
      open: async (page) => {
        await page.getByRole('textbox', { name: 'Título' }).fill('Nequi');
        await page.getByRole('link', { name: 'Productos', exact: true }).first().click();
        await question(page).waitFor();
      },
    },
    {
      what: 'the question before a payment channel is deactivated',
      of: ['resources/payment-channels-store/form/ProviderPages.tsx'],
      at: 'both',
      path: '/config/paymentProviders/update/6',
      before: async (page) => {
        const stored = '**/api/v1/stores/*/payment-channels-store/6';
        await page.route(stored, (route) => route.fulfill({ json: MANUAL }));
        await page.route(`${stored}/exist`, (route) => route.fulfill({ json: { exist: true } }));
      },
      open: async (page) => {
        await button(page, /^Desactivar/).click();
        await question(page).waitFor();
      },
      after: forget,
    },
    {
      what: 'withdrawing an invitation',
      of: ['custom/team/MemberList.tsx'],
      at: 'both',
      path: '/users-roles',
      open: async (page) => {
        await button(page, /^Retirar la invitación/).click();
        await question(page).waitFor();
      },
    },
    {
      what: 'the permissions of a member',
      of: ['custom/team/MemberDialogs.tsx'],
      at: 'both',
      path: '/users-roles',
      before: async (page) => {
        await page.route('**/api/v1/stores/*/users', async (route) => {
          const answer = await route.fetch();
          const [member]: [object] = await answer.json();
          await route.fulfill({ response: answer, json: [{ ...member, ...EMPLOYEE }] });
        });
      },
      open: async (page) => {
        await button(page.getByRole('main'), 'Cambiar a Lina Mesa').click();
        await button(dialog(page), 'Quitar del equipo').waitFor();
      },
      after: forget,
    },
    {
      what: 'the question before a role goes',
      of: ['custom/team/RolePage.tsx'],
      at: 'both',
      path: `/user-roles/update?id=${role}`,
      open: async (page) => {
        await button(page.getByRole('main'), 'Eliminar rol').click();
        await question(page).waitFor();
      },
    },
    {
      what: 'the question before other devices are signed out',
      of: ['custom/account/AccountPage.tsx'],
      at: 'both',
      path: '/account',
      open: async (page) => {
        await button(page.getByRole('main'), 'Cerrar las demás').click();
        await question(page).waitFor();
      },
    },
  ];
}
