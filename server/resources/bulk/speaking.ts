import type { Resource } from '../../../domain/schema/model.ts';
import type { Saying } from '../../../domain/schema/represent.ts';
import { languageOf, sayingIn } from '../../http/language.ts';
import type { WriteContext } from '../../modules/module.ts';
import { sayingReferences } from '../reference-names.ts';
import type { Row } from '../row.ts';
import { readZoneAndCurrency } from '../zone-and-currency.ts';

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
