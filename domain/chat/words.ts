/** The words of a chat: tokens with their places, one form for all spellings of a word, numbers in words. */
import { fold } from '../places/fold.ts';

export interface Token {
  kind: 'word' | 'number' | 'break';
  /** Without accents, in lower case. */
  text: string;
  /** The form that all spellings of the word share. */
  stem: string;
  /** Of a number, in digits or in words; `1/2` and amounts have none. */
  value: number | null;
  /** Places in the text. */
  start: number;
  end: number;
}

const TOKENS = /\d+\s?\/\s?\d+|\d{1,3}(?:[.,]\d{3})+|\d+|\p{L}+|[\n.,;:!?¡¿()+*"”#%&\-–]/gu;

const NUMBERS: Readonly<Record<string, number>> = {
  un: 1,
  una: 1,
  uno: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  nueve: 9,
  diez: 10,
  once: 11,
  doce: 12,
  trece: 13,
  catorce: 14,
  quince: 15,
  veinte: 20,
  treinta: 30,
  cuarenta: 40,
  cincuenta: 50,
  cien: 100,
};
/** Digits that are spoken one by one. */
export const DIGIT_WORDS: Readonly<Record<string, string>> = {
  cero: '0',
  uno: '1',
  dos: '2',
  tres: '3',
  cuatro: '4',
  cinco: '5',
  seis: '6',
  siete: '7',
  ocho: '8',
  nueve: '9',
};

/** One name for each unit of measure, so that `3 kilos` is `3 kg`. */
const UNITS: Readonly<Record<string, string>> = {
  kilo: 'kg',
  kilos: 'kg',
  kgs: 'kg',
  gramo: 'g',
  gramos: 'g',
  gr: 'g',
  grs: 'g',
  lb: 'libra',
  lbs: 'libra',
  pulg: 'pulgada',
  pulgadas: 'pulgada',
  mililitros: 'ml',
  onza: 'oz',
  onzas: 'oz',
  metros: 'metro',
  mts: 'metro',
  litros: 'litro',
};

const MEASURES = new Set([...Object.values(UNITS), 'ml', 'cm', 'mm', 'w', 'cc']);

/** Whether the word (folded) measures: it says how much, and names no thing. */
export function isMeasure(text: string): boolean {
  return MEASURES.has(text);
}

/** Breaks that end what is said of one thing. A dash between words, and a colon, do so as well. */
const BREAKS = new Set('\n.,;:!?¡¿()+&-–*');

/**
 * The words of a text. Fractions that are said in words are written out first: `media libra` is `1/2 libra`.
 * @param text places of the tokens are those of this text
 */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(TOKENS)) {
    const [found] = match;
    const start = match.index;
    const end = start + found.length;
    if (/^\d/u.test(found)) tokens.push(numberToken(found.replaceAll(/\s/gu, ''), start, end));
    else if (/^\p{L}/u.test(found)) tokens.push(wordToken(found, start, end));
    else if (BREAKS.has(found))
      tokens.push({ kind: 'break', text: found, stem: '', value: null, start, end });
  }
  return joinFractions(tokens);
}

function numberToken(text: string, start: number, end: number): Token {
  const value = /^\d{1,4}$/u.test(text) ? Number(text) : null;
  return { kind: 'number', text, stem: text, value, start, end };
}

function wordToken(found: string, start: number, end: number): Token {
  const folded = fold(found);
  const text = UNITS[folded] ?? folded;
  return { kind: 'word', text, stem: stemOf(text), value: NUMBERS[text] ?? null, start, end };
}

/** `media libra`, `un cuarto de libra`, `tres cuartos` as one number each. */
function joinFractions(tokens: readonly Token[]): Token[] {
  const joined: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    const next = tokens[at + 1];
    if (token === undefined) break;
    const quarters = token.value === 1 || token.value === 3 ? token.value : null;
    if (quarters !== null && next !== undefined && /^cuartos?$/u.test(next.text)) {
      joined.push({ ...numberToken(`${quarters}/4`, token.start, next.end) });
      at += 1;
    } else if (/^medi[ao]$/u.test(token.text)) {
      // `media docena` is half of twelve; of a measure it is a half.
      if (next?.text === 'docena') {
        joined.push({ ...numberToken('6', token.start, next.end) });
        at += 1;
      } else joined.push({ ...token, kind: 'number', text: '1/2', stem: '1/2', value: null });
    } else if (token.text === 'docena' || token.text === 'docenas') {
      const last = joined.at(-1);
      const many = last?.value ?? 1;
      if (last !== undefined && last.value !== null) joined.pop();
      joined.push({
        ...numberToken(String(many * 12), last?.value == null ? token.start : last.start, token.end),
      });
    } else joined.push(token);
  }
  return joined;
}

/** The form that spellings of one word share: singular, without gender, as it sounds. Takes folded text. */
export function stemOf(text: string): string {
  const singular = text.length > 3 && /[^iu]s$/u.test(text) ? text.slice(0, -1) : text;
  const sound = singular
    .replaceAll('sh', 'ch')
    .replaceAll('oo', 'u')
    .replaceAll('qu', 'k')
    .replaceAll('ph', 'f')
    .replaceAll('ch', '\u0001')
    .replaceAll(/c(?=[ei])/gu, 's')
    .replaceAll('c', 'k')
    .replaceAll('z', 's')
    .replaceAll('v', 'b')
    .replaceAll('h', '')
    .replaceAll('\u0001', 'ch')
    .replaceAll('ll', 'y')
    .replaceAll(/(\p{L})\1/gu, '$1');
  return sound.length > 3 ? sound.replace(/[aeo]$/u, '') : sound;
}

const DIMINUTIVE = /(?:ec|c)?i[tc][oa](s?)$/u;

/** The stem of what a small or dear thing is called after: `rosadita` is `rosado`, `blusitas` are `blusa`. Takes folded text. */
export function plainStemOf(text: string): string | null {
  const plain = text.replace(DIMINUTIVE, 'a$1');
  return plain === text || plain.length < 5 ? null : stemOf(plain);
}

/** Whether one can be the other with a slip of a key: a missing character in short words, any one from four, two from eight on. */
export function almost(a: string, b: string): boolean {
  if (/\d/u.test(b) || a.length < 3 || (a.length < 4 && b.length <= a.length)) return false;
  const allowed = Math.min(a.length, b.length) >= 8 ? 2 : 1;
  if (Math.abs(a.length - b.length) > allowed) return false;
  let above: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let cost = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (above[j - 2] ?? 0) + 1);
      next.push(cost);
    }
    above = row;
    row = next;
  }
  return (row[b.length] ?? allowed + 1) <= allowed;
}

/** Words that say nothing of a product, and are never a mistyped name of one. */
const COMMON = new Set(
  `a ah ahi ahora al algo alguien amiga amigo amor ante aqui asi ay bien buen buena buenas bueno buenos cada casi cel celular cerca
  claro como con conmigo correo cosa cual cuales cuando cuanto cuanta cuantos cuesta da dale dame das de del desde despues dia dias
  direccion domicilio donde e el ella ellos en entonces envia envias envie envio enviame era eres es esa ese eso espero esta estas
  este esto estoy estos falta favor fa fue gracias gusta gustaria ha hace hay hasta hola holaa hoy igual ir la las le les listo lo
  los luego manana mande manda mandas mandame mas me mejor menos mi mia mio mil mira mis mucha mucho muchas muy nada necesito nequi
  ni no nombre nos o ok ola otra otras otro otros pa pago pagar para pedido perdon perfecto pero persona por porfa porfavor porfis
  porque precio pues puede puedes q que quedo queda quien quiero regala regalas saber se sea sean seria si sin sobre solo son soy su
  sus tal tambien tan tarde tardes te tel telefono tendras tener tengo tiene tienen tienes toda todas todo todos trae tu tus un una
  unas uno unos va vale valen ver vez vecino voy x xfa xfavor y ya yo kiero vendeme envian barrio ciudad calle carrera color talla
  llevo lleva llevar dejo deja dejar noche noches dar separas separa aparta apartas ponle pon cuestan usted ustedes hacen hacer
  paso pasa puedo nuevo nueva grande chico chica hermosa linda lindo igualmente interesa disponible vuelta plata efectivo transferencia`
    .split(/\s+/u)
    .filter((word) => word !== ''),
);

/** Whether the word (folded) is one of those that every chat has. */
export function isCommon(text: string): boolean {
  return COMMON.has(text);
}
