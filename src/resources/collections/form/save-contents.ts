import type { Collection } from '../../../../generated/collections/types.ts';
import { ApiHttpError } from '../../../dataProvider/api-error.ts';
import type { RefusedRecord } from '../../../dataProvider/bulk-calls.ts';
import type { AppDataProvider } from '../../../dataProvider/dataProvider.ts';
import { changesOf, type Changes, type ContentsField } from './contents.ts';

/** The most records of one bulk call. */
const MOST = 500;

/** The two fields of the form. */
type Contents = { readonly [Field in ContentsField]?: unknown };

type Calls = Pick<AppDataProvider, 'loadBulkCalls' | 'updateMany'>;

/**
 * Links and unlinks products and sub-collections after their collection is stored (COL-05). A second try has no second
 * effect: what is linked already stays linked. Rejects with ApiHttpError where a product refuses.
 */
export async function saveContents(
  dataProvider: Calls,
  { id }: Pick<Collection, 'id'>,
  values: Contents,
): Promise<void> {
  await saveProducts(dataProvider, id, changesOf(values.products));
  const { add, remove } = changesOf(values.sub_collections);
  const move = async (ids: readonly number[], parent_id: number | null): Promise<void> => {
    if (ids.length > 0) await dataProvider.updateMany('collections', { ids: [...ids], data: { parent_id } });
  };
  await move(
    add.map((one) => one.id),
    id,
  );
  await move(remove, null);
}

async function saveProducts(
  dataProvider: Calls,
  collection: number,
  { add, remove }: Changes,
): Promise<void> {
  const change = async (ids: readonly number[], op: 'link' | 'unlink'): Promise<void> => {
    for (let at = 0; at < ids.length; at += MOST) {
      const { failed } = await (
        await dataProvider.loadBulkCalls()
      ).changeRecords(
        'products',
        { ids: ids.slice(at, at + MOST) },
        { source: 'collections_id', op, value: [collection] },
      );
      refuse(failed);
    }
  };
  await change(
    add.map(({ id }) => id),
    'link',
  );
  await change(remove, 'unlink');
}

/** A product that was deleted meanwhile is in no collection: nothing is left to do. */
function refuse(failed: readonly RefusedRecord[]): void {
  const [first] = failed.filter(({ code }) => code !== 'not_found');
  if (first === undefined) return;
  const { code, errors = {} } = first;
  throw new ApiHttpError(422, { code, errors });
}
