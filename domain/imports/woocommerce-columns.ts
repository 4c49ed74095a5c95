/**
 * The columns that are read from WooCommerce's product export. WooCommerce translates the headers into the language of
 * the site, so each has an English and a Spanish name.
 */
const HEADERS = {
  id: ['ID'],
  type: ['Type', 'Tipo'],
  sku: ['SKU'],
  name: ['Name', 'Nombre'],
  published: ['Published', 'Publicado'],
  visibility: ['Visibility in catalog', 'Visibilidad en el catálogo'],
  shortDescription: ['Short description', 'Descripción corta'],
  description: ['Description', 'Descripción'],
  inStock: ['In stock?', '¿Existencias?', '¿En inventario?'],
  stock: ['Stock', 'Inventario'],
  salePrice: ['Sale price', 'Precio rebajado'],
  regularPrice: ['Regular price', 'Precio normal'],
  categories: ['Categories', 'Categorías'],
  tags: ['Tags', 'Etiquetas'],
  images: ['Images', 'Imágenes'],
  parent: ['Parent', 'Superior'],
} as const;

export type WooColumn = keyof typeof HEADERS;

const ATTRIBUTE_NAME = /^(?:Attribute (\d+) name|Nombre del atributo (\d+))$/;
const ATTRIBUTE_VALUES = /^(?:Attribute (\d+) value\(s\)|Valor\(es\) del atributo (\d+))$/;

/** True when the headers are those of a WooCommerce export. */
export function isWooCommerce(headers: string[]): boolean {
  return (['type', 'name', 'regularPrice'] as const).every((column) =>
    HEADERS[column].some((header) => headers.includes(header)),
  );
}

/** What the catalogue reads and a file of records leaves: pictures are brought apart. */
const NOT_READ: ReadonlySet<string> = new Set(HEADERS.images);

/** True for a header that a product's record is read from. */
export function isWooCommerceHeader(header: string): boolean {
  if (ATTRIBUTE_NAME.test(header) || ATTRIBUTE_VALUES.test(header)) return true;
  return !NOT_READ.has(header) && Object.values<readonly string[]>(HEADERS).flat().includes(header);
}

export function cell(cells: Map<string, string>, column: WooColumn): string {
  for (const header of HEADERS[column]) {
    const value = cells.get(header);
    if (value !== undefined) return value;
  }
  return '';
}

/** Attributes of a line: name → values, in the order of their numbers. A value's comma is written `\,`. */
export function attributes(cells: Map<string, string>): Map<string, string[]> {
  const names = new Map<string, string>();
  const values = new Map<string, string>();
  for (const [header, value] of cells) {
    const name = ATTRIBUTE_NAME.exec(header);
    const list = ATTRIBUTE_VALUES.exec(header);
    if (name) names.set(name[1] ?? name[2] ?? '', value);
    if (list) values.set(list[1] ?? list[2] ?? '', value);
  }
  const byNumber = [...names].filter(([, name]) => name !== '').sort(([a], [b]) => Number(a) - Number(b));
  return new Map(byNumber.map(([number, name]) => [name, splitList(values.get(number) ?? '')]));
}

/** `a, b\, c` → `['a', 'b, c']`. */
export function splitList(text: string): string[] {
  return text
    .split(/(?<!\\),/)
    .map((part) => part.replaceAll('\\,', ',').trim())
    .filter((part) => part !== '');
}
