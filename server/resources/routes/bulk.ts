import {
  bulkOps,
  changeFault,
  LARGEST_PERCENT,
  ROUNDS,
  type BulkChange,
} from '../../../domain/bulk/change.ts';
import { BULK_OPS } from '../../../domain/kinds/kind.ts';
import type { ChangedValue, RecordEdit } from '../../../domain/bulk/undo.ts';
import type { BulkField, Resource } from '../../../domain/schema/model.ts';
import { fieldOf } from '../../../domain/schema/query.ts';
import type { JsonSchema } from '../../../domain/schema/vocabulary.ts';
import { ApiError, invalid } from '../../errors.ts';
import type { StoreRoute } from '../../http/route.ts';
import type { StoreContext } from '../../context.ts';
import { changeRecords } from '../bulk/change-records.ts';
import { ownChange, sameChange } from '../bulk/changes.ts';
import { CHANGED, speaking } from '../bulk/outcome.ts';
import { selectIds, SELECTION_FORMS, selectionOf, selectionProperties } from '../bulk/selection.ts';
import { mayWrite } from '../fields.ts';
import { writeOnce } from '../idempotency.ts';
import type { Row } from '../row.ts';
import { asRow } from '../write/input.ts';
import { collectionPath, described, planRefusals } from './describe.ts';

/** Ids of one many-to-many change. */
const MOST_LINKS = 100;

/**
 * `PATCH /<name>`: one change of one field, for the records of `ids` or of a list. Each record is changed as by a call
 * of its own; the answer says which refused and why.
 */
export function bulkChangeRoute(resource: Resource): StoreRoute {
  return {
    ...described(resource, 'bulkUpdate', `Change one field of several of ${resource.name}`),
    method: 'PATCH',
    path: collectionPath(resource),
    access: resource.access.edit,
    body: {
      type: 'object',
      properties: {
        ...selectionProperties(resource),
        change: {
          type: 'object',
          properties: {
            source: { type: 'string', enum: resource.list.bulk.map(({ source }) => source) },
            op: { type: 'string', enum: [...BULK_OPS] },
            value: {
              type: ['string', 'number', 'boolean', 'array', 'null'],
              maxLength: 200,
              items: { type: 'integer', minimum: 1 },
              maxItems: MOST_LINKS,
              uniqueItems: true,
            },
            round: {
              type: 'integer',
              enum: [...ROUNDS],
              description:
                'Of `add` and `percent`: the result goes to the nearest multiple; of 900, to the nearest price that ends in it.',
            },
          },
          required: ['source', 'op', 'value'],
          additionalProperties: false,
        },
      },
      required: ['change'],
      anyOf: SELECTION_FORMS,
      additionalProperties: false,
    },
    refusals: ['selection_changed', 'too_many_records', ...planRefusals(resource)],
    answers: CHANGED,
    async handle(context) {
      const body = asRow(context.body);
      const { field, change } = readChange(context, resource, asRow(body['change']));
      return writeOnce(context, async (write) => {
        const ids = await selectIds(write, resource, selectionOf(body));
        const spoken = await speaking(write, context.request);
        const changes = new Map(ids.map((id) => [id, sameChange(resource, field, change)]));
        return { status: 200, body: await changeRecords(spoken, resource, changes) };
      });
    },
  };
}

/** Throws `invalid` at `change.op` or `change.value`; `forbidden` and `plan_required` for the field. */
function readChange(
  { access }: StoreContext,
  resource: Resource,
  { source, op, value, round }: Row,
): { field: BulkField; change: BulkChange } {
  const field = resource.list.bulk.find((candidate) => candidate.source === source);
  const target = fieldOf(resource, String(source));
  const known = target === undefined ? undefined : bulkOps(target).find((candidate) => candidate === op);
  if (field === undefined || target === undefined || known === undefined)
    throw invalid({ 'change.op': { key: 'enum' } });
  const verdict = mayWrite(target, access);
  if (verdict !== 'allowed')
    throw new ApiError(verdict === 'feature' ? 'plan_required' : 'forbidden', {
      errors: { [field.source]: { key: 'forbidden' } },
    });
  const change: BulkChange = {
    source: field.source,
    op: known,
    value: narrowed(value),
    round: ROUNDS.find((to) => to === round),
  };
  const fault = changeFault(change);
  if (fault !== undefined)
    throw invalid({ 'change.value': { key: fault, args: { limit: percentLimit(fault) } } });
  return { field, change };
}

function percentLimit(fault: string): number {
  return fault === 'minimum' ? -100 : LARGEST_PERCENT;
}

/** The edge has checked the body; this only narrows the type. */
function narrowed(value: unknown): BulkChange['value'] {
  if (Array.isArray(value)) return value.filter((id) => typeof id === 'number');
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
}

/** Records of one grid, and values of one record. */
const MOST_RECORDS = 100;
const MOST_VALUES = 1000;

const VALUE: JsonSchema = {
  type: ['string', 'number', 'boolean', 'array', 'null'],
  maxLength: 200,
  items: { type: 'integer', minimum: 1 },
  maxItems: 200,
  uniqueItems: true,
};

/**
 * `POST /<name>/changes`: own values for each of several records, as a grid saves them. Each record is changed whole or
 * not at all, as by a call of its own; the answer says which refused and why.
 */
export function bulkEditRoute(resource: Resource): StoreRoute {
  return {
    ...described(resource, 'bulkEdit', `Change values of several of ${resource.name}, each its own`),
    method: 'POST',
    path: `${collectionPath(resource)}/changes`,
    access: resource.access.edit,
    body: {
      type: 'object',
      properties: {
        records: {
          type: 'array',
          minItems: 1,
          maxItems: MOST_RECORDS,
          items: {
            type: 'object',
            properties: {
              id: { type: 'integer', minimum: 1 },
              values: { type: 'array', minItems: 1, maxItems: MOST_VALUES, items: valueSchema(resource) },
            },
            required: ['id', 'values'],
            additionalProperties: false,
          },
        },
      },
      required: ['records'],
      additionalProperties: false,
    },
    refusals: planRefusals(resource),
    answers: CHANGED,
    async handle(context) {
      const edits = readEdits(context, resource);
      return writeOnce(context, async (write) => {
        const spoken = await speaking(write, context.request);
        const changes = new Map(edits.map((edit) => [edit.id, ownChange(resource, edit)]));
        return { status: 200, body: await changeRecords(spoken, resource, changes) };
      });
    },
  };
}

function valueSchema({ list }: Resource): JsonSchema {
  const sources = list.bulk.flatMap(({ source, along }) => [source, ...along]);
  return {
    type: 'object',
    properties: {
      source: { type: 'string', enum: sources },
      item: { type: 'integer', minimum: 1, description: 'The item, for a member of items.' },
      before: { ...VALUE, description: 'What the person saw; another value of now refuses the record.' },
      after: VALUE,
    },
    required: ['source', 'before', 'after'],
    additionalProperties: false,
  };
}

/** In the order of the ids. Throws `invalid` at a record or value that is named twice; `forbidden` and `plan_required`. */
function readEdits({ access, body }: StoreContext, resource: Resource): RecordEdit[] {
  const edits = rowsIn(asRow(body)['records']).map((row, at): RecordEdit => {
    const values = rowsIn(row['values']).map((value, index) => {
      const read = readValue(value);
      const path = `records.${at}.values.${index}`;
      if (read.source.includes('.') !== (read.item !== undefined))
        throw invalid({ [`${path}.item`]: { key: read.item === undefined ? 'required' : 'unknown' } });
      const verdict = mayWriteAt(resource, read.source, access);
      if (verdict !== 'allowed')
        throw new ApiError(verdict === 'feature' ? 'plan_required' : 'forbidden', {
          errors: { [read.source]: { key: 'forbidden' } },
        });
      return read;
    });
    refuseTwice(
      values.map(({ source, item = 0 }) => `${source} ${item}`),
      `records.${at}.values`,
    );
    return { id: Number(row['id']), values };
  });
  refuseTwice(
    edits.map(({ id }) => id),
    'records',
  );
  return edits.toSorted((a, b) => a.id - b.id);
}

function mayWriteAt(resource: Resource, source: string, access: StoreContext['access']) {
  const field = fieldOf(resource, source.split('.')[0] ?? '');
  return field === undefined ? 'permission' : mayWrite(field, access);
}

function refuseTwice(keys: readonly (string | number)[], path: string): void {
  const seen = new Set<string | number>();
  const again = keys.findIndex((key) => seen.size === seen.add(key).size);
  if (again !== -1) throw invalid({ [`${path}.${again}`]: { key: 'duplicate' } });
}

/** The edge has checked the body; these only narrow the types. */
function rowsIn(list: unknown): Row[] {
  return Array.isArray(list) ? list.map(asRow) : [];
}

function readValue({ source, item, before, after }: Row): ChangedValue {
  return {
    source: String(source),
    ...(typeof item === 'number' ? { item } : {}),
    before: before ?? null,
    after: after ?? null,
  };
}
