import { TYPED_DOMAIN_LENGTH } from '../../../domain/stores/custom-domain.ts';
import type { JsonSchema } from '../../../domain/schema/vocabulary.ts';
import { closedObject } from '../../http/closed-object.ts';

const TEXT: JsonSchema = { type: 'string' };
const TEXT_OR_NULL: JsonSchema = { type: ['string', 'null'] };

const VERDICT_MEMBERS: Record<string, JsonSchema> = {
  domain: TEXT,
  verified: { type: 'boolean' },
  problem: TEXT_OR_NULL,
  incoming_ip: TEXT_OR_NULL,
  required_ip: TEXT,
};

/** `domain/stores/domain-check.ts` as JSON Schema. */
export const VERDICT = closedObject(VERDICT_MEMBERS);

export const AVAILABILITY = closedObject({
  available: { type: 'boolean' },
  domain: TEXT_OR_NULL,
  reason: TEXT_OR_NULL,
  records: { type: 'array', items: closedObject({ type: TEXT, name: TEXT, value: TEXT }) },
});

export const STORE_DOMAIN = closedObject({
  domain: TEXT_OR_NULL,
  custom_domain_created_at: TEXT_OR_NULL,
  check: {
    anyOf: [
      closedObject({ ...VERDICT_MEMBERS, state: TEXT, checked_at: TEXT, ends_at: TEXT }),
      { type: 'null' },
    ],
  },
});

export const DOMAIN_QUERY = { name: { type: 'string', maxLength: TYPED_DOMAIN_LENGTH } } as const;

export const DOMAIN_BODY = {
  type: 'object',
  properties: { domain: { type: 'string', minLength: 1, maxLength: TYPED_DOMAIN_LENGTH } },
  required: ['domain'],
  additionalProperties: false,
} as const satisfies JsonSchema;
