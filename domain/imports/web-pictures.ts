import { fold } from '../places/fold.ts';
import type { ImportNote, ImportRecord } from './import-record.ts';
import { columnAt, type ImportShape } from './shape-answer.ts';

/** Pictures that a file names by their addresses on the web. They are downloaded after its records are written. */

/** Why the picture at an address could not be had. */
export const WEB_FAULTS = ['address', 'unreachable', 'missing', 'too_large', 'not_a_picture'] as const;
export type WebFault = (typeof WEB_FAULTS)[number];

/** Why a product did not get a picture of its file. */
export const PICTURE_FAULTS = [...WEB_FAULTS, 'limit', 'too_many', 'no_room', 'no_right', 'gone'] as const;
export type PictureFault = (typeof PICTURE_FAULTS)[number];

/** Pictures that one import downloads. */
export const MOST_PICTURES_OF_IMPORT = 5_000;
/** Characters of an address that a record can hold. */
const LONGEST = 500;

export interface PictureAddresses {
  /** In their order, each once. */
  web: string[];
  /** What is no address of the web, such as the name of a file. */
  others: string[];
}

/** Addresses stand side by side with a comma, a semicolon, a bar or white space between them. A comma may be part of one. */
const BETWEEN = /[\s|]+|[,;](?=\s|$|https?:|\/)/i;
/** As our own export writes a picture that this store has: there is nothing to download. */
const STORED = /^\/api\/v1\/files\//;

const PICTURE = /^(?:imagen|imagenes|imagem|imagens|images?|fotos?|photos?|pictures?)$/;
/** What may stand beside it, and says no more: `URL de la imagen 2`, `Foto principal`. */
const BESIDE_PICTURE =
  /^(?:\d{1,2}|urls?|links?|enlaces?|de|del|da|do|la|las|of|the|product[os]?|principal|main|adicional|adicionales|extra)$/;

/** Whether a header says that its column has pictures of the product, and nothing else of them. */
export function isPictureHeader(header: string): boolean {
  const words = fold(header).split(' ');
  return (
    words.some((word) => PICTURE.test(word)) &&
    words.every((word) => PICTURE.test(word) || BESIDE_PICTURE.test(word))
  );
}

/** Whether several columns of a file may mean this one: their cells stand side by side. */
export function takesSeveral(shape: ImportShape, path: string): boolean {
  return columnAt(shape, path)?.kind === 'pictures';
}

/** The cells with one more text; beside the one that is there where several columns mean the same. */
export function withText(
  shape: ImportShape,
  cells: Record<string, string>,
  path: string,
  text: string,
): Record<string, string> {
  const before = takesSeveral(shape, path) ? (cells[path] ?? '') : '';
  return { ...cells, [path]: `${before} ${text}`.trim() };
}

/** What a cell with pictures says. */
export function pictureAddresses(text: string): PictureAddresses {
  const parts = text
    .split(BETWEEN)
    .map((part) => part.trim())
    .filter((part) => part !== '' && !STORED.test(part));
  const web = parts.filter(isWebAddress);
  if (web.length === parts.length) return { web: [...new Set(web)], others: [] };
  // A name may have spaces, so such a cell is reported whole.
  return {
    web: [...new Set(web)],
    others: web.length === 0 ? [text] : parts.filter((part) => !isWebAddress(part)),
  };
}

/** The pictures of a file that are no addresses, so that nobody can download them. */
export function namedPictures({ columns }: ImportShape, records: readonly ImportRecord[]): ImportNote[] {
  const paths = columns.flatMap(({ kind, path }) => (kind === 'pictures' ? [path] : []));
  return records.flatMap(({ lines }) =>
    lines.flatMap(({ line, cells }) =>
      paths.flatMap((path) => {
        const [value] = pictureAddresses(cells[path] ?? '').others;
        return value === undefined ? [] : [{ line, kind: 'picture_address' as const, value }];
      }),
    ),
  );
}

function isWebAddress(text: string): boolean {
  return /^https?:\/\//i.test(text) && text.length <= LONGEST && URL.canParse(text);
}
