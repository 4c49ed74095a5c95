/** Records that a file made besides its own, such as the collections that its products name. */
import type { Made } from '../../resources/import/find-names.ts';
import type { WriteContext } from '../module.ts';
import type { Refusal } from './refusal.ts';

/** Remembers what a step made, for the undo. */
export async function keepAdditions(
  { tx, storeId }: WriteContext,
  importId: number,
  made: readonly Made[],
): Promise<void> {
  if (made.length === 0) return;
  await tx.sql
    .insertInto('import_additions')
    .values(
      made.map(({ resource, id, version }) => ({
        store_id: storeId,
        import_id: importId,
        resource,
        record_id: id,
        version,
        state: 'created',
      })),
    )
    .execute();
}

export type Addition = NonNullable<Awaited<ReturnType<typeof lastAddition>>>;

/** The one that was made last: a collection below another goes before it. */
export function lastAddition({ tx, storeId }: WriteContext, importId: number) {
  return tx.sql
    .selectFrom('import_additions')
    .select(['resource', 'record_id', 'version'])
    .where('store_id', '=', storeId)
    .where('import_id', '=', importId)
    .where('state', '=', 'created')
    .orderBy('record_id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Notes what became of it. @param refusal why it was left; null for one that is gone */
export async function settleAddition(
  { tx, storeId }: WriteContext,
  importId: number,
  { resource, record_id }: Addition,
  refusal: Refusal | null,
): Promise<void> {
  await tx.sql
    .updateTable('import_additions')
    .set({
      state: refusal === null ? 'undone' : 'kept',
      refusal: refusal === null ? null : JSON.stringify(refusal),
    })
    .where('store_id', '=', storeId)
    .where('import_id', '=', importId)
    .where('resource', '=', resource)
    .where('record_id', '=', record_id)
    .execute();
}
