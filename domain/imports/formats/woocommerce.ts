/**
 * WooCommerce's product export. It translates the headers into the language of the site. Rules of the format:
 * https://github.com/woocommerce/woocommerce/wiki/Product-CSV-Import-Schema
 */
import type { OptionValue } from '../../catalog/variants.ts';
import { fold } from '../../places/fold.ts';
import type { ImportNote, ImportRecord } from '../import-record.ts';
import { plainText } from '../cell-text.ts';
import type { Sheet, SheetRow } from '../sheet.ts';
import {
  cellsOf,
  everyYes,
  hasColumns,
  offerNote,
  readsFrom,
  titlesByPath,
  recordOf,
  type CellsOf,
  type FileFormat,
  type FormatContext,
  type FormatRecords,
  type FormatVariant,
} from './format.ts';
import { WOOCOMMERCE_TITLES } from './titles.ts';

const ATTRIBUTE = /^(?:attribute (\d+) (name|value s)|(nombre|valor es) del atributo (\d+))$/;
/** A draft, in the column that says whether a product is published. */
const DRAFT = '-1';
const HIDDEN = new Set(['hidden', 'oculto', 'oculta', 'escondido']);

type Column = keyof typeof WOOCOMMERCE_TITLES;
type Attributes = Map<string, string[]>;

const readsColumn = readsFrom(WOOCOMMERCE_TITLES);

export const WOOCOMMERCE: FileFormat = {
  is: (headers) =>
    hasColumns(headers, [WOOCOMMERCE_TITLES.type, WOOCOMMERCE_TITLES.name, WOOCOMMERCE_TITLES.price]),
  reads: (header) => readsColumn(header) || ATTRIBUTE.test(fold(header)),
  titles: titlesByPath(WOOCOMMERCE_TITLES),
  read,
};

/** The pictures of each line, as addresses or names of files. */
export function picturesOfWooCommerce(sheet: Sheet): Map<number, string[]> {
  const cell = cellsOf(sheet, WOOCOMMERCE_TITLES);
  return new Map(sheet.rows.map((row) => [row.line, listOf(cell(row, 'pictures'))]));
}

function read(sheet: Sheet, context: FormatContext): FormatRecords {
  const reader = new Reader(sheet, context);
  const variations = new Map<string, SheetRow[]>();
  const products = sheet.rows.filter((row) => !reader.is(row, 'variation'));
  const parents = new Set(products.flatMap((row) => reader.namesOf(row)));
  const orphans: SheetRow[] = [];
  for (const row of sheet.rows) {
    if (!reader.is(row, 'variation')) continue;
    const parent = reader.cell(row, 'parent');
    if (!parents.has(parent)) orphans.push(row);
    else variations.set(parent, [...(variations.get(parent) ?? []), row]);
  }
  const records = products.flatMap((row) =>
    reader.product(
      row,
      reader.namesOf(row).flatMap((name) => variations.get(name) ?? []),
    ),
  );
  const alone = orphans.flatMap((row) => {
    reader.note(row, 'unknown_parent', reader.cell(row, 'parent'));
    return reader.product(row, []);
  });
  return { records: [...records, ...alone].sort((a, b) => a.line - b.line), notes: reader.notes };
}

class Reader {
  readonly cell: CellsOf<Column>;
  readonly notes: ImportNote[] = [];
  readonly #attributes: (row: SheetRow) => Attributes;
  readonly #context: FormatContext;

  constructor(sheet: Sheet, context: FormatContext) {
    this.cell = cellsOf(sheet, WOOCOMMERCE_TITLES);
    this.#attributes = attributesIn(sheet.headers);
    this.#context = context;
  }

  note({ line }: SheetRow, kind: ImportNote['kind'], value: string): void {
    this.notes.push({ line, kind, value });
  }

  is(row: SheetRow, type: string): boolean {
    return listOf(this.cell(row, 'type')).some((one) => fold(one) === type);
  }

  /** A variation names its parent by SKU, or by `id:<ID>` when the parent has none. */
  namesOf(row: SheetRow): string[] {
    return [this.cell(row, 'sku'), `id:${this.cell(row, 'id')}`].filter(
      (name) => name !== '' && name !== 'id:',
    );
  }

  /** None for a bundle or an affiliate link: neither is sold from stock. */
  product(row: SheetRow, variations: readonly SheetRow[]): ImportRecord[] {
    if (this.is(row, 'grouped') || this.is(row, 'external')) {
      this.note(row, 'not_sold', this.cell(row, 'name'));
      return [];
    }
    const variants = this.#variants(row, variations);
    const own = {
      name: this.cell(row, 'name').replaceAll(/\s+/g, ' '),
      sku: this.cell(row, 'sku'),
      barcode: this.cell(row, 'barcode'),
      description: plainText(this.cell(row, 'description') || this.cell(row, 'summary')),
      active: this.#active(row),
      tags: listOf(this.cell(row, 'tags')).join(','),
      product_images: this.cell(row, 'pictures'),
      collections_id: listOf(this.cell(row, 'categories')).join(', '),
      ...(variants.length === 0 ? this.#prices(row) : {}),
      // With variants they have no place, and a person decides about them.
      quantity_available: variants.length === 0 ? this.#units(row) : this.cell(row, 'units'),
    };
    return [recordOf(row.line, own, variants, this.#context)];
  }

  #active(row: SheetRow): string {
    const published = this.cell(row, 'published');
    const hidden = HIDDEN.has(fold(this.cell(row, 'visibility')));
    return everyYes([published === DRAFT ? '0' : published, hidden ? '0' : '']);
  }

  /** The price of an offer counts while it lasts. */
  #prices(row: SheetRow): { price: string; discount_price: string } {
    const [price, offer] = [this.cell(row, 'price'), this.cell(row, 'offer')];
    const said = { from: this.cell(row, 'offerFrom'), to: this.cell(row, 'offerTo'), offer };
    const note = offer === '' ? undefined : offerNote(said, this.#context);
    if (note !== undefined) this.note(row, note.kind, note.value);
    return { price, discount_price: note === undefined ? offer : '' };
  }

  /** Units as they are written; none left where the shop says so, not counted where it says nothing. */
  #units(row: SheetRow): string {
    const stock = this.cell(row, 'units');
    const said = this.cell(row, 'inStock');
    return stock === '' && said !== '' && everyYes([said]) === '0' ? '0' : stock;
  }

  /**
   * One variant for each variation. An attribute that it leaves empty stands for every value that the product has, so such
   * a line is several variants.
   */
  #variants(parent: SheetRow, variations: readonly SheetRow[]): FormatVariant[] {
    const own = this.#attributes(parent);
    const chosen = variations.map((row) => ({ row, attributes: this.#attributes(row) }));
    const names = [...own.keys()].filter((name) => chosen.some(({ attributes }) => attributes.has(name)));
    const others = chosen
      .flatMap(({ attributes }) => [...attributes.keys()])
      .filter((name) => !own.has(name));
    const all = [...names, ...new Set(others)];
    const exact = new Set(
      chosen.flatMap(({ attributes }) => {
        const key = keyOf(all, attributes);
        return key === undefined ? [] : [key];
      }),
    );
    const taken = new Set<string>();
    return chosen.flatMap(({ row, attributes }) => {
      const single = keyOf(all, attributes);
      const options = combinations(all, attributes, own).filter((one) => {
        const key = JSON.stringify(one.map(({ value }) => value));
        // What has a line of its own is not of one that stands for several. Two lines of one variant stay, as a mistake.
        if (single === undefined && (exact.has(key) || taken.has(key))) return false;
        taken.add(key);
        return true;
      });
      const units = this.#units(row);
      const several = options.length > 1;
      if (several && !['', '0'].includes(units)) this.note(row, 'shared_units', units);
      const cells = {
        sku: several || single === undefined ? '' : this.cell(row, 'sku'),
        barcode: several || single === undefined ? '' : this.cell(row, 'barcode'),
        ...this.#prices(row),
        quantity: several && units !== '0' ? '' : units,
      };
      return options.map((one, at): FormatVariant => ({
        line: row.line,
        ...(several ? { part: at + 1 } : {}),
        options: one,
        cells,
      }));
    });
  }
}

/** The values of a variation of exactly one combination. */
function keyOf(names: readonly string[], attributes: Attributes): string | undefined {
  const values = names.map((name) => attributes.get(name) ?? []);
  return values.every(({ length }) => length === 1) ? JSON.stringify(values.flat()) : undefined;
}

function combinations(names: readonly string[], chosen: Attributes, all: Attributes): OptionValue[][] {
  return names.reduce<OptionValue[][]>(
    (made, name) => {
      const own = chosen.get(name) ?? [];
      const values = own.length > 0 ? own : (all.get(name) ?? []);
      return made.flatMap((start) => values.map((value) => [...start, { name, value }]));
    },
    [[]],
  );
}

/** Attributes of a line: name → values, in the order of their numbers. */
function attributesIn(headers: readonly string[]): (row: SheetRow) => Attributes {
  const places = new Map<number, { name?: number; values?: number }>();
  for (const [at, header] of headers.entries()) {
    const found = ATTRIBUTE.exec(fold(header));
    if (found === null) continue;
    const number = Number(found[1] ?? found[4]);
    const isName = found[2] === 'name' || found[3] === 'nombre';
    places.set(number, { ...places.get(number), ...(isName ? { name: at } : { values: at }) });
  }
  const inOrder = [...places].sort(([a], [b]) => a - b).map(([, place]) => place);
  return ({ cells }) =>
    new Map(
      inOrder.flatMap(({ name = -1, values = -1 }) => {
        const written = cells[name] ?? '';
        return written === '' ? [] : [[written, listOf(cells[values] ?? '')] as const];
      }),
    );
}

/** `a, b\, c` → `['a', 'b, c']`: a value's comma is written `\,`. */
function listOf(text: string): string[] {
  return text
    .split(/(?<!\\),/)
    .map((part) => part.replaceAll('\\,', ',').trim())
    .filter((part) => part !== '');
}
