// Generated from i18n/manual-order by `npm run schema types`. Edit the words instead.
import en from '../../i18n/manual-order/en.json';
import es from '../../i18n/manual-order/es.json';
import pt from '../../i18n/manual-order/pt.json';

export type ManualOrderWords = typeof es;

/** A sentence that one language lacks does not compile. */
export const MANUAL_ORDER_WORDS: Readonly<Record<'es' | 'en' | 'pt', ManualOrderWords>> = { es, en, pt };
