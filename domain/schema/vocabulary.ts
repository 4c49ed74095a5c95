// Generated from schemas/meta by `npm run schema types`. Edit that instead.
/* The shape of a file in `schemas/`: JSON Schema 2020-12 plus the closed `x-` blocks. */

export const OPERATIONS = ['list', 'show', 'create', 'edit', 'delete', 'bulkDelete', 'export'] as const;

export const VIEWS = ['list', 'create', 'edit', 'show', 'filter', 'export'] as const;

export const FILTER_OPS = ['in', 'between', 'contains', 'equals', 'any', 'all', 'none'] as const;

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

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

/** `permission` is one of a role's permissions, `feature` a flag of the store's plan. */
export interface AccessRule {
  permission?: string;
  feature?: string;
  /** Forbidden to members whose role is limited to branches. */
  allBranches?: true;
}

/** The place of a list in the menu. */
export interface XMenu {
  group: string;
  order: number;
  /** The words of a group that is not one of the product's: one resource of the group has them. */
  label?: Words;
}

export interface XResource {
  /** Segment of addresses, plural in kebab-case; the file is named after it. Not that of a route. */
  name: string;
  /**
   * `{ "es": { "one", "many", "also"? }, "en"?, "pt"? }`; `also` is one text with what else people call it, for
   * the search.
   */
  label: {
    es: Name;
    en?: Name;
    pt?: Name;
  };
  /** What stands for a record: a property, or a template such as `{first_name} {day}`; see below. */
  representation: string;
  /**
   * Public address of a record below the shop's host, such as `{line}/{slug}`: `{line}` is the phone of the main
   * line, other names are properties. Adds 'Compartir'.
   */
  share?: string;
  /**
   * `branch`, `collection`, `coupon`, `customer`, `invoice`, `order`, `payment`, `product`, `table`, `tag`, or one
   * of other trades, below.
   */
  icon?: string;
  /**
   * `{ "group", "order", "label"? }` with the group `apps`, `manage`, `performance` or `settings`, or one of your
   * own; `false` for no entry.
   */
  menu?: XMenu | false;
  /** Some of `list`, `show`, `create`, `edit`, `delete`, `bulkDelete`, `export`; all when left out. */
  operations?: Operation[];
  /** Whole number, raised with an incompatible change. */
  version?: number;
  /** Largest page that a call may ask for, 100 to 1000; left out, 100. For small tables such as branches. */
  maxPage?: number;
  /** The former name: records, log and permissions move to the new one. */
  renamedFrom?: string;
}

/** Who edits a number in a table, and where it is not one number. */
export interface XEdit {
  permission?: string;
  /** A property with items: a record that has some has the number on each of them. */
  unless?: string;
}

export interface XColumn {
  /** Property name. */
  source: string;
  /** Pixels. */
  width?: number;
  /** `false` saves the index that sorting needs. */
  sortable?: boolean;
  /** `true`: the user may switch it on. */
  hidden?: boolean;
  /** Name of a component of the resource's manifest. */
  component?: string;
  /**
   * 1 to 9, in a list: columns with the highest number leave a narrow table first. Left out, the later ones do. A
   * name and a status never leave.
   */
  priority?: number;
  /**
   * `{ "permission"?, "unless"? }`: a whole number or amount is edited in the table's own cell, by members with
   * the permission. `unless` names items: a record that has some has the number on each of them, and is not edited
   * here.
   */
  edit?: XEdit;
}

/** A number that the items of a record have each: their sum, in a sentence of `{sum}` and `{count}`. */
export interface XAdds {
  /** A number of the items of the same kind, such as `product_variants.quantity`. */
  source: string;
  /** `Words` with `{sum}` and `{count}`, the number of items. */
  other: Words;
  /** `Words` for one item. */
  one?: Words;
  /** `Words` when no item has a number. */
  none?: Words;
}

/** An amount that the items of a record have each: the lowest of theirs, `desde {value}` where they differ. */
export interface XLowest {
  /** An amount of the items, such as `product_variants.price`. */
  source: string;
  /** An amount of the items that stands for it when it is lower, as `replaces` of an amount. */
  lower?: string;
  /** `Words` with `{value}`, where the items differ. */
  other: Words;
}

/** An order of a list, in words that a person would choose from. */
export interface XSortChoice {
  /** A property that the list can be sorted by. */
  field: string;
  /** `ASC` or `DESC`. */
  order: 'ASC' | 'DESC';
  /** `Words` that a person would choose, such as "Más caros". */
  label: Words;
}

/** A list without records: its drawing is that of the resource's icon. */
export interface XEmpty {
  /** `Words`. */
  title: Words;
  /** `Words`: what the list is for, and what comes next. */
  text: Words;
  /** `Words` of the button that creates the first record. */
  action?: Words;
}

/** How a value reads in a sentence; `{value}` stands for it. `one` and `zero` are of numbers and flags. */
export interface XPhrase {
  /** `Words`. */
  other: Words;
  /** `Words` for 1, of numbers, flags, items and references. */
  one?: Words;
  /** `Words` for 0. */
  zero?: Words;
  /** `true`: `zero` is shown as a warning. */
  alert?: true;
}

/** `any`, `all` and `none` are of lists: what their elements are. */
export type FilterOp = 'in' | 'between' | 'contains' | 'equals' | 'any' | 'all' | 'none';

export interface XFilter {
  /** Property name. */
  source: string;
  /**
   * `in` (one of several), `between` (numbers and days), `contains` (texts), `equals`; of a list of choices or
   * labels `any`, `all` or `none` of some values, fifty at most.
   */
  op: FilterOp;
  /** `true`: shown before anybody asks for filters. */
  alwaysOn?: boolean;
  /** Further names that calls may use: `["orders"]` accepts `orders.between` too. */
  aliases?: string[];
  /** `true`: for calls alone, the screens do not offer it. */
  hidden?: true;
  /** Of a reference: `Words` for no choice. The filter is then a select of one record. */
  any?: Words;
  /** `true`, of a range of numbers: a maximum of 0 cannot be applied. Amounts of money never can. */
  positive?: true;
}

/** A view that every member finds above the list, with the number of its records. */
export interface XListView {
  /** Its name. */
  id: string;
  /** `Words`. */
  label: Words;
  /** Values by `<source>.<op>` of declared filters; `today` is the day of the store. */
  filter: Record<string, (string | number)[]>;
}

/** `{ "one", "other" }`: the list stays in place while records arrive; `Words` with `{value}` say how many have. */
export interface XArrivals {
  one: Words;
  other: Words;
}

/** A field that can be changed for several records at once. */
export interface XBulk {
  /** Property name. */
  source: string;
  /** Members of items of the same kind that get the same change, such as `product_variants.price`. */
  along?: string[];
  /**
   * `true`: a value that is set is the record's, and items follow by the resource's rule; sums and percentages are
   * of each member.
   */
  setsOwn?: true;
}

/** What the files of an export hold beyond one column for each property. */
export interface XExport {
  /** An array of objects with a table: the file has one line for each item, and each amount once. */
  lines?: string;
  /** `Words` of the button that makes the file; left out, the usual one. */
  label?: Words;
}

/** What a file needs so that an import knows its records again. */
export interface XImport {
  /** Properties that name one record, the surest first; the record's id always does. */
  identity?: string[];
}

export interface XSection {
  /** Name for overrides. */
  id: string;
  /** `Words`, the heading. */
  label?: Words;
  /** 1 or 2: on wide screens a field is as wide as a column; left out, 1 column. */
  columns?: 1 | 2;
  /** `true`: on phones the detail shows the heading alone until it is tapped. */
  folded?: true;
  /** Of the form on wide screens: `aside`, on the right, or `wide`, over both. */
  place?: 'aside' | 'wide';
  /** Property names, or column objects. */
  fields: (string | XColumn)[];
}

export interface XForm {
  /** `simple` or `tabs`. */
  mode?: 'simple' | 'tabs';
  /** Ids of the sections that come first in the form on phones, in this order; the others follow folded. */
  phone?: string[];
  /** Section objects. */
  sections: XSection[];
}

export interface XViews {
  /** The list, see below. */
  list?: {
    /** Property names, or column objects; left out, all properties in their order. */
    columns?: (string | XColumn)[];
    /** `{ "field", "order": "ASC" or "DESC" }`; left out, newest first. */
    sort?: {
      field: string;
      order: 'ASC' | 'DESC';
    };
    /** 10, 25 or 50. */
    perPage?: 10 | 25 | 50;
    /** Cards that a phone may load at a time, such as `[10, 20, 50]`; 10, 25 or 50 when left out. */
    cardSizes?: number[];
    /** Filter objects. */
    filters?: XFilter[];
    /**
     * Properties that the search box looks in, accents and case aside; left out, the texts and whole numbers of the
     * representation. `[]` for no search.
     */
    search?: string[];
    /** Property names that a card on a phone shows, in this order; left out, the visible columns. */
    card?: string[];
    /** Sort choice objects: the orders that the list offers; left out, they follow from the sortable columns. */
    sorts?: XSortChoice[];
    /** View objects: tabs above the list, for every member. */
    views?: XListView[];
    /** `{ "one", "other" }`: the list stays in place while records arrive; `Words` with `{value}` say how many have. */
    arrivals?: XArrivals;
    /** What a list without records says. */
    empty?: XEmpty;
    /**
     * Property names, or bulk objects: what changes for several records at once; left out, the states and switches
     * of the columns.
     */
    bulk?: (string | XBulk)[];
  };
  /** Sections of create, edit and show, see below. */
  form?: XForm;
  /** The same for this view only. */
  create?: XForm;
  /** The same for this view only. */
  edit?: XForm;
  /** The same for this view only. */
  show?: XForm;
}

export interface XRule {
  /**
   * A schema that the record meets or not. Name the property under `required` too; a `required` without it, such
   * as `[]`, means that the rule holds while it is empty.
   */
  if: JsonSchema;
  /** `show` (hidden otherwise), `require`, `readOnly`: lists of property names. */
  then: {
    show?: string[];
    require?: string[];
    readOnly?: string[];
  };
}

/** `full`, `half` or `third` of its section. */
export type Width = 'full' | 'half' | 'third';

export interface XUi {
  /** How it is edited; left out, by its type. */
  widget?: string;
  /** How it is read; left out, by its type. */
  display?: string;
  /** `full`, `half` or `third` of its section. */
  width?: Width;
  /** `true`, or some of `list`, `create`, `edit`, `show`, `filter`, `export`. */
  hidden?: View[] | true;
  /** `Words` below the field. */
  help?: Words;
  /**
   * Of rows: `Words` for one of them, such as 'Insumo' of 'Insumos', above each and on the button that adds one;
   * left out, the label.
   */
  item?: Words;
  /** `Words` in the empty field. */
  placeholder?: Words;
  /** Name of a component of the resource's manifest. */
  component?: string;
  /** How the value reads in a sentence, on cards; see below. */
  phrase?: XPhrase;
  /** Of a number: what the items of a record add up to; see below. */
  adds?: XAdds;
  /** Of an amount: the lowest one of the items of a record; see below. */
  lowest?: XLowest;
  /** `true` of a text of rows: a list that searches its rows does not look in it. */
  unsearched?: true;
  /**
   * Of an amount: the property whose amount it stands for when it is lower, such as a price; that one is struck
   * through.
   */
  replaces?: string;
  /** Of the widget: `rows` (multiline), `step` (number), `accept` (image, file), `sortable` (items). */
  options?: Record<string, string | number | boolean>;
}

export interface XRef {
  /** Name of the other resource. */
  resource: string;
  /**
   * `many-to-one` (an id), `many-to-many` (a list of ids), `one-to-many` (rows of the other one that point here;
   * never stored).
   */
  relation: 'many-to-one' | 'one-to-many' | 'many-to-many';
  /** Property of the other one that is shown; left out, its representation. */
  label?: string;
  /** Only records with these values can be chosen: `{ "active": 1 }`; see below. */
  filter?: Record<string, string | number | boolean>;
  /** With `one-to-many`: the other one's property that points here. */
  via?: string;
  /** Of the other record: `restrict` (refuse), `cascade` (delete this one too), `set-null`. */
  onDelete?: 'restrict' | 'cascade' | 'set-null';
}

export interface XEnumValue {
  /** `Words`. */
  label: Words;
  /** `success`, `warning`, `danger`, `info`, `neutral` or `refund`. */
  color?: 'success' | 'warning' | 'danger' | 'info' | 'neutral' | 'refund';
  /** Name of an icon, below. */
  icon?: string;
  /** `Words` for setting several records to it at once: 'Activar'. Of two values, it is a button of its own. */
  verb?: Words;
  /** What else a cell of an imported file may call it: `["Cédula", "C.C."]`. */
  aliases?: string[];
}

export interface XDb {
  /** Name of the column, if it is not the property's. */
  column?: string;
  /** `true`, or `"unique"`: no two records of a store have the same value. Filters and sorting need none. */
  index?: true | 'unique';
  /** The former name of the property, with `table` that of the table: its data moves to the new one. */
  renamedFrom?: string;
  /** On an array of objects: a table of its own for the items, such as the lines of an order. */
  table?: string;
}

export type JsonType = 'string' | 'integer' | 'number' | 'boolean' | 'object' | 'array' | 'null';

/**
 * JSON Schema 2020-12 as far as this product reads it, and the closed x- blocks. An unknown keyword is a
 * mistake.
 */
export interface JsonSchema {
  $id?: string;
  $schema?: string;
  $ref?: string;
  $defs?: Record<string, JsonSchema>;
  $comment?: string;
  title?: string;
  description?: string;
  type?: JsonType[] | JsonType;
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
  'x-computed'?: {
    /** Name of the computation in the server's modules. */
    by: string;
    /** `true`: a member of answers alone, worked out when they are read; no column, no screen, no file has it. */
    answer?: true;
  };
  'x-money'?: {
    /**
     * `COP`, or `{ "source" }`: the property of the record that holds the code, for its items too; `whole: true`
     * beside it counts whole units. Left out: the store's.
     */
    currency?:
      | string
      | {
          source: string;
          whole?: true;
        };
    /** `major`. */
    unit: 'major';
  };
  'x-db'?: XDb;
  'x-import'?: {
    /** Headers, besides the labels, that mean this property: `["Existencias"]`. */
    aliases: string[];
    /** `"document"`: `1.045.678` and `1045678` are one value when a file names its records by it. Of a text alone. */
    notation?: 'document';
  };
  'x-fake'?: string;
  'x-access'?: {
    /** `{ "permission"?, "feature"?, "allBranches"? }`: who sees the field. */
    read?: AccessRule;
    /** Who may change it. */
    write?: AccessRule;
  };
}

/** A whole file of `schemas/`. */
export interface ResourceSchema extends Omit<JsonSchema, 'x-import' | 'x-access'> {
  type: 'object';
  properties: Record<string, JsonSchema>;
  'x-resource': XResource;
  'x-views'?: XViews;
  'x-rules'?: XRule[];
  'x-export'?: XExport;
  'x-import'?: XImport;
  'x-access'?: {
    /** Who may list. */
    list?: AccessRule;
    /** Who may open one. */
    show?: AccessRule;
    /** Who may add. */
    create?: AccessRule;
    /** Who may change. */
    edit?: AccessRule;
    /** Who may delete one. */
    delete?: AccessRule;
    /** … several. */
    bulkDelete?: AccessRule;
    /** … export. */
    export?: AccessRule;
  };
}
