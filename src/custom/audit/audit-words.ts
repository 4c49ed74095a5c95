import en from '../../../i18n/audit/en.json';
import es from '../../../i18n/audit/es.json';
import pt from '../../../i18n/audit/pt.json';
import type { Dictionary } from '../../i18n/useDictionary.ts';

export type AuditWords = typeof es;

/** Sentences of the log page. */
export const AUDIT_WORDS: Dictionary<AuditWords> = { es, en, pt };
