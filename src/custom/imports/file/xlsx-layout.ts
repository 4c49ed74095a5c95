/**
 * What the reader of rows does not say of a sheet: which cells are merged, and in what form a number is shown. It scans the
 * text of the parts and builds nothing of them.
 */
import type { Archive } from './check-zip.ts';

/** Cells of one column that are merged: the first has the value. */
export interface MergedColumn {
  /** From 0. */
  column: number;
  first: number;
  last: number;
}

/** How a number is shown: with this many decimals, or filled with zeros to this many digits. */
export interface NumberForm {
  decimals?: number;
  digits?: number;
}

export interface SheetLayout {
  merged: MergedColumn[];
  /** @param column from 0 */
  formOf(line: number, column: number): NumberForm | undefined;
}

const BUILT_IN: Readonly<Record<number, NumberForm>> = {
  1: { decimals: 0 },
  2: { decimals: 2 },
  3: { decimals: 0 },
  4: { decimals: 2 },
  5: { decimals: 0 },
  6: { decimals: 0 },
  7: { decimals: 2 },
  8: { decimals: 2 },
  37: { decimals: 0 },
  38: { decimals: 0 },
  39: { decimals: 2 },
  40: { decimals: 2 },
  41: { decimals: 0 },
  42: { decimals: 0 },
  43: { decimals: 2 },
  44: { decimals: 2 },
};
const WORKSHEET = /^xl\/worksheets\/[^/]+\.xml$/;
const COLUMNS = 16_384;

/** @param sheet by name; the first one when it is left out */
export async function layoutOf(archive: Archive, sheet: string | undefined): Promise<SheetLayout> {
  const forms = await formsIn(archive);
  const path = await pathOf(archive, sheet);
  const shown = new Map<number, NumberForm>();
  const merged: MergedColumn[] = [];
  for await (const tag of tagsOf(archive.textOf(path), forms.size === 0 ? MERGES : CELLS)) {
    if (tag.name === 'mergeCell') {
      const found = mergedColumn(attribute(tag, 'ref'));
      if (found !== undefined) merged.push(found);
      continue;
    }
    const form = forms.get(Number(attribute(tag, 's')));
    const at = form && placeOf(attribute(tag, 'r'));
    if (form && at) shown.set(at.line * COLUMNS + at.column, form);
  }
  return { merged: merged.sort(inOrder), formOf: (line, column) => shown.get(line * COLUMNS + column) };
}

function inOrder(a: MergedColumn, b: MergedColumn): number {
  return a.column - b.column || a.first - b.first;
}

interface Tag {
  /** Without its namespace; with a slash where it closes. */
  name: string;
  text: string;
}

const MERGES: ReadonlySet<string> = new Set(['mergeCell']);
const CELLS: ReadonlySet<string> = new Set(['c', 'mergeCell']);
const STYLES: ReadonlySet<string> = new Set(['numFmt', 'cellXfs', '/cellXfs', 'xf']);

/** The tags of these names, in their order. */
async function* tagsOf(pieces: AsyncGenerator<string>, wanted: ReadonlySet<string>): AsyncGenerator<Tag> {
  let rest = '';
  for await (const piece of pieces) {
    const parts = (rest + piece).split('<');
    rest = parts.pop() ?? '';
    for (const part of parts) {
      const tag = tagIn(part);
      if (wanted.has(tag.name)) yield tag;
    }
    // What follows the last bracket is whole once another one comes, or the text ends.
    rest = `<${rest}`;
  }
  const last = tagIn(rest.slice(1));
  if (wanted.has(last.name)) yield last;
}

function tagIn(part: string): Tag {
  const end = part.indexOf('>');
  const text = end === -1 ? part : part.slice(0, end);
  const [first = ''] = text.split(/[\s/]/, text.startsWith('/') ? 2 : 1).filter((word) => word !== '');
  const local = first.slice(first.indexOf(':') + 1);
  return { name: text.startsWith('/') ? `/${local}` : local, text: text.replaceAll(/\s/g, ' ') };
}

function attribute({ text }: Tag, name: string): string {
  for (const quote of ['"', "'"]) {
    const start = text.indexOf(` ${name}=${quote}`);
    const from = start + name.length + 3;
    if (start !== -1) return text.slice(from, Math.max(from, text.indexOf(quote, from)));
  }
  return '';
}

/** The part of a sheet, by its name in the workbook. */
async function pathOf(archive: Archive, sheet: string | undefined): Promise<string> {
  let id: string | undefined;
  for await (const tag of tagsOf(archive.textOf('xl/workbook.xml'), new Set(['sheet'])))
    if (id === undefined && (sheet === undefined || unescaped(attribute(tag, 'name')) === sheet))
      id = attribute(tag, 'r:id');
  let target = '';
  for await (const tag of tagsOf(archive.textOf('xl/_rels/workbook.xml.rels'), new Set(['Relationship'])))
    if (attribute(tag, 'Id') === id) target = attribute(tag, 'Target');
  const path = target.startsWith('/') ? target.slice(1) : `xl/${target}`;
  return archive.names.includes(path) ? path : (archive.names.find((name) => WORKSHEET.test(name)) ?? '');
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function unescaped(text: string): string {
  return text.replaceAll(
    /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w{2,4}));/gi,
    (all, decimal: string | undefined, hex: string | undefined, name: string) => {
      const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
      if (code <= 0x10ffff) return String.fromCodePoint(code);
      return ENTITIES[name] ?? all;
    },
  );
}

/** Forms by the style of a cell; a style that shows a number as it is has none. */
async function formsIn(archive: Archive): Promise<Map<number, NumberForm>> {
  const codes = new Map<number, string>();
  const formats: number[] = [];
  let ofCells = false;
  for await (const tag of tagsOf(archive.textOf('xl/styles.xml'), STYLES)) {
    if (tag.name === 'numFmt')
      codes.set(Number(attribute(tag, 'numFmtId')), unescaped(attribute(tag, 'formatCode')));
    else if (tag.name === 'xf') {
      if (ofCells) formats.push(Number(attribute(tag, 'numFmtId')));
    } else ofCells = tag.name === 'cellXfs';
  }
  return new Map(
    formats.flatMap((format, style) => {
      const code = codes.get(format);
      const form = code === undefined ? BUILT_IN[format] : formOfCode(code);
      return form === undefined ? [] : [[style, form] as const];
    }),
  );
}

/** `000000` fills with zeros, `"$" #,##0.00` has two decimals. Undefined for a percentage, a day, or the general form. */
function formOfCode(code: string): NumberForm | undefined {
  const signs = signsOf(code);
  if (/^0{2,}$/.test(signs)) return { digits: signs.length };
  if (/[^0#?.,\s$()€+-]/.test(signs) || !/[0#]/.test(signs)) return undefined;
  const [, decimals = '', more] = signs.split('.');
  return more === undefined ? { decimals: decimals.replaceAll(/[^0#?]/g, '').length } : undefined;
}

/** What a code says of positive numbers, without texts, colours and fillings. */
function signsOf(code: string): string {
  let signs = '';
  for (let at = 0; at < code.length && code[at] !== ';'; at += 1) {
    const sign = code[at] ?? '';
    if (sign === '"' || sign === '[') {
      const end = code.indexOf(sign === '[' ? ']' : '"', at + 1);
      if (end === -1) return signs;
      at = end;
    } else if (sign === '\\' || sign === '_' || sign === '*') at += 1;
    else signs += sign;
  }
  return signs.trim();
}

function mergedColumn(range: string): MergedColumn | undefined {
  const [start, end] = range.split(':');
  const [from, to] = [placeOf(start ?? ''), placeOf(end ?? '')];
  if (from === undefined || to === undefined || to.line <= from.line) return undefined;
  return { column: from.column, first: from.line, last: to.line };
}

function placeOf(reference: string): { line: number; column: number } | undefined {
  const found = /^([A-Z]{1,3})(\d{1,7})$/.exec(reference);
  if (found === null) return undefined;
  const column = [...(found[1] ?? '')].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  return { line: Number(found[2]), column };
}
