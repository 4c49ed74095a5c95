import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nContextProvider, StoreContextProvider, memoryStore } from 'ra-core';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { descriptors } from '../../../src/schema/descriptors.ts';
import { createI18nProvider } from '../../../src/i18n/i18nProvider.ts';
import { AlertDialog, ConfirmDialog } from '../../../src/ui/dialog/ConfirmDialog.tsx';

function show(dialog: ReactNode): void {
  render(
    <StoreContextProvider value={memoryStore()}>
      <I18nContextProvider value={createI18nProvider(descriptors)}>{dialog}</I18nContextProvider>
    </StoreContextProvider>,
  );
}

test('[SHL-11] the confirmation has its title, the message, a red confirm and a cancel', async () => {
  const user = userEvent.setup();
  const [confirm, cancel] = [vi.fn<() => void>(), vi.fn<() => void>()];
  show(<ConfirmDialog open message="Vas a eliminar la colección." onConfirm={confirm} onCancel={cancel} />);
  const dialog = await screen.findByRole('alertdialog', { name: 'Confirmación' });
  expect(dialog).toHaveAccessibleDescription('Vas a eliminar la colección.');
  const red = within(dialog).getByRole('button', { name: 'Confirmar' });
  expect(red).toHaveClass('MuiButton-contained', 'MuiButton-colorError');
  await user.click(red);
  await user.click(within(dialog).getByRole('button', { name: 'Cancelar' }));
  expect([confirm, cancel].map((one) => one.mock.calls.length)).toEqual([1, 1]);
});

test('[SHL-11] the alert has a title, a message, cancel and confirm; without a choice only the latter', async () => {
  const [confirm, cancel] = [vi.fn<() => void>(), vi.fn<() => void>()];
  show(
    <AlertDialog
      open
      title="Cambiar de dominio"
      message="Tu tienda deja de abrir ahí."
      onConfirm={confirm}
      onCancel={cancel}
    />,
  );
  const dialog = await screen.findByRole('alertdialog', { name: 'Cambiar de dominio' });
  expect(dialog).toHaveAccessibleDescription('Tu tienda deja de abrir ahí.');
  expect(
    within(dialog)
      .getAllByRole('button')
      .map((button) => button.textContent),
  ).toEqual(['Cancelar', 'Confirmar']);
});

test('a confirmation at work takes no second press', async () => {
  show(<ConfirmDialog open busy message="…" onConfirm={() => undefined} onCancel={() => undefined} />);
  const dialog = await screen.findByRole('alertdialog');
  for (const button of within(dialog).getAllByRole('button')) expect(button).toBeDisabled();
});
