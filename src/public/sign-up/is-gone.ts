import { ApiHttpError } from '../../dataProvider/api-error.ts';

/** The server knows of no sign-up of this browser (any more). */
export function isGone(error: unknown): boolean {
  return error instanceof ApiHttpError && error.code === 'not_found';
}
