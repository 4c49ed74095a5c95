import en from '../../../../i18n/orders-timeline/en.json';
import es from '../../../../i18n/orders-timeline/es.json';
import pt from '../../../../i18n/orders-timeline/pt.json';
import type { Dictionary } from '../../../i18n/useDictionary.ts';

export type TimelineWords = typeof es;

/** Sentences of an order's timeline and of the team's notes in it. */
export const TIMELINE_WORDS: Dictionary<TimelineWords> = { es, en, pt };
