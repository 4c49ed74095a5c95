import { MEMBER } from './answers.ts';
import type { Sql } from '../../db/database.ts';
import type { StoreRoute } from '../../http/route.ts';

/** Spec 2 §7 `GET /users`: who may work in the store. */
export const listMembers: StoreRoute = {
  method: 'GET',
  path: '/stores/{storeId}/users',
  operationId: 'listMembers',
  summary: 'The members of the store with their roles',
  tags: ['team'],
  access: { permission: 'team.write' },
  answers: { 200: { description: 'Owners first', schema: { type: 'array', items: MEMBER } } },
  async handle({ ports, storeId }) {
    const rows = await ports.database.read(storeId, (sql) => selectMembers(sql, storeId).execute());
    const body = rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }));
    return { status: 200, body, headers: { 'x-total-count': String(body.length) } };
  },
};

export function selectMembers(sql: Sql, storeId: number) {
  return sql
    .selectFrom('memberships as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .leftJoin('roles as r', (join) =>
      join.onRef('r.store_id', '=', 'm.store_id').onRef('r.id', '=', 'm.role_id'),
    )
    .select([
      'u.id',
      'u.email',
      'u.first_name',
      'u.last_name',
      'm.owner',
      'm.active',
      'm.role_id',
      'r.name as role',
      'm.created_at',
    ])
    .where('m.store_id', '=', storeId)
    .orderBy('m.owner', 'desc')
    .orderBy('m.created_at')
    .orderBy('u.id');
}
