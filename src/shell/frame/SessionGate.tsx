import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { loadSession } from '../../authProvider/session-store.ts';
import { useSession } from '../../authProvider/useSession.ts';
import { PageSkeleton } from '../../ui/skeleton/PageSkeleton.tsx';
import { DeniedState } from '../../ui/state/DeniedState.tsx';
import { ErrorState } from '../../ui/state/ErrorState.tsx';

/** Holds the page back until the session is known. Without a connection it says so, and retries on request. */
export function SessionGate({ children }: { children: ReactNode }) {
  const session = useSession();
  const [error, setError] = useState<unknown>(null);
  const load = useCallback(() => {
    setError(null);
    loadSession().catch(setError);
  }, []);
  const known = session !== null;
  useEffect(() => {
    if (!known) loadSession().catch(setError);
  }, [known]);
  if (session !== null) return session.store === null ? <DeniedState /> : children;
  return error === null ? <PageSkeleton /> : <ErrorState error={error} onRetry={load} />;
}
