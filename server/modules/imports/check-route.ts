import { CHECKED_RECORD, type CheckedRecord } from '../../../domain/imports/import-answers.ts';
import { MOST_CHANGES_OF_RECORD } from '../../../domain/imports/limits.ts';
import { readRecord } from '../../../domain/imports/read-record.ts';
import type { ImportShape } from '../../../domain/imports/shape-answer.ts';
import type { Resource } from '../../../domain/schema/model.ts';
import { languageOf, type Language } from '../../http/language.ts';
import { storeRoute } from '../../http/typed-route.ts';
import { dryRun } from '../../resources/dry-run.ts';
import { describeWrites } from '../../resources/import/record-changes.ts';
import { readZoneAndCurrency } from '../../resources/zone-and-currency.ts';
import type { WriteContext } from '../../context.ts';
import { lineErrors } from './failure-sentences.ts';
import { CHECK_BODY, RECORDS_LIMIT } from './import-schema.ts';
import { refusalOf } from './refusal.ts';
import { quietly } from './step.ts';
import { requireRight, shapeIn, targetNamed, type Target } from './target.ts';
import { writeRecords, type Outcome, type Waiting } from './write-records.ts';

/** Milliseconds after which no other record is begun: records that are changed are locked for as long. */
const LONGEST = 1_000;

/**
 * What a load of these records would do. It is the load itself, in a transaction that is rolled back, so that a review
 * without mistakes is a load without them. It stores nothing, and asks for the rights that a load asks for.
 */
export const checkRoute = storeRoute({
  method: 'POST',
  path: '/stores/{storeId}/imports/check',
  operationId: 'checkImportRecords',
  summary: 'Write records of a file on trial: what a load would add, change and refuse. Nothing is stored',
  access: { permission: null },
  body: CHECK_BODY,
  bodyLimit: RECORDS_LIMIT,
  refusals: ['plan_required'],
  answers: {
    200: {
      description:
        'The records in the order of the call. There may be fewer: the others were not reached in the time of a call.',
      schema: { type: 'array', items: CHECKED_RECORD },
    },
  },
  async handle(context) {
    const { target: name, records } = context.body;
    const { ports, storeId, access, request, now } = context;
    const target = targetNamed(ports, name);
    requireRight(access, target);
    const language = languageOf(request);
    const store = await ports.database.read(storeId, (sql) => readZoneAndCurrency(sql, storeId));
    const reader = { access, language, now };
    const shape = shapeIn(store, target, reader);
    const waiting = records.map((record) => ({ record, read: readRecord(shape, record) }));
    const body = await dryRun(context, async (write) => {
      const trial: WriteContext = { ...write, stockReason: 'import' };
      const done = await writeOnTrial(trial, target, waiting);
      // A file of stock has columns of its own, and changes those of a product.
      const whole = shapeIn(store, { ...target, name: target.resource.name }, reader);
      return answersOf(trial, { resource: target.resource, shape, whole, language, store }, done);
    });
    return { status: 200, body };
  },
});

interface Asked {
  resource: Resource;
  shape: ImportShape;
  /** Of a file with all that the resource has. */
  whole: ImportShape;
  language: Language;
  store: { timeZone: string; currency: string };
}

type Done = Waiting & { outcome: Outcome };

async function writeOnTrial(
  write: WriteContext,
  target: Target,
  waiting: readonly Waiting[],
): Promise<Done[]> {
  const done: Done[] = [];
  const from = performance.now();
  // Records of other calls are unknown here: the session compares what it was answered.
  for await (const one of writeRecords(quietly(write), target, waiting, () => Promise.resolve(new Map()))) {
    done.push(one);
    if (performance.now() - from > LONGEST) break;
  }
  return done;
}

async function answersOf(
  write: WriteContext,
  { resource, shape, whole, language, store }: Asked,
  done: readonly Done[],
): Promise<CheckedRecord[]> {
  const written = done.flatMap(({ outcome }) => ('done' in outcome ? outcome.done : []));
  const described = await describeWrites(write, { resource, shape: whole }, { ...store, language }, written);
  const descriptions = new Map(written.map((one, at) => [one, described[at]]));
  return done.map(({ record: { line, lines }, outcome }): CheckedRecord => {
    if ('refused' in outcome) {
      const refusal = refusalOf(outcome.refused);
      const errors = lineErrors({ line, lines, refusal }, shape, language);
      return { line, state: 'failed', record_id: null, name: null, changes: [], more_changes: 0, errors };
    }
    const { state, id } = outcome.done;
    const { name = null, changes = [] } = descriptions.get(outcome.done) ?? {};
    return {
      line,
      state,
      record_id: state === 'created' ? null : id,
      name,
      changes: changes.slice(0, MOST_CHANGES_OF_RECORD),
      more_changes: Math.max(0, changes.length - MOST_CHANGES_OF_RECORD),
      errors: [],
    };
  });
}
