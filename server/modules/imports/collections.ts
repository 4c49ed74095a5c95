import { createRecord } from '../../resources/service.ts';
import type { StoreWriter } from './store-writer.ts';

/** Finds or makes the collections that a file names, from the root down, each once. */
export interface CollectionFinder {
  /** Id of the last one of the path `['Ropa', 'Camisetas']`. */
  idOf(path: string[]): Promise<number>;
}

export function collectionFinder(writer: StoreWriter): CollectionFinder {
  const known = new Map<string, number>();
  async function idOf(path: string[]): Promise<number> {
    const key = JSON.stringify(path);
    const found = known.get(key);
    if (found !== undefined) return found;
    const parent = path.length > 1 ? await idOf(path.slice(0, -1)) : null;
    const id = await findOrCreate(writer, path.at(-1) ?? '', parent);
    known.set(key, id);
    return id;
  }
  return { idOf };
}

function findOrCreate(writer: StoreWriter, name: string, parent: number | null): Promise<number> {
  return writer.write(async (write) => {
    const existing = await write.tx.sql
      .selectFrom('collections')
      .select('id')
      .where('store_id', '=', writer.storeId)
      .where('name', '=', name)
      .where('parent_id', parent === null ? 'is' : '=', parent)
      .executeTakeFirst();
    if (existing) return existing.id;
    const created = await createRecord(write, 'collections', { name, public: 1, parent_id: parent });
    return created.id;
  });
}
