import { allPermissions } from '../../../domain/access/access.ts';
import { INVENTORY } from '../../../domain/imports/inventory-shape.ts';
import type { Bench } from '../../conformance/bench.ts';
import type { TestClient } from '../../support/client.ts';
import { newMember } from '../../support/member.ts';

/** Something under way that another member of the own store has begun. */
export interface Work {
  id: number;
  /** A member of the store who may do everything but write what it brings. */
  other: TestClient;
  /** The row as it stands, to see whether a call has moved it. */
  row(): Promise<unknown>;
}

/** Kinds of rows that are work in progress, by the path that has them. */
const UNDO_KINDS: Readonly<Record<string, 'change' | 'delete'>> = { changes: 'change', deletions: 'delete' };

/** Whether a row of this path (`rowOf`) is work that a member has begun and others may go on with. */
export function isWork(row: string | null): row is string {
  return row === 'imports' || row === 'picture-batches' || UNDO_KINDS[row?.split('/')[1] ?? ''] !== undefined;
}

/** The owner's work of this kind: a file for each thing that a file brings in, else one. */
export async function beginWork(bench: Bench, row: string): Promise<Work[]> {
  if (row === 'imports') {
    const targets = ['products', 'customers', 'orders', INVENTORY];
    return Promise.all(targets.map((target) => beginImport(bench, target)));
  }
  return [await (row === 'picture-batches' ? beginBatch(bench) : beginUndo(bench, row))];
}

let members = 0;

function memberWithout({ test, resources }: Bench, resource: string): Promise<TestClient> {
  members += 1;
  const all = allPermissions(resources.map(({ name }) => name));
  const permissions = all.filter((permission) => !permission.startsWith(`${resource}.`));
  return newMember(test, { name: `sin-${resource}-${members}`, permissions });
}

async function beginImport(bench: Bench, target: string): Promise<Work> {
  const { ports, storeId, people } = bench.test;
  const { id } = await ports.database.write(storeId, ({ sql }) =>
    sql
      .insertInto('imports')
      .values({
        store_id: storeId,
        target,
        file_name: 'ajeno.csv',
        user_id: people.owner.userId,
        language: 'es',
        state: 'done',
        total: 1,
        created_at: new Date(),
        moved_at: new Date(),
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  return {
    id,
    other: await memberWithout(bench, target === INVENTORY ? 'products' : target),
    row: () =>
      ports.database.read(storeId, (sql) =>
        sql.selectFrom('imports').selectAll().where('id', '=', id).executeTakeFirst(),
      ),
  };
}

async function beginBatch(bench: Bench): Promise<Work> {
  const { ports, storeId, people } = bench.test;
  const { id } = await ports.database.write(storeId, ({ sql }) =>
    sql
      .insertInto('picture_batches')
      .values({
        store_id: storeId,
        user_id: people.owner.userId,
        file_name: 'ajeno.zip',
        size: 1,
        state: 'loading',
        created_at: new Date(),
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  return {
    id,
    other: await memberWithout(bench, 'products'),
    row: () =>
      ports.database.read(storeId, (sql) =>
        sql.selectFrom('picture_batches').selectAll().where('id', '=', id).executeTakeFirst(),
      ),
  };
}

async function beginUndo(bench: Bench, row: string): Promise<Work> {
  const { ports, storeId, clock, people } = bench.test;
  const [resource = '', below = ''] = row.split('/');
  const kind = UNDO_KINDS[below] ?? 'change';
  const { id } = await ports.database.write(storeId, ({ sql }) =>
    sql
      .insertInto('undos')
      .values({
        store_id: storeId,
        kind,
        resource,
        user_id: people.owner.userId,
        request_id: crypto.randomUUID(),
        record_ids: [1],
        changes: kind === 'change' ? JSON.stringify({ records: [] }) : null,
        created_at: clock.now(),
        expires_at: new Date(clock.now().getTime() + 86_400_000),
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  return {
    id,
    other: await memberWithout(bench, resource),
    row: () =>
      ports.database.read(storeId, (sql) =>
        sql.selectFrom('undos').selectAll().where('id', '=', id).executeTakeFirst(),
      ),
  };
}
