import { say, step, type Mistake, type Said } from './context.ts';

interface ParsedSchemas {
  /** Content by file name; files that are not JSON are left out. */
  files: Record<string, unknown>;
  mistakes: Mistake[];
}

/** Parses the text of each file. Lists the files that are not JSON, and keys that an object has twice. */
export function parseSchemas(texts: ReadonlyMap<string, string>): ParsedSchemas {
  const parsed: ParsedSchemas = { files: {}, mistakes: [] };
  for (const [file, text] of texts) {
    const faults = jsonFaults(text);
    try {
      parsed.files[file] = JSON.parse(text);
      parsed.mistakes.push(...faults.map((fault) => ({ file, ...fault })));
    } catch (error) {
      const [fault] = faults;
      const why = error instanceof Error ? error.message : 'unreadable';
      const reason = fault?.reason ?? say(`is not JSON: ${why}`, `no es JSON: ${why}`);
      parsed.mistakes.push({ file, pointer: '', reason });
    }
  }
  return parsed;
}

/** Finds in the text of a JSON file what `JSON.parse` does not say: the place of a mistake, and keys that are there twice. */

interface JsonFault {
  /** Of the key that is there twice; empty for text that is no JSON. */
  pointer: string;
  /** Names line and column, both from 1. */
  reason: Said;
}

const SPACE = /[ \t\r\n]*/y;
const STRING = /"(?:[^"\\\n\r\t]|\\["\\/bfnrtu])*"/y;
const SCALAR = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
/** What stands at a place where it does not belong, for the sentence. */
const WORD = /"[^"\n]{0,20}|[\w.+-]{1,20}|\S/y;

class NotJson extends Error {
  readonly said: Said;

  constructor(said: Said) {
    super(said.en);
    this.said = said;
  }
}

/** What JSON has at a place, where it is no sign of its own. */
const SPANISH: Readonly<Record<string, string>> = {
  'the end of the file': 'el final del archivo',
  'a value': 'un valor',
  'a name in double quotes': 'un nombre entre comillas dobles',
  '"," or "}"': '"," o "}"',
  '"," or "]"': '"," o "]"',
};

class Scanner {
  readonly #text: string;
  #at = 0;
  readonly twice: JsonFault[] = [];

  constructor(text: string) {
    this.#text = text;
  }

  document(): void {
    this.#value('');
    if (this.#skip() < this.#text.length) this.#fail('the end of the file');
  }

  #skip(): number {
    this.#take(SPACE);
    return this.#at;
  }

  #take(token: RegExp): string | undefined {
    token.lastIndex = this.#at;
    const found = token.exec(this.#text)?.[0];
    this.#at += found?.length ?? 0;
    return found;
  }

  #takes(character: string): boolean {
    if (this.#text[this.#skip()] !== character) return false;
    this.#at += 1;
    return true;
  }

  #place(offset: number): Said {
    const before = this.#text.slice(0, offset).split('\n');
    const column = (before.at(-1)?.length ?? 0) + 1;
    return say(`line ${before.length}, column ${column}`, `línea ${before.length}, columna ${column}`);
  }

  #fail(expected: string): never {
    const found = this.#take(WORD);
    const place = this.#place(this.#at - (found?.length ?? 0));
    const got = found ?? 'the end of the file';
    throw new NotJson(
      say(
        `is not JSON in ${place.en}: expected ${expected}, found ${got}`,
        `no es JSON en la ${place.es}: se esperaba ${SPANISH[expected] ?? expected} y hay ${SPANISH[got] ?? got}`,
      ),
    );
  }

  #value(pointer: string): void {
    if (this.#takes('{')) this.#object(pointer);
    else if (this.#takes('[')) this.#array(pointer);
    else if (this.#take(STRING) === undefined && this.#take(SCALAR) === undefined) this.#fail('a value');
  }

  #object(pointer: string): void {
    const keys = new Set<string>();
    if (this.#takes('}')) return;
    do {
      const start = this.#skip();
      const written = this.#take(STRING) ?? this.#fail('a name in double quotes');
      const key = written.slice(1, -1);
      if (keys.has(key))
        this.twice.push({
          pointer: step(pointer, key),
          reason: say(
            `"${key}" is there twice, again in ${this.#place(start).en}: take one out`,
            `"${key}" está dos veces, otra vez en la ${this.#place(start).es}: quita una`,
          ),
        });
      keys.add(key);
      if (!this.#takes(':')) this.#fail('":"');
      this.#value(step(pointer, key));
    } while (this.#takes(','));
    if (!this.#takes('}')) this.#fail('"," or "}"');
  }

  #array(pointer: string): void {
    if (this.#takes(']')) return;
    let index = 0;
    do {
      this.#value(step(pointer, index));
      index += 1;
    } while (this.#takes(','));
    if (!this.#takes(']')) this.#fail('"," or "]"');
  }
}

/** The first place where the text is no JSON, or else every key that an object has twice. */
function jsonFaults(text: string): JsonFault[] {
  if (text.startsWith('\ufeff'))
    return [
      {
        pointer: '',
        reason: say(
          'begins with a byte order mark: save it as UTF-8 without one',
          'empieza con una marca BOM: guárdalo como UTF-8 sin BOM',
        ),
      },
    ];
  const scanner = new Scanner(text);
  try {
    scanner.document();
    return scanner.twice;
  } catch (error) {
    if (!(error instanceof NotJson)) throw error;
    return [{ pointer: '', reason: error.said }];
  }
}
