import { isLoopback, isLoopbackName } from '../loopback.ts';

/** What a proxy or a tunnel adds to a call that it passes on. */
const PASSED_ON = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];

/**
 * Whether a program or browser of this very machine calls, by a name of this machine. A page of another site that has its
 * own name resolved to 127.0.0.1 (DNS rebinding) comes with that name; what a proxy or tunnel passes on says so.
 */
export function isLocalCaller(request: Request, remoteAddress: string | undefined): boolean {
  if (remoteAddress === undefined || !isLoopbackName(remoteAddress)) return false;
  if (PASSED_ON.some((name) => request.headers.has(name))) return false;
  const called = `http://${request.headers.get('host') ?? ''}`;
  return URL.canParse(called) && isLoopback(new URL(called));
}
