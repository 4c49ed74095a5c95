/**
 * The description of a resource for the screens: small plain objects in `generated/<resource>/`. The admin loads
 * `resource.ts` of every resource at start, `list.ts` and `form.ts` with the page that needs them. False flags and empty
 * members are left out.
 */
import type { BulkOp } from '../kinds/kind.ts';
import type { AmountCurrency } from './currency.ts';
import type { BulkField, Column, Filter, FormView, Said } from './model.ts';
import type { FieldKind, Display, Widget } from './kind-names.ts';
import type {
  AccessRule,
  Json,
  Name,
  Operation,
  View,
  Width,
  Words,
  XMenu,
  XEmpty,
  XEnumValue,
  XRef,
  XSortChoice,
  XArrivals,
  XListView,
} from './vocabulary.ts';

export interface EnumValue {
  value: string | number;
  label: Words;
  color?: XEnumValue['color'];
  icon?: string;
  verb?: Words;
}

/** Bounds that an input shows or enforces while the user types; the validator decides. */
export interface Bounds {
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  multipleOf?: number;
  minItems?: number;
  maxItems?: number;
}

export interface FieldDescriptor extends Omit<Said, 'replaces'> {
  source: string;
  kind: FieldKind;
  label: Words;
  widget: Widget;
  display: Display;
  /** Always required; `form.rules` may require it under a condition. */
  required?: true;
  readOnly?: true;
  writeOnly?: true;
  /** When unset, as wide as a column of its section. */
  width?: Width;
  /** Views that leave the field out, even if they name it or show all fields. */
  hidden?: View[];
  /** A text that its pattern accepts: what a wrong one should look like. */
  example?: string;
  /** Source of the amount that stands for this one when it is lower. */
  replacedBy?: string;
  /** Options of the widget: `WIDGET_OPTIONS`. */
  options?: Record<string, string | number | boolean>;
  ref?: XRef;
  /** Values in the order of the schema. A `flag` has them only when the schema words its two states. */
  enum?: EnumValue[];
  /** `money` only: ISO code, or the property that holds it; whole units of the store's currency without one. */
  currency?: AmountCurrency;
  default?: Json;
  bounds?: Bounds;
  /** A number that may have decimals. */
  decimals?: true;
  /** `items`: the fields of an item, `id` first. `json` arrays and objects: their declared properties. */
  items?: FieldDescriptor[];
  /** `json` only: whether the value is one object or an array of them (or of scalars, without `items`). */
  shape?: 'object' | 'array';
  /** `json` arrays of single values: what one element is. */
  element?: FieldDescriptor;
  /** Property-level permissions. Without `read` the API leaves the value out; without `write` the input is disabled. */
  access?: { read?: AccessRule; write?: AccessRule };
}

export type Fields = Record<string, FieldDescriptor>;

/** A field that free text searches, with the rule of who reads it. */
export interface Searched {
  source: string;
  read?: AccessRule;
}

/** `generated/<resource>/resource.ts`, default export. Its size counts for every page, so only what they need is here. */
export interface ResourceDescriptor {
  name: string;
  label: { es: Name; en?: Name; pt?: Name };
  /** A property, or a template such as `{first_name} {last_name}`. */
  representation: string;
  /** Template of the public address (`domain/share`); left out when a record has none. */
  share?: string;
  /** True when sections of its form stand beside each other on wide screens. */
  wideForm?: true;
  icon: string;
  menu: XMenu | false;
  operations: Operation[];
  /** True when a file can bring its records. */
  imports?: true;
  access: Record<Operation, AccessRule & { permission: string }>;
  /** Part of every key under which a view's preferences are stored. */
  version: number;
  /** The usual query of its records. */
  list: {
    sort: { field: string; order: 'ASC' | 'DESC' };
    perPage: 10 | 25 | 50;
    /** What free text searches; a member who may read none of it has no search box. */
    search: Searched[];
  };
  /** Fields of the representation. */
  fields: Fields;
}

/** `generated/<resource>/list.ts`, default export. */
export interface ListDescriptor {
  columns: Column[];
  filters: Filter[];
  /** Sources of a card; without them, the visible columns. */
  card?: string[];
  /** How many cards a phone may load at a time; those of a table when left out. */
  cardSizes?: number[];
  /** True when the form's descriptor has `bulk`. */
  bulk?: true;
  /** Views that every member finds above the list. */
  views?: XListView[];
  /** Of the button that makes a file of the list; the usual one when left out. */
  exportLabel?: Words;
  /** True for a list that stays in place while records arrive; its words say how many have. */
  arrives?: true;
  /** Fields of the columns, the card and the filters. */
  fields: Fields;
}

/** `generated/<resource>/list-words.ts`: words of the list that are needed after a tap, or when it is empty. */
export interface ListWords {
  sorts?: XSortChoice[];
  empty?: XEmpty;
  arrivals?: XArrivals;
}

/** `if` is `conditions[index]` of `validators.js`. */
export interface RuleDescriptor {
  show?: string[];
  require?: string[];
  readOnly?: string[];
}

/** A field that changes for several records at once, with what can be done to it. */
export interface DescribedBulk extends BulkField {
  ops: BulkOp[];
}

/** `generated/<resource>/form.ts`, default export. */
export interface FormDescriptor {
  name: string;
  create: FormView;
  edit: FormView;
  show: FormView;
  /** Every field of the resource that a form or the detail may show. */
  fields: Fields;
  /** In the order of `x-rules`, and so of `conditions`. */
  rules: RuleDescriptor[];
  /** What can be changed for several records at once. */
  bulk?: DescribedBulk[];
  /** The array of objects whose items are the lines of an export. */
  exportLines?: string;
  /** Columns of files that are of answers alone, which no form has. */
  exportAlso?: { source: string; label: Words }[];
  /** Properties that name one record in an import, the surest first. */
  identity?: string[];
}

/** One error of a precompiled validator, in AJV's shape. */
export interface ValidatorError {
  instancePath: string;
  schemaPath: string;
  keyword: string;
  params: Record<string, unknown>;
  message?: string;
}

export interface CompiledValidator {
  (record: unknown): boolean;
  errors?: ValidatorError[] | null;
}

/** `generated/<resource>/validators.js`. */
export interface ValidatorsModule {
  create: CompiledValidator;
  update: CompiledValidator;
  /** One per rule of `x-rules`: whether its `if` holds for a record. */
  conditions: ((record: unknown) => boolean)[];
}
