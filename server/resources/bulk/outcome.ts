import { BULK_CHANGED, type RefusedRecord } from '../../../domain/bulk/bulk-answers.ts';
import type { Resource } from '../../../domain/schema/model.ts';
import type { Saying } from '../../../domain/kinds/spoken.ts';
import type { ApiError } from '../../errors.ts';
import { languageOf, sayingIn } from '../../http/language.ts';
import type { StoreRoute } from '../../http/route.ts';
import type { WriteContext } from '../../context.ts';
import { sayingReferences, spokenName } from '../reference-names.ts';
import type { Row } from '../row.ts';
import { readZoneAndCurrency } from '../zone-and-currency.ts';

export type Refused = RefusedRecord<ApiError['code']>;

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

/** What a call answers that changes several records. */
export const CHANGED: StoreRoute['answers'] = {
  200: { description: 'What was changed.', schema: BULK_CHANGED },
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
