import type { Resource } from '../../domain/schema/model.ts';
import { createValidator, type Validator } from '../../domain/schema/validate.ts';

/** One validator for each resource, which compiles its schemas at their first use. */
export interface Validators {
  of(resource: Resource): Validator;
}

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
