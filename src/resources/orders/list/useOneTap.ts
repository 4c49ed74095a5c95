import { useEffect, useRef, useState } from 'react';

/** Milliseconds after a write. The first tap of two has put another button below the finger. */
const DOUBLE_TAP = 700;

/** Busy during a write and a little longer: a double tap does not do the next step as well. */
export function useOneTap() {
  const [busy, setBusy] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const tap = (write: () => Promise<void>): void => {
    setBusy(true);
    void write().finally(() => {
      timer.current = setTimeout(() => setBusy(false), DOUBLE_TAP);
    });
  };
  return { busy, tap };
}
