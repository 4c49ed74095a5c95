import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import BlockIcon from '@mui/icons-material/Block';
import { useTranslate } from 'ra-core';
import { Navigate, useLocation } from 'react-router-dom';
import type { SessionStore } from '../../authProvider/session-store.ts';
import { useSession, useSessionStore } from '../../authProvider/useSession.ts';
import { ApiHttpError } from '../../dataProvider/api-error.ts';
import { PageSkeleton, EmptyState, ErrorState, largeIcon } from '../../ui/state/PageStates.tsx';
import { isStaffPath, STAFF_PATHS } from '../navigation/staff-paths.ts';
import { restoreVisit } from '../offline/restore-visit.ts';

function isUnanswered(reason: unknown): boolean {
  return reason instanceof ApiHttpError && reason.status === 0;
}

/** Opens the kept visit where the server cannot be reached; otherwise the reason stands. */
async function restoreOr(fail: () => void, store: SessionStore, queryClient: QueryClient): Promise<void> {
  try {
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

/** For an account that is in no store: the platform's staff find their own screens, anybody else what to do. */
function NoStoreGate({ children }: { children: ReactNode }) {
  const isStaff = useSession()?.user.platform_staff === true;
  const { pathname } = useLocation();
  const translate = useTranslate();
  if (isStaff) return isStaffPath(pathname) ? children : <Navigate to={STAFF_PATHS[0]} replace />;
  return (
    <EmptyState
      page
      image={<BlockIcon sx={largeIcon} />}
      title={translate('state.no_store_title')}
      subtitle={translate('state.no_store_subtitle')}
    />
  );
}
