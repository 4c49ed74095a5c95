/**
 * A resource after its schema has been read: references resolved, defaults filled in, every field classified. Table,
 * routes, validation, OpenAPI, screens and the conformance tests all start from this model. So they cannot read a
 * schema in different ways.
 */
import type { AmountCurrency } from './currency.ts';
import type {
  AccessRule,
  Json,
  JsonSchema,
  Name,
  Operation,
  ResourceSchema,
  View,
  Width,
  Words,
  XArrivals,
  XBulk,
  XColumn,
  XDb,
  XEmpty,
  XEnumValue,
  XFilter,
  XForm,
  XListView,
  XMenu,
  XRef,
  XRule,
  XSection,
  XSortChoice,
  XUi,
} from './vocabulary.ts';
import type { Display, FieldKind, Widget } from './kind-names.ts';

/** What `x-ui` says of a field that needs no reading: a word that is added to the vocabulary is here by itself. */
export type Said = Omit<XUi, 'widget' | 'display' | 'width' | 'hidden' | 'options'>;

export interface Field extends Said {
  source: string;
  kind: FieldKind;
  /** The property as written, `$ref`s merged in. */
  schema: JsonSchema;
  label: Words;
  /** Always required; `Resource.rules` has the conditional requirements. */
  required: boolean;
  readOnly: boolean;
  writeOnly: boolean;
  /** Set by the server (`x-computed`); implies readOnly. */
  computed: boolean;
  /** True for id, created_at, updated_at and version, which every resource has and no schema declares. */
  system: boolean;
  /** SQL column; equals source unless `x-db.column` says otherwise. */
  column: string;
  db: XDb;
  /** Editing widget and reading display, from `x-ui` or by kind and format. */
  widget: Widget;
  display: Display;
  width: Width;
  hidden: View[];
  options: Record<string, string | number | boolean>;
  ref?: XRef;
  enum?: ({ value: string | number } & XEnumValue)[];
  /** ISO code, or the property that holds it; whole units of the store's currency without one. */
  currency?: AmountCurrency;
  default?: Json;
  /** `items` only: the item's own fields, `id` first. */
  items?: Field[];
  /** `items` only: what `Resource.answered` is, of an item. */
  answered?: Field[];
  /** `json` with declared properties only: the members of its object, or of each object of its list. */
  parts?: Field[];
  access: { read?: AccessRule; write?: AccessRule };
  fake?: string;
  /** Headers, besides the labels, under which an import finds the field. */
  aliases: string[];
  /** An import takes two texts for one that differ in points, dashes and spaces alone. */
  notation?: 'document';
}

export interface Column extends XColumn {
  sortable: boolean;
  hidden: boolean;
}

/** A filter as the screens know it, by the name of its field. */
export interface Filter extends Omit<XFilter, 'aliases' | 'hidden'> {
  alwaysOn: boolean;
}

export interface NamedFilter extends Filter {
  /** Other names of `source` in the query of a list. */
  aliases: string[];
  /** For calls alone. */
  hidden?: true;
}

/** A field that can be changed for several records at once. The members of items in `along` get the same change. */
export interface BulkField extends XBulk {
  along: string[];
}

export interface Section extends Omit<XSection, 'fields'> {
  columns: 1 | 2;
  fields: Pick<XColumn, 'source' | 'width' | 'component'>[];
}

export interface FormView extends Omit<XForm, 'sections'> {
  mode: 'simple' | 'tabs';
  sections: Section[];
}

export interface Resource {
  name: string;
  /** SQL table: the name with underscores. */
  table: string;
  schema: ResourceSchema;
  /** The former name, whose table becomes this one's. */
  renamedFrom?: string;
  version: number;
  /** Largest `limit` of a list. */
  maxPage: number;
  label: { es: Name; en?: Name; pt?: Name };
  representation: string;
  /** Template of the public address; left out when a record has none. */
  share?: string;
  icon: string;
  menu: XMenu | false;
  operations: Operation[];
  access: Record<Operation, AccessRule & { permission: string }>;
  /** System fields first, then in the order of `properties`. */
  fields: Field[];
  /** Members of answers alone (`x-computed.answer`): worked out when a record is read. */
  answered: Field[];
  rules: XRule[];
  list: {
    columns: Column[];
    sort: { field: string; order: 'ASC' | 'DESC' };
    perPage: 10 | 25 | 50;
    cardSizes?: number[];
    filters: NamedFilter[];
    search: string[];
    /** Sources of a card; without them, the visible columns. */
    card?: string[];
    sorts?: XSortChoice[];
    views?: XListView[];
    arrivals?: XArrivals;
    empty?: XEmpty;
    bulk: BulkField[];
  };
  /** The array of objects whose items are the lines of an export. */
  exportLines?: string;
  /** Of the button that makes a file of the list. */
  exportLabel?: Words;
  /** Properties that name one record in an import. */
  identity: string[];
  views: { create: FormView; edit: FormView; show: FormView };
  /** Sources that the `x-ref.filter` of any resource names: the list takes them by `equals` without declaring it. */
  refFilters: string[];
}
