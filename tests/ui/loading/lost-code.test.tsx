import { act, render, screen } from '@testing-library/react';
import { Component, Suspense, use, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { memoizePromise } from '../../../src/loading/memoize-promise.ts';

class Boundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };
  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }
  override render(): ReactNode {
    return this.state.broken ? <p>No alcanzó a cargar</p> : this.props.children;
  }
}

test('[ORD-16] a page whose code is lost says so, and does not ask for it without end', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  // Where nothing answers, a request fails after the page was drawn.
  let lose = (): void => undefined;
  const asked = vi.fn<(key: string) => Promise<string>>(
    () =>
      new Promise((_, reject) => {
        lose = () => reject(new Error('lost on the way'));
      }),
  );
  const load = memoizePromise(asked);
  function Page() {
    return <p>{use(load('orders'))}</p>;
  }
  await act(async () =>
    render(
      <Boundary>
        <Suspense fallback="Cargando">
          <Page />
        </Suspense>
      </Boundary>,
    ),
  );
  expect(screen.getByText('Cargando')).toBeVisible();
  lose();
  expect(await screen.findByText('No alcanzó a cargar')).toBeVisible();
  expect(asked).toHaveBeenCalledTimes(1);
});
