/** A text: one line or several, an address, a phone, a place, a picture, a secret. Its widget says which. */
import { countryName } from '../places/countries.ts';
import { readCity, readCountry, writeCity } from '../imports/read-place.ts';
import { DEFAULT_COUNTRY_CODE, isPhone, NO_PHONE, phoneDigits } from '../phones/phone.ts';
import { formatPhone, phoneKey } from '../phones/notations.ts';
import type { CellKind, ImportColumn } from '../imports/shape-answer.ts';
import { FORMATS } from '../schema/formats.ts';
import type { Display, Widget } from '../schema/kind-names.ts';
import type { JsonSchema } from '../schema/vocabulary.ts';
import { found, type CellOf, type ReadCell } from './cell.ts';
import { isPlain, type ColumnOf, type Parse, type Shape } from './kind.ts';

const BY_FORMAT: Readonly<Record<string, Widget & Display>> = { email: 'email', uri: 'url' };

/** A text of this maximum length or more gets an input of several lines. */
const MULTILINE_FROM = 250;

function usual({ format, maxLength = 0 }: JsonSchema): Widget & Display {
  const byFormat = format === undefined ? undefined : BY_FORMAT[format];
  return byFormat ?? (maxLength >= MULTILINE_FROM ? 'multiline' : 'text');
}

export const shape: Shape = {
  recognises: (schema) => isPlain(schema, 'string'),
  place: 'column',
  scalar: true,
  element: true,
  widgets: [
    'text',
    'multiline',
    'email',
    'phone',
    'url',
    'secret',
    'tags',
    'image',
    'file',
    'country',
    'city',
  ],
  displays: ['text', 'multiline', 'email', 'phone', 'url', 'tags', 'image', 'file', 'country', 'city'],
  widget: (schema) => (schema.writeOnly === true ? 'secret' : usual(schema)),
  display: usual,
  options: { multiline: { rows: 'number' }, image: { accept: 'string' }, file: { accept: 'string' } },
  filters: ['in', 'equals', 'contains'],
  listed: true,
  searched: 'names',
};

export const column: ColumnOf = {
  type: 'text',
  collation: 'es',
  bounds: 'length',
  worded: true,
  row: 'string',
};

export const parse: Parse = (text) => text;

/** What a text stands for in a file, where it is more than itself. Addresses of uploaded files mean nothing in another store. */
const CELLS: Readonly<Partial<Record<Display, CellKind>>> = {
  phone: 'phone',
  city: 'city',
  country: 'country',
};

export const cell: CellOf = {
  kindOf: ({ display, widget }) =>
    widget === 'image' || widget === 'file' ? undefined : (CELLS[display] ?? 'text'),
  readers: {
    text: readText,
    phone: (_, text) => found(readPhone(text), 'phone'),
    city: (_, text) => found(readCity(text), 'unknown'),
    country: (_, text) => found(readCountry(text), 'unknown'),
  },
  write: (value, { display }, { language }) => {
    if (typeof value !== 'string') return undefined;
    if (display === 'city') return writeCity(value);
    // As people write it: programs of sheets show twelve digits as `5,73E+11`.
    if (display === 'phone') return formatPhone(value) || value;
    return display === 'country' ? countryName(value, language) : undefined;
  },
};

function readText({ maxLength, format }: ImportColumn, text: string): ReadCell {
  if (maxLength !== undefined && [...text].length > maxLength) return { fault: 'too_long', limit: maxLength };
  if (format !== undefined && FORMATS[format]?.(text) === false) return { fault: 'wrong_format' };
  return { value: text };
}

const LABEL = /^(?:tel(?:[eé]fono)?|cel(?:ular)?|m[oó]vil|whatsapp|wpp|wa)[.:\s]+/i;
const EXTENSION = /\b(?:ext|extension|extensión|anexo|int)\b/i;
const AFTER_EXTENSION = /^[.:\s]*\d+$/;
/** A number that went through a cell of numbers. */
const SILENT_POINT = /^(\d+)[.,]0+$/;
const WRITTEN = /^\(?\+?[\d\s(),;.\-/]+$/;
/** With the code of Colombia: a mobile has ten digits from 3, a fixed line ten from 60. */
const COLOMBIAN = /^57(?:3\d{9}|60\d{8})$/;
/** A digit too many for a Colombian mobile. A number of Greece, the Netherlands or Belgium has its plus. */
const ONE_TOO_MANY = /^3[0-25]\d{9}$/;
const SHORTEST_WITH_CODE = 11;

/**
 * Country code and number in digits, without an extension. Ten digits are Colombian, and have to be a number of
 * Colombia; other numbers have the code of their country.
 */
function readPhone(text: string): string | undefined {
  const bare = withoutExtension(text.trim().replace(LABEL, '')).replace(SILENT_POINT, '$1');
  if (!WRITTEN.test(bare)) return undefined;
  const digits = phoneDigits(bare);
  if (digits === NO_PHONE) return digits;
  const international = /^\(?(?:\+|00)/.test(bare);
  const phone = international ? digits.replace(/^00/, '') : phoneKey(digits);
  // No code of a country begins with a zero: `03` was dialled before a mobile, and is none of its digits.
  if (phone.startsWith('0')) return undefined;
  if (phone.startsWith(DEFAULT_COUNTRY_CODE)) return COLOMBIAN.test(phone) ? phone : undefined;
  if (!international && (phone.length < SHORTEST_WITH_CODE || ONE_TOO_MANY.test(phone))) return undefined;
  return isPhone(phone) ? phone : undefined;
}

/** `300 123 4567 ext. 12` without the extension behind it. */
function withoutExtension(text: string): string {
  const extension = EXTENSION.exec(text);
  if (extension === null) return text;
  const after = text.slice(extension.index + extension[0].length);
  return AFTER_EXTENSION.test(after) ? text.slice(0, extension.index) : text;
}
