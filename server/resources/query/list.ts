/**
 * The list query: what a selection finds, sorted, after a row or by page, with a total that is counted up to a bound. What
 * each part is for, and what it costs to go without: docs/lists.md.
 */
import { isDay } from '../../../domain/dates/day.ts';
import { inThousands } from '../../../domain/documents/documents.ts';
import { isDateTime } from '../../../domain/schema/formats.ts';
import { isColumn } from '../../../domain/schema/fields.ts';
import type { Field, Resource } from '../../../domain/schema/model.ts';
import type { Sql } from '../../db/database.ts';
import { columnOf } from '../../db/ddl/column.ts';
import { literal, quote } from '../../db/ddl/identifiers.ts';
import { normalised, searchBlock, searchedText } from '../../db/ddl/search.ts';
import { linkTableName } from '../../db/ddl/tables.ts';
import { decode, projectionOf } from '../record.ts';
import type { Row } from '../row.ts';
import { Statement } from '../statement.ts';
import type { Condition, FilterValue, Page, Selection } from './list-query.ts';
import { cursorOf, keyText, sortKey, standsAfter } from './cursor.ts';

/** Matches that are counted; of more it is known that there are more (docs/decisions/0049). */
const COUNTED = 10_000;
/** Nothing orders the matches of a text, so each costs a look at its row. */
const COUNTED_BY_TEXT = 500;

interface Listed {
  records: Row[];
  /** Of the selection, in the very snapshot of the records. */
  total: number;
  /** Whether there are no more than `total`. */
  exact: boolean;
  /** The cursor of the last row, where others follow. */
  next: string | undefined;
}

/** One page and its total, from one statement and so from one snapshot. A page beyond the end is empty and still has its total. */
export async function listRecords(
  sql: Sql,
  storeId: number,
  resource: Resource,
  selection: Selection,
  page: Page,
): Promise<Listed> {
  const statement = new Statement();
  const list = listOf(storeId, resource, selection, statement);
  const { fields, select } = projectionOf(resource, 'answer');
  const { most, total, page: ids, found = '' } = partsOf(list, page);
  // The rows of the page alone are fetched and answered: ids and what they are sorted by are enough to find it.
  const rows = await statement.run<Row>(
    sql,
    `${found}select total.n as "_total", record.* from (${total}) total left join lateral (
      select ${select}, k.first as "_first", ${keyText(selection.sort.field, 'k.key')} as "_key"
      from (${ids}) k join ${list.table} t on t.store_id = $1 and t.id = k.id
      order by k.first desc, ${orderOf(list, 'k.key', 'k.id')}) record on true`,
  );
  const counted = Number(rows[0]?.['_total'] ?? 0);
  const listed = rows.filter((row) => row['id'] !== null);
  const shown = listed.slice(0, page.limit);
  const last = shown.at(-1);
  // A page that follows a row has one row more than it shows, where there is one.
  const more = page.after === undefined ? counted > page.offset + shown.length : listed.length > shown.length;
  return {
    records: shown.map((row) => decode(fields, row)),
    total: Math.min(counted, most),
    exact: counted <= most,
    next: more && last !== undefined ? cursorOf(last) : undefined,
  };
}

/** Ids of the whole selection, in its order. */
export async function listIds(
  sql: Sql,
  storeId: number,
  resource: Resource,
  selection: Selection,
): Promise<number[]> {
  const statement = new Statement();
  const list = listOf(storeId, resource, selection, statement);
  const text = `select t.id from ${list.table} t where ${list.where} order by ${orderOf(list, list.key, 't.id')}`;
  return (await statement.run<{ id: number }>(sql, text)).map(({ id }) => id);
}

/** A selection of a resource, with what its statement says of it. */
interface List {
  resource: Resource;
  selection: Selection;
  statement: Statement;
  table: string;
  /** Of rows over alias `t`; the store is `$1`. */
  where: string;
  /** What such rows are sorted by. */
  key: string;
}

function listOf(storeId: number, resource: Resource, selection: Selection, statement: Statement): List {
  return {
    resource,
    selection,
    statement,
    table: quote(resource.table),
    where: whereOf(resource, storeId, selection, statement),
    key: sortKey(resource, selection.sort.field),
  };
}

/** The id makes the order total; nulls stay where an index scanned either way finds them. */
function orderOf({ selection }: List, key: string, id: string): string {
  const direction = selection.sort.descending ? 'desc' : 'asc';
  return `${key} ${direction}, ${id} ${direction}`;
}

/** What the statement of a page is made of. */
interface Parts {
  /** Beyond it a total is not known. */
  most: number;
  total: string;
  /** The page in its order, as `id`, `first` and `key`. The record that a search names by its number is `first`. */
  page: string;
  /** The statement's `with`. */
  found?: string;
}

function partsOf(list: List, page: Page): Parts {
  const { conditions, search } = list.selection;
  if (search.length > 0 || conditions.some(({ op }) => op === 'contains')) return foundByText(list, page);
  const { table, where, key } = list;
  const after = page.after === undefined ? '' : ` and ${isAfter(list, page, key, 't.id')}`;
  const ids = `select t.id, false as first, ${key} as key from ${table} t where ${where}${after}
    order by ${orderOf(list, key, 't.id')} ${sliceOf(list, page)}`;
  if (conditions.length > 0) {
    const { most, limit } = boundOf(list, page, COUNTED);
    const total = `select count(*) as n from (select from ${table} t where ${where} limit ${limit}) counted`;
    return { most, total, page: ids };
  }
  const name = literal(list.resource.table);
  const total = `select coalesce(sum(n), 0) as n from row_counts where store_id = $1 and table_name = ${name}`;
  return { most: Infinity, total, page: ids };
}

/**
 * No index yields what has a text in the order of the list. So the matches are found once, and both page and total are
 * taken from them. Of more matches than are counted, the page is found in its order: among so many, its rows come soon.
 */
function foundByText(list: List, page: Page): Parts {
  const { selection, statement, table, where, key } = list;
  const { named, search } = selection;
  const { after, offset, limit: size } = page;
  const { most, limit } = boundOf(list, page, COUNTED_BY_TEXT);
  const isNamed = named
    ? `t.${quote(named.field.column)} = ${statement.bind(Number(named.number))}`
    : 'false';
  const matches = `select t.id, ${isNamed} as first, ${key} as key from ${table} t where ${where}`;
  const few = `(select count(*) from found) <= ${statement.bind(most)}::bigint`;
  const pastNamed = after === undefined || after.first ? '' : ` and ${isAfter(list, page, key, 't.id')}`;
  const upTo = offset === 0 ? size + 1 : statement.bind(offset + size);
  const walked = `(${matches} and ${isNamed}) union all (${matches} and (${isNamed}) is not true${pastNamed}
    order by ${orderOf(list, key, 't.id')} limit ${upTo})`;
  const rest =
    after === undefined
      ? 'true'
      : after.first
        ? 'not first'
        : `not first and ${isAfter(list, page, 'key', 'id')}`;
  return {
    most,
    found: `with found as materialized (${isIndexed(search) ? newestFirst(matches, table) : matches} limit ${limit}) `,
    total: 'select count(*) as n from found',
    page: `select id, first, key from (
        select * from found where ${few} union all select * from (${walked}) walked where not ${few}
      ) matches where ${rest} order by first desc, ${orderOf(list, 'key', 'id')} ${sliceOf(list, page)}`,
  };
}

/**
 * The matches in the newest whole block of ids, then the others. The block has as many matches of a usual word as are
 * counted; then the index of all others is not read. A small store has no such block.
 */
function newestFirst(matches: string, table: string): string {
  const newest = `(select nullif(${searchBlock('max(id)')}, 0) - 1 from ${table} where store_id = $1)`;
  const own = searchBlock('t.id');
  return `(${matches} and ${own} = ${newest}) union all (${matches} and ${own} is distinct from ${newest})`;
}

/** As many matches are counted, and the limit that finds one more. On a late page there is room for the next one. */
function boundOf(
  { statement }: List,
  { offset, limit }: Page,
  usual: number,
): { most: number; limit: string } {
  const late = offset + 2 * limit;
  // The usual bound is part of the text, as the plan depends on it.
  if (late <= usual) return { most: usual, limit: String(usual + 1) };
  return { most: late, limit: statement.bind(late + 1) };
}

/** The limit is part of the text: a plan for any limit would be a plan for none. So is that there is no offset. */
function sliceOf({ statement }: List, { limit, after, offset }: Page): string {
  if (after !== undefined) return `limit ${limit + 1}`;
  return offset === 0 ? `limit ${limit}` : `limit ${limit} offset ${statement.bind(offset)}`;
}

function isAfter({ selection, statement }: List, { after }: Page, key: string, id: string): string {
  return after === undefined ? 'true' : standsAfter(selection.sort, after, { key, id }, statement);
}

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

/** Whether the index of searchable texts finds such records: it knows three characters in a row, of one word at least. */
function isIndexed(words: readonly string[]): boolean {
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
function wordForms(word: string): string[] {
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
    case 'all':
      return `${column} @> ${statement.bind(JSON.stringify(present))}::jsonb`;
    case 'any':
    case 'none': {
      const lists = statement.bind(present.map((value) => JSON.stringify([value])));
      return `(${column} @> any(${lists}::jsonb[])) is ${op === 'any' ? '' : 'not '}true`;
    }
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
