import {
  BULK_OPS,
  bulkOps,
  changeFault,
  LARGEST_PERCENT,
  type BulkChange,
} from '../../../domain/bulk/change.ts';
import type { BulkField, Resource } from '../../../domain/schema/model.ts';
import { fieldOf } from '../../../domain/schema/query.ts';
import { ApiError, invalid } from '../../errors.ts';
import type { StoreContext, StoreRoute } from '../../http/route.ts';
import { changeRecords } from '../bulk/change-records.ts';
import { sameChange } from '../bulk/same-change.ts';
import { CHANGED } from '../bulk/outcome.ts';
import { selectIds, SELECTION_FORMS, selectionOf, selectionProperties } from '../bulk/selection.ts';
import { mayWrite } from '../fields.ts';
import { speaking } from '../bulk/speaking.ts';
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
  { source, op, value }: Row,
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
  const change: BulkChange = { source: field.source, op: known, value: narrowed(value) };
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
