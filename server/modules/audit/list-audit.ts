import { AUDIT_ENTRY, type AuditEntry } from '../../../domain/audit/audit-answers.ts';
import { judge, type Access } from '../../../domain/access/access.ts';
import { dayBounds, isDay } from '../../../domain/dates/day.ts';
import { isProvider, type Provider } from '../../../domain/payments/provider.ts';
import type { Resource } from '../../../domain/schema/model.ts';
import type { Saying } from '../../../domain/kinds/spoken.ts';
import type { JsonSchema } from '../../../domain/schema/vocabulary.ts';
import type { Sql } from '../../db/database.ts';
import { languageOf, sayingIn } from '../../http/language.ts';
import { parameterError } from '../../http/query.ts';
import type { StoreRoute } from '../../http/route.ts';
import { isReadable } from '../../resources/fields.ts';
import { findRecords } from '../../resources/query/one.ts';
import { sayingReferences, spokenName } from '../../resources/reference-names.ts';
import type { Row } from '../../resources/row.ts';
import { readZoneAndCurrency } from '../../resources/zone-and-currency.ts';
import { findPeople } from './people.ts';

/** What a module's own rows are called by, where no schema says it. */
const USUAL_NAMES = ['name', 'email'];

/** What the log knows of a record besides its id. */
interface NamedChange {
  resource: string;
  record_id: number | null;
  changes: Record<string, [unknown, unknown]>;
}

/** The records of a page that are still there. */
async function recordsOfEntries(
  sql: Sql,
  storeId: number,
  resources: readonly Resource[],
  entries: readonly NamedChange[],
): Promise<Map<Resource, Row[]>> {
  const recordsOf = new Map<Resource, Row[]>();
  for (const resource of resources) {
    const ids = entries.flatMap((entry) => (entry.resource === resource.name ? (entry.record_id ?? []) : []));
    if (ids.length > 0) recordsOf.set(resource, await findRecords(sql, storeId, resource, [...new Set(ids)]));
  }
  return recordsOf;
}

/** Names of the records of a page, as they are called today; those that are gone, as they were called in that entry. */
async function recordNames(
  sql: Sql,
  storeId: number,
  { resources, access, saying }: { resources: Resource[]; access: Access; saying: Saying },
  recordsOf: ReadonlyMap<Resource, Row[]>,
  entries: NamedChange[],
): Promise<(string | null)[]> {
  const then = entries.map(thenOf);
  const named = [...recordsOf].map(([resource, records]) => ({
    resource,
    records: [...records, ...then.filter((_, at) => entries[at]?.resource === resource.name)],
  }));
  const spoken = await sayingReferences(sql, storeId, { resources, access, saying }, named);
  const today = new Map<string, string | null>();
  for (const [resource, records] of recordsOf)
    for (const record of records)
      today.set(`${resource.name} ${String(record['id'])}`, spokenName(resource, access, record, spoken));
  return entries.map((entry, at) => {
    const resource = resources.find(({ name }) => name === entry.resource);
    const former = then[at] ?? {};
    if (resource === undefined) return usualName(former);
    return (
      today.get(`${entry.resource} ${entry.record_id ?? ''}`) ?? spokenName(resource, access, former, spoken)
    );
  });
}

/** The record as the entry left it, as far as the entry says. */
function thenOf({ changes }: NamedChange): Row {
  return Object.fromEntries(
    Object.entries(changes).map(([source, [before, after]]) => [source, after ?? before]),
  );
}

function usualName(then: Row): string | null {
  const [name] = USUAL_NAMES.flatMap((source) => {
    const value = then[source];
    return typeof value === 'string' && value !== '' ? [value] : [];
  });
  return name ?? null;
}

const LIST: JsonSchema = { type: 'string', minLength: 1, maxLength: 2000 };

/** Query keys of the log, in the dialect of the lists. */
const AUDIT_PARAMETERS: Record<string, JsonSchema> = {
  limit: { type: 'integer', minimum: 1, maximum: 100, default: 25 },
  page: { type: 'integer', minimum: 1, default: 1, description: '1-based; beyond the end is an empty page.' },
  'user_id.in': { ...LIST, pattern: '^\\d{1,15}(,\\d{1,15})*$', description: 'Any of these users.' },
  'resource.in': { ...LIST, description: 'Any of these resources, separated by commas.' },
  'action.in': { ...LIST, description: 'Any of these actions, separated by commas.' },
  'at.between': {
    ...LIST,
    description: 'Days of the store from and to, inclusive, as 2026-01-01,2026-01-31; either may be empty.',
  },
};

interface AuditSelection {
  users: number[];
  resources: string[];
  actions: string[];
  /** First and last day, both inclusive. */
  from: string | undefined;
  to: string | undefined;
}

/** @throws ApiError `invalid_parameter` for days that do not exist */
function readAuditSelection(query: URLSearchParams): AuditSelection {
  const listed = (key: string): string[] => query.get(key)?.split(',') ?? [];
  const days = listed('at.between');
  if (days.length > 2 || days.some((day) => day !== '' && !isDay(day)))
    throw parameterError('invalid_parameter', 'at.between', { key: 'date' });
  const [from, to] = days.map((day) => (day === '' ? undefined : day));
  return {
    users: listed('user_id.in').map(Number),
    resources: listed('resource.in'),
    actions: listed('action.in'),
    from,
    to,
  };
}

interface AuditScope {
  selection: AuditSelection;
  /** Resources that the reader may not read. */
  closed: string[];
  /** Who reads: entries for another member alone are left out. */
  readerId: number;
  timeZone: string;
}

/** The rows of a selection. */
function selectAudit(sql: Sql, storeId: number, { selection, closed, readerId, timeZone }: AuditScope) {
  const { users, resources, actions, from, to } = selection;
  return sql
    .selectFrom('audit as a')
    .where('a.store_id', '=', storeId)
    .where((eb) => eb.or([eb('a.reader_id', 'is', null), eb('a.reader_id', '=', readerId)]))
    .$if(users.length > 0, (query) => query.where('a.user_id', 'in', users))
    .$if(resources.length > 0, (query) => query.where('a.resource', 'in', resources))
    .$if(closed.length > 0, (query) => query.where('a.resource', 'not in', closed))
    .$if(actions.length > 0, (query) => query.where('a.action', 'in', actions))
    .$if(from !== undefined, (query) => query.where('a.at', '>=', dayBounds(from ?? '', timeZone).from))
    .$if(to !== undefined, (query) => query.where('a.at', '<', dayBounds(to ?? '', timeZone).to));
}

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
  access: { permission: 'audit.read' },
  query: AUDIT_PARAMETERS,
  answers: {
    200: {
      description: 'A page of it',
      schema: { type: 'array', items: AUDIT_ENTRY },
      headers: { 'x-total-count': 'Entries of the selection' },
    },
  },
  async handle({ ports, storeId, query, access, user, request, now }) {
    const selection = readAuditSelection(query);
    const limit = Number(query.get('limit') ?? 25);
    const offset = (Number(query.get('page') ?? 1) - 1) * limit;
    const { resources } = ports;
    const closed = unlistableResources(access, resources);
    return ports.database.readReplica(storeId, async (sql) => {
      const { timeZone, currency } = await readZoneAndCurrency(sql, storeId);
      const matching = () =>
        selectAudit(sql, storeId, { selection, closed, readerId: user.userId, timeZone });
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
      const entries = rows.flatMap(({ id, at, action, resource, request_id, changes, ...row }) => {
        if (id === null || at === null || action === null || resource === null || request_id === null)
          return [];
        return [
          {
            ...row,
            id,
            at,
            action,
            resource,
            request_id,
            changes: readableChanges(resources, access, resource, changes),
          },
        ];
      });
      const saying = sayingIn(languageOf(request), timeZone, currency);
      const records = await recordsOfEntries(sql, storeId, resources, entries);
      const names = await recordNames(sql, storeId, { resources, access, saying }, records, entries);
      const currencies = currenciesOf(records, entries);
      const people = await findPeople(sql, storeId, entries.flatMap(peopleIn));
      const providers = await findProviders(sql, storeId, entries);
      const undos = await findUndoOffers(sql, storeId, entries, now);
      const nameOf = (id: number | null) => (id === null ? undefined : people.get(id));
      const body = entries.map(({ at, ...entry }, position): AuditEntry => ({
        id: entry.id,
        at: at.toISOString(),
        user_id: entry.user_id,
        user: nameOf(entry.user_id)?.name ?? null,
        member: nameOf(entry.user_id)?.member ?? false,
        provider: providers.get(entry.request_id) ?? null,
        action: entry.action,
        resource: entry.resource,
        record_id: entry.record_id,
        record:
          names[position] ?? (entry.resource === 'users' ? nameOf(entry.record_id)?.name : null) ?? null,
        currency: currencies[position] ?? null,
        changes: entry.changes,
        undo: undos[position] ?? null,
      }));
      return { status: 200, body, headers: { 'x-total-count': String(rows[0]?.total ?? 0) } };
    });
  },
};

/** The currency that each record names for its amounts; null for those that are gone, and where it is the store's. */
function currenciesOf(
  recordsOf: ReadonlyMap<Resource, Row[]>,
  entries: readonly NamedChange[],
): (string | null)[] {
  const found = new Map<string, unknown>();
  for (const [resource, records] of recordsOf) {
    const source = currencySource(resource);
    if (source === undefined) continue;
    for (const record of records) found.set(`${resource.name} ${String(record['id'])}`, record[source]);
  }
  return entries.map(({ resource, record_id }) => {
    const code = found.get(`${resource} ${record_id ?? ''}`);
    return typeof code === 'string' ? code : null;
  });
}

/** The property that holds the currency of a resource's amounts. */
function currencySource({ fields }: Resource): string | undefined {
  return fields.flatMap(({ currency }) =>
    typeof currency === 'object' && 'source' in currency ? currency.source : [],
  )[0];
}

/** The payment providers whose reports did what no user did, by the id of the request. */
async function findProviders(
  sql: Sql,
  storeId: number,
  entries: readonly { user_id: number | null; request_id: string }[],
): Promise<Map<string, Provider>> {
  const ids = entries.flatMap(({ user_id, request_id }) => {
    const [, id] = user_id === null ? (/^payment-(\d+)$/.exec(request_id) ?? []) : [];
    return id === undefined ? [] : [Number(id)];
  });
  if (ids.length === 0) return new Map();
  const found = await sql
    .selectFrom('payment_notifications')
    .select(['id', 'provider'])
    .where('store_id', '=', storeId)
    .where('id', 'in', ids)
    .execute();
  return new Map(
    found.flatMap(({ id, provider }) => (isProvider(provider) ? [[`payment-${id}`, provider] as const] : [])),
  );
}

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

interface Entry {
  resource: string;
  record_id: number | null;
  request_id: string;
}

/** For each entry the undo of its call, while there is one: a day, and until it is used. */
async function findUndoOffers(
  sql: Sql,
  storeId: number,
  entries: readonly Entry[],
  now: Date,
): Promise<AuditEntry['undo'][]> {
  const requests = [...new Set(entries.map(({ request_id }) => request_id))];
  if (requests.length === 0) return [];
  const undos = await sql
    .selectFrom('undos')
    .select(['id', 'kind', 'resource', 'request_id', 'record_ids'])
    .where('store_id', '=', storeId)
    .where('request_id', 'in', requests)
    .where('undone_at', 'is', null)
    .where('expires_at', '>', now)
    .execute();
  return entries.map(({ resource, request_id, record_id }) => {
    const undo = undos.find(
      (one) =>
        one.request_id === request_id &&
        one.resource === resource &&
        one.record_ids.some((id) => Number(id) === record_id),
    );
    return undo === undefined ? null : { id: undo.id, kind: undo.kind, records: undo.record_ids.length };
  });
}
