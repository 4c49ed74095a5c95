import { Suspense, useSyncExternalStore } from 'react';
import type { ExpiredSession } from '../authProvider/expired-session.ts';
import { lazyPart } from '../ui/lazy/lazy-part.ts';

interface ExpiredBoxProps {
  expired: ExpiredSession;
}

const { Part: SessionExpired } = lazyPart<ExpiredBoxProps>(async () => ({
  default: (await import('../authProvider/SessionExpired.tsx')).SessionExpired,
}));

/** The box that says that the session has ended; it is loaded when that happens. */
export function ExpiredBox({ expired }: ExpiredBoxProps) {
  const reported = useSyncExternalStore(expired.subscribe, expired.isReported);
  if (!reported) return null;
  return (
    <Suspense>
      <SessionExpired expired={expired} />
    </Suspense>
  );
}
