import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NotificationContextProvider, useAddNotificationContext, useNotify } from 'ra-core';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Notifications } from '../../../src/shell/frame/Notifications.tsx';
import { theme } from '../../../src/theme/theme.ts';
import { about } from '../../../src/ui/notice/about.ts';
import { UNDO_NOTICE, UndoMessage } from '../../../src/ui/notice/UndoMessage.tsx';
import { PHONE, WIDE } from '../../../src/theme/widths.ts';

function Shop() {
  const add = useAddNotificationContext();
  const sell = (): void => {
    add({ message: 'Pedido creado', type: 'success' });
    add({ message: 'Sin conexión', type: 'error' });
  };
  return <button onClick={sell}>Vender</button>;
}

let complaints: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  complaints = vi.spyOn(console, 'error');
});
afterEach(() => complaints.mockRestore());

test('notifications follow each other, and React has nothing to complain about', async () => {
  render(
    <NotificationContextProvider>
      <Shop />
      <Notifications />
    </NotificationContextProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Vender' }));
  expect((await screen.findByRole('status')).textContent).toContain('Pedido creado');
  expect(screen.queryByText('Sin conexión')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'app.close' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Sin conexión');
  await userEvent.click(screen.getByRole('button', { name: 'app.close' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(complaints.mock.calls).toEqual([]);
});

describe('a newer notice about the same record', () => {
  afterEach(() => vi.useRealTimers());

  function Till() {
    const add = useAddNotificationContext();
    const tell = (message: string, id: number): void =>
      add({ message, type: 'success', notificationOptions: about('orders', id) });
    return (
      <>
        <button onClick={() => tell('Recibiste $ 10', 7)}>Cobrar</button>
        <button onClick={() => tell('Quedó como antes', 7)}>Devolver</button>
        <button onClick={() => tell('Otro pedido', 8)}>Otro</button>
      </>
    );
  }

  const open = (): void => {
    vi.useFakeTimers();
    render(
      <NotificationContextProvider>
        <Till />
        <Notifications />
      </NotificationContextProvider>,
    );
  };
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const press = async (name: string): Promise<void> => {
    fireEvent.click(screen.getByRole('button', { name }));
    await pass(0);
  };
  /** The time of the shown one passes, and that in which it leaves the screen. */
  const outlast = async (): Promise<void> => {
    await pass(2_500);
    await pass(500);
  };

  test('takes the place of the shown one at once, with a time of its own, and the old one does not return', async () => {
    open();
    await press('Devolver');
    await pass(2_000);
    await press('Cobrar');
    expect(screen.getByText('Recibiste $ 10')).toBeInTheDocument();
    expect(screen.queryByText('Quedó como antes')).toBeNull();
    await pass(2_000);
    await pass(400);
    expect(screen.getByText('Recibiste $ 10')).toBeInTheDocument();
    await outlast();
    expect(screen.queryByRole('status')).toBeNull();
    await pass(5_000);
    expect(screen.queryByRole('status')).toBeNull();
  });

  test('waits its turn behind one about another record, which is then still told', async () => {
    open();
    await press('Otro');
    await press('Devolver');
    await press('Cobrar');
    expect(screen.getByText('Otro pedido')).toBeInTheDocument();
    await outlast();
    expect(screen.getByText('Recibiste $ 10')).toBeInTheDocument();
    await press('Otro');
    expect(screen.getByText('Recibiste $ 10')).toBeInTheDocument();
    await outlast();
    expect(screen.getByText('Otro pedido')).toBeInTheDocument();
    await outlast();
    expect(screen.queryByRole('status')).toBeNull();
  });
});

describe('[SHL-14] how long and how wide', () => {
  afterEach(() => vi.useRealTimers());

  function Tell({ type }: { type: 'success' | 'info' }) {
    const add = useAddNotificationContext();
    return <button onClick={() => add({ message: 'Listo', type })}>Contar</button>;
  }

  test.each([
    ['success', 2500],
    ['info', 4500],
  ] as const)('a notification of %s stays %i ms', async (type, duration) => {
    vi.useFakeTimers();
    render(
      <NotificationContextProvider>
        <Tell type={type} />
        <Notifications />
      </NotificationContextProvider>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Contar' }));
    await act(() => vi.advanceTimersByTimeAsync(duration - 1));
    expect(screen.getByText('Listo')).toBeInTheDocument();
    await act(() => vi.advanceTimersByTimeAsync(1));
    // It leaves the screen.
    await act(() => vi.advanceTimersByTimeAsync(500));
    expect(screen.queryByText('Listo')).toBeNull();
  });

  test('a notification that takes a change back stays ten seconds', async () => {
    vi.useFakeTimers();
    function Change() {
      const notify = useNotify();
      const message = <UndoMessage text="Cambiamos 2 productos." label="Deshacer" onUndo={() => undefined} />;
      return <button onClick={() => notify(message, { autoHideDuration: UNDO_NOTICE })}>Cambiar</button>;
    }
    render(
      <NotificationContextProvider>
        <Change />
        <Notifications />
      </NotificationContextProvider>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Cambiar' }));
    await act(() => vi.advanceTimersByTimeAsync(9_999));
    expect(screen.getByRole('button', { name: 'Deshacer' })).toBeInTheDocument();
    await act(() => vi.advanceTimersByTimeAsync(1));
    await act(() => vi.advanceTimersByTimeAsync(500));
    expect(screen.queryByRole('button', { name: 'Deshacer' })).toBeNull();
  });

  test('the layout changes at 600, 960 and 1024 px', () => {
    const { sm, md, lg } = theme.breakpoints.values;
    expect([sm, md, lg]).toEqual([600, 960, 1024]);
    expect([PHONE, WIDE]).toEqual(['(max-width: 600px)', '(min-width: 1024px)']);
  });
});
