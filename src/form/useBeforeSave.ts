import { use, useEffect, useRef } from 'react';
import { InputSetContext } from '../kinds/inputs/input.ts';

/**
 * Lets a part of the form finish or refuse a save. `check` runs before validation and returns the reason of a refusal
 * in the user's language, or undefined.
 */
export function useBeforeSave(check: () => string | undefined): void {
  const inputs = use(InputSetContext);
  const latest = useRef(check);
  useEffect(() => {
    latest.current = check;
  });
  useEffect(() => inputs?.addSaveCheck?.(() => latest.current()), [inputs]);
}
