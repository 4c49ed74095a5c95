import { isList, isStored } from '../../domain/schema/fields.ts';
import type { Resource } from '../../domain/schema/model.ts';
import { createValidator, type Validator } from '../../domain/schema/validate.ts';
import { writablePart } from '../../domain/schema/writable.ts';
import { invalid, type FieldErrors } from '../errors.ts';
import type { Validators, WriteContext } from '../context.ts';
import type { Row } from './row.ts';

export function createValidators(): Validators {
  const made = new Map<Resource, Validator>();
  return {
    of(resource) {
      const validator = made.get(resource) ?? createValidator(resource);
      made.set(resource, validator);
      return validator;
    },
  };
}

type Validating = Pick<WriteContext, 'ports'>;

/** The whole record that a create asks for, defaults filled in. Throws `invalid` with every field, `refused` among them. */
export function validateCreate(
  { ports }: Validating,
  resource: Resource,
  input: Row,
  refused: FieldErrors,
): Row {
  const validator = ports.state.validators.of(resource);
  const record = asRecord(validator.normalise(input, { defaults: true }));
  throwAny({ ...validator.create(record), ...refused });
  return complete(resource, record, null);
}

/**
 * The whole record that an update asks for: `wanted` holds every writable value after it. What the record has
 * beyond those, computed and of the system, stays as stored. Throws `invalid` with every field, `refused` among them.
 */
export function validateUpdate(
  { ports }: Validating,
  resource: Resource,
  wanted: Row,
  before: Row,
  refused: FieldErrors,
): Row {
  const validator = ports.state.validators.of(resource);
  const record = asRecord(validator.normalise(wanted));
  throwAny({ ...validator.update(record, writablePart(resource, before)), ...refused });
  return complete(resource, record, before);
}

/** Every field has a value: null, or an empty list, where none was given. */
function complete(resource: Resource, record: Row, before: Row | null): Row {
  const whole: Row = {};
  for (const field of resource.fields) {
    if (!isStored(field)) continue;
    const { source, readOnly, default: value } = field;
    const empty = isList(field) ? [] : null;
    whole[source] = readOnly ? (before?.[source] ?? value ?? empty) : (record[source] ?? empty);
  }
  return whole;
}

function asRecord(value: unknown): Row {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function throwAny(errors: FieldErrors): void {
  if (Object.keys(errors).length > 0) throw invalid(errors);
}
