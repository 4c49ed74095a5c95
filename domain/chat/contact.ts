/** Who buys and where to: phone, e-mail, document, name, address and city of a chat, each with the words that said it. */
import { DEFAULT_COUNTRY_CODE, isWholePhone, joinPhone, phoneDigits } from '../phones/phone.ts';
import { phoneKey } from '../phones/notations.ts';
import { fold } from '../places/fold.ts';
import { findPlace, type Place } from './place.ts';
import type { Blanked, Guess, Message } from './messages.ts';
import { DIGIT_WORDS, isCommon } from './words.ts';

export interface Contact {
  name: Guess | null;
  phone: Guess | null;
  email: Guess | null;
  dni: Guess | null;
  address: Guess | null;
  address_detail: Guess | null;
  /** The DANE code. */
  city_id: Guess | null;
}

const EMAIL = /[\w.+-]{1,64}@[\w-]{1,60}(?:\.[\w-]{2,20}){1,3}/giu;
const DOCUMENT = /\b(?:cc|c\.c|c[eé]dula|nit|documento)[.: ]{0,3}(\d[\d.]{4,13}\d)/giu;
const PHONE = /(?:\+|00)?\d(?:[\s.()-]{0,2}\d){6,14}/gu;
/** Where money goes: a number behind it is the shop's, or a key. */
const OF_MONEY = /nequi|daviplata|bancolombia|cuenta|bre-?b|llave|transfer|consign/iu;
/** How far behind the word such a number stands. */
const NEAR = 60;

/** Reads the buyer's messages; what was read is blank in them afterwards. */
export function readContact(messages: readonly Message[], blanked: readonly Blanked[]): Contact {
  const email = firstOf(blanked, takeEmail);
  const dni = firstOf(blanked, takeDocument);
  const phone = firstOf(blanked, takePhone) ?? phoneOfSender(messages);
  // A signature or a label may come after the address that follows a name: the surest way of saying it counts.
  const place = readPlace(blanked);
  const name = readName(blanked) ?? nameOfSender(messages);
  return { name, phone, email, dni, ...place };
}

function firstOf(blanked: readonly Blanked[], take: (message: Blanked) => Guess | null): Guess | null {
  let first: Guess | null = null;
  for (const message of blanked) first = take(message) ?? first;
  return first;
}

function takeEmail(message: Blanked): Guess | null {
  let found: Guess | null = null;
  for (const match of message.text.matchAll(EMAIL)) {
    const from = message.take(match.index, match.index + match[0].length);
    found = { value: match[0].toLowerCase(), from };
  }
  return found;
}

function takeDocument(message: Blanked): Guess | null {
  const match = [...message.text.matchAll(DOCUMENT)][0];
  if (match === undefined) return null;
  const digits = phoneDigits(match[1] ?? '');
  return { value: digits, from: message.take(match.index, match.index + match[0].length) };
}

function takePhone(message: Blanked): Guess | null {
  let found: Guess | null = null;
  for (const match of [...message.text.matchAll(PHONE), ...spokenNumbers(message.text)]) {
    const phone = colombianPhone(match[0]);
    if (phone === null) continue;
    const before = message.text.slice(Math.max(0, match.index - NEAR), match.index);
    const paid = OF_MONEY.test(before.split(/[\n;]|\.\s/u).at(-1) ?? '');
    const from = message.take(match.index, match.index + match[0].length);
    if (!paid) found ??= { value: phone, from };
  }
  return found;
}

/** Ten digits or more that somebody spoke one by one. */
function spokenNumbers(text: string): { 0: string; index: number }[] {
  const runs: { start: number; end: number; digits: number }[] = [];
  let run: (typeof runs)[number] | null = null;
  for (const { 0: word, index } of text.matchAll(/\p{L}+/gu)) {
    if (DIGIT_WORDS[fold(word)] === undefined) run = null;
    else if (run === null) runs.push((run = { start: index, end: index + word.length, digits: 1 }));
    else Object.assign(run, { end: index + word.length, digits: run.digits + 1 });
  }
  return runs
    .filter(({ digits }) => digits >= 10 && digits <= 12)
    .map(({ start, end }) => ({ 0: text.slice(start, end), index: start }));
}

/** A whole number of Colombia, or an international one with its plus; null for any other number. */
function colombianPhone(written: string): string | null {
  const digits = /\p{L}/u.test(written)
    ? fold(written)
        .split(' ')
        .map((word) => DIGIT_WORDS[word] ?? '')
        .join('')
    : written;
  const joined = joinPhone(DEFAULT_COUNTRY_CODE, digits);
  const national = joined.slice(DEFAULT_COUNTRY_CODE.length);
  const ours =
    joined.startsWith(DEFAULT_COUNTRY_CODE) && phoneKey(national) === joined && national.length === 10;
  if (ours) return joined;
  return written.trim().startsWith('+') && isWholePhone(joined) && joined.length > 9 ? joined : null;
}

function phoneOfSender(messages: readonly Message[]): Guess | null {
  for (const { sender } of messages) {
    const phone = sender !== null && !/\p{L}/u.test(sender) ? colombianPhone(sender) : null;
    if (phone !== null && sender !== null) return { value: phone, from: sender };
  }
  return null;
}

function nameOfSender(messages: readonly Message[]): Guess | null {
  const sender = messages.find((message) => message.sender !== null)?.sender ?? null;
  if (sender === null || !/\p{L}{2}/u.test(sender)) return null;
  const value = sender
    .replaceAll(/[^\p{L}\s'.-]/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  return value === '' ? null : { value: properName(value), from: sender };
}

function readPlace(blanked: readonly Blanked[]): Pick<Contact, 'address' | 'address_detail' | 'city_id'> {
  const found: Place = { address: null, address_detail: null, city_id: null };
  for (const message of blanked) {
    const place = findPlace(message);
    found.address = place.address ?? found.address;
    if (place.address !== null) found.address_detail = place.address_detail;
    found.city_id = place.city_id ?? found.city_id;
  }
  return found;
}

interface Cue {
  /** In lower case, without accents. */
  words: string;
  /** What may stand between the words and the name. */
  between: string;
  /** The name begins with a capital: after these words, anything may follow. */
  capital?: boolean;
}

/** What a name follows, the surest first. */
const CUES: readonly Cue[] = [
  ...[
    'nombre',
    'nombres',
    'nombre y apellido',
    'nombre completo',
    'cliente',
    'destinatario',
    'destinataria',
  ].map((words) => ({ words, between: ':=' })),
  { words: 'a nombre de', between: ' :' },
  ...['mi nombre es', 'me llamo', 'habla con', 'te habla', 'te escribe', 'le escribe', 'soy'].map(
    (words) => ({
      words,
      between: ' ',
    }),
  ),
  ...['entregar a', 'lo recibe', 'la recibe', 'recibe', 'es para', 'para', 'de parte de'].map((words) => ({
    words,
    between: ' :',
    capital: true,
  })),
  ...['att', 'atte', 'ate', 'atentamente', 'cordialmente'].map((words) => ({ words, between: '.:,\n' })),
  { words: 'gracias', between: '!.,\n', capital: true },
];

/** Words of a message, with a sign between two where one stands. */
const PIECES = /\p{L}[\p{L}'’]*\.?|[^\p{L}\s]|\n/gu;

interface Piece {
  text: string;
  folded: string;
  start: number;
  end: number;
}

function piecesOf(text: string): Piece[] {
  return [...text.matchAll(PIECES)].map(({ 0: found, index }) => ({
    text: found,
    folded: fold(found),
    start: index,
    end: index + found.length,
  }));
}

function readName(blanked: readonly Blanked[]): Guess | null {
  const messages = blanked.map((message) => ({ message, pieces: piecesOf(message.text) }));
  for (const cue of CUES)
    for (const { message, pieces } of messages)
      for (let at = 0; at < pieces.length; at += 1) {
        const name = nameAfter(cue, pieces, at);
        const [first, last] = [pieces[at], name.at(-1)];
        if (first === undefined || last === undefined) continue;
        const value = message.original.slice(name[0]?.start, last.end).replaceAll(/\s+/gu, ' ');
        return {
          value: properName(value.endsWith('.') ? value.slice(0, -1) : value),
          from: message.take(first.start, last.end),
        };
      }
  return null;
}

/** `yurany castrillón` and `KAREN DE LA HOZ` as names are written; others stay as they are. */
function properName(written: string): string {
  const lower = written.toLowerCase();
  if (written !== lower && written !== written.toUpperCase()) return written;
  return lower
    .split(' ')
    .map((word, at) =>
      at > 0 && JOINS.has(fold(word)) ? word : word.replace(/^\p{Ll}/u, (first) => first.toUpperCase()),
    )
    .join(' ');
}

/** The name that follows a cue at a place; empty where neither is there. */
function nameAfter({ words, between, capital = false }: Cue, pieces: readonly Piece[], at: number): Piece[] {
  const cue = words.split(' ');
  if (!cue.every((word, index) => pieces[at + index]?.folded === word)) return [];
  let next = at + cue.length;
  const label = !between.includes(' ');
  if (label && !between.includes(pieces[next]?.text ?? ' ') && pieces[next - 1]?.text.endsWith('.') !== true)
    return [];
  while (next < pieces.length && between.includes(pieces[next]?.text ?? ' ')) next += 1;
  const name = nameFrom(pieces, next, capital);
  // Thanks open a sentence as well as they sign a message.
  return words === 'gracias' && pieces.slice(next + name.length).some(({ text }) => /\p{L}/u.test(text))
    ? []
    : name;
}

/** Days and months follow `para` as names do. */
const NO_NAMES = new Set(
  `lunes martes miercoles jueves viernes sabado domingo enero febrero marzo abril mayo junio julio agosto septiembre octubre
  noviembre diciembre navidad y e con cc ti el la los las mi su del al calle cra carrera kra nit yo cliente mayor`.split(
    /\s+/u,
  ),
);

const JOINS = new Set(['de', 'la', 'los', 'las', 'del']);
/** Words of the longest name. */
const LONGEST_NAME = 7;

/** The words that are a name: up to the first that is none. */
function nameFrom(pieces: readonly Piece[], start: number, capital: boolean): Piece[] {
  const name: Piece[] = [];
  for (const piece of pieces.slice(start, start + LONGEST_NAME)) {
    const { text, folded } = piece;
    if (!/^\p{L}/u.test(text) || folded.length < 2) break;
    const joins = JOINS.has(folded);
    const proper = /^\p{Lu}/u.test(text);
    if (NO_NAMES.has(folded) && !(joins && name.length > 0)) break;
    // In capitals all words look like names: `SOY ANA DE CALI`.
    if (joins ? name.length === 0 || /^\p{Lu}{2}/u.test(name[0]?.text ?? '') : isCommon(folded)) break;
    if (capital && !proper && !joins) break;
    name.push(piece);
    if (text.endsWith('.')) break;
  }
  while (JOINS.has(name.at(-1)?.folded ?? '')) name.pop();
  return name;
}
