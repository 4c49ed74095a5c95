import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Dialog } from '../../../src/ui/dialog/Dialog.tsx';

/** Whether the person has a mouse, or touches the screen. */
function pointer(kind: 'fine' | 'coarse'): void {
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: media === `(pointer: ${kind})`,
    media,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}
afterEach(() => vi.unstubAllGlobals());

/** A page whose button opens a dialog; saving may take the button away. */
function Page({ children, leaves = false }: { children: ReactNode; leaves?: boolean }) {
  const [open, setOpen] = useState(false);
  const [gone, setGone] = useState(false);
  const save = () => {
    setOpen(false);
    setGone(leaves);
  };
  return (
    <main>
      <a href="/out">Lejos</a>
      <nav>
        <a href="/all">Todas</a>
        <a href="/mine" aria-current="page">
          Mía
        </a>
        {!gone && <button onClick={() => setOpen(true)}>Guardar vista</button>}
      </nav>
      {open && (
        <Dialog title="Vista" onClose={() => setOpen(false)} actions={<button onClick={save}>Listo</button>}>
          {children}
        </Dialog>
      )}
    </main>
  );
}

const FIELDS = (
  <>
    <input aria-label="Guardado" readOnly />
    <input aria-label="Nombre" />
  </>
);

async function open(children: ReactNode, leaves = false) {
  const user = userEvent.setup();
  render(<Page leaves={leaves}>{children}</Page>);
  await user.click(screen.getByRole('button', { name: 'Guardar vista' }));
  await screen.findByRole('dialog');
  return user;
}

test('with a mouse, what is typed at once reaches the first field that takes it', async () => {
  pointer('fine');
  const user = await open(FIELDS);
  await user.keyboard('Por despachar');
  expect(screen.getByRole('textbox', { name: 'Nombre' })).toHaveValue('Por despachar');
});

test('of radio buttons, the chosen one takes the focus', async () => {
  pointer('fine');
  await open(
    <>
      <input type="radio" name="state" aria-label="Pendiente" />
      <input type="radio" name="state" aria-label="Pagado" defaultChecked />
    </>,
  );
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Pagado' })).toHaveFocus());
});

test('on a touch screen no field takes the focus, so no keyboard covers the dialog', async () => {
  pointer('coarse');
  await open(FIELDS);
  await waitFor(() => expect(document.activeElement?.contains(screen.getByRole('dialog'))).toBe(true));
});

test('the focus goes back to what opened the dialog', async () => {
  pointer('fine');
  const user = await open(FIELDS);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Guardar vista' })).toHaveFocus());
});

test('when what opened it has gone, the focus goes to the current control beside it', async () => {
  pointer('fine');
  const user = await open(FIELDS, true);
  await user.click(screen.getByRole('button', { name: 'Listo' }));
  await waitFor(() => expect(screen.getByRole('link', { name: 'Mía' })).toHaveFocus());
});
