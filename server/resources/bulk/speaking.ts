import type { Saying } from '../../../domain/schema/represent.ts';
import { languageOf, sayingIn } from '../../http/language.ts';
import type { WriteContext } from '../../modules/module.ts';
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
