import type { Access } from '../../../domain/access/access.ts';
import type { Resource } from '../../../domain/schema/model.ts';
import { fieldOf } from '../../../domain/schema/query.ts';
import { ApiError, invalid, type FieldErrors } from '../../errors.ts';
import type { Row } from '../../modules/module.ts';
import { isReadable, mayWrite } from '../fields.ts';
import { sameValue } from './changes.ts';

/**
 * Whether this user may send these keys at all. Unknown and read-only ones are refused, not dropped: a client that
 * believes it set `total` must hear that it did not. A protected field may be sent back as it was read.
 * Throws `invalid`, `forbidden` or `plan_required`, naming every field.
 */
export function checkInput(resource: Resource, access: Access, input: Row, before: Row | null): void {
  const errors: FieldErrors = {};
  for (const source of Object.keys(input)) {
    const field = fieldOf(resource, source);
    if (field === undefined) errors[source] = { key: 'unknown' };
    else if (field.readOnly) errors[source] = { key: 'readOnly' };
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
  refuseProtected(resource, access, input, before);
}

function refuseProtected(resource: Resource, access: Access, input: Row, before: Row | null): void {
  const refused = resource.fields.flatMap((field) => {
    if (!Object.hasOwn(input, field.source)) return [];
    // A field that may not even be read is never "sent back as it was": comparing would tell its value.
    const unchanged =
      isReadable(field, access) && sameValue(input[field.source], before?.[field.source] ?? field.default);
    const verdict = unchanged ? 'allowed' : mayWrite(field, access);
    return verdict === 'allowed' ? [] : [{ source: field.source, verdict }];
  });
  const first = refused[0];
  if (first === undefined) return;
  const errors = Object.fromEntries(refused.map(({ source }) => [source, { key: 'forbidden' }]));
  throw new ApiError(first.verdict === 'feature' ? 'plan_required' : 'forbidden', { errors });
}

/** A body must be an object. Throws `invalid`. */
export function asRow(body: unknown): Row {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw invalid({ '': { key: 'type', args: { type: 'object' } } });
  return { ...body };
}
