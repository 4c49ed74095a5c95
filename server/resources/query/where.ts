import { isDay } from '../../../domain/dates/day.ts';
import { inThousands } from '../../../domain/documents/documents.ts';
import { isDateTime } from '../../../domain/schema/formats.ts';
import { isColumn } from '../../../domain/schema/fields.ts';
import type { Field, Resource } from '../../../domain/schema/model.ts';
import { columnOf } from '../../db/ddl/column.ts';
import { literal, quote } from '../../db/ddl/identifiers.ts';
import { normalised, searchedText } from '../../db/ddl/search.ts';
import { linkTableName } from '../../db/ddl/tables.ts';
import type { Statement } from '../statement.ts';
import type { Condition, FilterValue, Selection } from './list-query.ts';
import { sortKey } from './cursor.ts';

/** Only digits and what people put between them: a phone or document number. */
const NUMBER_WITH_GAPS = /^[\d\s().+-]+$/;

/** What the index of searchable texts is made of: three characters in a row. */
const HAS_TRIGRAM = /[\p{L}\p{N}]{3}/u;

/**
 * As many digits of a long number are looked up, its last ones: phones of a country begin alike. The index would read
 * long lists for what all of them share.
 */
const TELLING_DIGITS = 7;
const DIGITS = /^\d+$/;
/**
 * Documents are often stored with points, as a cédula prints its number. Each notation asks the index once more. So
 * shorter numbers, which are of orders, have one, and those of mobile phones, which begin with 3.
 */
const DOCUMENT = /^(?:\d{7,9}|1\d{9})$/;

/** Conditions over alias `t`, the store first. The store's id is always `$1`. */
export function whereOf(
  resource: Resource,
  storeId: number,
  selection: Pick<Selection, 'conditions' | 'search' | 'searchedIn'>,
  statement: Statement,
): string {
  const store = statement.bind(storeId);
  return [
    `t.store_id = ${store}`,
    ...selection.conditions.map((condition) => conditionOf(resource, condition, store, statement)),
    ...searchOf(selection, statement),
  ].join(' and ');
}

/** Few records have a number of so many digits, even of a million orders with their phones. */
const RARE_DIGITS = 5;

/** Whether the index of searchable texts finds the records that have all of these words, and they may be many. */
export function findsMany(words: readonly string[]): boolean {
  const typed = words.join(' ');
  const isRare = NUMBER_WITH_GAPS.test(typed) && typed.replaceAll(/\D/g, '').length >= RARE_DIGITS;
  return isIndexed(words) && !isRare;
}

/** Whether the index of searchable texts finds such records: it knows three characters in a row, of one word at least. */
export function isIndexed(words: readonly string[]): boolean {
  return words.some((word) => HAS_TRIGRAM.test(word));
}

/** Every word must occur; a number typed with gaps also matches where it is stored without, a document with points too. */
function searchOf(
  { search: words, searchedIn }: Pick<Selection, 'search' | 'searchedIn'>,
  statement: Statement,
): string[] {
  if (words.length === 0) return [];
  const narrower = searchedIn && searchedText(searchedIn, 't');
  const indexed = isIndexed(words);
  const occurs = (word: string): string =>
    [
      indexed ? matches(word, statement) : isPart('t.search_text', word, statement),
      ...(narrower === undefined ? [] : [isPart(narrower, word, statement)]),
    ].join(' and ');
  const every = words.map((word) => {
    const forms = wordForms(word).map(occurs);
    return forms.length === 1 ? forms.join('') : `(${forms.join(' or ')})`;
  });
  const also = otherNotations(words.join(' '));
  if (also.length === 0) return every;
  return [`((${every.join(' and ')}) or ${also.map((text) => `(${occurs(text)})`).join(' or ')})`];
}

/** A word that may be a plural, without digits. */
const PLURAL = /^\p{L}{2,}[^sS\P{L}][sS]$/u;
/** Consonants that take `es`: jabón, jabones. */
const IN_ES = /^(\p{L}+[bdfjlmnrsxy])es$/iu;
const IN_CES = /^(\p{L}{2,})ces$/iu;
const IN_Z = /^(\p{L}+)z$/iu;

/**
 * What is searched for a word, so that `aretes` finds `arete`, `botones` finds `botón`, and `luz` and `luces` find each
 * other. A part of a stored word suffices. So a singular finds its plurals without a form of its own.
 */
export function wordForms(word: string): string[] {
  const [, ofCes] = IN_CES.exec(word) ?? [];
  if (ofCes !== undefined) return [`${ofCes}ce`, `${ofCes}z`];
  const [, ofZ] = IN_Z.exec(word) ?? [];
  if (ofZ !== undefined) return [word, `${ofZ}ces`];
  const [, ofEs] = IN_ES.exec(word) ?? [];
  if (ofEs !== undefined && ofEs.length > 2) return [ofEs];
  return [PLURAL.test(word) ? word.slice(0, -1) : word];
}

/** How else a number that is typed may be stored; none for a text. */
function otherNotations(typed: string): string[] {
  if (!NUMBER_WITH_GAPS.test(typed)) return [];
  const digits = typed.replaceAll(/\D/g, '');
  const pointed = DOCUMENT.test(digits) ? inThousands(digits) : digits;
  return [...new Set([digits, pointed])].filter((text) => text !== '' && text !== typed);
}

function matches(word: string, statement: Statement): string {
  if (word.length > TELLING_DIGITS && DIGITS.test(word))
    return `(t.search_text like ${pattern(word.slice(-TELLING_DIGITS), statement)} and ${isPart('t.search_text', word, statement)})`;
  return `t.search_text like ${pattern(word, statement)}`;
}

/** As `matches`, but not over the index, which knows nothing shorter and would read all of itself, every store's rows. */
function isPart(text: string, word: string, statement: Statement): string {
  return `strpos(${text}, (select ${normalised(`${statement.bind(word)}::text collate "C"`)})) > 0`;
}

/** As a sub-select it is worked out once a statement; written bare it would be once a row. */
function pattern(text: string, statement: Statement): string {
  const escaped = text.replaceAll(/[\\%_]/g, String.raw`\$&`);
  const bound = statement.bind(`%${escaped}%`);
  return `(select ${normalised(`${bound}::text collate "C"`)})`;
}

function conditionOf(resource: Resource, condition: Condition, store: string, statement: Statement): string {
  const { field, op, values } = condition;
  if (!isColumn(field)) return linked(resource, condition, statement);
  // An amount is filtered by what the list shows of it.
  const column = field.lowest === undefined ? `t.${quote(field.column)}` : sortKey(resource, field);
  const present = values.filter((value): value is FilterValue => value !== null);
  const first = present[0] ?? null;
  const { instant, planned } = columnOf(field);
  if (planned && (op === 'in' || op === 'equals')) return isOneOf(field, column, present);
  switch (op) {
    case 'in':
      return instant
        ? `(${present.map((value) => moment(column, value, store, statement)).join(' or ')})`
        : `${column} = any(${statement.bind(present)})`;
    case 'equals':
      return instant && first !== null
        ? moment(column, first, store, statement)
        : `${column} = ${statement.bind(first)}`;
    case 'contains':
      return `${normalised(`${column} collate "C"`)} like ${pattern(String(first), statement)}`;
    case 'between':
      return between(field, column, values, store, statement);
  }
}

/**
 * The members stand in the text, as the schema spells them. Nearly all orders are paid and few are on hold: a plan for
 * any member would be a plan for none.
 */
function isOneOf({ enum: members = [] }: Field, column: string, values: readonly FilterValue[]): string {
  const chosen = members.filter(({ value }) => values.includes(value));
  return `${column} in (${chosen.map(({ value }) => literal(String(value))).join(', ')})`;
}

function linked(resource: Resource, { field, values }: Condition, statement: Statement): string {
  const table = quote(linkTableName(resource, field.source));
  const ids = statement.bind(values.filter((value): value is FilterValue => value !== null));
  return `exists (select from ${table} l where l.store_id = t.store_id and l.parent_id = t.id and l.target_id = any(${ids}))`;
}

function between(
  field: Field,
  column: string,
  values: Condition['values'],
  store: string,
  statement: Statement,
): string {
  const [from = null, to = null] = values;
  const parts: string[] = [];
  if (columnOf(field).instant) {
    if (from !== null) parts.push(`${column} >= ${startOf(from, store, statement)}`);
    if (to !== null) parts.push(`${column} ${upTo(to, store, statement)}`);
  } else {
    if (from !== null) parts.push(`${column} >= ${statement.bind(from)}`);
    if (to !== null) parts.push(`${column} <= ${statement.bind(to)}`);
  }
  return parts.length === 0 ? `${column} is not null` : parts.join(' and ');
}

/** A day means all of it, a time of the store its whole second, any other moment itself. */
function moment(column: string, value: FilterValue, store: string, statement: Statement): string {
  if (isDateTime(String(value))) return `${column} = ${statement.bind(value)}`;
  return `(${column} >= ${startOf(value, store, statement)} and ${column} ${upTo(value, store, statement)})`;
}

/** Days and times without an offset are those of the store, wherever the server stands (docs/architecture.md). */
function startOf(value: FilterValue, store: string, statement: Statement): string {
  if (isDateTime(String(value))) return statement.bind(value);
  return inStore(`${statement.bind(value)}::timestamp`, store);
}

/** The whole day or second belongs to it: 23:59:59 is as late as the day itself. */
function upTo(value: FilterValue, store: string, statement: Statement): string {
  if (isDateTime(String(value))) return `<= ${statement.bind(value)}`;
  const length = isDay(String(value)) ? '1 day' : '1 second';
  return `< ${inStore(`(${statement.bind(value)}::timestamp + interval '${length}')`, store)}`;
}

function inStore(time: string, store: string): string {
  return `(${time} at time zone (select time_zone from stores where id = ${store}))`;
}
