import { liveSession } from './live-session.ts';
import { sessionIdOf } from './sessions.ts';
import type { BaseContext, SessionUser } from '../../http/route.ts';

/** Who is signed in in the browser that calls a public route; null for everybody else, also with a session that has ended. */
export async function visitorOf({
  request,
  ports,
  now,
}: Pick<BaseContext, 'request' | 'ports' | 'now'>): Promise<SessionUser | null> {
  const id = await sessionIdOf(request, ports, now).catch(() => null);
  const session = id === null ? null : await liveSession(ports, id);
  return session?.user ?? null;
}
