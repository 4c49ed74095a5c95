// Generated from i18n/order-chat by `npm run schema types`. Edit the words instead.
import en from '../../i18n/order-chat/en.json';
import es from '../../i18n/order-chat/es.json';
import pt from '../../i18n/order-chat/pt.json';

export type OrderChatWords = typeof es;

/** A sentence that one language lacks does not compile. */
export const ORDER_CHAT_WORDS: Readonly<Record<'es' | 'en' | 'pt', OrderChatWords>> = { es, en, pt };
