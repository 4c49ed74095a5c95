// Generated from the files of kinds by `npm run schema types`. Edit those instead.
import type { FieldKind } from './kind-names.ts';
import type { CellOf } from '../kinds/cell.ts';
import type { ColumnOf, Parse, Sample, Shape } from '../kinds/kind.ts';
import {
  shape as boolean_shape,
  column as boolean_column,
  parse as boolean_parse,
  sample as boolean_sample,
  cell as boolean_cell,
} from '../kinds/boolean.ts';
import { shape as collection_shape } from '../kinds/collection.ts';
import {
  shape as date_shape,
  column as date_column,
  parse as date_parse,
  sample as date_sample,
  cell as date_cell,
} from '../kinds/date.ts';
import {
  shape as datetime_shape,
  column as datetime_column,
  parse as datetime_parse,
  sample as datetime_sample,
  cell as datetime_cell,
} from '../kinds/datetime.ts';
import {
  shape as enum_shape,
  column as enum_column,
  parse as enum_parse,
  sample as enum_sample,
  cell as enum_cell,
} from '../kinds/enum.ts';
import {
  shape as flag_shape,
  column as flag_column,
  parse as flag_parse,
  sample as flag_sample,
  cell as flag_cell,
} from '../kinds/flag.ts';
import {
  shape as integer_shape,
  column as integer_column,
  parse as integer_parse,
  sample as integer_sample,
  cell as integer_cell,
} from '../kinds/integer.ts';
import { shape as items_shape } from '../kinds/items.ts';
import { shape as json_shape, column as json_column, parse as json_parse } from '../kinds/json.ts';
import {
  shape as money_shape,
  column as money_column,
  parse as money_parse,
  sample as money_sample,
  cell as money_cell,
} from '../kinds/money.ts';
import {
  shape as number_shape,
  column as number_column,
  parse as number_parse,
  sample as number_sample,
  cell as number_cell,
} from '../kinds/number.ts';
import {
  shape as percent_shape,
  column as percent_column,
  parse as percent_parse,
  sample as percent_sample,
  cell as percent_cell,
} from '../kinds/percent.ts';
import {
  shape as rating_shape,
  column as rating_column,
  parse as rating_parse,
  sample as rating_sample,
  cell as rating_cell,
} from '../kinds/rating.ts';
import {
  shape as reference_shape,
  column as reference_column,
  parse as reference_parse,
  cell as reference_cell,
} from '../kinds/reference.ts';
import {
  shape as references_shape,
  parse as references_parse,
  cell as references_cell,
} from '../kinds/references.ts';
import {
  shape as text_shape,
  column as text_column,
  parse as text_parse,
  cell as text_cell,
} from '../kinds/text.ts';
import {
  shape as time_shape,
  column as time_column,
  parse as time_parse,
  sample as time_sample,
  cell as time_cell,
} from '../kinds/time.ts';

export const SHAPES: Readonly<Record<FieldKind, Shape>> = {
  boolean: boolean_shape,
  collection: collection_shape,
  date: date_shape,
  datetime: datetime_shape,
  enum: enum_shape,
  flag: flag_shape,
  integer: integer_shape,
  items: items_shape,
  json: json_shape,
  money: money_shape,
  number: number_shape,
  percent: percent_shape,
  rating: rating_shape,
  reference: reference_shape,
  references: references_shape,
  text: text_shape,
  time: time_shape,
};

export const COLUMNS: Readonly<Partial<Record<FieldKind, ColumnOf>>> = {
  boolean: boolean_column,
  date: date_column,
  datetime: datetime_column,
  enum: enum_column,
  flag: flag_column,
  integer: integer_column,
  json: json_column,
  money: money_column,
  number: number_column,
  percent: percent_column,
  rating: rating_column,
  reference: reference_column,
  text: text_column,
  time: time_column,
};

export const PARSERS: Readonly<Partial<Record<FieldKind, Parse>>> = {
  boolean: boolean_parse,
  date: date_parse,
  datetime: datetime_parse,
  enum: enum_parse,
  flag: flag_parse,
  integer: integer_parse,
  json: json_parse,
  money: money_parse,
  number: number_parse,
  percent: percent_parse,
  rating: rating_parse,
  reference: reference_parse,
  references: references_parse,
  text: text_parse,
  time: time_parse,
};

export const SAMPLES: Readonly<Partial<Record<FieldKind, Sample>>> = {
  boolean: boolean_sample,
  date: date_sample,
  datetime: datetime_sample,
  enum: enum_sample,
  flag: flag_sample,
  integer: integer_sample,
  money: money_sample,
  number: number_sample,
  percent: percent_sample,
  rating: rating_sample,
  time: time_sample,
};

export const CELLS: Readonly<Partial<Record<FieldKind, CellOf>>> = {
  boolean: boolean_cell,
  date: date_cell,
  datetime: datetime_cell,
  enum: enum_cell,
  flag: flag_cell,
  integer: integer_cell,
  money: money_cell,
  number: number_cell,
  percent: percent_cell,
  rating: rating_cell,
  reference: reference_cell,
  references: references_cell,
  text: text_cell,
  time: time_cell,
};
