/**
 * What the comment of a column remembers of its values, because PostgreSQL has one type for numbers and for amounts of any
 * currency, and one for all json. A later schema that reads the same values otherwise is asked about.
 */
import { COLUMNS } from '../../../domain/schema/kinds.ts';
import type { Field } from '../../../domain/schema/model.ts';
import type { JsonSchema } from '../../../domain/schema/vocabulary.ts';

const NUMBERS = 'numbers';
const AMOUNTS = 'amounts in ';
/** Begins the comment of a json column, whose places follow, a line each. */
const JSON_TYPES = 'types of json';
const WHOLE = 'whole units of ';

/** A sealed secret is text of its own form, whatever it holds. */
export function memoryOf({ kind, currency, schema, writeOnly }: Field): string | undefined {
  const remembers = writeOnly ? undefined : COLUMNS[kind]?.remembers;
  if (remembers === 'shape') return [JSON_TYPES, ...placesOf(schema, '$')].join('\n');
  if (remembers === 'amounts') return `${AMOUNTS}${currencyText(currency)}`;
  return remembers === 'numbers' ? NUMBERS : undefined;
}

type Currency = Field['currency'] | NonNullable<JsonSchema['x-money']>['currency'];

function currencyText(currency: Currency): string {
  if (currency === undefined) return `${WHOLE}the currency of the store`;
  if (typeof currency === 'string') return currency;
  if (!('source' in currency)) return `${WHOLE}${currency.whole}`;
  return `${currency.whole === true ? WHOLE : ''}the currency of ${currency.source}`;
}

/** Each place of a value with its types: `$` is the value, `[]` an element, `.name` a property. */
function placesOf(schema: JsonSchema, place: string): string[] {
  const types = [schema.type ?? []].flat().filter((name) => name !== 'null');
  const meaning = schema['x-ref'] === undefined ? types.toSorted() : [`id of ${schema['x-ref'].resource}`];
  const money = schema['x-money'];
  return [
    ...(meaning.length === 0 ? [] : [`${place}: ${meaning.join(' or ')}`]),
    ...(money === undefined ? [] : [`${place} (currency): ${currencyText(money.currency)}`]),
    ...(schema.items === undefined ? [] : placesOf(schema.items, `${place}[]`)),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, property]) =>
      placesOf(property, `${place}.${name}`),
    ),
  ];
}

/** Pesos had stood for whole units of the currency of each store (docs/decisions/0080). */
function staysWhole(was: string, now: string): boolean {
  return now.startsWith(WHOLE) && (was === 'COP' || was.startsWith(WHOLE));
}

/** How the values of a column are read anew; undefined without a change, or without a memory, of an earlier version. */
export interface NewReading {
  problem: string;
  /** Numbers may stay as they are, with another meaning; json of other types may not. */
  ofNumbers: boolean;
}

export function newReading(
  comment: string | null,
  now: string | undefined,
  columns: readonly { name: string; renamedFrom?: string }[],
): NewReading | undefined {
  const was = remembered(comment);
  if (was === null || now === undefined) return undefined;
  if (now.startsWith(JSON_TYPES)) return was.startsWith(JSON_TYPES) ? changedJson(was, now) : undefined;
  if (!isOfNumbers(was) || was === now) return undefined;
  if (staysWhole(was.replace(AMOUNTS, ''), now.replace(AMOUNTS, ''))) return undefined;
  const of = `${AMOUNTS}the currency of `;
  const isRenamed = columns.some(
    ({ name, renamedFrom }) => was === `${of}${renamedFrom}` && now === `${of}${name}`,
  );
  if (isRenamed) return undefined;
  return { problem: `holds ${was}, and its schema now says ${now}`, ofNumbers: true };
}

/** The first place whose former values are of another type today; places that only one of both has are none. */
function changedJson(was: string, now: string): NewReading | undefined {
  const today = readPlaces(now);
  for (const [place, type] of readPlaces(was)) {
    const wanted = today.get(place);
    if (wanted !== undefined && !isWider(type, wanted))
      return {
        problem: `holds json with ${type} at ${place}, and its schema now says ${wanted}`,
        ofNumbers: false,
      };
  }
  return undefined;
}

function readPlaces(memory: string): Map<string, string> {
  const lines = memory.split('\n').slice(1);
  return new Map(
    lines.map((line): [string, string] => {
      const end = line.lastIndexOf(': ');
      return [line.slice(0, end), line.slice(end + 2)];
    }),
  );
}

/** Whether every value of the former types is one of the types of today. */
function isWider(was: string, now: string): boolean {
  const today = now.split(' or ');
  const isOne = (type: string): boolean =>
    today.includes(type) || (type === 'integer' && today.includes('number'));
  return staysWhole(was, now) || was.split(' or ').every(isOne);
}

function isOfNumbers(comment: string): boolean {
  return comment === NUMBERS || comment.startsWith(AMOUNTS);
}

/** Whether a comment may be replaced: one of somebody else stays. */
export function isOwnComment(comment: string | null): boolean {
  return comment === null || isKept(comment) || comment.startsWith(JSON_TYPES) || isOfNumbers(comment);
}

/** Begins the comment of a leftover that somebody decided to keep: a start is silent about it. */
const KEPT = 'kept';

/** The comment of a leftover from now on. What it remembered counts again when a schema names it again. */
export function asKept(comment: string | null): string {
  return comment === null || isKept(comment) ? (comment ?? KEPT) : `${KEPT}\n${comment}`;
}

export function isKept(comment: string | null): boolean {
  return comment === KEPT || comment?.startsWith(`${KEPT}\n`) === true;
}

/** What a comment says of the values, besides that somebody decided to keep them. */
function remembered(comment: string | null): string | null {
  if (comment === null || !isKept(comment)) return comment;
  return comment === KEPT ? null : comment.slice(KEPT.length + 1);
}
