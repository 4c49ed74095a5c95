import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { ChatProduct } from '../../../domain/chat/catalog.ts';
import { LONGEST_CHAT } from '../../../domain/chat/messages.ts';
import { readChat } from '../../../domain/chat/read-chat.ts';
import { stemOf } from '../../../domain/chat/words.ts';
import { fold } from '../../../domain/places/fold.ts';
import { factsOf, linesOf, readCorpus, type CorpusChat } from './corpus.ts';

const CORPUS = readCorpus();
const SHOPS = new Map(CORPUS.map(({ shop, products }) => [shop, products]));

const draftOf = ({ text, products, shop }: CorpusChat) => readChat(text, products, [shop]);

/** Share of what a careful reader takes from the chats that the drafts have as well. */
function shares(chats: readonly CorpusChat[]): { lines: number; facts: number } {
  const drafts = chats.map((chat) => ({
    chat,
    lines: linesOf(draftOf(chat)),
    facts: factsOf(draftOf(chat)),
  }));
  const lines = drafts.flatMap(({ chat, lines: found }) => chat.lines.map((line) => found.includes(line)));
  const facts = drafts.flatMap(({ chat, facts: found }) =>
    [...chat.facts].map(([name, value]) => found.get(name) === value),
  );
  return { lines: rate(lines), facts: rate(facts) };
}

function rate(right: readonly boolean[]): number {
  return right.filter(Boolean).length / right.length;
}

describe('[ORD-19] a draft of an order from a chat', () => {
  it('has at least nine of ten lines and facts right, of chats that tuned it and of others', () => {
    expect(CORPUS.length).toBeGreaterThanOrEqual(80);
    for (const half of [1, 0]) {
      const { lines, facts } = shares(CORPUS.filter(({ number }) => number % 2 === half));
      expect(lines).toBeGreaterThanOrEqual(0.9);
      expect(facts).toBeGreaterThanOrEqual(0.9);
    }
  });

  test.each(CORPUS)('proposes nothing that the chat does not order, and nothing untold: $title', (chat) => {
    const draft = draftOf(chat);
    const ordered = chat.lines.flatMap((line) => line.replace(/^(?:\? )?\d+ /u, '').split(' | '));
    for (const { products } of draft.lines)
      expect(ordered).toEqual(expect.arrayContaining(products.map(({ name }) => name)));
    const told = [...chat.facts.keys()];
    expect(told).toEqual(expect.arrayContaining([...factsOf(draft).keys()]));
  });

  test.each(CORPUS)('quotes the chat: $title', (chat) => {
    const { lines, unread, ...contact } = draftOf(chat);
    const said = fold(chat.text);
    const quotes = [
      ...lines.flatMap(({ from }) => from),
      ...unread,
      ...Object.values(contact).flatMap((guess) => (guess === null ? [] : [guess.from])),
    ];
    for (const quote of quotes) expect(said).toContain(fold(quote));
  });

  it('names a thing of the catalog of another shop only by a word of its name', () => {
    const strange = CORPUS.flatMap((chat) => {
      const words = new Set(fold(chat.text).split(' ').map(stemOf));
      const own = new Set(chat.products.map(({ name }) => name));
      return [...SHOPS.values()]
        .flatMap((products) => readChat(chat.text, products, [chat.shop]).lines)
        .flatMap((line) => line.products.map(({ name }) => name))
        .filter(
          (name) =>
            !own.has(name) &&
            !fold(name)
              .split(' ')
              .some((word) => words.has(stemOf(word))),
        );
    });
    expect(strange).toEqual([]);
  });

  it.each([
    ['2 blusas manuela, una en M negra y la otra en S azul', ['1 M Negro', '1 S Azul']],
    ['dos blusas manuela una negra M y otra blanca L', ['1 M Negro', '1 L Blanco']],
    ['2 blusas manuela talla S: negra y azul', ['1 S Negro', '1 S Azul']],
    ['4 blusas manuela en M, negras y azules', ['2 M Negro', '2 M Azul']],
    ['3 blusas manuela, una negra S y las otras azules M', ['1 S Negro', '2 M Azul']],
    ['3 blusas manuela, una negra S y dos azules M', ['1 S Negro', '2 M Azul']],
    // Each number has its own values: these are four, and five.
    ['2 blusas manuela negras M y 2 azules L', ['2 M Negro', '2 L Azul']],
    ['quiero 3 blusas manuela negras S y 2 blusas manuela azules M', ['3 S Negro', '2 M Azul']],
  ])('adds up to what was asked for in all: %s', (text, expected) => {
    const { lines } = readChat(text, SHOPS.get('Tienda Alma') ?? [], []);
    expect(
      lines.map(({ quantity, chosen }) => `${quantity} ${chosen.get('Talla')} ${chosen.get('Color')}`),
    ).toEqual(expected);
  });

  it('knows the shop by the beginning of its name, however kindly the buyer writes', () => {
    const chat = `[28/11/26, 8:14 a. m.] Yurany C.: buenas mi amor
[28/11/26, 8:14 a. m.] Yurany C.: me regala la blusita manuela azulita en S
[28/11/26, 8:15 a. m.] La Percha: claro q si reina, para donde seria?
[28/11/26, 8:17 a. m.] Yurany C.: pa envigado, cra 43 # 38 sur 15 apto 502, barrio mesa
[28/11/26, 8:17 a. m.] Yurany C.: soy yurany castrillon, mi cel es 300 5557812`;
    for (const names of [['La Percha de Marta'], []]) {
      const draft = readChat(chat, SHOPS.get('Tienda Alma') ?? [], names);
      expect(linesOf(draft)).toEqual(['1 Blusa Manuela | S | Azul']);
      expect(draft.name?.value).toBe('Yurany Castrillon');
      expect(Object.fromEntries(factsOf(draft))).toEqual({
        name: 'yurany castrillon',
        phone: '573005557812',
        address: 'cra 43 38 sur 15 apto 502 barrio mesa',
        city: 'envigado',
      });
    }
  });

  it('reads an address without a street, and a name as names are written', () => {
    const read = (text: string) => readChat(text, [], []);
    expect(read('urbanizacion San Antonio torre 3 apto 1204').address?.value).toBe(
      'urbanizacion San Antonio torre 3 apto 1204',
    );
    expect(read('el edificio es bonito').address).toBeNull();
    expect(read('a nombre de KAREN LOPEZ').name?.value).toBe('Karen Lopez');
    expect(read('me llamo ana de la hoz').name?.value).toBe('Ana de la Hoz');
    expect(read('a nombre de María McLean').name?.value).toBe('María McLean');
  });

  it('takes the number of the chat and not the one that money goes to', () => {
    const read = (text: string) => readChat(text, [], []).phone?.value;
    expect(read('te pagué al nequi 300 111 22 33. mi cel 310 222 33 44')).toBe('573102223344');
    expect(read('+57 300 123 4567')).toBe('573001234567');
    expect(read('(604) 444 5566')).toBe('576044445566');
    expect(read('son 45.000 pesos, pedido 1234567')).toBeUndefined();
  });

  it('reads a city where a place is meant, and none where the word is another', () => {
    const read = (text: string) => readChat(text, [], []).city_id?.value;
    expect(read('envío a bogota')).toBe('11001');
    expect(read('Ciudad: Pasto')).toBe('52001');
    expect(read('necesito pasto sintético')).toBeUndefined();
    expect(read('qué bello todo')).toBeUndefined();
    expect(read('soy de Bello')).toBe('05088');
    // Two places have this name.
    expect(read('envío a Barbosa')).toBeUndefined();
  });
});

const CATALOG: readonly ChatProduct[] = [...SHOPS.values()]
  .flat()
  .map((product, at) => ({ ...product, id: at + 1 }));
const KNOWN = new Set(CATALOG.flatMap(({ name }) => fold(name).split(' ').map(stemOf)));
const foreign = fc
  .stringMatching(/^[bdfgklnptw]{3}[aeiou][qwx]{3}$/)
  .filter((word) => !KNOWN.has(stemOf(word)));

describe('any text', () => {
  it('of words that nobody sells orders nothing', () => {
    fc.assert(
      fc.property(fc.array(foreign, { maxLength: 30 }), (words) => {
        expect(readChat(words.join(' '), CATALOG, []).lines).toEqual([]);
      }),
    );
  });

  it('is read without a fault, the same way each time, up to its bound', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 300 }),
        fc.constantFrom(...CORPUS),
        (noise, chat) => {
          const text = `${noise}\n${chat.text}\n${noise}`;
          const draft = readChat(text, CATALOG, []);
          expect(readChat(text, CATALOG, [])).toEqual(draft);
          const padded = text.padEnd(LONGEST_CHAT, '.');
          expect(readChat(`${padded}quiero una gorra`, CATALOG, [])).toEqual(readChat(padded, CATALOG, []));
        },
      ),
    );
  });
});
