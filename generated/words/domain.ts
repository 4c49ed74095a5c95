// Generated from i18n/domain by `npm run schema types`. Edit the words instead.
import en from '../../i18n/domain/en.json';
import es from '../../i18n/domain/es.json';
import pt from '../../i18n/domain/pt.json';

export type DomainWords = typeof es;

/** A sentence that one language lacks does not compile. */
export const DOMAIN_WORDS: Readonly<Record<'es' | 'en' | 'pt', DomainWords>> = { es, en, pt };
