import en from '../../../i18n/qr-code/en.json';
import es from '../../../i18n/qr-code/es.json';
import pt from '../../../i18n/qr-code/pt.json';
import type { Dictionary } from '../../i18n/useDictionary.ts';

/** Sentences of the page with the store's QR code. */
export const QR_CODE_WORDS: Dictionary<typeof es> = { es, en, pt };
