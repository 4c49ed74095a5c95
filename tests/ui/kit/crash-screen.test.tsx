import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { CrashScreen } from '../../../src/ui/state/CrashScreen.tsx';
import { loseConnection } from '../lose-connection.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function openCrash() {
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  render(
    <MemoryRouter>
      <CrashScreen resetErrorBoundary={() => undefined} />
    </MemoryRouter>,
  );
  return reload;
}

test('a screen that could not load without connection loads again when it is back', () => {
  const reconnect = loseConnection();
  const reload = openCrash();
  expect(reload).not.toHaveBeenCalled();
  reconnect();
  expect(reload).toHaveBeenCalledOnce();
});

test('a screen that broke while connected waits for its button', () => {
  const reload = openCrash();
  loseConnection()();
  expect(reload).not.toHaveBeenCalled();
});
