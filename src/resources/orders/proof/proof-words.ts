import en from '../../../../i18n/orders-proof/en.json';
import es from '../../../../i18n/orders-proof/es.json';
import pt from '../../../../i18n/orders-proof/pt.json';
import type { Dictionary } from '../../../i18n/useDictionary.ts';

/** Sentences of proofs of payment. */
export const PROOF_WORDS: Dictionary<typeof es> = { es, en, pt };
