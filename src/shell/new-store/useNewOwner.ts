import { useState } from 'react';
import { isNewOwner } from '../../../domain/identity/session-info.ts';
import { useSession } from '../../authProvider/useSession.ts';

/** As `isNewOwner` says of the session on screen. */
export function useNewOwner(): boolean {
  const session = useSession();
  const [now] = useState(() => Date.now());
  return session !== null && isNewOwner(session, now);
}
