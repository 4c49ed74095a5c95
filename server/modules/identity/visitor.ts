import { liveSession } from './live-session.ts';
import { sessionIdOf } from './sessions.ts';
import type { BaseContext, SessionUser } from '../../http/route.ts';

/** The signed-in user who calls a public route; null without a session, or with an ended one. */
export async function visitorOf({
  request,
  ports,
  now,
}: Pick<BaseContext, 'request' | 'ports' | 'now'>): Promise<SessionUser | null> {
  const id = await sessionIdOf(request, ports, now).catch(() => null);
  const session = id === null ? null : await liveSession(ports, id);
  return session?.user ?? null;
}
