import { createSchema, patchSchema, recordSchema, updateSchema } from '../../domain/schema/derive.ts';
import type { Resource } from '../../domain/schema/model.ts';
import type { JsonSchema } from '../../domain/schema/vocabulary.ts';
import { ERRORS, type ErrorDetails } from '../errors.ts';
import { REFUSED } from '../resources/bulk/outcome.ts';
import { lookupPart } from '../resources/lookup.ts';
import { componentNames } from '../resources/routes/describe.ts';

const FIELD_ERROR: JsonSchema = {
  type: 'object',
  description: 'A validation keyword or the name of a rule, with what fills its sentence.',
  properties: {
    key: { type: 'string' },
    args: { type: 'object', additionalProperties: { type: ['string', 'number'] } },
  },
  required: ['key'],
  additionalProperties: false,
};

/** What some codes bring beyond the message. */
const DETAILS = {
  accepted: { type: 'string', description: 'The media type that is taken.' },
  allow: { type: 'array', items: { type: 'string' }, description: 'The methods that the path has.' },
  count: { type: 'integer', description: 'How many records the list has by now.' },
  current: { type: 'object', description: 'The record as it is by now.' },
  failed: { ...REFUSED, description: 'Why each record could not be undone.' },
  feature: { type: 'string', description: 'What the plan would have to include.' },
  header: { type: 'string', description: 'The header that is malformed.' },
  incoming_ip: { type: ['string', 'null'], description: 'Where the domain leads.' },
  limit: { type: ['integer', 'string'], description: 'The most that is taken, or the limit of the plan.' },
  max: { type: 'integer', description: 'What that limit is.' },
  max_depth: { type: 'integer' },
  max_values: { type: 'integer' },
  missing: { type: 'array', items: { type: 'integer' }, description: 'Ids that no record has.' },
  moved_to: { type: 'integer', description: 'The record that this one was merged into.' },
  parameter: { type: 'string', description: 'The parameter of the query that is wrong.' },
  permission: { type: ['string', 'null'], description: 'What the member would need.' },
  price: { type: ['integer', 'null'], description: 'The price by now.' },
  quantity: { type: ['integer', 'null'], description: 'The quantity by now.' },
  required_ip: { type: ['string', 'null'], description: 'Where the domain must lead.' },
  resource: { type: 'string', description: 'What refers to the record.' },
  retry_after: { type: 'integer', description: 'In seconds.' },
} satisfies Record<keyof ErrorDetails, JsonSchema>;

const ERROR: JsonSchema = {
  type: 'object',
  description: 'Every error.',
  properties: {
    message: { type: 'string', description: 'A sentence in the language of the reader.' },
    code: { type: 'string', enum: Object.keys(ERRORS) },
    errors: {
      type: 'object',
      description: 'By dotted source: `product_variants.2.price`.',
      additionalProperties: { $ref: '#/components/schemas/FieldError' },
    },
    ...DETAILS,
  },
  required: ['message', 'code'],
  additionalProperties: false,
};

/** `components.schemas`: errors, and four shapes of every resource, and what a lookup shows of some. */
export function schemaComponents(resources: Resource[]): Record<string, JsonSchema> {
  const components: Record<string, JsonSchema> = { Error: ERROR, FieldError: FIELD_ERROR };
  for (const resource of resources) {
    const names = componentNames(resource);
    components[names.record] = recordSchema(resource);
    components[names.create] = createSchema(resource);
    components[names.update] = updateSchema(resource);
    components[names.patch] = patchSchema(resource);
    const part = lookupPart(resource);
    if (part !== undefined) components[names.lookup] = recordSchema(part);
  }
  return components;
}
