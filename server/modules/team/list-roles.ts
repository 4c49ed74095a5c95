import { sql as raw } from 'kysely';
import { answerRole } from './roles.ts';
import { ROLE } from './answers.ts';
import type { StoreRoute } from '../../http/route.ts';

/** Spec 2 §7 `GET /roles`. */
export const listRoles: StoreRoute = {
  method: 'GET',
  path: '/stores/{storeId}/roles',
  operationId: 'listRoles',
  summary: 'The roles of the store with what each may do',
  tags: ['team'],
  access: { permission: 'team.write' },
  answers: { 200: { description: 'By name', schema: { type: 'array', items: ROLE } } },
  async handle({ ports, storeId }) {
    const roles = await ports.database.read(storeId, (sql) =>
      sql
        .selectFrom('roles as r')
        .select([
          'r.id',
          'r.name',
          'r.permissions',
          'r.branch_ids',
          raw<number>`(select count(*)::integer from memberships m where m.store_id = r.store_id and m.role_id = r.id)`.as(
            'users',
          ),
        ])
        .where('r.store_id', '=', storeId)
        .orderBy('r.name')
        .orderBy('r.id')
        .execute(),
    );
    return {
      status: 200,
      body: roles.map(({ users, ...role }) => answerRole(ports, role, users)),
      headers: { 'x-total-count': String(roles.length) },
    };
  },
};
