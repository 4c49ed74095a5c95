import { useCallback, useRef } from 'react';

/** The reason why the form must not be saved yet, in the user's language; undefined without one. */
type SaveCheck = () => string | undefined;

/** The checks of the form's parts before a save (`useBeforeSave`). */
export function useSaveChecks() {
  const checks = useRef(new Set<SaveCheck>());
  const addSaveCheck = useCallback((check: SaveCheck) => {
    checks.current.add(check);
    return () => {
      checks.current.delete(check);
    };
  }, []);
  /** The first reason not to save. Every check runs, so that each part can show its errors. */
  const reasonNotToSave: SaveCheck = useCallback(
    () => [...checks.current].map((check) => check()).find((reason) => reason !== undefined),
    [],
  );
  return { addSaveCheck, reasonNotToSave };
}
