// Generated from the files of kinds by `npm run schema types`. Edit those instead.
import type { FieldKind } from './kind-names.ts';
import type { Spoken } from '../kinds/spoken.ts';
import { spoken as date_spoken } from '../kinds/date-spoken.ts';
import { spoken as datetime_spoken } from '../kinds/datetime-spoken.ts';
import { spoken as money_spoken } from '../kinds/money-spoken.ts';
import { spoken as percent_spoken } from '../kinds/percent-spoken.ts';
import { spoken as time_spoken } from '../kinds/time-spoken.ts';

export const SPOKEN: Readonly<Partial<Record<FieldKind, Spoken>>> = {
  date: date_spoken,
  datetime: datetime_spoken,
  money: money_spoken,
  percent: percent_spoken,
  time: time_spoken,
};
