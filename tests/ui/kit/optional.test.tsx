import { fireEvent, render, screen } from '@testing-library/react';
import { CoreAdminContext, useNotificationContext } from 'ra-core';
import { Component, useState, type ComponentType, type ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { lazyPart, Optional } from '../../../src/ui/lazy/lazy-popup.tsx';

afterEach(() => vi.restoreAllMocks());

class Screen extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };
  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }
  override render(): ReactNode {
    return this.state.broken ? <p>Esta pantalla no alcanzó a cargar</p> : this.props.children;
  }
}

/** A list of one record, and what a tap on it opens. */
function show(load: () => Promise<{ default: ComponentType<object> }>) {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { Part } = lazyPart<object>(load);
  function List() {
    const [open, setOpen] = useState(false);
    const { notifications } = useNotificationContext();
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Ruana
        </button>
        <Optional fallback="…">{open && <Part />}</Optional>
        <output>{notifications.map(({ message }) => String(message)).join()}</output>
      </>
    );
  }
  render(
    <CoreAdminContext>
      <Screen>
        <List />
      </Screen>
    </CoreAdminContext>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Ruana' }));
}

test.each([
  [false, 'errors.network'],
  [true, 'app.part_missing'],
])(
  'a part whose code does not arrive (online: %s) leaves its screen, and a notice says why',
  async (online, said) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
    const load = vi.fn(() => Promise.reject(new Error('net::ERR_INTERNET_DISCONNECTED')));
    show(load);
    expect(await screen.findByText(said)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Ruana' })).toBeVisible();
    expect(load).toHaveBeenCalledTimes(3);
  },
);

test('a part that fails while it is drawn is a defect of the screen', async () => {
  show(async () => ({
    default: () => {
      throw new Error('a defect');
    },
  }));
  expect(await screen.findByText('Esta pantalla no alcanzó a cargar')).toBeVisible();
});
