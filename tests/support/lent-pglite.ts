import { readFile } from 'node:fs/promises';
import type { PGlite } from '@electric-sql/pglite';
import { CHANNEL } from '../../server/db/notify.ts';
import { createPglite } from '../../server/db/pglite.ts';
import { shapeOf } from './kept-rows.ts';
import type { Template } from './template.ts';

interface Kept {
  pglite: PGlite;
  /** Of the template it was made from. */
  file: string;
  shape: string;
}

declare global {
  /** Given back and waiting. Modules are loaded anew for some files of a process, databases are not made anew. */
  var lendablePglites: Kept[] | undefined;
}
const shelf = (globalThis.lendablePglites ??= []);

/**
 * A PGlite as the template has it. Closing it gives it back, and whoever asks next gets that one: putting its rows
 * back takes a tenth of the time of making one. One whose tables were changed is not lent again.
 */
export async function lendPglite({ file }: Template): Promise<PGlite> {
  const at = shelf.findLastIndex((one) => one.file === file);
  const kept = shelf.splice(at, at === -1 ? 0 : 1)[0] ?? (await make(file));
  let closed = false;
  const close = async (): Promise<void> => {
    if (closed) return;
    closed = true;
    await giveBack(kept);
  };
  // Each borrower's own: what still holds it after closing reaches nothing of the next one's.
  return new Proxy(kept.pglite, {
    get(pglite, key) {
      if (key === 'close') return close;
      if (key === 'closed') return closed;
      if (closed) throw new Error('This PGlite has been given back');
      const value: unknown = Reflect.get(pglite, key, pglite);
      return typeof value === 'function' ? value.bind(pglite) : value;
    },
  });
}

async function make(file: string): Promise<Kept> {
  const pglite = await createPglite({ loadDataDir: new Blob([await readFile(file)]) });
  return { pglite, file, shape: await shapeOf(pglite) };
}

async function giveBack(kept: Kept): Promise<void> {
  const { pglite, shape } = kept;
  await pglite.unlisten(CHANNEL);
  // In this order: a transaction that was left open would refuse the rest.
  for (const statement of ['rollback', 'reset role', 'reset all', 'select pg_advisory_unlock_all()'])
    await pglite.exec(statement);
  if ((await shapeOf(pglite)) !== shape) return pglite.close();
  await pglite.exec('select kept.restore()');
  shelf.push(kept);
}
