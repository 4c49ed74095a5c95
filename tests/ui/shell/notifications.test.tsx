import { QueryClient } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  AddUndoableMutationContext,
  NotificationContextProvider,
  TakeUndoableMutationContext,
  useAddNotificationContext,
  useAddUndoableMutation,
  useNotificationContext,
  useNotify,
} from 'ra-core';
import { useState, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createPendingWrites, PendingWritesContext } from '../../../src/dataProvider/pending-writes.ts';
import { Notifications } from '../../../src/shell/frame/Notifications.tsx';
import { useUndoableWrites } from '../../../src/shell/frame/Notices.tsx';
import { theme } from '../../../src/theme/theme.ts';
import { about, UNDO_NOTICE, UndoMessage } from '../../../src/ui/notice/UndoMessage.tsx';
import { PHONE, WIDE } from '../../../src/theme/styles.ts';

/** What the admin has around its notices. */
function Shell({ children }: { children: ReactNode }) {
  const [pending] = useState(() => createPendingWrites(new QueryClient()));
  return (
    <NotificationContextProvider>
      <PendingWritesContext value={pending}>
        <AddUndoableMutationContext value={pending.add}>
          <TakeUndoableMutationContext value={pending.take}>{children}</TakeUndoableMutationContext>
        </AddUndoableMutationContext>
      </PendingWritesContext>
    </NotificationContextProvider>
  );
}

function Frame() {
  const { notifications } = useNotificationContext();
  return <Notifications undoOf={useUndoableWrites(notifications)} />;
}

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
    <Shell>
      <Shop />
      <Frame />
    </Shell>,
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
      <Shell>
        <Till />
        <Frame />
      </Shell>,
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
      <Shell>
        <Tell type={type} />
        <Frame />
      </Shell>,
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
      <Shell>
        <Change />
        <Frame />
      </Shell>,
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

describe('undoable writes of react-admin', () => {
  afterEach(() => vi.useRealTimers());

  const done: string[] = [];
  beforeEach(() => done.splice(0));

  /** As react-admin's hooks do it: the write first, then the notice; a view of a developer may forget the notice. */
  function Writes() {
    const add = useAddUndoableMutation();
    const notify = useNotify();
    const write = (name: string, told: boolean): void => {
      add(({ isUndo }) => done.push(`${name} ${isUndo ? 'undone' : 'sent'}`));
      if (told) notify(`${name} guardado`, { undoable: true });
    };
    return (
      <>
        <button onClick={() => write('Uno', true)}>Uno</button>
        <button onClick={() => write('Dos', true)}>Dos</button>
        <button onClick={() => write('Callado', false)}>Callado</button>
      </>
    );
  }
  const open = (): void => {
    vi.useFakeTimers();
    render(
      <Shell>
        <Writes />
        <Frame />
      </Shell>,
    );
  };
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const press = async (name: string): Promise<void> => {
    fireEvent.click(screen.getByRole('button', { name }));
    await pass(0);
  };

  test('each is sent when its own notice has gone', async () => {
    open();
    await press('Uno');
    await press('Dos');
    await pass(4_400);
    expect(done).toEqual([]);
    await pass(100);
    await pass(500);
    expect(done).toEqual(['Uno sent']);
    expect(screen.getByText('Dos guardado')).toBeInTheDocument();
    await pass(4_500);
    await pass(500);
    expect(done).toEqual(['Uno sent', 'Dos sent']);
  });

  test('the button undoes the one that the notice is about, once', async () => {
    open();
    await press('Uno');
    await press('Dos');
    await press('ra.action.undo');
    await pass(500);
    expect(done).toEqual(['Uno undone']);
    await press('ra.action.undo');
    await pass(500);
    expect(done).toEqual(['Uno undone', 'Dos undone']);
    await pass(20_000);
    expect(done).toEqual(['Uno undone', 'Dos undone']);
  });

  test('one without a notice is sent by itself', async () => {
    open();
    await press('Callado');
    await pass(5_000);
    expect(done).toEqual(['Callado sent']);
  });
});
