import { CITIES, findCity, FORMER_NAMES, type City } from '../places/cities.ts';
import { COUNTRIES, countryName } from '../places/countries.ts';
import { fold } from '../places/fold.ts';

const LANGUAGES = ['es', 'en', 'pt'];
/** The last digits of a department's capital. */
const CAPITAL = '001';

const byName = new Map<string, City[]>();
for (const { name, city } of [...CITIES.map((city) => ({ name: city.name, city })), ...FORMER_NAMES])
  byName.set(fold(name), [...(byName.get(fold(name)) ?? []), city]);

/**
 * The DANE code of a municipality by code, by name, or by name and department (`Armenia (Quindío)`, `Armenia, Quindío`).
 * The first words of a department are enough: people write `Cali, Valle`.
 * Of several of one name the capital of its department is meant; without one, none.
 */
export function readCity(text: string): string | undefined {
  const code = /^\d{4,5}$/.test(text) ? findCity(text.padStart(5, '0')) : undefined;
  if (code) return code.code;
  const named = byName.get(fold(text)) ?? shortCapital(fold(text));
  if (named.length > 0) {
    const [only, another] = named;
    return another === undefined ? only?.code : named.find((city) => city.code.endsWith(CAPITAL))?.code;
  }
  const at = Math.max(text.indexOf('('), text.indexOf(','));
  if (at === -1) return undefined;
  const state = fold(text.slice(at));
  const found = byName.get(fold(text.slice(0, at))) ?? shortCapital(fold(text.slice(0, at)));
  return found.find((city) => fold(city.state) === state || fold(city.state).startsWith(`${state} `))?.code;
}

/** `Bogotá` for Bogotá, D.C. */
function shortCapital(name: string): City[] {
  return name === '' ? [] : (byName.get(`${name} d c`) ?? []);
}

/** A municipality as a file names it, so that `readCity` finds the same one. */
export function writeCity(code: string): string | undefined {
  const city = findCity(code);
  if (city === undefined) return undefined;
  return readCity(city.name) === code ? city.name : `${city.name} (${city.state})`;
}

/** ISO code of a country by its code, or its name in one of our languages. */
export function readCountry(text: string): string | undefined {
  const wanted = fold(text);
  return COUNTRIES.find(
    ({ code }) =>
      code.toLowerCase() === wanted ||
      LANGUAGES.some((language) => fold(countryName(code, language)) === wanted),
  )?.code;
}
