import { useCallback, useRef } from 'react';

/** Why the form must not be saved yet, in the user's language; undefined when it may. */
type SaveCheck = () => string | undefined;

/** The checks that parts of a form ask for before it is saved (`useBeforeSave`). */
export function useSaveChecks() {
  const checks = useRef(new Set<SaveCheck>());
  const addSaveCheck = useCallback((check: SaveCheck) => {
    checks.current.add(check);
    return () => {
      checks.current.delete(check);
    };
  }, []);
  /** The first reason not to save; every check runs, so that each part can show what it misses. */
  const reasonNotToSave: SaveCheck = useCallback(
    () => [...checks.current].map((check) => check()).find((reason) => reason !== undefined),
    [],
  );
  return { addSaveCheck, reasonNotToSave };
}
