import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { ApiHttpError } from '../../dataProvider/api-error.ts';
import type { SessionStore } from '../../authProvider/session-store.ts';
import { useSession, useSessionStore } from '../../authProvider/useSession.ts';
import { PageSkeleton } from '../../ui/skeleton/PageSkeleton.tsx';
import { ErrorState } from '../../ui/state/ErrorState.tsx';
import { NoStoreGate } from './NoStoreGate.tsx';

function isUnanswered(reason: unknown): boolean {
  return reason instanceof ApiHttpError && reason.status === 0;
}

/** Opens the kept visit where the server cannot be reached; otherwise the reason stands. */
async function restoreOr(fail: () => void, store: SessionStore, queryClient: QueryClient): Promise<void> {
  try {
    const { restoreVisit } = await import('../offline/restore-visit.ts');
    if (!(await restoreVisit(store, queryClient))) fail();
  } catch {
    fail();
  }
}

/**
 * Holds the page back until the session is known. Without a connection it opens what the last visit kept, or says so and
 * retries on request.
 */
export function SessionGate({ children }: { children: ReactNode }) {
  const store = useSessionStore();
  const session = useSession();
  const [error, setError] = useState<unknown>(null);
  const queryClient = useQueryClient();
  const open = useCallback(
    () =>
      store.load().catch((reason: unknown) => {
        const fail = () => setError(reason);
        return isUnanswered(reason) ? restoreOr(fail, store, queryClient) : fail();
      }),
    [store, queryClient],
  );
  const load = () => {
    setError(null);
    void open();
  };
  const known = session !== null;
  useEffect(() => {
    if (!known) void open();
  }, [known, open]);
  if (session !== null) return session.store === null ? <NoStoreGate>{children}</NoStoreGate> : children;
  return error === null ? <PageSkeleton /> : <ErrorState error={error} onRetry={load} />;
}
