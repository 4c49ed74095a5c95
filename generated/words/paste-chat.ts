// Generated from i18n/paste-chat by `npm run schema types`. Edit the words instead.
import en from '../../i18n/paste-chat/en.json';
import es from '../../i18n/paste-chat/es.json';
import pt from '../../i18n/paste-chat/pt.json';

export type PasteChatWords = typeof es;

/** A sentence that one language lacks does not compile. */
export const PASTE_CHAT_WORDS: Readonly<Record<'es' | 'en' | 'pt', PasteChatWords>> = { es, en, pt };
