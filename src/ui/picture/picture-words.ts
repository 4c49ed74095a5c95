import en from '../../../i18n/pictures/en.json';
import es from '../../../i18n/pictures/es.json';
import pt from '../../../i18n/pictures/pt.json';
import type { Dictionary } from '../../i18n/useDictionary.ts';

export type PictureWords = typeof es;

/** Sentences of choosing, sending, sorting and cropping pictures. */
export const PICTURE_WORDS: Dictionary<PictureWords> = { es, en, pt };
