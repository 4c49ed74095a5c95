import { useCallback, useRef } from 'react';

type Check = () => string | undefined;

/** Checks that parts of a form ask for before it is saved. */
export function useGuards(): { guard: (check: Check) => () => void; refusal: Check } {
  const checks = useRef(new Set<Check>());
  const guard = useCallback((check: Check) => {
    checks.current.add(check);
    return () => {
      checks.current.delete(check);
    };
  }, []);
  /** The first reason not to save; every check runs, so that each part can show what it misses. */
  const refusal = useCallback(
    () => [...checks.current].map((check) => check()).find((reason) => reason !== undefined),
    [],
  );
  return { guard, refusal };
}
