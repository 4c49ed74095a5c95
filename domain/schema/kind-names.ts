// Generated from the files of kinds by `npm run schema types`. Edit those instead.
/* Names alone, so that whatever a kind is made of can be typed by them. */

export const FIELD_KINDS = [
  'boolean',
  'collection',
  'date',
  'datetime',
  'enum',
  'flag',
  'integer',
  'items',
  'json',
  'money',
  'number',
  'reference',
  'references',
  'text',
  'time',
] as const;
export type FieldKind = (typeof FIELD_KINDS)[number];

export const WIDGETS = [
  'city',
  'collection',
  'country',
  'date',
  'datetime',
  'email',
  'file',
  'image',
  'items',
  'json',
  'money',
  'multiline',
  'number',
  'phone',
  'radio',
  'reference',
  'references',
  'secret',
  'select',
  'switch',
  'tags',
  'text',
  'time',
  'url',
] as const;
export type Widget = (typeof WIDGETS)[number];

export const DISPLAYS = [
  'chip',
  'city',
  'collection',
  'country',
  'date',
  'datetime',
  'email',
  'file',
  'flag',
  'image',
  'items',
  'json',
  'money',
  'multiline',
  'number',
  'phone',
  'reference',
  'references',
  'tags',
  'text',
  'time',
  'toggle',
  'url',
] as const;
export type Display = (typeof DISPLAYS)[number];

/** How the cells of files are read that kinds read. */
export const KIND_CELLS = [
  'choice',
  'city',
  'country',
  'date',
  'datetime',
  'integer',
  'money',
  'number',
  'phone',
  'reference',
  'references',
  'text',
  'time',
  'yes_no',
] as const;
export type KindCell = (typeof KIND_CELLS)[number];
