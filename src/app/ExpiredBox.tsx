import { Suspense, useSyncExternalStore } from 'react';
import { isExpired, subscribeToExpired } from '../authProvider/expired-session.ts';
import { lazyPart } from '../ui/lazy/lazy-part.ts';

const { Part: SessionExpired } = lazyPart<object>(async () => ({
  default: (await import('../authProvider/SessionExpired.tsx')).SessionExpired,
}));

/** The box that says that the session has ended; it is loaded when that happens. */
export function ExpiredBox() {
  const expired = useSyncExternalStore(subscribeToExpired, isExpired);
  if (!expired) return null;
  return (
    <Suspense>
      <SessionExpired />
    </Suspense>
  );
}
