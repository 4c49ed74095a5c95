// Generated from i18n/mail by `npm run schema types`. Edit the words instead.
import en from '../../i18n/mail/en.json';
import es from '../../i18n/mail/es.json';
import pt from '../../i18n/mail/pt.json';

export type MailWords = typeof es;

/** A sentence that one language lacks does not compile. */
export const MAIL_WORDS: Readonly<Record<'es' | 'en' | 'pt', MailWords>> = { es, en, pt };
