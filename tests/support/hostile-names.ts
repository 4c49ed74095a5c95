/** Names that a stranger chooses so that a mail says, or links to, what they want. */
import fc from 'fast-check';

const host = fc.constantFrom(
  'evil.co',
  'premio.xyz',
  'bancolombia.com.evil.io',
  'xn--p1ai.рф',
  '1.2.3.4',
  't.me/x',
);
/** What a program or a person reads as a full stop. */
const dot = fc.constantFrom(
  '.',
  '．',
  '。',
  '｡',
  '․',
  '‧',
  '·',
  '\u200b.',
  '.\u200b',
  '.\u2060',
  ' . ',
  '%2e',
  '&#46;',
);
const scheme = fc.constantFrom(
  '',
  'https://',
  'http:\\\\',
  'HTTPS:／／',
  'www.',
  'ｗｗｗ．',
  'mailto:',
  'tel:',
  'a@',
  '//',
);
const hidden = fc.constantFrom(
  '\u202e',
  '\u200f',
  '\u2066',
  '\u200b',
  '\u00ad',
  '\ufeff',
  '\u2028',
  '\u2029',
  '\r\n',
  '\n\n',
  '\t',
  '\0',
  '\u0085',
  '\u{e0041}',
);
const phrase = fc.constantFrom(
  'Su cuenta fue bloqueada',
  'Gana ya: llama al 300 123 4567',
  'Lláma٣٠٠١٢٣٤٥٦٧',
  '$500.000 gratis',
  '<a href=//evil.co>Entra</a>',
  '[Entra](//evil.co)',
  '"><b>',
  '%{link}',
  '%{store}',
  '» Tendero «',
);
const link = fc
  .tuple(scheme, host, dot)
  .map(([before, name, separator]) => before + name.replaceAll('.', separator));

export const hostileName: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(link, hidden, phrase, fc.string({ maxLength: 8 }), fc.string({ unit: 'binary', maxLength: 4 })),
    {
      minLength: 1,
      maxLength: 4,
    },
  )
  .map((parts) => parts.join(' '));

/** What some mail program makes a link or a call of, or what moves the text around it. */
export const HARM =
  /[^\s.．｡。«»“”]+[.．｡。][^\s.．｡。«»“”]{2}|:\/\/|www|@|[^\P{C}\n]|[\u2028\u2029\r\t]|(?:\p{Nd}[ -]?){5}/iu;
