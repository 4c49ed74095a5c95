import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** The device loses its connection, and gets it back. */
export function loseConnection(): () => void {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void dispatchEvent(new Event('offline')));
  return () => {
    online.mockReturnValue(true);
    act(() => void dispatchEvent(new Event('online')));
  };
}
