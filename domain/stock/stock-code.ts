/** A product and its variant, 0 for the product itself. */
interface Shelf {
  product: number;
  variant: number;
}

const CODE = /^P(\d{1,15})(?:-V(\d{1,15}))?$/;

/** What a file calls a shelf: `P12`, or `P12-V3` for a variant. No spreadsheet takes it for a day or a number. */
export function shelfCode({ product, variant }: Shelf): string {
  return variant === 0 ? `P${product}` : `P${product}-V${variant}`;
}

/** Undefined for a text that is no code. */
export function readShelfCode(text: string): Shelf | undefined {
  const found = CODE.exec(text.trim().toUpperCase());
  return found === null ? undefined : { product: Number(found[1]), variant: Number(found[2] ?? 0) };
}
