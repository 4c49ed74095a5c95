import { keyedHash } from '../../encoding.ts';
import type { Ports } from '../../ports/ports.ts';

/** The form in which the database keeps a code. A reader of the database cannot find the code by trying all million. */
export function codeHash({ settings }: Pick<Ports, 'settings'>, code: string): Promise<string> {
  return keyedHash(settings.sessionSecret, `sign-in code ${code}`);
}
