type Value = string | number | boolean | null | undefined;

/**
 * What ra-core and ra-data-simple-rest ask of `query-string`: names in the order of the alphabet. Nothing stands for
 * undefined, a name alone for null, a pair for each value of a list.
 */
export function stringify(query: Readonly<Record<string, Value | readonly Value[]>>): string {
  return Object.keys(query)
    .toSorted()
    .flatMap((name) => [query[name]].flat().flatMap((value) => pair(name, value)))
    .join('&');
}

function pair(name: string, value: Value): string[] {
  if (value === undefined) return [];
  return [value === null ? encode(name) : `${encode(name)}=${encode(value)}`];
}

/** As RFC 3986 says: `encodeURIComponent` leaves five characters that it reserves. */
function encode(value: Value): string {
  return encodeURIComponent(String(value)).replaceAll(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** The values of an address's query: null for a name alone, a list for a name that comes again. */
export function parse(search: string): Record<string, string | null | (string | null)[]> {
  const query: Record<string, string | null | (string | null)[]> = Object.create(null);
  for (const part of search
    .replace(/^[?#&]/, '')
    .split('&')
    .filter(Boolean)) {
    const [[name = '', value = ''] = []] = new URLSearchParams(part);
    const read = part.includes('=') ? value : null;
    query[name] = name in query ? [query[name] ?? null, read].flat() : read;
  }
  return query;
}
