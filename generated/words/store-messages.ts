// Generated from i18n/store-messages by `npm run schema types`. Edit the words instead.
import en from '../../i18n/store-messages/en.json';
import es from '../../i18n/store-messages/es.json';
import pt from '../../i18n/store-messages/pt.json';

export type StoreMessagesWords = typeof es;

/** A sentence that one language lacks does not compile. */
export const STORE_MESSAGES_WORDS: Readonly<Record<'es' | 'en' | 'pt', StoreMessagesWords>> = { es, en, pt };
