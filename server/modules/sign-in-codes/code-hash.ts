import { keyedHash } from '../../encoding.ts';
import type { Ports } from '../../ports/ports.ts';

/** As the database keeps a code: whoever reads it there cannot find it out by trying all the million. */
export function codeHash({ settings }: Pick<Ports, 'settings'>, code: string): Promise<string> {
  return keyedHash(settings.sessionSecret, `sign-in code ${code}`);
}
