import type { Resource } from '../../../domain/schema/model.ts';
import type { Saying } from '../../../domain/schema/represent.ts';
import type { JsonSchema } from '../../../domain/schema/vocabulary.ts';
import { ERRORS, type ApiError, type FieldErrors } from '../../errors.ts';
import { closedObject } from '../../../domain/schema/closed-object.ts';
import { languageOf, sayingIn } from '../../http/language.ts';
import type { StoreRoute } from '../../http/route.ts';
import type { WriteContext } from '../../modules/module.ts';
import { sayingReferences, spokenName } from '../reference-names.ts';
import { component } from '../routes/describe.ts';
import type { Row } from '../row.ts';
import { readZoneAndCurrency } from '../zone-and-currency.ts';

/** A record that a bulk call left as it was, and why. */
export interface Refused {
  id: number;
  /** What the record is called; null when it is missing, or its name is not for this member. */
  record: string | null;
  code: ApiError['code'];
  errors?: FieldErrors;
  /** `in_use` only: the resource of a record that refers to it, where it is known. */
  resource?: string;
}

export function refused(
  { access, saying }: Speaking,
  resource: Resource,
  { id, record }: { id: number; record: Row | undefined },
  { code, errors, details = {} }: Pick<ApiError, 'code' | 'errors'> & Partial<Pick<ApiError, 'details'>>,
): Refused {
  const by = code === 'in_use' ? details['resource'] : undefined;
  return {
    id,
    record: record === undefined ? null : spokenName(resource, access, record, saying),
    code,
    ...(errors === undefined ? {} : { errors }),
    ...(typeof by === 'string' ? { resource: by } : {}),
  };
}

/** What a bulk call answers for the records that stayed as they were. */
export const REFUSED: JsonSchema = {
  type: 'array',
  description: 'Records that stayed as they were, and why.',
  items: closedObject(
    {
      id: { type: 'integer' },
      record: { type: ['string', 'null'], description: 'What the record is called.' },
      code: { type: 'string', enum: Object.keys(ERRORS) },
      errors: {
        type: 'object',
        description: 'By field, as in the error of a single write.',
        additionalProperties: component('FieldError'),
      },
      resource: { type: 'string', description: 'With `in_use`: what refers to it.' },
    },
    { optional: ['errors', 'resource'] },
  ),
};

export const IDS: JsonSchema = { type: 'array', items: { type: 'integer' } };

export const UNDO = closedObject(
  { id: { type: 'integer' }, expires_at: { type: 'string', format: 'date-time' } },
  {
    type: ['object', 'null'],
    description: 'What takes the call back, while it is kept; null when nothing happened.',
  },
);

/** What a call answers that changes several records. */
export const CHANGED: StoreRoute['answers'] = {
  200: {
    description: 'What was changed.',
    schema: closedObject({ changed: IDS, unchanged: IDS, failed: REFUSED, undo: UNDO }),
  },
};

/** A write that names the records which it leaves as they were. */
export interface Speaking extends WriteContext {
  saying: Saying;
}

/** The write, with what the caller's screens say names in: their language, the clock and the currency of the store. */
export async function speaking(write: WriteContext, request: Request): Promise<Speaking> {
  const { timeZone, currency } = await readZoneAndCurrency(write.tx.sql, write.storeId);
  return { ...write, saying: sayingIn(languageOf(request), timeZone, currency) };
}

/** The same write, which also knows the records that the names of these records show. */
export async function speakingOf(
  write: Speaking,
  resource: Resource,
  records: Iterable<Row>,
): Promise<Speaking> {
  const { tx, storeId, access, saying } = write;
  const reader = { resources: write.ports.resources, access, saying };
  const named = [{ resource, records: [...records] }];
  return { ...write, saying: await sayingReferences(tx.sql, storeId, reader, named) };
}
