import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext } from 'ra-core';
import { useRef, useState, type ReactNode } from 'react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { descriptors } from '../../../src/schema/descriptors.ts';
import { createI18nProvider } from '../../../src/i18n/i18nProvider.ts';
import { AlertDialog } from '../../../src/ui/dialog/ConfirmDialog.tsx';
import { Dialog, DialogStep, StepDialog } from '../../../src/ui/dialog/Dialog.tsx';
import { BottomSheet, SideSheet } from '../../../src/ui/dialog/BottomSheet.tsx';
import { LeaveQuestion } from '../../../src/ui/form/SaveBar.tsx';
import { LeaveGuards, useLeaveGuard } from '../../../src/ui/leave/useLeaveGuard.tsx';
import { InPage } from '../in-page.tsx';
import MenuPopup from '../../../src/ui/menu/MenuPopup.tsx';

interface Layer {
  open: boolean;
  close: () => void;
}

/** A page that was reached from the home, with one thing over it that a button opens. */
function open(over: (layer: Layer) => ReactNode, page: ReactNode = null) {
  function Page() {
    const [shown, setShown] = useState(false);
    return (
      <>
        <button onClick={() => setShown(true)}>Abrir</button>
        {page}
        {over({ open: shown, close: () => setShown(false) })}
      </>
    );
  }
  const admin = (content: ReactNode) => (
    <CoreAdminContext i18nProvider={createI18nProvider(descriptors)}>
      <InPage>
        <LeaveGuards>{content}</LeaveGuards>
      </InPage>
    </CoreAdminContext>
  );
  const router = createMemoryRouter(
    [
      { path: '/', element: admin('Inicio') },
      { path: '/orders', element: admin(<Page />) },
      { path: '/clients', element: admin('Clientes') },
    ],
    { initialEntries: ['/', '/orders'] },
  );
  render(<RouterProvider router={router} />);
  return {
    path: () => router.state.location.pathname,
    back: () => act(() => router.navigate(-1)),
    show: () => userEvent.click(screen.getByRole('button', { name: 'Abrir' })),
  };
}

const LAYERS: Record<string, (layer: Layer) => ReactNode> = {
  'a dialog': ({ open: shown, close }) => (
    <Dialog open={shown} title="Encima" actions={null} onClose={close}>
      …
    </Dialog>
  ),
  'a dialog of steps': ({ open: shown, close }) =>
    shown && (
      <StepDialog>
        <DialogStep title="Encima" actions={null} onClose={close}>
          …
        </DialogStep>
      </StepDialog>
    ),
  'an alert': ({ open: shown, close }) => (
    <AlertDialog
      open={shown}
      title="Encima"
      message="…"
      cancelLabel="No"
      confirmLabel="Sí"
      onCancel={close}
      onConfirm={close}
      onDismiss={close}
    />
  ),
  'a sheet from below': ({ open: shown, close }) => (
    <BottomSheet open={shown} title="Encima" onClose={close}>
      …
    </BottomSheet>
  ),
  'a sheet from the side': ({ open: shown, close }) =>
    shown && (
      <SideSheet title="Encima" subtitle="…" onClose={close}>
        …
      </SideSheet>
    ),
};

test.each(Object.entries(LAYERS))(
  '[SHL-09] back closes %s first, and then leaves the page',
  async (_, over) => {
    const { path, back, show } = open(over);
    await show();
    expect(await screen.findByText('Encima')).toBeVisible();
    await back();
    expect(path()).toBe('/orders');
    await waitFor(() => expect(screen.queryByText('Encima')).toBeNull());
    await back();
    expect(path()).toBe('/');
  },
);

test('[SHL-09] back closes the menu over a dialog, then the dialog', async () => {
  const { path, back, show } = open(({ open: shown, close }) => (
    <DialogWithMenu open={shown} close={close} />
  ));
  await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Más' }));
  expect(await screen.findByRole('menuitem', { name: 'Copiar' })).toBeVisible();
  await back();
  await waitFor(() => expect(screen.queryByRole('menuitem')).toBeNull());
  expect(screen.getByRole('dialog', { name: 'Encima' })).toBeVisible();
  await back();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(path()).toBe('/orders');
});

test('[SHL-09] back during a write closes nothing and leaves nothing', async () => {
  const { path, back, show } = open(({ open: shown, close }) => (
    <Dialog open={shown} title="Encima" actions={null} busy onClose={close}>
      …
    </Dialog>
  ));
  await show();
  await screen.findByText('Encima');
  await back();
  expect(path()).toBe('/orders');
  expect(screen.getByRole('dialog', { name: 'Encima' })).toBeVisible();
});

test('[SHL-09] a link of a dialog leaves at once, unless something would be lost', async () => {
  const over = ({ open: shown, close }: Layer) => (
    <Dialog open={shown} title="Encima" actions={<Link to="/clients">Ver clientes</Link>} onClose={close}>
      …
    </Dialog>
  );
  const discard = vi.fn();
  const dirty = open(over, <Unsaved onDiscard={discard} />);
  await dirty.show();
  await userEvent.click(await screen.findByRole('link', { name: 'Ver clientes' }));
  expect(dirty.path()).toBe('/orders');
  const question = await screen.findByRole('alertdialog');
  // Back on the question is its 'stay'.
  await dirty.back();
  await waitFor(() => expect(question).not.toBeInTheDocument());
  expect(dirty.path()).toBe('/orders');
  await userEvent.click(screen.getByRole('link', { name: 'Ver clientes' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Descartar cambios' }));
  await waitFor(() => expect(dirty.path()).toBe('/clients'));
  expect(discard).toHaveBeenCalledOnce();
});

test('what would be lost is not guarded in silence outside of the admin', () => {
  function Guard() {
    useLeaveGuard({ stops: () => true, onStop: () => undefined });
    return null;
  }
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<Guard />)).toThrow('outside of <LeaveGuards>');
  errors.mockRestore();
});

function DialogWithMenu({ open: shown, close }: Layer) {
  const [menu, setMenu] = useState<HTMLElement | null>(null);
  const more = <button onClick={({ currentTarget }) => setMenu(currentTarget)}>Más</button>;
  return (
    <Dialog open={shown} title="Encima" actions={more} onClose={close}>
      <MenuPopup
        id="menu"
        anchor={menu}
        open={menu !== null}
        choices={[{ key: 'copy', label: 'Copiar', onChoose: close }]}
        onClose={() => setMenu(null)}
      />
    </Dialog>
  );
}

function Unsaved({ onDiscard }: { onDiscard: () => void }) {
  const leavingRef = useRef(false);
  return <LeaveQuestion dirty leavingRef={leavingRef} onDiscard={onDiscard} />;
}
