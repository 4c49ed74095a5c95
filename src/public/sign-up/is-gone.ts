import { SessionCallError } from '../../dataProvider/session-call.ts';

/** The server knows of no sign-up of this browser (any more). */
export function isGone(error: unknown): boolean {
  return error instanceof SessionCallError && error.code === 'not_found';
}
