/**
 * Lists of clients as shops and Shopify write them. What a row says is stored: its phone, name, mail and document. A phone
 * that is none is a fault of the review, and no digits of it are guessed.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { effort, SEED } from '../../support/effort.ts';
import { openImportShop, type ImportShop, type Loaded, type StoredCustomer } from './panel.ts';
import { encoded, ENCODINGS, pick, seeded, writes, type Manner } from './sheets.ts';

const FILES = effort(12, 36);
const CLIENTS = 6;
const FORMATS = ['own', 'shopify'] as const;

/** One Colombian mobile number, ten digits, in the ways of writing it; all of them are 57 and these digits. */
const NOTATIONS: ((digits: string) => string)[] = [
  (digits) => digits,
  (digits) => `57${digits}`,
  (digits) => `+57 ${digits}`,
  (digits) => `0057${digits}`,
  (digits) => `'+57${digits}`,
  (digits) => `(+57) ${digits}`,
  (digits) => `${digits}.0`,
  (digits) => digits.replace(/(...)(...)(....)/, '$1 $2 $3'),
  (digits) => digits.replace(/(...)(...)(....)/, '($1) $2-$3'),
  (digits) => digits.replace(/(...)(...)(..)(..)/, '+57-$1.$2.$3.$4'),
  (digits) => `Cel: ${digits.replace(/(...)(...)(....)/, '$1 $2 $3')}`,
  (digits) => `WhatsApp ${digits}`,
  (digits) => `${digits} ext. 12`,
];
const NO_PHONES = [
  '3,00123E+09',
  '30012345678',
  '3001234',
  '03001234567',
  '0300 123 4567',
  '+0300 123 4567',
  'no tiene',
  '300 123 4567 / 310 123 4567',
  '300 123 4567 ó 310 123 4567',
  '#N/A',
  '\u0663\u0660\u0660\u0661\u0662\u0663\u0664\u0665\u0666\u0667',
  '+57 200 123 4567',
  '📱',
  '-',
];
const NAMES = ['Ana María', 'Íñigo', 'Zoë 🌸', 'D’Angelo', 'José "Pepe"', 'Núñez; hijo', "O'Brien", '李 雷'];

interface Client {
  name: string;
  phone: string;
  written: string;
  mail: string;
  document: string;
}

const SHEETS = {
  own: {
    titles: ['Nombres', 'Celular', 'Correo', 'Cédula'],
    row: ({ name, written, mail, document }: Client) => [name, written, mail, document],
  },
  shopify: {
    titles: ['First Name', 'Email', 'Default Address Phone', 'Phone', 'Total Orders'],
    row: ({ name, written, mail }: Client) => [name, mail, written, '', '2'],
  },
};

const files = Array.from({ length: FILES }, (_, file) => {
  const random = seeded(SEED + 104_729 * (file + 1));
  const whole = (below: number) => Math.floor(random() * below);
  const format = FORMATS[file % FORMATS.length] ?? 'own';
  const manner: Pick<Manner, 'separator' | 'encoding' | 'dress'> = {
    separator: pick([',', ';', '\t'], random),
    encoding: pick(ENCODINGS, random),
    dress: pick(['plain', 'quoted'], random),
  };
  const own = (list: readonly string[]) => list.filter((text) => writes(manner.encoding, text));
  const clients = Array.from({ length: CLIENTS }, (__, at): Client => {
    const number = file * CLIENTS + at;
    const digits = `3${String(whole(3))}${String(number).padStart(8, '0')}`;
    const last = at === CLIENTS - 1;
    // In a workbook an apostrophe in front is a character of the text.
    const notations = NOTATIONS.filter((write) => manner.encoding !== 'xlsx' || !write('').startsWith("'"));
    return {
      name: pick(own(NAMES), random),
      phone: `57${digits}`,
      written: last ? pick(own(NO_PHONES), random) : pick(notations, random)(digits),
      mail: `c${number}@example.com`,
      // Some with zeros in front, some as a number of a spreadsheet.
      document: `${whole(2) === 0 ? '00' : '1'}${String(number).padStart(7, '0')}`,
    };
  });
  return {
    title: `${format} ${JSON.stringify(manner.separator)} ${manner.encoding} ${clients.at(-1)?.written}`,
    format,
    clients: clients.slice(0, -1),
    bytes: () => encoded([SHEETS[format].titles, ...clients.map(SHEETS[format].row)], manner),
  };
});

type Stored = StoredCustomer & { email: string; dni: string | null };

let shop: ImportShop;
let stored: Map<string, Stored>;
const loaded: Loaded[] = [];
beforeAll(async () => {
  shop = await openImportShop();
  for (const [at, file] of files.entries())
    loaded.push(await shop.load('customers', `${at}`, await file.bytes()));
  stored = new Map(((await shop.customers()) as Stored[]).map((client) => [client.email, client]));
});
afterAll(() => shop.close());

describe('clients of generated files', () => {
  it.each(files.map((file, at) => ({ ...file, at })))('$at $title', ({ format, clients, at }) => {
    const { reviewed, failures } = loaded[at] ?? {};
    expect(reviewed?.faults.map(({ line, field }) => `${line} ${field}`)).toEqual([
      `${CLIENTS + 1} phone_number`,
    ]);
    expect(failures).toHaveLength(1);
    expect(
      clients.map(({ mail }) => {
        const client = stored.get(mail);
        return client && [client.first_name, client.phone_number, client.dni];
      }),
    ).toEqual(clients.map(({ name, phone, document }) => [name, phone, format === 'own' ? document : null]));
  });
});
