// Generated from the files of kinds by `npm run schema types`. Edit those instead.
import type { Display, FieldKind } from '../../../domain/schema/kind-names.ts';
import type { DisplayView, KindView } from '../kind.ts';
import { view as boolean_view } from '../boolean.tsx';
import { view as collection_view, displays as collection_displays } from '../collection.tsx';
import { view as date_view, displays as date_displays } from '../date.tsx';
import { view as datetime_view, displays as datetime_displays } from '../datetime.tsx';
import { view as enum_view, displays as enum_displays } from '../enum.tsx';
import { view as flag_view, displays as flag_displays } from '../flag.tsx';
import { view as integer_view, displays as integer_displays } from '../integer.tsx';
import { view as items_view } from '../items.tsx';
import { view as json_view, displays as json_displays } from '../json.tsx';
import { view as money_view, displays as money_displays } from '../money.tsx';
import { view as number_view } from '../number.tsx';
import { view as percent_view, displays as percent_displays } from '../percent.tsx';
import { view as rating_view, displays as rating_displays } from '../rating.tsx';
import { view as reference_view, displays as reference_displays } from '../reference.tsx';
import { view as references_view, displays as references_displays } from '../references.tsx';
import { view as text_view, displays as text_displays } from '../text.tsx';
import { view as time_view, displays as time_displays } from '../time.tsx';

export const VIEWS: Readonly<Record<FieldKind, KindView>> = {
  boolean: boolean_view,
  collection: collection_view,
  date: date_view,
  datetime: datetime_view,
  enum: enum_view,
  flag: flag_view,
  integer: integer_view,
  items: items_view,
  json: json_view,
  money: money_view,
  number: number_view,
  percent: percent_view,
  rating: rating_view,
  reference: reference_view,
  references: references_view,
  text: text_view,
  time: time_view,
};

export const DISPLAYS: Readonly<Record<Display, DisplayView>> = {
  ...collection_displays,
  ...date_displays,
  ...datetime_displays,
  ...enum_displays,
  ...flag_displays,
  ...integer_displays,
  ...json_displays,
  ...money_displays,
  ...percent_displays,
  ...rating_displays,
  ...reference_displays,
  ...references_displays,
  ...text_displays,
  ...time_displays,
};
