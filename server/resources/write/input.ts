import type { Access } from '../../../domain/access/access.ts';
import { sameValue } from '../../../domain/changes/changes.ts';
import type { Resource } from '../../../domain/schema/model.ts';
import { SHAPES } from '../../../domain/schema/kinds.ts';
import { boundsErrors } from '../../../domain/schema/validate.ts';
import { fieldOf } from '../../../domain/schema/query.ts';
import { ApiError, invalid, type FieldErrors } from '../../errors.ts';
import { isReadable, mayWrite } from '../fields.ts';
import type { Row } from '../row.ts';

export interface Input {
  /** What may be set. */
  values: Row;
  /** Unknown and read-only keys. They are refused, not dropped: who believes to have set `total` must hear otherwise. */
  refused: FieldErrors;
}

/** Throws `invalid` when the body is no object. */
export function asRow(body: unknown): Row {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw invalid({ '': { key: 'type', args: { type: 'object' } } });
  return { ...body };
}

/** Throws `invalid` at the first list that is longer than its schema allows, before anything is done with it. */
export function readInput(resource: Resource, input: Row): Input {
  const values: [string, unknown][] = [];
  const refused: [string, FieldErrors[string]][] = [];
  for (const [source, value] of Object.entries(input)) {
    const field = fieldOf(resource, source);
    if (field === undefined)
      refused.push([source, { key: isAnswered(resource, source) ? 'readOnly' : 'unknown' }]);
    else if (field.readOnly) refused.push([source, { key: 'readOnly' }]);
    else {
      const tooLong = boundsErrors(field.schema, value, source);
      if (Object.keys(tooLong).length > 0) throw invalid(tooLong);
      values.push([source, SHAPES[field.kind].given?.(value) ?? value]);
    }
  }
  return { values: Object.fromEntries(values), refused: Object.fromEntries(refused) };
}

function isAnswered({ answered }: Resource, source: string): boolean {
  return answered.some((field) => field.source === source);
}

/**
 * Fields with an `x-access.write` that the user lacks may be sent back as they were read, no more.
 * Throws `forbidden` or `plan_required`, naming every field.
 */
export function refuseProtected(resource: Resource, access: Access, values: Row, before: Row | null): void {
  const refused = resource.fields.flatMap((field) => {
    if (!Object.hasOwn(values, field.source)) return [];
    // A field that may not even be read is never "as it was": the comparison would reveal its value.
    const stored = before === null ? field.default : before[field.source];
    if (isReadable(field, access) && sameValue(values[field.source], stored)) return [];
    const verdict = mayWrite(field, access);
    return verdict === 'allowed' ? [] : [{ source: field.source, verdict }];
  });
  const [first] = refused;
  if (first === undefined) return;
  const errors = Object.fromEntries(refused.map(({ source }) => [source, { key: 'forbidden' }]));
  throw new ApiError(first.verdict === 'feature' ? 'plan_required' : 'forbidden', { errors });
}
