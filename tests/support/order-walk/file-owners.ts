import { vi } from 'vitest';
import type { Shop } from '../../api/orders/shop.ts';

/** @returns what breaks the second half of I5 among all files that were kept since the call: none without owner. */
export function watchFiles({ database, ports, storeId }: Shop): () => Promise<object[]> {
  const put = vi.spyOn(ports.files, 'put');
  return async () => {
    const rows = await database.read(storeId, (sql) =>
      sql
        .selectFrom('stored_files')
        .select(['name', 'unused_since'])
        .where('store_id', '=', storeId)
        .execute(),
    );
    const proofs = await database.read(storeId, (sql) =>
      sql.selectFrom('payment_proofs').select('file').where('store_id', '=', storeId).execute(),
    );
    const owned = new Set(proofs.map(({ file }) => file));
    const counted = new Map(rows.map(({ name, unused_since }) => [name, unused_since]));
    const names = put.mock.calls.map(([key]) => key.slice(key.indexOf('/') + 1));
    const kept = await Promise.all(
      [...new Set(names)].map(async (name) => ({
        name,
        kept: (await ports.files.get(`${storeId}/${name}`)) !== null,
      })),
    );
    const stored = new Set(kept.flatMap((file) => (file.kept ? [file.name] : [])));
    return [
      ...[...stored]
        .filter((name) => !counted.has(name))
        .map((name) => ({ what: 'counted by nobody', name })),
      // An upload whose call was refused or repeated waits for the daily removal, and says since when.
      ...[...counted]
        .filter(([name, unused]) => unused === null && !owned.has(name))
        .map(([name]) => ({ what: 'without owner', name })),
      ...[...owned]
        .filter((name) => !stored.has(name) || counted.get(name) !== null)
        .map((name) => ({ what: 'lost to its owner', name })),
    ];
  };
}
