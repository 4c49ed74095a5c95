import { allPermissions } from '../../domain/access/access.ts';
import { PLAN_FEATURES } from '../../domain/plans/features.ts';
import type { ApiPorts, WriteContext } from '../context.ts';
import type { StoreTx } from '../db/database.ts';

/** A write that no member's call causes: nobody's in the log, and no role or plan stands in its way. */
export function systemWrite(ports: ApiPorts, tx: StoreTx, requestId: string): WriteContext {
  const permissions = new Set(allPermissions(ports.resources.map(({ name }) => name)));
  return {
    ports,
    tx,
    storeId: tx.storeId,
    now: ports.clock.now(),
    requestId,
    user: { userId: null },
    access: { owner: true, permissions, features: PLAN_FEATURES.pro },
  };
}
