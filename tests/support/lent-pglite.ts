import { readFile } from 'node:fs/promises';
import type { PGlite } from '@electric-sql/pglite';
import { CHANNEL } from '../../server/db/notify.ts';
import { createPglite } from '../../server/db/pglite.ts';
import { shapeOf } from './kept-rows.ts';
import type { Template } from './template.ts';

interface Kept {
  pglite: PGlite;
  /** The template of this PGlite. */
  file: string;
  shape: string;
}

declare global {
  /** Returned and free. Some files of a process reload their modules, but databases are reused. */
  var lendablePglites: Kept[] | undefined;
}
const shelf = (globalThis.lendablePglites ??= []);

/**
 * A PGlite with the template's content. Closing returns it, and the next caller receives it: restoring its rows takes a
 * tenth of the time of a new one. One with changed tables is not lent again.
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
  // Each borrower has its own handle: code that still holds it after closing cannot reach the next borrower's data.
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
