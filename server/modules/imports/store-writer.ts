import { featuresOf, PLAN_COLUMNS } from '../stores/module.ts';
import type { Access } from '../../../domain/access/access.ts';
import type { ApiPorts, WriteContext } from '../../context.ts';

/** Writes into one store in its owner's name, outside a request; the rules of its plan hold. */
export interface StoreWriter {
  storeId: number;
  /** The owner. */
  userId: number;
  ports: ApiPorts;
  access: Access;
  /** Runs one transaction; `now` dates a write on a day in the past. */
  write<T>(work: (write: WriteContext) => Promise<T>, now?: Date): Promise<T>;
}

/** @returns null when there is no such store, or it has no owner in whose name to write */
export async function storeWriter(ports: ApiPorts, storeId: number): Promise<StoreWriter | null> {
  const owner = await ports.database.platform((sql) =>
    sql
      .selectFrom('stores as st')
      .innerJoin('memberships', 'memberships.store_id', 'st.id')
      .innerJoin('users', 'users.id', 'memberships.user_id')
      .select(PLAN_COLUMNS)
      .select(['users.id as userId', 'users.email', 'users.user_type_id as userType'])
      .where('st.id', '=', storeId)
      .where('memberships.owner', '=', true)
      .orderBy('users.id')
      .limit(1)
      .executeTakeFirst(),
  );
  if (!owner) return null;
  const { userId, email, userType } = owner;
  const access = {
    owner: true,
    permissions: new Set<string>(),
    features: featuresOf(owner, ports.clock.now()),
  };
  const context = { storeId, ports, access, user: { userId, email, userType, sessionId: '' } };
  return {
    storeId,
    userId,
    ports,
    access,
    write: (work, now = ports.clock.now()) =>
      ports.database.write(storeId, (tx) => work({ ...context, tx, now, requestId: crypto.randomUUID() })),
  };
}
