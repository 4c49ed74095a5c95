import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { CoreAdminContext, testDataProvider, useNotificationContext } from 'ra-core';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { createI18nProvider } from '../../../src/i18n/i18nProvider.ts';
import { OrderStatus } from '../../../src/resources/orders/OrderState.tsx';
import { descriptors } from '../../../src/schema/descriptors.ts';
import { LeaveGuards } from '../../../src/ui/leave/useLeaveGuard.tsx';
import { InPage } from '../in-page.tsx';
import { loseConnection } from '../lose-connection.ts';
import { ownerSession } from '../owner-session.ts';
import { UNPAID } from '../../support/unpaid-order.ts';

// Other files of this worker have loaded the real modules, and the next ones need them.
vi.hoisted(() => vi.resetModules());
afterAll(() => {
  vi.doUnmock('../../../src/resources/orders/dialogs/StatusDialog.tsx');
  vi.resetModules();
});
// Its code is requested with the first tap, when the signal is gone.
vi.mock('../../../src/resources/orders/dialogs/StatusDialog.tsx', () => {
  throw new Error('net::ERR_INTERNET_DISCONNECTED');
});
afterEach(() => vi.restoreAllMocks());

function List() {
  const { notifications } = useNotificationContext();
  return (
    <>
      <p>Pedido de Rosa</p>
      <OrderStatus
        field={{
          source: 'order_status_id',
          kind: 'enum',
          label: { es: 'Pago' },
          widget: 'select',
          display: 'chip',
          enum: [
            { value: 1, label: { es: 'Sin pagar' } },
            { value: 2, label: { es: 'En espera' } },
          ],
        }}
        type={1}
        order={UNPAID}
      />
      <output>{notifications.map(({ message }) => String(message)).join()}</output>
    </>
  );
}

test('[ORD-06] a tap on a state without signal keeps the list, and says why nothing opens', async () => {
  const admin = (
    <CoreAdminContext i18nProvider={createI18nProvider(descriptors)} dataProvider={testDataProvider()}>
      <InPage session={ownerSession()}>
        <LeaveGuards>
          <List />
        </LeaveGuards>
      </InPage>
    </CoreAdminContext>
  );
  const router = createMemoryRouter([{ path: '/', element: admin }]);
  await act(async () => render(<RouterProvider router={router} />));
  loseConnection();
  fireEvent.click(screen.getByRole('button', { name: /Pago/ }));
  await waitFor(() => expect(screen.getByText('errors.network')).toBeVisible());
  expect(screen.getByText('Pedido de Rosa')).toBeVisible();
});
