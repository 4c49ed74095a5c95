import { ApiHttpError } from '../../dataProvider/api-error.ts';

/** True when the server has no sign-up of this browser (any more). */
export function isGone(error: unknown): boolean {
  return error instanceof ApiHttpError && error.code === 'not_found';
}
