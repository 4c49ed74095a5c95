import { isDay } from '../../../domain/dates/day.ts';
import { isLocal } from '../../../domain/dates/local.ts';
import { isDateTime } from '../../../domain/schema/formats.ts';
import type { Field } from '../../../domain/schema/model.ts';

const INTEGER = /^-?\d{1,16}$/;
/** What JavaScript and PostgreSQL read alike: not `0x10`, and no spaces of other scripts. */
const NUMBER = /^-?\d+(\.\d+)?(e[+-]?\d{1,3})?$/i;
const TIME = /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/;

/** A filter's text as a value of the field, or null when the field can have no such value. */
export function filterValue(field: Field, text: string): string | number | boolean | null {
  switch (field.kind) {
    case 'integer':
    case 'money':
    case 'reference':
    case 'references':
      return integer(text);
    case 'flag':
      return text === '0' || text === '1' ? Number(text) : null;
    case 'boolean':
      return text === 'true' || text === 'false' ? text === 'true' : null;
    case 'number':
      return NUMBER.test(text) && Number.isFinite(Number(text)) ? Number(text) : null;
    case 'enum':
      return field.enum?.find(({ value }) => String(value) === text)?.value ?? null;
    case 'date':
      return isDay(text) ? text : null;
    case 'datetime':
      return isDay(text) || isLocal(text) || isDateTime(text) ? text : null;
    case 'time':
      return TIME.test(text) ? text : null;
    case 'text':
    case 'json':
      return text;
    case 'collection':
    case 'items':
      return null;
  }
}

function integer(text: string): number | null {
  const value = Number(text);
  return INTEGER.test(text) && Number.isSafeInteger(value) ? value : null;
}

export function isTime(text: string): boolean {
  return TIME.test(text);
}
