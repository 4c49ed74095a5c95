import { judge, type Access } from '../../../domain/access/access.ts';
import type { Resource } from '../../../domain/schema/model.ts';
import type { StoreRoute } from '../../http/route.ts';
import { languageOf, sayingIn } from '../../http/language.ts';
import { isReadable } from '../../resources/fields.ts';
import { readZoneAndCurrency } from '../../resources/zone-and-currency.ts';
import { ENTRY } from './audit-schema.ts';
import { findPeople } from './people.ts';
import { recordNames, type NamedChange } from './record-names.ts';
import { findUndoOffers } from './undo-offers.ts';
import { AUDIT_PARAMETERS, readAuditSelection, selectAudit } from './selection.ts';

interface PeopleOfEntry {
  user_id: number | null;
  resource: string;
  record_id: number | null;
}

type Changes = NamedChange['changes'];

export const listAudit: StoreRoute = {
  method: 'GET',
  path: '/stores/{storeId}/audit',
  operationId: 'listAudit',
  summary: 'Who did what in the store, the latest first; without what the reader may not see elsewhere',
  tags: ['audit'],
  access: { permission: 'audit.read' },
  query: AUDIT_PARAMETERS,
  answers: {
    200: {
      description: 'A page of it',
      schema: { type: 'array', items: ENTRY },
      headers: { 'x-total-count': 'Entries of the selection' },
    },
  },
  async handle({ ports, storeId, query, access, request, now }) {
    const selection = readAuditSelection(query);
    const limit = Number(query.get('limit') ?? 25);
    const offset = (Number(query.get('page') ?? 1) - 1) * limit;
    const { resources } = ports;
    const closed = unlistableResources(access, resources);
    return ports.database.read(storeId, async (sql) => {
      const { timeZone, currency } = await readZoneAndCurrency(sql, storeId);
      const matching = () => selectAudit(sql, storeId, { selection, closed, timeZone });
      const page = matching()
        .select(['a.id', 'a.at', 'a.user_id', 'a.request_id'])
        .select(['a.action', 'a.resource', 'a.record_id', 'a.changes'])
        .orderBy('a.id', 'desc')
        .limit(limit)
        .offset(offset);
      // One statement, so that page and total are of one snapshot; a page beyond the end has its total too.
      const rows = await sql
        .selectFrom(
          matching()
            .select((eb) => eb.fn.countAll<number>().as('total'))
            .as('whole'),
        )
        .leftJoinLateral(page.as('entry'), (join) => join.onTrue())
        .selectAll()
        .execute();
      const entries = rows.flatMap(({ id, resource, request_id, changes, ...row }) => {
        if (id === null || resource === null || request_id === null) return [];
        return [
          {
            ...row,
            id,
            resource,
            request_id,
            changes: readableChanges(resources, access, resource, changes),
          },
        ];
      });
      const saying = sayingIn(languageOf(request), timeZone, currency);
      const names = await recordNames(sql, storeId, { resources, access, saying }, entries);
      const people = await findPeople(sql, storeId, entries.flatMap(peopleIn));
      const undos = await findUndoOffers(sql, storeId, entries, now);
      const nameOf = (id: number | null) => (id === null ? undefined : people.get(id));
      const body = entries.map(({ at, ...entry }, position) => ({
        id: entry.id,
        at: at?.toISOString() ?? null,
        user_id: entry.user_id,
        user: nameOf(entry.user_id)?.name ?? null,
        member: nameOf(entry.user_id)?.member ?? false,
        action: entry.action,
        resource: entry.resource,
        record_id: entry.record_id,
        record:
          names[position] ?? (entry.resource === 'users' ? nameOf(entry.record_id)?.name : null) ?? null,
        changes: entry.changes,
        undo: undos[position] ?? null,
      }));
      return { status: 200, body, headers: { 'x-total-count': String(rows[0]?.total ?? 0) } };
    });
  },
};

/** Ids of the actor, and of the user who was changed. */
function peopleIn({ user_id, resource, record_id }: PeopleOfEntry): number[] {
  return [user_id, resource === 'users' ? record_id : null].filter((id) => id !== null);
}

/** Resources that this reader may not list. */
export function unlistableResources(access: Access, resources: Resource[]): string[] {
  return resources
    .filter(({ access: { list } }) => judge(access, { permission: list.permission }) === 'permission')
    .map(({ name }) => name);
}

/** Without the fields that this reader may not read. */
export function readableChanges(
  resources: Resource[],
  access: Access,
  resource: string,
  changes: unknown,
): Changes {
  // `describeChanges` wrote it, or a module in the same shape.
  const all = (changes ?? {}) as Changes;
  const hidden = new Set(
    (resources.find(({ name }) => name === resource)?.fields ?? [])
      .filter((field) => !field.writeOnly && !isReadable(field, access))
      .map(({ source }) => source),
  );
  return Object.fromEntries(Object.entries(all).filter(([source]) => !hidden.has(source)));
}
