import { formatTimeOfDay } from '../dates/format.ts';
import type { Spoken } from './spoken.ts';

export const spoken: Spoken = (value, _field, _record, { locale }) => formatTimeOfDay(String(value), locale);
