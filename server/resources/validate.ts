import type { ValidateFunction } from 'ajv';
import type { Resource } from '../../domain/schema/model.ts';
import { problemsOf } from '../../domain/schema/problems.ts';
import type { JsonSchema } from '../../domain/schema/vocabulary.ts';
import { invalid } from '../errors.ts';
import { createAjv } from '../http/ajv.ts';
import type { Row } from '../modules/module.ts';

function recordSchema(resource: Resource): JsonSchema {
  const properties = Object.fromEntries(
    resource.fields
      .filter(({ kind, system }) => kind !== 'collection' && !system)
      .map(({ source, schema }) => [source, schema]),
  );
  return {
    type: 'object',
    properties,
    required: resource.schema.required ?? [],
    additionalProperties: false,
  };
}
const compiled = new WeakMap<Resource, ValidateFunction>();

export function validateRecord(resource: Resource, input: Row, before: Row | null): Row {
  const record: Row = {};
  for (const field of resource.fields) {
    const value = input[field.source] ?? null;
    if (value !== null) record[field.source] = value;
    else if (before === null && field.default !== undefined) record[field.source] = field.default;
  }
  let validate = compiled.get(resource);
  if (!validate) compiled.set(resource, (validate = createAjv().compile(recordSchema(resource))));
  const checked = Object.fromEntries(
    Object.entries(record).filter(([s]) => !['id', 'created_at', 'updated_at', 'version'].includes(s)),
  );
  if (!validate(checked)) throw invalid(problemsOf(validate.errors ?? []));
  return record;
}
