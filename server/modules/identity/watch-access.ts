import { followAccessChanges } from './access-changes.ts';
import { liveSession } from './live-session.ts';
import type { Access } from '../../../domain/access/access.ts';
import type { ApiPorts } from '../../api-state.ts';
import type { SessionUser } from '../../http/route.ts';

export interface AccessWatch {
  /** What the user may do in the store at this moment; null when the session or the membership has ended. */
  now(): Promise<Access | null>;
  stop(): void;
}

/** For answers that outlive their request: calls back when a session ended or anybody's access changed, anywhere. */
export function watchAccess(
  ports: ApiPorts,
  user: Pick<SessionUser, 'sessionId'>,
  storeId: number,
  changed: () => void,
): AccessWatch {
  return {
    now: async () => (await liveSession(ports, user.sessionId))?.access.get(storeId) ?? null,
    stop: followAccessChanges(ports, changed),
  };
}
