// Generated from the files of kinds by `npm run schema types`. Edit those instead.
import type { Display, FieldKind } from '../../../domain/schema/kind-names.ts';
import type { DisplayView, KindView } from '../kinds/kind.ts';
import { view as boolean_view } from '../kinds/boolean.tsx';
import { view as collection_view, displays as collection_displays } from '../kinds/collection.tsx';
import { view as date_view, displays as date_displays } from '../kinds/date.tsx';
import { view as datetime_view, displays as datetime_displays } from '../kinds/datetime.tsx';
import { view as enum_view, displays as enum_displays } from '../kinds/enum.tsx';
import { view as flag_view, displays as flag_displays } from '../kinds/flag.tsx';
import { view as integer_view, displays as integer_displays } from '../kinds/integer.tsx';
import { view as items_view } from '../kinds/items.tsx';
import { view as json_view, displays as json_displays } from '../kinds/json.tsx';
import { view as money_view, displays as money_displays } from '../kinds/money.tsx';
import { view as number_view } from '../kinds/number.tsx';
import { view as percent_view, displays as percent_displays } from '../kinds/percent.tsx';
import { view as rating_view, displays as rating_displays } from '../kinds/rating.tsx';
import { view as reference_view, displays as reference_displays } from '../kinds/reference.tsx';
import { view as references_view, displays as references_displays } from '../kinds/references.tsx';
import { view as text_view, displays as text_displays } from '../kinds/text.tsx';
import { view as time_view, displays as time_displays } from '../kinds/time.tsx';

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
