import { AUDIT_CHOICES, type AuditChoices } from '../../../domain/audit/audit-answers.ts';
import type { StoreRoute } from '../../http/route.ts';
import { unlistableResources } from './list-audit.ts';
import { selectRemoved } from './people.ts';

export const listAuditChoices: StoreRoute = {
  method: 'GET',
  path: '/stores/{storeId}/audit/choices',
  operationId: 'listAuditChoices',
  summary:
    'What the log can be filtered by: the people of the store, and the resources and actions that occur in it',
  access: { permission: 'audit.read' },
  answers: { 200: { description: 'The choices', schema: AUDIT_CHOICES } },
  async handle({ ports, storeId, access, user }) {
    const closed = new Set(unlistableResources(access, ports.resources));
    return ports.database.read(storeId, async (sql) => {
      const members = await sql
        .selectFrom('memberships as m')
        .innerJoin('users as u', 'u.id', 'm.user_id')
        .select(['u.id', 'u.first_name', 'u.last_name'])
        .where('m.store_id', '=', storeId)
        .orderBy('u.first_name')
        .orderBy('u.id')
        .execute();
      const removed = await selectRemoved(sql, storeId).execute();
      const kinds = await sql
        .selectFrom('audit')
        .select(['resource', 'action'])
        .distinct()
        .where('store_id', '=', storeId)
        .where((eb) => eb.or([eb('reader_id', 'is', null), eb('reader_id', '=', user.userId)]))
        .execute();
      const open = kinds.filter(({ resource }) => !closed.has(resource));
      const here = members.map(({ id, first_name, last_name }) => ({
        id,
        name: `${first_name} ${last_name}`.trim(),
        member: true,
      }));
      const present = new Set(here.map(({ id }) => id));
      // By id, so that a person who was removed twice appears once, with their last name.
      const latest = new Map(removed.map(({ id, name }) => [id, name]));
      const gone = [...latest].flatMap(([id, name]) =>
        id === null || name === null || present.has(id) ? [] : [{ id, name, member: false }],
      );
      const body: AuditChoices = {
        users: [...here, ...gone],
        resources: [...new Set(open.map(({ resource }) => resource))].sort(),
        actions: [...new Set(open.map(({ action }) => action))].sort(),
      };
      return { status: 200, body };
    });
  },
};
