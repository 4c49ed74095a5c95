import type { JsonSchema, JsonType } from '../../../domain/schema/vocabulary.ts';

/** Begins a comment of a json column, which remembers its types: PostgreSQL has one for all. */
const MARK = 'types of json';

function namesOf(type: JsonType | JsonType[] | undefined): string[] {
  const all = type === undefined ? [] : Array.isArray(type) ? type : [type];
  return all.filter((name) => name !== 'null').toSorted();
}

const PESOS = 'COP';
const WHOLE = 'whole units of that of ';

function currencyOf(currency: NonNullable<JsonSchema['x-money']>['currency']): string {
  if (currency === undefined) return `${WHOLE}the store`;
  if (typeof currency === 'string') return currency;
  return `${currency.whole === true ? WHOLE : 'that of '}${currency.source}`;
}

/** Each place of a value with its types: `$` is the value, `[]` an element, `.name` a property. */
function walk(schema: JsonSchema, place: string): string[] {
  const types = namesOf(schema.type);
  const meaning = schema['x-ref'] === undefined ? types : [`id of ${schema['x-ref'].resource}`];
  return [
    ...(meaning.length === 0 ? [] : [`${place}: ${meaning.join(' or ')}`]),
    ...(schema['x-money'] === undefined
      ? []
      : [`${place} (currency): ${currencyOf(schema['x-money'].currency)}`]),
    ...(schema.items === undefined ? [] : walk(schema.items, `${place}[]`)),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, property]) =>
      walk(property, `${place}.${name}`),
    ),
  ];
}

export function isShape(comment: string): boolean {
  return comment.startsWith(MARK);
}

/** The comment of a column that holds values of this schema. */
export function shapeOf(schema: JsonSchema): string {
  return [MARK, ...walk(schema, '$')].join('\n');
}

function read(shape: string | null): Map<string, string> {
  const [mark, ...lines] = (shape ?? '').split('\n');
  const places = mark === MARK ? lines : [];
  return new Map(
    places.map((line): [string, string] => {
      const end = line.lastIndexOf(': ');
      return [line.slice(0, end), line.slice(end + 2)];
    }),
  );
}

/** Whether every value of the former types is one of the types of today. Whole units stay whole, as in `changedAmounts`. */
function isWider(was: string, now: string): boolean {
  if (now.startsWith(WHOLE)) return was === PESOS || was.startsWith(WHOLE);
  const today = now.split(' or ');
  return was
    .split(' or ')
    .every((type) => today.includes(type) || (type === 'integer' && today.includes('number')));
}

/** The first place whose former values are of another type today; places that only one of both has are none. */
export function changedShape(was: string | null, now: string): string | undefined {
  const today = read(now);
  for (const [place, type] of read(was)) {
    const wanted = today.get(place);
    if (wanted !== undefined && !isWider(type, wanted))
      return `holds json with ${type} at ${place}, and its schema now says ${wanted}`;
  }
  return undefined;
}
