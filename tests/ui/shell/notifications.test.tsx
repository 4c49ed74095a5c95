import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NotificationContextProvider, useAddNotificationContext } from 'ra-core';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Notifications } from '../../../src/shell/frame/Notifications.tsx';
import { theme } from '../../../src/theme/theme.ts';
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

  test('the layout changes at 600, 960 and 1024 px', () => {
    const { sm, md, lg } = theme.breakpoints.values;
    expect([sm, md, lg]).toEqual([600, 960, 1024]);
    expect([PHONE, WIDE]).toEqual(['(max-width: 600px)', '(min-width: 1024px)']);
  });
});
