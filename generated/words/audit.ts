// Generated from i18n/audit by `npm run schema types`. Edit the words instead.
import en from '../../i18n/audit/en.json';
import es from '../../i18n/audit/es.json';
import pt from '../../i18n/audit/pt.json';

export type AuditWords = typeof es;

/** A sentence that one language lacks does not compile. */
export const AUDIT_WORDS: Readonly<Record<'es' | 'en' | 'pt', AuditWords>> = { es, en, pt };
