import { fold } from './fold.ts';
import divipola from './municipalities.json';

/**
 * Departments and municipalities of Colombia by their DANE code (DIVIPOLA): 33 and 1,123. A code is text, because its
 * leading zero counts (`05001` is Medellín). It is also the city's id.
 */

export interface City {
  /** The same as `code`; a record's `city_id` holds it. */
  id: string;
  code: string;
  name: string;
  /** The department. */
  state: string;
  country_code: 'CO';
}

const departments = new Map<string, string>(Object.entries(divipola.departments));

export const CITIES: readonly City[] = divipola.municipalities.map(([code = '', name = '']) => ({
  id: code,
  code,
  name,
  state: departments.get(code.slice(0, 2)) ?? '',
  country_code: 'CO',
}));

const byCode = new Map(CITIES.map((city) => [city.code, city]));

/** Spellings that our lists had, where more than the accents was wrong: files may still have them. */
export const FORMER_NAMES: readonly { name: string; city: City }[] = divipola.former.flatMap(
  ([code = '', name = '']) => {
    const city = byCode.get(code);
    return city === undefined ? [] : [{ name, city }];
  },
);

const searchable = CITIES.map((city) => ({ city, name: fold(city.name), state: fold(city.state) }));

/** `Medellín, Antioquia`; a capital that is its own department has no second name (`Bogotá D.C.`). */
export function cityAndState({ name, state }: Pick<City, 'name' | 'state'>): string {
  return fold(name) === fold(state) ? name : `${name}, ${state}`;
}

/** By DANE code. */
export function findCity(code: string): City | undefined {
  return byCode.get(code);
}

/** A department or a city by its DANE code: `Antioquia`, `Medellín, Antioquia`. */
export function placeName(code: string): string | undefined {
  const city = byCode.get(code);
  return city === undefined ? departments.get(code) : cityAndState(city);
}

/** The departments whose name has every word, accents ignored. One that is a single city, as Bogotá, is found as that. */
export function searchDepartments(text: string): { code: string; name: string }[] {
  const words = fold(text)
    .split(' ')
    .filter((word) => word !== '');
  return [...departments]
    .map(([code, name]) => ({ code, name }))
    .filter(({ code, name }) => words.every((word) => fold(name).includes(word)) && !isOneCity(code))
    .sort((a, b) => a.name.localeCompare(b.name));
}

function isOneCity(department: string): boolean {
  return CITIES.filter(({ code }) => code.startsWith(department)).length === 1;
}

/**
 * Cities whose name or department has every word, accents ignored (`bogota` finds Bogotá D.C.). Names that start with
 * the text come first.
 */
export function searchCities(text: string, limit = 20): City[] {
  const wanted = fold(text);
  const words = wanted.split(' ').filter((word) => word !== '');
  const hits = searchable.filter(({ name, state }) =>
    words.every((word) => name.includes(word) || state.includes(word)),
  );
  const rank = (name: string): number => (name.startsWith(wanted) ? 0 : name.includes(wanted) ? 1 : 2);
  return hits
    .map((hit) => ({ ...hit, rank: rank(hit.name) }))
    .sort((a, b) => a.rank - b.rank || a.name.localeCompare(b.name))
    .slice(0, limit)
    .map(({ city }) => city);
}

/** The DANE code of a municipality as text. One that comes as a number has lost its zero: 5001 is 05001, Medellín. */
export function cityCode<Other>(code: number | Other): string | Other {
  return typeof code === 'number' ? String(code).padStart(5, '0') : code;
}
