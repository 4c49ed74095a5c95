/** The most expensive forms that a call may bring, each just small enough to be let in. */
import fc from 'fast-check';

type Bytes = Uint8Array<ArrayBuffer>;

const latin1 = (text: string): Bytes => new Uint8Array(Buffer.from(text, 'latin1'));

function repeated(piece: string | Bytes, size: number): Bytes {
  const bytes = typeof piece === 'string' ? latin1(piece) : piece;
  return new Uint8Array(Buffer.alloc(Math.max(0, size), bytes));
}

const joined = (...parts: Bytes[]): Bytes => new Uint8Array(Buffer.concat(parts));

/** A boundary that the media type allows: some look like what stands around them. */
export const boundary = fc.oneof(
  fc.constantFrom(
    '-',
    '--',
    '----',
    'a',
    'x'.repeat(70),
    'a b',
    '=',
    '(+)',
    "'",
    'boundary=a',
    '-'.repeat(70),
  ),
  fc.stringMatching(/^[\w'()+,./:=?-]{1,70}$/),
  fc.stringMatching(/^grenze\d{9}$/),
);

/** A head whose `piece` is repeated until it has `size` characters. */
const head = (mark: string, piece: string, size: number): Bytes =>
  joined(latin1(`--${mark}\r\n`), repeated(piece, size));

const DISPOSITION = 'Content-Disposition: form-data; name="file"; filename="a.jpg"\r\n';
const end = (mark: string): Bytes => latin1(`\r\n--${mark}--\r\n`);

/** One file as a browser writes it. */
export function fileForm(mark: string, file: Bytes, heading: string = DISPOSITION): Bytes {
  return joined(latin1(`--${mark}\r\n${heading}\r\n`), file, end(mark));
}

const part = (mark: string, name: string, value: string): string =>
  `--${mark}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;

/** What a head may hold, repeated: parsers have been slow on each of these. */
const HEAD_PIECES = [
  'a',
  'X-A: b\r\n',
  '; a=b',
  '"',
  '\\"',
  "; filename*=UTF-8''%61",
  ' ',
  '\t',
  ':',
  '=?utf-8?b?',
];
export const headPiece = fc.constantFrom(...HEAD_PIECES);
/** What a file may hold, repeated: the beginnings of an end, and nothing at all. */
export const filler = (mark: string) =>
  fc.constantFrom(`\r\n--${mark.slice(0, -1)}`, `--${mark.slice(0, -1)}`, '\r\n', '\r', '-', '\0', 'a', 'é');

export interface Around {
  mark: string;
  piece: string;
  fill: string;
  room: number;
}

/** Heads are let in up to some length, so a form has several of just less. */
const LET_IN = 3900;

/** By what makes it expensive. */
export const FORMS: Readonly<Record<string, (around: Around) => Bytes>> = {
  'thousands of tiny fields': ({ mark, room }) => repeated(part(mark, 'a', 'b'), room),
  'thousands of files': ({ mark, room }) => repeated(`--${mark}\r\n${DISPOSITION}\r\nx\r\n`, room),
  'nothing but boundaries': ({ mark, room }) => repeated(`--${mark}\r\n`, room),
  'nothing but last boundaries': ({ mark, room }) => repeated(`--${mark}--\r\n`, room),
  'a head without end': ({ mark, piece, room }) => head(mark, piece, room - mark.length - 4),
  'a head of one part, as long as is let in': ({ mark, piece, fill, room }) => {
    const long = Buffer.from(repeated(piece, LET_IN - DISPOSITION.length - mark.length)).toString('latin1');
    return fileForm(mark, repeated(fill, room - LET_IN - 200), `${DISPOSITION}${long}\r\n`);
  },
  'ten heads, as long as is let in': ({ mark, piece, room }) => {
    const long = `${DISPOSITION}X: ${piece.repeat(Math.floor((LET_IN - 200) / piece.length))}\r\n`;
    const one = `--${mark}\r\n${long}\r\n`;
    const rest = Math.floor((room - 10 * one.length - 200) / 9);
    const parts = Array.from({ length: 9 }, () => joined(latin1(one), repeated('a', rest), latin1('\r\n')));
    return joined(...parts, end(mark));
  },
  'a long name of the file': ({ mark, piece, fill, room }) => {
    const name = piece.replaceAll(/[\r\n"]/g, '').padEnd(1, 'a');
    const long = name.repeat(Math.floor((LET_IN - 100) / name.length));
    const heading = `Content-Disposition: form-data; name="file"; filename="${long}"\r\n`;
    return fileForm(mark, repeated(fill, room - LET_IN - 300), heading);
  },
  'a long name of the field': ({ mark, fill, room }) =>
    fileForm(
      mark,
      repeated(fill, room - LET_IN - 300),
      `Content-Disposition: form-data; name="${'n'.repeat(LET_IN - 100)}"\r\n`,
    ),
  'a beginning without end': ({ mark, fill, room }) =>
    joined(repeated(fill, room - 500), fileForm(mark, latin1('x'))),
  'an end without end': ({ mark, fill, room }) =>
    joined(fileForm(mark, latin1('x')), repeated(fill, room - 500)),
  'a file of one piece': ({ mark, fill, room }) => fileForm(mark, repeated(fill, room - 500)),
};

/** Files that are dear to look at, whatever takes them: pictures, drawings, PDFs, archives, tables. */
export const FILES: Readonly<Record<string, (room: number) => Bytes>> = {
  'a drawing that begins with comments': (room) => joined(latin1('<?xml?>'), repeated('<!---->', room)),
  'a drawing of spaces': (room) => joined(repeated(' \n', 2000), latin1('<svg '), repeated(' ', room - 2100)),
  'a deep drawing': (room) =>
    joined(latin1('<svg xmlns="http://www.w3.org/2000/svg">'), repeated('<g>', room)),
  'a wide drawing': (room) =>
    joined(
      latin1('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">'),
      repeated('<a/>', room - 200),
      latin1('</svg>'),
    ),
  'a photo of nothing but markers': (room) =>
    joined(new Uint8Array([0xff, 0xd8]), repeated(new Uint8Array([0xff, 0xfe, 0, 2]), room)),
  'a PNG of nothing but chunks': (room) =>
    joined(
      new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      repeated(new Uint8Array([0, 0, 0, 0, 0x74, 0x45, 0x58, 0x74, 0, 0, 0, 0]), room),
    ),
  'a TIFF whose directory is its own next': (room) =>
    joined(
      new Uint8Array([0x49, 0x49, 0x2a, 0, 8, 0, 0, 0, 0, 0, 8, 0, 0, 0]),
      repeated(new Uint8Array([0, 0, 8, 0, 0, 0]), room),
    ),
  'a PDF of nothing but objects': (room) =>
    joined(latin1('%PDF-1.7\n'), repeated('1 0 obj<<>>endobj\n', room), latin1('%%EOF')),
  'a PDF without end': (room) => joined(latin1('%PDF-1.7\n'), repeated('%%EO', room)),
  'an archive of nothing but entries': (room) =>
    repeated(new Uint8Array([0x50, 0x4b, 1, 2, ...Array.from({ length: 42 }, () => 0)]), room),
  'an archive whose end names itself again': (room) =>
    repeated(
      new Uint8Array([0x50, 0x4b, 5, 6, 0, 0, 0, 0, 255, 255, 255, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]),
      room,
    ),
  'a table of separators': (room) => repeated(',', room),
  'a table of quotation marks': (room) => repeated('"', room),
};
