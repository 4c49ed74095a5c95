/** The address and the city that a message says. */
import { CITIES, type City } from '../places/cities.ts';
import { fold } from '../places/fold.ts';
import type { Blanked, Guess } from './messages.ts';

export interface Place {
  address: Guess | null;
  address_detail: Guess | null;
  city_id: Guess | null;
}

const STREETS = wordSet(
  'calle calles cll cl clle carrera carreras cra crra cr kra kr carr k transversal transv tv tr diagonal diag dg avenida aven av ak ac autopista circular circunvalar manzana mz vereda km kilometro',
);
const SIDES = wordSet('bis sur norte este oeste');
const NUMBER_SIGNS = wordSet('# numero num no n nro con');
const DETAILS = wordSet(
  'apto apt apartamento ap torre casa interior int oficina of local bloque bl piso barrio conjunto edificio ed urbanizacion urb manzana mz etapa unidad lote sector apartaestudio bodega porteria',
);
const ARTICLES = wordSet('el la los las san santa de del');
const DASHES = wordSet('- – guion');

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}

/** Reads them, and blanks their words in the message. */
export function findPlace(message: Blanked): Place {
  const found = findAddress(message);
  const city = findCity(message, found?.end ?? null);
  return { address: found?.address ?? null, address_detail: found?.detail ?? null, city_id: city };
}

interface FoundAddress {
  address: Guess;
  detail: Guess | null;
  end: number;
}

function findAddress(message: Blanked): FoundAddress | null {
  const pieces = piecesOf(message.text);
  for (let at = 0; at < pieces.length; at += 1) {
    const core = readCore(pieces, at);
    const [first, last] = [pieces[at], pieces[core - 1]];
    if (core === at || first === undefined || last === undefined) continue;
    const end = pieces[readDetails(pieces, core) - 1]?.end ?? last.end;
    const cut = endBeforeCity(message.original, last.end, end);
    const address = message.original.slice(first.start, last.end).trim();
    const detail = withoutSigns(message.original.slice(last.end, cut));
    message.take(first.start, cut);
    return {
      address: { value: address, from: address },
      detail: detail === '' ? null : { value: detail, from: detail },
      end: cut,
    };
  }
  return labelled(message, pieces) ?? named(message, pieces);
}

const NAMED = wordSet('urbanizacion urb conjunto edificio ed unidad condominio vereda finca');

/** `urbanización San Antonio torre 3 apto 1204`: an address without a street has two details or more. */
function named(message: Blanked, pieces: readonly Piece[]): FoundAddress | null {
  for (const [at, first] of pieces.entries()) {
    if (!NAMED.has(first.folded)) continue;
    const one = readDetail(pieces, at + 1);
    const end = readDetails(pieces, one);
    const last = pieces[end - 1];
    if (one === at + 1 || end === one || last === undefined) continue;
    const cut = endBeforeCity(message.original, first.start, last.end);
    const value = message.take(first.start, cut);
    return { address: { value, from: value }, detail: null, end: cut };
  }
  return null;
}

/** `, apto 301` without what stands before it. */
function withoutSigns(text: string): string {
  const first = text.search(/[\p{L}\d]/u);
  return first === -1 ? '' : text.slice(first).trim();
}

interface Piece {
  folded: string;
  text: string;
  start: number;
  end: number;
}

function piecesOf(text: string): Piece[] {
  return [...text.matchAll(/\p{L}+|\d+|[^\p{L}\d\s]|\n/gu)].map(({ 0: found, index }) => ({
    folded: /[\p{L}\d]/u.test(found) ? fold(found) : found,
    text: found,
    start: index,
    end: index + found.length,
  }));
}

/** Where `Cra 45 #23-10`, `calle 10 sur #43a-20` or `Mz 5` ends that begins at a piece; the same place where none does. */
function readCore(pieces: readonly Piece[], start: number): number {
  if (!STREETS.has(pieces[start]?.folded ?? '')) return start;
  let at = start + 1;
  while (/^(?:\.|no)$/u.test(pieces[at]?.folded ?? '')) at += 1;
  const street = readNumber(pieces, at);
  if (street === at) return start;
  at = street;
  const sign = pieces[at]?.folded === ',' ? at + 1 : at;
  if (NUMBER_SIGNS.has(pieces[sign]?.folded ?? '')) {
    const numbered = readNumber(pieces, pieces[sign + 1]?.folded === '.' ? sign + 2 : sign + 1);
    if (numbered > sign + 2 || /^\d/u.test(pieces[numbered - 1]?.folded ?? ''))
      // `# 38 sur 15`: behind the sign, a second number needs no dash.
      return Math.max(readDash(pieces, numbered), readNumber(pieces, numbered));
    return at;
  }
  // `Carrera 7 12-45`: a second number counts with its dash alone.
  const second = readNumber(pieces, at);
  const dashed = readDash(pieces, second);
  return dashed > second && second > at ? dashed : at;
}

/** A number with what belongs to it: `43a`, `10 sur`, `6N`. */
function readNumber(pieces: readonly Piece[], start: number): number {
  if (!/^\d{1,3}$/u.test(pieces[start]?.folded ?? '')) return start;
  let at = start + 1;
  while (at < pieces.length && (SIDES.has(pieces[at]?.folded ?? '') || isSuffix(pieces, at))) at += 1;
  return at;
}

/** A character or two that touch the number, or one that stands alone behind it and is no word: `45 B`. */
function isSuffix(pieces: readonly Piece[], at: number): boolean {
  const piece = pieces[at];
  if (piece === undefined || !/^\p{L}{1,2}$/u.test(piece.text)) return false;
  if (piece.start === pieces[at - 1]?.end) return true;
  return piece.text.length === 1 && !/^[aeynoxnt]$/u.test(piece.folded);
}

function readDash(pieces: readonly Piece[], at: number): number {
  return DASHES.has(pieces[at]?.folded ?? '') && /^\d{1,3}$/u.test(pieces[at + 1]?.folded ?? '')
    ? readNumber(pieces, at + 1)
    : at;
}

/** Where `apto 301`, `torre 4`, `barrio El Poblado` and their like end. */
function readDetails(pieces: readonly Piece[], start: number): number {
  let end = start;
  for (;;) {
    let at = end;
    while (/^[,.]$/u.test(pieces[at]?.folded ?? '')) at += 1;
    if (!DETAILS.has(pieces[at]?.folded ?? '')) return end;
    at += pieces[at + 1]?.folded === '.' ? 2 : 1;
    end = readDetail(pieces, at);
  }
}

/** Capitalised words that the name of a place has at most behind its first. */
const MORE_WORDS = 3;

/** The number or the name behind a word such as `torre` or `barrio`. */
function readDetail(pieces: readonly Piece[], start: number): number {
  const isWord = (at: number) => /^\p{L}/u.test(pieces[at]?.text ?? '');
  if (/^\d/u.test(pieces[start]?.text ?? '')) return isSuffix(pieces, start + 1) ? start + 2 : start + 1;
  let at = start;
  while (ARTICLES.has(pieces[at]?.folded ?? '')) at += 1;
  if (!isWord(at)) return start;
  at += 1;
  for (let more = 0; more < MORE_WORDS && /^\p{Lu}/u.test(pieces[at]?.text ?? ''); more += 1) at += 1;
  return /^\d{1,4}$/u.test(pieces[at]?.text ?? '') ? at + 1 : at;
}

/** Characters of an address behind its label. */
const LONGEST_ADDRESS = 160;

/** `Dirección: vereda La Palma, finca El Roble`: what a label says is an address, in whatever form. */
function labelled(message: Blanked, pieces: readonly Piece[]): FoundAddress | null {
  const colon = pieces.findIndex(
    ({ folded }, at) =>
      /^[:=]$/u.test(folded) &&
      [1, 2, 3].some((back) => /^dir(?:eccion)?$/u.test(pieces[at - back]?.folded ?? '')),
  );
  const first = pieces[colon + 1];
  if (colon === -1 || first === undefined || first.text === '\n') return null;
  const line = /^[^\n;]{5,}/u.exec(message.text.slice(first.start, first.start + LONGEST_ADDRESS))?.[0] ?? '';
  const value = line.trim();
  if (value === '') return null;
  const end = first.start + line.length;
  return { address: { value, from: message.take(first.start, end) }, detail: null, end };
}

/** `barrio El Poblado Medellín`: the name of a quarter ends where that of the city begins. */
function endBeforeCity(text: string, from: number, end: number): number {
  for (const match of text.slice(from, end).matchAll(/\p{L}+/gu)) {
    const at = from + match.index;
    const rest = text.slice(at, end);
    if (bigCity(rest) === rest.length && rest.length > 0 && at > from + 1) return at;
  }
  return end;
}

/** The length of the text when it is, as a whole, the name of a capital. */
function bigCity(rest: string): number {
  return byName.get(fold(rest))?.some(isCapital) === true ? rest.length : -1;
}

const ALIASES: Readonly<Record<string, string>> = {
  bogota: '11001',
  'bogota dc': '11001',
  'bogota d c': '11001',
  medallo: '05001',
  'santiago de cali': '76001',
  'cartagena de indias': '13001',
  'san jose de cucuta': '54001',
  'san juan de pasto': '52001',
  bquilla: '08001',
  bga: '68001',
  villavo: '50001',
};

const byName: ReadonlyMap<string, readonly City[]> = namedCities();

function namedCities(): Map<string, City[]> {
  const found = new Map<string, City[]>();
  const add = (name: string, city: City) => found.set(name, [...(found.get(name) ?? []), city]);
  for (const city of CITIES) add(fold(city.name), city);
  for (const [name, code] of Object.entries(ALIASES))
    for (const city of CITIES) if (city.code === code) add(name, city);
  return found;
}

function isCapital({ code }: City): boolean {
  return code.endsWith('001') && code !== '25001';
}

/** Capitals whose names are names of people and of things as well. */
const ALSO_WORDS = new Set(['armenia', 'florencia', 'leticia', 'pasto', 'san andres', 'arauca']);
const LED = /\b(?:a|en|de|pa|para|hasta|desde|ciudad(?: de)?|municipio(?: de)?)[\s:]+$/iu;
const WORDS_OF_CITY = 4;

/** The last city that is said in a way that means the place. One name of several places is no guess. */
function findCity(message: Blanked, addressEnd: number | null): Guess | null {
  const words = [...message.text.matchAll(/\p{L}[\p{L}.]*/gu)];
  let best: { guess: City; start: number; end: number } | null = null;
  for (let at = 0; at < words.length; at += 1)
    for (let count = WORDS_OF_CITY; count > 0; count -= 1) {
      const [first, last] = [words[at], words[at + count - 1]];
      if (first === undefined || last === undefined) continue;
      const start = first.index;
      const end = last.index + last[0].length;
      const name = fold(message.text.slice(start, end));
      const cities = byName.get(name);
      const meant = cities && meantCity(cities, message.text, start, end, addressEnd);
      if (!meant) continue;
      best = { guess: meant, start, end };
      at += count - 1;
      break;
    }
  if (best === null) return null;
  return { value: best.guess.id, from: message.take(best.start, best.end) };
}

/** A capital is meant wherever it is said. Other names are words as well: they need their place in the sentence. */
function meantCity(
  cities: readonly City[],
  text: string,
  start: number,
  end: number,
  addressEnd: number | null,
): City | undefined {
  const capital = cities.find(isCapital);
  if (capital !== undefined && !ALSO_WORDS.has(fold(capital.name))) return capital;
  const follows = addressEnd !== null && start >= addressEnd && start - addressEnd < 4;
  const alone = isWholePart(text, start, end);
  // Without a capital, a name such as `victoria` is a place only beside an address.
  const written = /^\p{Lu}/u.test(text.slice(start)) || addressEnd !== null;
  const led = LED.test(text.slice(0, start)) && written;
  if (!follows && !alone && !led) return undefined;
  if (capital !== undefined) return capital;
  const [only, ...others] = cities;
  return others.length === 0 ? only : undefined;
}

const ENDS = '\n,;.';

/** Whether the words are all that stands between two commas, or on a line. */
function isWholePart(text: string, start: number, end: number): boolean {
  const from = Math.max(...[...ENDS].map((sign) => text.lastIndexOf(sign, start - 1))) + 1;
  const ends = [...ENDS].map((sign) => text.indexOf(sign, end)).filter((at) => at !== -1);
  const before = fold(text.slice(start === 0 ? 0 : from, start));
  const after = text.slice(end, Math.min(text.length, ...ends));
  return /^(?:ciudad|municipio)?$/u.test(before) && after.trim() === '';
}
