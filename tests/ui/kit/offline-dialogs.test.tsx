import { render, screen } from '@testing-library/react';
import { CoreAdminContext, testDataProvider } from 'ra-core';
import { Suspense, type ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { createI18nProvider } from '../../../src/i18n/i18nProvider.ts';
import { StatusDialog } from '../../../src/resources/orders/dialogs/StatusDialog.tsx';
import { descriptors } from '../../../src/schema/descriptors.ts';
import { ConfirmDialog } from '../../../src/ui/dialog/ConfirmDialog.tsx';
import { FormDialog } from '../../../src/ui/form/FormDialog.tsx';
import { useWriteForm } from '../../../src/ui/form/useWriteForm.ts';
import { LeaveGuards } from '../../../src/ui/leave/useLeaveGuard.tsx';
import { InPage } from '../in-page.tsx';
import { loseConnection } from '../lose-connection.ts';
import { UNPAID } from '../../support/unpaid-order.ts';

const WHY = 'Sin conexión no se puede cambiar ni eliminar nada.';
const KEPT = 'Sin conexión no se puede guardar. Lo que escribes queda aquí hasta que vuelva la señal.';
const nothing = () => undefined;

afterEach(() => vi.restoreAllMocks());

function show(dialog: ReactNode): void {
  const admin = (
    <CoreAdminContext i18nProvider={createI18nProvider(descriptors)} dataProvider={testDataProvider()}>
      <InPage>
        <LeaveGuards>
          <Suspense>{dialog}</Suspense>
        </LeaveGuards>
      </InPage>
    </CoreAdminContext>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: admin }])} />);
}

function Goal({ local }: { local?: true }) {
  const form = useWriteForm<{ amount: string }, true>({
    defaults: { amount: '' },
    validate: () => ({}),
    write: async () => true,
    onSaved: nothing,
  });
  return (
    <FormDialog title="Meta" submitLabel="Cambiar" form={form} onClose={nothing} {...(local && { local })}>
      Cuánto
    </FormDialog>
  );
}

test.each([
  ['a short form', () => <Goal />, 'Cambiar', KEPT],
  [
    'a question',
    () => (
      <ConfirmDialog open message="¿Quitarla?" confirmLabel="Quitar" onConfirm={nothing} onCancel={nothing} />
    ),
    'Quitar',
    WHY,
  ],
  [
    'the status of an order',
    () => (
      <StatusDialog
        field={{
          source: 'order_status_id',
          kind: 'enum',
          label: { es: 'Pago' },
          widget: 'select',
          display: 'chip',
          enum: [
            { value: 1, label: { es: 'Sin pagar' } },
            { value: 2, label: { es: 'Pagado' } },
          ],
        }}
        type={1}
        order={UNPAID}
        suggested={2}
        onClose={nothing}
      />
    ),
    /Pagado/,
    WHY,
  ],
])('%s says before it is tried that it needs signal', async (_, dialog, name, why) => {
  show(dialog());
  const button = await screen.findByRole('button', { name });
  expect(button).toBeEnabled();
  const back = loseConnection();
  expect(screen.getByText(why)).toBeVisible();
  expect(button).toBeDisabled();
  back();
  expect(screen.queryByText(why)).toBeNull();
  expect(button).toBeEnabled();
});

test('a short form of what is not saved yet needs none', async () => {
  show(<Goal local />);
  const button = await screen.findByRole('button', { name: 'Cambiar' });
  loseConnection();
  expect(button).toBeEnabled();
  expect(screen.queryByText(KEPT)).toBeNull();
});
