import type { FieldErrors } from '../schema/field-errors.ts';
import { hasOptions, isAnswered, isFieldType } from './checkout-form.ts';
import type { CheckoutForm, FieldInput, FormField, FormInput } from './form-calls.ts';

export interface KeptForm {
  form: CheckoutForm;
  /** The highest id that the store has ever given to a field. */
  lastId: number;
}

/** Ids that two fields claim, by dotted source. */
export function idFaults(fields: readonly FieldInput[]): FieldErrors {
  const seen = new Set<number>();
  const faults: FieldErrors = {};
  for (const [at, { id }] of fields.entries()) {
    if (id === undefined || id === null) continue;
    if (seen.has(id)) faults[`fields.${at}.id`] = { key: 'duplicate' };
    seen.add(id);
  }
  return faults;
}

/**
 * A valid form as it is stored: in the order of the list, trimmed, without what its types have no use for. New fields
 * bring an id that no field of the store has had, or get one.
 */
export function keepForm({ title, fields }: FormInput, lastId: number): KeptForm {
  let last = Math.max(lastId, ...fields.map(({ id }) => id ?? 0));
  const kept = fields.map((field, order) => keepField(field, field.id ?? (last += 1), order));
  return { form: { title: title.trim(), fields: kept }, lastId: last };
}

function keepField(
  { type, title, text, numeric, mandatory, options }: FieldInput,
  id: number,
  order: number,
) {
  if (!isFieldType(type)) throw new RangeError(`No field type ${type}`);
  const help = text?.trim() ?? '';
  return {
    id,
    type,
    title: title.trim(),
    text: help === '' ? null : help,
    numeric: type === 'input' && Boolean(numeric),
    mandatory: isAnswered(type) && Boolean(mandatory),
    options: hasOptions(type) ? (options ?? []).map((option) => option.trim()) : null,
    order,
  } satisfies FormField;
}
