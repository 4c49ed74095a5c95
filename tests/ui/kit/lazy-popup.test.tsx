import { act, fireEvent, render, screen } from '@testing-library/react';
import { CoreAdminContext, useNotificationContext } from 'ra-core';
import { useState, type ComponentType } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { lazyPopup } from '../../../src/ui/lazy/lazy-popup.tsx';

interface SheetProps {
  open: boolean;
  onClose(): void;
}
interface Load {
  resolve(module: Module): void;
  reject(error: Error): void;
}
type Module = { default: ComponentType<SheetProps> };

const Sheet = ({ open }: SheetProps) => (open ? <dialog open>Exportar</dialog> : null);

afterEach(() => vi.restoreAllMocks());

const press = (element: Element): Promise<unknown> => act(async () => fireEvent.click(element));

/** A button that opens a sheet whose code arrives, or fails to, when the test says so. */
function stage() {
  const loads: Load[] = [];
  const { Part } = lazyPopup<SheetProps>(
    () => new Promise<Module>((resolve, reject) => loads.push({ resolve, reject })),
  );
  function Page() {
    const [state, setState] = useState<'never' | 'open' | 'closed'>('never');
    const { notifications } = useNotificationContext();
    return (
      <>
        <button type="button" onClick={() => setState('open')}>
          Abrir
        </button>
        {state !== 'never' && <Part open={state === 'open'} onClose={() => setState('closed')} />}
        <p>{notifications.map(({ message }) => String(message)).join()}</p>
      </>
    );
  }
  render(
    <CoreAdminContext>
      <Page />
    </CoreAdminContext>,
  );
  const lose = async (): Promise<void> => {
    // It is requested three times before it is given up.
    for (let time = 0; time < 3; time += 1)
      await act(async () => loads.at(-1)?.reject(new Error('net::ERR_INTERNET_DISCONNECTED')));
  };
  return { loads, lose, tap: () => press(screen.getByRole('button')) };
}

test('a tap is answered before the code is there, and the sheet takes that place', async () => {
  const { loads, tap } = stage();
  expect(screen.queryByRole('status')).toBeNull();
  await tap();
  expect(screen.getByRole('status')).toBeTruthy();
  await act(async () => loads[0]?.resolve({ default: Sheet }));
  expect(screen.getByRole('dialog')).toBeTruthy();
  expect(screen.queryByRole('status')).toBeNull();
  expect(loads).toHaveLength(1);
});

test('a tap beside it gives up waiting', async () => {
  const { tap } = stage();
  await tap();
  await press(screen.getByRole('status'));
  expect(screen.queryByRole('status')).toBeNull();
});

test('without network a sentence says so, and the next tap loads again', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { loads, lose, tap } = stage();
  await tap();
  await lose();
  expect(screen.getByText('errors.network')).toBeTruthy();
  expect(screen.queryByRole('status')).toBeNull();
  expect(loads).toHaveLength(3);

  onLine.mockReturnValue(true);
  await tap();
  expect(screen.getByRole('status')).toBeTruthy();
  await act(async () => loads.at(-1)?.resolve({ default: Sheet }));
  expect(screen.getByRole('dialog')).toBeTruthy();
});

test('with network a sentence says to load the page anew: some browsers never ask twice for lost code', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  const { lose, tap } = stage();
  await tap();
  await lose();
  expect(screen.getByText('app.part_missing')).toBeTruthy();
  expect(screen.queryByRole('status')).toBeNull();
});
