import { createSchema, patchSchema, recordSchema, updateSchema } from '../../domain/schema/derive.ts';
import type { Resource } from '../../domain/schema/model.ts';
import type { JsonSchema } from '../../domain/schema/vocabulary.ts';
import { ERRORS } from '../errors.ts';
import { componentNames } from '../resources/routes/describe.ts';

const FIELD_ERROR: JsonSchema = {
  type: 'object',
  description: 'A validation keyword or the name of a rule, with what fills its sentence.',
  properties: {
    key: { type: 'string' },
    args: { type: 'object', additionalProperties: { type: ['string', 'number'] } },
  },
  required: ['key'],
};

const ERROR: JsonSchema = {
  type: 'object',
  description: 'Every error. Some codes bring further members, such as `current` of a stale write.',
  properties: {
    message: { type: 'string', description: 'A sentence in the language of the reader.' },
    code: { type: 'string', enum: Object.keys(ERRORS) },
    errors: {
      type: 'object',
      description: 'By dotted source: `product_variants.2.price`.',
      additionalProperties: { $ref: '#/components/schemas/FieldError' },
    },
  },
  required: ['message', 'code'],
};

/** `components.schemas`: errors, and four shapes of every resource. */
export function schemaComponents(resources: Resource[]): Record<string, JsonSchema> {
  const components: Record<string, JsonSchema> = { Error: ERROR, FieldError: FIELD_ERROR };
  for (const resource of resources) {
    const names = componentNames(resource);
    components[names.record] = recordSchema(resource);
    components[names.create] = createSchema(resource);
    components[names.update] = updateSchema(resource);
    components[names.patch] = patchSchema(resource);
  }
  return components;
}
