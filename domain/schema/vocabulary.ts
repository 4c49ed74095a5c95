/**
 * The shape of a file in `schemas/`: JSON Schema 2020-12 plus the closed `x-` blocks. `schemas/meta/` defines the same
 * for the linter; a test compares both.
 */
/** A text in the languages of the product; Spanish is the source. */
export interface Words {
  es: string;
  en?: string;
  pt?: string;
}

/** Singular and plural of a resource's name. */
export interface Name {
  one: string;
  many: string;
  /** What else people call them, apart by spaces; the palette finds the list by these words too. */
  also?: string;
}

export type Operation = 'list' | 'show' | 'create' | 'edit' | 'delete' | 'bulkDelete' | 'export';
export type View = 'list' | 'create' | 'edit' | 'show' | 'filter' | 'export';
export type Width = 'full' | 'half' | 'third';
/** `any`, `all` and `none` are of lists: what their elements are. */
export const FILTER_OPS = ['in', 'between', 'contains', 'equals', 'any', 'all', 'none'] as const;
export type FilterOp = (typeof FILTER_OPS)[number];

/** `permission` is one of a role's permissions, `feature` a flag of the store's plan. */
export interface AccessRule {
  permission?: string;
  feature?: string;
  /** Forbidden to members whose role is limited to branches. */
  allBranches?: true;
}

export interface XResource {
  /** REST segment, kebab-case plural. */
  name: string;
  label: { es: Name; en?: Name; pt?: Name };
  /** A property, or a template such as `{first_name} {last_name}`. */
  representation: string;
  /** Template of the record's public address below the shop's host, such as `{line}/{slug}`. */
  share?: string;
  icon?: string;
  menu?: XMenu | false;
  /** All of them when left out. */
  operations?: Operation[];
  version?: number;
  /** Largest page of the list; 100 when left out. */
  maxPage?: number;
  /** The former name: its records, log and permissions move to the new one. */
  renamedFrom?: string;
}

/** The place of a list in the menu. */
export interface XMenu {
  group: string;
  order: number;
  /** The words of a group that is not one of the product's: one resource of the group has them. */
  label?: Words;
}

export interface XColumn {
  source: string;
  width?: number;
  sortable?: boolean;
  hidden?: boolean;
  component?: string;
  /** 1 to 9: columns with the highest number leave a narrow table first. */
  priority?: number;
  /** The number or amount is edited in the table's own cell. */
  edit?: XEdit;
}

/** Who edits a number in a table, and where it is not one number. */
export interface XEdit {
  permission?: string;
  /** A property with items: a record that has some has the number on each of them. */
  unless?: string;
}

/** An order of a list, in words that a person would choose from. */
export interface XSortChoice {
  field: string;
  order: 'ASC' | 'DESC';
  label: Words;
}

/** A list without records: its drawing is that of the resource's icon. */
export interface XEmpty {
  title: Words;
  text: Words;
  /** The button that creates the first record. */
  action?: Words;
}

/** How a value reads in a sentence; `{value}` stands for it. `one` and `zero` are of numbers and flags. */
export interface XPhrase {
  other: Words;
  one?: Words;
  zero?: Words;
  /** Zero is shown as a warning. */
  alert?: true;
}

/** A number that the items of a record have each: their sum, in a sentence of `{sum}` and `{count}`. */
export interface XAdds {
  /** Member of items, `product_variants.quantity`. */
  source: string;
  other: Words;
  /** For one item. */
  one?: Words;
  /** When no item has a number. */
  none?: Words;
}

/** An amount that the items of a record have each: the lowest of theirs, `desde {value}` where they differ. */
export interface XLowest {
  /** Members of items: `product_variants.price`, and what stands for it when it is lower. */
  source: string;
  lower?: string;
  other: Words;
}

/** A field that can be changed for several records at once. */
export interface XBulk {
  source: string;
  /** Members of items that get the same change; with `setsOwn` a value that is set is the record's. */
  along?: string[];
  setsOwn?: true;
}

/** What the files of an export hold beyond one column for each property. */
export interface XExport {
  /** An array of objects: the file has one line for each of its items. */
  lines?: string;
  /** Of the button that makes the file, where the usual word is not the one that people say. */
  label?: Words;
}

/** What a file needs so that an import knows its records again. */
export interface XImport {
  /** Properties that together name one record, the surest first; `id` always does. */
  identity?: string[];
}

export interface XSection {
  id: string;
  label?: Words;
  columns?: 1 | 2;
  /** On phones the detail shows its heading alone until it is tapped. */
  folded?: true;
  /** Of a form on wide screens: in the column on the right, or over the whole width. */
  place?: 'aside' | 'wide';
  fields: (string | XColumn)[];
}

export interface XForm {
  mode?: 'simple' | 'tabs';
  /** Ids of the sections that come first on phones, in this order; the others follow folded. */
  phone?: string[];
  sections: XSection[];
}

export interface XViews {
  list?: {
    columns?: (string | XColumn)[];
    sort?: { field: string; order: 'ASC' | 'DESC' };
    perPage?: 10 | 25 | 50;
    /** How many cards a phone may load at a time; those of a table when left out. */
    cardSizes?: number[];
    filters?: XFilter[];
    /** Properties that free text searches, accents ignored. */
    search?: string[];
    /** Properties that a card shows, in this order; the visible columns when left out. */
    card?: string[];
    sorts?: XSortChoice[];
    views?: XListView[];
    /** Of a list that stays in place while records arrive: what says how many have, `{value} pedidos nuevos`. */
    arrivals?: XArrivals;
    empty?: XEmpty;
    /** What can be changed for several records at once; the states and switches of the columns when left out. */
    bulk?: (string | XBulk)[];
  };
  form?: XForm;
  create?: XForm;
  edit?: XForm;
  show?: XForm;
}

export interface XRule {
  if: JsonSchema;
  then: { show?: string[]; require?: string[]; readOnly?: string[] };
}

export interface XUi {
  widget?: string;
  display?: string;
  width?: Width;
  hidden?: true | View[];
  help?: Words;
  placeholder?: Words;
  component?: string;
  phrase?: XPhrase;
  adds?: XAdds;
  lowest?: XLowest;
  /** Another amount of the record, which this one stands for when it is lower. */
  replaces?: string;
  options?: Record<string, string | number | boolean>;
}

export interface XRef {
  resource: string;
  relation: 'many-to-one' | 'one-to-many' | 'many-to-many';
  label?: string;
  filter?: Record<string, string | number | boolean>;
  /** one-to-many only: the property of the other resource that points here. */
  via?: string;
  onDelete?: 'restrict' | 'cascade' | 'set-null';
}

export interface XEnumValue {
  label: Words;
  color?: 'success' | 'warning' | 'danger' | 'info' | 'neutral' | 'refund';
  icon?: string;
  /** What sets several records to it at once: 'Activar'. */
  verb?: Words;
  /** What else a cell of an imported file may call it: 'Cédula'. */
  aliases?: string[];
}

export interface XDb {
  column?: string;
  index?: true | 'unique';
  /** The former name of the property; with `table`, the former name of the table. */
  renamedFrom?: string;
  /** On an array of objects: the child table that holds the items. */
  table?: string;
}

export type JsonType = 'string' | 'integer' | 'number' | 'boolean' | 'object' | 'array' | 'null';
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** The part of JSON Schema 2020-12 that this product supports, and the blocks of a property. */
export interface JsonSchema {
  $id?: string;
  $schema?: string;
  $ref?: string;
  $defs?: Record<string, JsonSchema>;
  $comment?: string;
  title?: string;
  description?: string;
  type?: JsonType | JsonType[];
  enum?: Json[];
  const?: Json;
  default?: Json;
  examples?: Json[];
  deprecated?: boolean;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  multipleOf?: number;
  items?: JsonSchema;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  propertyNames?: JsonSchema;
  minProperties?: number;
  maxProperties?: number;
  additionalProperties?: boolean | JsonSchema;
  allOf?: JsonSchema[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  not?: JsonSchema;
  if?: JsonSchema;
  then?: JsonSchema;
  else?: JsonSchema;
  readOnly?: boolean;
  writeOnly?: boolean;
  'x-label'?: Words;
  'x-ui'?: XUi;
  'x-ref'?: XRef;
  'x-enum'?: Record<string, XEnumValue>;
  'x-computed'?: { by: string; answer?: true };
  /** Without a currency: whole units of the store's. */
  'x-money'?: { currency?: string | { source: string; whole?: true }; unit: 'major' };
  'x-db'?: XDb;
  'x-fake'?: string;
  /** Headers, besides the labels, under which an import finds this property, and how its texts are compared. */
  'x-import'?: { aliases: string[]; notation?: 'document' };
  'x-access'?: { read?: AccessRule; write?: AccessRule };
}

/** A whole file of `schemas/`. */
export interface ResourceSchema extends Omit<JsonSchema, 'x-access' | 'x-import'> {
  type: 'object';
  properties: Record<string, JsonSchema>;
  'x-resource': XResource;
  'x-views'?: XViews;
  'x-export'?: XExport;
  'x-import'?: XImport;
  'x-rules'?: XRule[];
  /** Defaults per action: list, show → `<name>.read`; create, edit → `<name>.write`; delete, bulkDelete → `<name>.delete`; export → `<name>.export`. */
  'x-access'?: Partial<Record<Operation, AccessRule>>;
}

/** A view that every member finds above the list, with the number of its records. */
export interface XListView {
  id: string;
  label: Words;
  /** Values by `<source>.<op>` of declared filters; `today` is the day of the store. */
  filter: Record<string, (string | number)[]>;
}

export interface XArrivals {
  one: Words;
  other: Words;
}

export interface XFilter {
  source: string;
  op: FilterOp;
  alwaysOn?: boolean;
  /** Other names of `source` that calls may use. */
  aliases?: string[];
  /** For calls alone: the screens do not offer it. */
  hidden?: true;
  /** Of a reference: the words for no choice. The filter is then a select of one record. */
  any?: Words;
  /** Of a range of numbers: no record is meant whose number is 0, so that a maximum of 0 cannot be applied. */
  positive?: true;
}
