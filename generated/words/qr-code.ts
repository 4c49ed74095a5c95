// Generated from i18n/qr-code by `npm run schema types`. Edit the words instead.
import en from '../../i18n/qr-code/en.json';
import es from '../../i18n/qr-code/es.json';
import pt from '../../i18n/qr-code/pt.json';

export type QrCodeWords = typeof es;

/** A sentence that one language lacks does not compile. */
export const QR_CODE_WORDS: Readonly<Record<'es' | 'en' | 'pt', QrCodeWords>> = { es, en, pt };
