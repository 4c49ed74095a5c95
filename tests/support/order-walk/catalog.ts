import { lineOf, option, reading, type Product, type Shop } from '../../api/orders/shop.ts';
import type { WalkCalls } from './calls.ts';
import type { Step } from './steps.ts';

const SIZES = ['S', 'M', 'L', 'XL'];
/** Few, so that orders go without. */
const UNITS = 60;
const UNITS_ANEW = 10;
const STALE = 412;
/** Reads of a product before a change of it is given up. */
const PATIENCE = 30;

interface Shelf {
  product: Product;
  sku: string;
  /** The key of the variant; undefined on a product without variants. */
  key: string | undefined;
}

/** What a walk sells. Products and variants go and come anew while orders hold them. */
export interface Catalog {
  /** A line of each chosen shelf, as it was read last. */
  linesOf(step: Step): Record<string, unknown>[];
  /** The codes of the chosen shelves. */
  skusOf(step: Step): string[];
  /** Whether one of the lines names what was deleted by now. */
  isLate(lines: readonly Record<string, unknown>[]): boolean;
  /** Deletes a product, and makes another one for its shelves. */
  deleteProduct(step: Step): Promise<void>;
  /** Takes a variant from its product, or puts it back as a new one. */
  changeVariants(step: Step): Promise<void>;
}

function skuOf({ product, sku, key }: Shelf): string {
  return product.product_variants.find((one) => one.key === key)?.sku ?? sku;
}

/** Four products with a shelf each, and one with four. */
export async function openCatalog(shop: Shop, { send }: WalkCalls): Promise<Catalog> {
  const { owner, base } = shop;
  const gone = new Set<string>();
  let made = 0;

  const units = () => (made === 0 ? UNITS : UNITS_ANEW);
  const plain = (sku: string): object => ({
    name: `Ruana ${sku}`,
    sku,
    price: 3_000,
    quantity_available: units(),
  });
  const variant = (key: string): object => ({
    key,
    sku: `SACO-${key}-${made}`,
    price: 2_000,
    quantity: units(),
  });
  const sized = (): object => ({
    product_options: [option('Talla', ...SIZES)],
    product_variants: SIZES.map(variant),
  });
  const shelvesOf = (product: Product): Shelf[] =>
    product.product_variants.map(({ key, sku }) => ({ product, sku: sku ?? '', key }));

  const alone = await Promise.all(
    SIZES.map(async (name): Promise<Shelf> => {
      const sku = `SOLO-${name}`;
      return { product: await shop.product({ ...plain(sku) }), sku, key: undefined };
    }),
  );
  const shelves = [...alone, ...shelvesOf(await shop.product({ ...sized() }))];
  const chosen = (step: Step) => step.shelves.flatMap((at) => shelves[at % shelves.length] ?? []);

  /** The shelves of a product are those of the one that follows it. */
  function follow(before: Product, after: Product): void {
    for (const shelf of shelves) if (shelf.product.id === before.id) shelf.product = after;
  }

  async function deleteProduct(step: Step): Promise<void> {
    const [shelf] = chosen(step);
    if (shelf === undefined) return;
    const { product, key } = shelf;
    const path = `${base}/products`;
    const { status } = await send('delete product', step, 'delete', `${path}/${product.id}`, undefined);
    if (status !== 200) return;
    gone.add(`product ${product.id}`);
    made += 1;
    const sku = `${shelf.sku}-${made}`;
    const body = { name: 'Ruana', price: 50_000, active: 1, ...(key === undefined ? plain(sku) : sized()) };
    const next = await send<Product>('delete product', step, 'post', path, body);
    if (next.status !== 201) return;
    if (key === undefined) shelf.sku = sku;
    follow(product, next.body);
  }

  /** As one who reads the product anew while sales get in the way. */
  async function changeVariants(step: Step): Promise<void> {
    for (let tries = 1; tries <= PATIENCE; tries += 1) if ((await tryVariants(step)) !== STALE) return;
  }

  /** @returns the status of the answer; null when there is nothing to change */
  async function tryVariants(step: Step): Promise<number | null> {
    const shelf = shelves.filter(({ key }) => key !== undefined)[step.at % SIZES.length];
    if (shelf?.key === undefined) return null;
    const { product, key } = shelf;
    const path = `${base}/products/${product.id}`;
    const { status: found, body: read } = await owner.get<Product>(path);
    if (found !== 200) return null;
    const taken = read.product_variants.find((one) => one.key === key);
    const kept = read.product_variants.filter((one) => one !== taken);
    // A product whose last variant goes is another kind of product.
    if (kept.length === 0) return null;
    made += 1;
    const variants = taken === undefined ? [...kept, variant(key)] : kept;
    const sizes = SIZES.filter(
      (size) => kept.some((one) => one.key === size) || (size === key && taken === undefined),
    );
    const body = { product_options: [option('Talla', ...sizes)], product_variants: variants };
    const { status, body: changed } = await send<Product>(
      'change variants',
      step,
      'patch',
      path,
      body,
      reading(read),
    );
    if (status !== 200) return status;
    if (taken !== undefined) gone.add(`variant ${taken.id}`);
    // One that was taken stays on its shelf, and is ordered as by somebody who has not heard of it.
    else follow(product, changed);
    return status;
  }

  return {
    linesOf: (step) => chosen(step).map(({ product, key }) => lineOf(product, step.units, key)),
    skusOf: (step) => [...new Set(chosen(step).map(skuOf))],
    isLate: (lines) =>
      lines.some(
        (line) =>
          gone.has(`product ${String(line['product_id'])}`) ||
          gone.has(`variant ${String(line['product_variant_id'])}`),
      ),
    deleteProduct,
    changeVariants,
  };
}
