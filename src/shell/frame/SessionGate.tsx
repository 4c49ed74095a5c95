import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { ApiHttpError } from '../../dataProvider/api-error.ts';
import { loadSession } from '../../authProvider/session-store.ts';
import { useSession } from '../../authProvider/useSession.ts';
import { PageSkeleton } from '../../ui/skeleton/PageSkeleton.tsx';
import { ErrorState } from '../../ui/state/ErrorState.tsx';
import { NoStoreGate } from './NoStoreGate.tsx';

function isUnanswered(reason: unknown): boolean {
  return reason instanceof ApiHttpError && reason.status === 0;
}

/** Opens the kept visit where the server cannot be reached; otherwise the reason stands. */
async function restoreOr(fail: () => void, queryClient: QueryClient): Promise<void> {
  try {
    const { restoreVisit } = await import('../offline/restore-visit.ts');
    if (!(await restoreVisit(queryClient))) fail();
  } catch {
    fail();
  }
}

/**
 * Holds the page back until the session is known. Without a connection it opens what the last visit kept, or says so and
 * retries on request.
 */
export function SessionGate({ children }: { children: ReactNode }) {
  const session = useSession();
  const [error, setError] = useState<unknown>(null);
  const queryClient = useQueryClient();
  const open = useCallback(
    () =>
      loadSession().catch((reason: unknown) => {
        const fail = () => setError(reason);
        return isUnanswered(reason) ? restoreOr(fail, queryClient) : fail();
      }),
    [queryClient],
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
