import { useCallback, useState } from 'react';

/** Work that saving has to wait for, such as uploads: how much of it is under way. */
export function useHolds(): { held: boolean; hold: (work: Promise<unknown>) => void } {
  const [count, setCount] = useState(0);
  const hold = useCallback((work: Promise<unknown>) => {
    setCount((before) => before + 1);
    void work.finally(() => setCount((before) => before - 1)).catch(() => undefined);
  }, []);
  return { held: count > 0, hold };
}
