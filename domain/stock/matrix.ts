/** The shelves of one product as a table: the values of one of its options below each other, those of another side by side. */
import type { InventoryRow } from './inventory-answers.ts';

/** What the table needs to know of a shelf. */
type Shelf = Pick<InventoryRow, 'quantity' | 'product_variant'>;

interface MatrixRow<S> {
  /** Null for the only row. */
  value: string | null;
  /** One of each column; undefined for a combination that does not exist. */
  cells: (S | undefined)[];
}

interface MatrixGroup<S> {
  /** Null for the only group. */
  value: string | null;
  rows: MatrixRow<S>[];
}

export interface StockMatrix<S> {
  /** The option of the rows; null where there is one row. */
  down: string | null;
  /** The option of the columns; null where the columns are the variants themselves. */
  across: string | null;
  /** A value of each column; null for a product without variants. */
  columns: (string | null)[];
  /** One of each value of the third option. */
  groups: MatrixGroup<S>[];
}

/**
 * A product with one option is one row of cells, one with three a table for each value of the third. Of two options, the
 * one whose values take less room side by side stands across, so that sizes do and colours do not. Variants that do not
 * have the same options, or twice the same values, are one row by their names.
 */
export function stockMatrix<S extends Shelf>(shelves: readonly S[]): StockMatrix<S> {
  const names = shelves[0]?.product_variant?.variant_options.map(({ name }) => name) ?? [];
  const byValues = new Map(shelves.map((shelf) => [keyOf(names, shelf), shelf]));
  const regular =
    names.length > 0 &&
    byValues.size === shelves.length &&
    shelves.every(({ product_variant: variant }) => {
      const options = variant?.variant_options ?? [];
      return options.length === names.length && names.every((name) => valueOf(name, options) !== undefined);
    });
  if (!regular)
    return {
      down: null,
      across: null,
      columns: shelves.map(({ product_variant: variant }) => variant?.name ?? null),
      groups: [{ value: null, rows: [{ value: null, cells: [...shelves] }] }],
    };
  const values = new Map(names.map((name) => [name, valuesOf(name, shelves)]));
  const [first = '', second, third] = names;
  const turned = second !== undefined && room(values.get(first) ?? []) < room(values.get(second) ?? []);
  const across = second === undefined || turned ? first : second;
  const down = second === undefined ? undefined : turned ? second : first;
  const columns = values.get(across) ?? [];
  const ofOption = (name: string | undefined): (string | null)[] =>
    name === undefined ? [null] : (values.get(name) ?? []);
  return {
    down: down ?? null,
    across,
    columns,
    groups: ofOption(third).map((group) => ({
      value: group,
      rows: ofOption(down).map((row) => ({
        value: row,
        cells: columns.map((column) => {
          const wanted = new Map([
            [third, group],
            [down, row],
            [across, column],
          ]);
          return byValues.get(keyIn(names.map((name) => wanted.get(name) ?? '')));
        }),
      })),
    })),
  };
}

/** Units of shelves together; null where none of them is counted. */
export function unitsOf(shelves: readonly (Pick<Shelf, 'quantity'> | undefined)[]): number | null {
  const counted = shelves.flatMap((shelf) => shelf?.quantity ?? []);
  return counted.length === 0 ? null : counted.reduce((sum, units) => sum + units, 0);
}

type Options = NonNullable<Shelf['product_variant']>['variant_options'];

function valueOf(option: string, options: Options): string | undefined {
  return options.find(({ name }) => name === option)?.value;
}

/** The values of an option, in the order of the variants. */
function valuesOf(option: string, shelves: readonly Shelf[]): string[] {
  return [
    ...new Set(
      shelves.flatMap(
        ({ product_variant: variant }) => valueOf(option, variant?.variant_options ?? []) ?? [],
      ),
    ),
  ];
}

function keyOf(names: readonly string[], { product_variant: variant }: Shelf): string {
  return keyIn(names.map((name) => valueOf(name, variant?.variant_options ?? []) ?? ''));
}

function keyIn(values: readonly string[]): string {
  return JSON.stringify(values);
}

/** Characters that a number of units takes at least. */
const NUMBER = 4;

/** How wide the values are side by side, in characters. */
function room(values: readonly string[]): number {
  return values.reduce((sum, value) => sum + Math.max(NUMBER, value.length), 0);
}
