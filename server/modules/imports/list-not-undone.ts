import { sql as raw } from 'kysely';
import { judge } from '../../../domain/access/access.ts';
import { KEPT_RECORD, type ImportSummary, type KeptRecord } from '../../../domain/imports/import-answers.ts';
import type { Sql } from '../../db/database.ts';
import { pathId } from '../../http/authorise.ts';
import { languageOf, sayingIn, type Language } from '../../http/language.ts';
import { sentenceOf } from '../../http/messages.ts';
import type { StoreRoute } from '../../http/route.ts';
import type { StoreContext, Ports } from '../../context.ts';
import { isWithinBranches } from '../../resources/branches.ts';
import { findRecords } from '../../resources/query/one.ts';
import { sayingReferences, spokenName } from '../../resources/reference-names.ts';
import { readZoneAndCurrency } from '../../resources/zone-and-currency.ts';
import { importWordsIn, targetNamed } from './target.ts';
import { importOf } from './read-import.ts';
import { refusalIn, type Refusal } from './refusal.ts';

/** A record that an undo left, and why. */
interface Kept {
  /** Null for one that the file only named. */
  line: number | null;
  resource: string;
  id: number;
  refusal: Refusal;
}

/** Records of one answer; a person looks at a few. */
const MOST_SHOWN = 200;

/** What an undo left: the records of its lines in their order, then those that were made for them. */
async function keptOf(
  sql: Sql,
  { ports, storeId }: { ports: Pick<Ports, 'resources'>; storeId: number },
  { id, target }: ImportSummary,
): Promise<Kept[]> {
  const { rows } = await raw<Omit<Kept, 'refusal'> & { refusal: unknown }>`
    select line, ${targetNamed(ports, target).resource.name}::text as resource, coalesce(record_id, 0) as id, refusal
    from import_records where store_id = ${storeId} and import_id = ${id} and state = 'kept'
    union all
    select null, resource, record_id, refusal
    from import_additions where store_id = ${storeId} and import_id = ${id} and state = 'kept'
    order by line nulls last, id limit ${MOST_SHOWN}`.execute(sql);
  return rows.map((row) => ({ ...row, refusal: refusalIn(row.refusal) }));
}

export const listKept: StoreRoute = {
  method: 'GET',
  path: '/stores/{storeId}/imports/{id}/kept',
  operationId: 'listImportKept',
  summary: 'Records that an undo left as they are, each with its reason',
  access: { permission: null },
  refusals: ['plan_required'],
  answers: {
    200: { description: 'Those of its lines first', schema: { type: 'array', items: KEPT_RECORD } },
  },
  async handle(context) {
    const id = pathId(context.params, 'id');
    const language = languageOf(context.request);
    const body = await context.ports.database.read(context.storeId, async (sql) => {
      const found = await importOf(context, sql, id);
      const kept = await keptOf(sql, context, found);
      const names = await namesOf(sql, context, language, kept);
      return kept.map(({ refusal, ...record }, at): KeptRecord => ({
        ...record,
        name: names[at] ?? null,
        message: reasonOf(refusal, language),
      }));
    });
    return { status: 200, body };
  },
};

function reasonOf({ code, by }: Refusal, language: Language): string {
  const { kept_reasons: reasons } = importWordsIn(language);
  if (code === 'in_use') return by === 'orders' ? reasons.ordered : reasons.used;
  if (code === 'forbidden') return reasons.not_allowed;
  if (code === 'changed_since') return reasons.changed;
  return code === 'not_found' ? reasons.gone : sentenceOf(code, language);
}

/** What each is called; null for one that is gone, or that the reader may not see. */
async function namesOf(
  sql: Sql,
  { ports, storeId, access }: StoreContext,
  language: Language,
  kept: readonly Kept[],
): Promise<(string | null)[]> {
  const { timeZone, currency } = await readZoneAndCurrency(sql, storeId);
  const saying = sayingIn(language, timeZone, currency);
  const found = new Map<string, string | null>();
  for (const resource of ports.resources) {
    const ids = kept.flatMap((one) => (one.resource === resource.name ? one.id : []));
    if (ids.length === 0 || judge(access, resource.access.list) !== 'allowed') continue;
    const stored = await findRecords(sql, storeId, resource, [...new Set(ids)]);
    const records = stored.filter((record) => isWithinBranches(access, resource, record));
    const reader = { resources: ports.resources, access, saying };
    const spoken = await sayingReferences(sql, storeId, reader, [{ resource, records }]);
    for (const record of records)
      found.set(`${resource.name} ${String(record['id'])}`, spokenName(resource, access, record, spoken));
  }
  return kept.map(({ resource, id }) => found.get(`${resource} ${id}`) ?? null);
}
