import en from '../../../i18n/billing/en.json';
import es from '../../../i18n/billing/es.json';
import pt from '../../../i18n/billing/pt.json';
import type { Dictionary } from '../../i18n/useDictionary.ts';

/** Sentences about plans, invoices and their payment. */
export const BILLING_WORDS: Dictionary<typeof es> = { es, en, pt };
export type BillingWords = typeof es;
