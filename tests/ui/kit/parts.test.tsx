import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { unitsLeft } from '../../../domain/orders/order-lines.ts';
import { SectionCard } from '../../../src/ui/card/SectionCard.tsx';
import { Dialog } from '../../../src/ui/dialog/Dialog.tsx';
import { SaveBar } from '../../../src/ui/form/SaveBar.tsx';
import { PageControls } from '../../../src/ui/paging/PageControls.tsx';
import { Tabs } from '../../../src/ui/tabs/Tabs.tsx';

test('a card is named by its title', () => {
  render(<SectionCard title="Ventas">12</SectionCard>);
  expect(screen.getByRole('region', { name: 'Ventas' }).textContent).toContain('12');
});

test('Escape does not close a dialog whose work is under way', () => {
  const close = vi.fn();
  const dialog = (busy: boolean) => (
    <Dialog title="Estado" busy={busy} onClose={close} actions={null}>
      …
    </Dialog>
  );
  const { rerender } = render(dialog(true));
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  expect(close).not.toHaveBeenCalled();
  rerender(dialog(false));
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  expect(close).toHaveBeenCalledOnce();
});

test('a bar that is busy cannot be pressed, and says so', () => {
  const cancel = vi.fn();
  const queries = new QueryClient();
  const bar = (busy: boolean) => (
    <QueryClientProvider client={queries}>
      <SaveBar label="Crear" busyLabel="Creando…" busy={busy} onCancel={cancel} />
    </QueryClientProvider>
  );
  const { rerender } = render(bar(false));
  expect(screen.getByRole('button', { name: 'Crear' })).toHaveProperty('disabled', false);
  rerender(bar(true));
  for (const button of screen.getAllByRole('button')) expect(button).toHaveProperty('disabled', true);
  expect(screen.getByText('Creando…')).toBeTruthy();
});

test.each([
  [1, true, false],
  [2, false, false],
  [3, false, true],
])('page %i of three has the neighbours that there are', (page, first, last) => {
  const turn = vi.fn();
  render(<PageControls label="Páginas" page={page} perPage={10} total={21} onPage={turn} />);
  const [previous, next] = screen.getAllByRole('button');
  expect(previous).toHaveProperty('disabled', first);
  expect(next).toHaveProperty('disabled', last);
});

test('a closed tab keeps what was typed in it', () => {
  const tabs = (open: number) => (
    <Tabs
      label="Partes"
      open={open}
      onOpen={() => undefined}
      tabs={[
        { key: 'a', label: 'Uno', content: <input aria-label="uno" /> },
        { key: 'b', label: 'Dos', content: 'dos' },
      ]}
    />
  );
  const { rerender } = render(tabs(0));
  fireEvent.change(screen.getByLabelText('uno'), { target: { value: 'ruana' } });
  rerender(tabs(1));
  expect(screen.queryByRole('textbox')).toBeNull();
  rerender(tabs(0));
  expect(screen.getByLabelText('uno')).toHaveProperty('value', 'ruana');
});

test('units left are counted together, unless those of one are not counted', () => {
  expect(unitsLeft([{ stock: 2 }, { stock: 0 }, { stock: 5 }])).toBe(7);
  expect(unitsLeft([{ stock: 2 }, { stock: null }])).toBeNull();
});
