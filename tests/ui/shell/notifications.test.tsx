import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NotificationContextProvider, useAddNotificationContext } from 'ra-core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Notifications } from '../../../src/layout/Notifications.tsx';

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

// React complains once a process: a second attempt would hear nothing.
test('notifications follow each other, and React has nothing to complain about', { retry: 0 }, async () => {
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
