import {
  codeOf,
  completeVariants,
  countCombinations,
  isCounted,
  MOST_VARIANTS,
  optionFaults,
  type VariantData,
} from '../../../domain/catalog/variants.ts';
import {
  FIELD_PERMISSIONS,
  RESTRICTED_FIELDS,
  type FieldPermission,
} from '../../../domain/catalog/restricted-fields.ts';
import { shelfChanges, type Shelf } from '../../../domain/stock/movements.ts';
import { ApiError, invalid, type FieldErrors } from '../../errors.ts';
import type { Draft, Stored } from '../../resources/record-types.ts';
import { query } from '../../resources/statement.ts';
import { withFields, type ResourceHooks } from '../../resources/typed-records.ts';
import { defaultCollection, withDefaultCollection } from '../collections/module.ts';
import { pictureTasks } from '../files/module.ts';
import type { WriteContext } from '../../context.ts';
import { completeChange, unitsOfNew, writesStock } from './complete-change.ts';
import { forgetHidden } from './plan-hidden.ts';
import { hasRoomToPublish, requirePictures, requirePublishable, requireRoom } from './plan-limits.ts';
import { freeSlug, keptSlug, plainSlug } from './slugs.ts';
import { recordMovements } from './stock.ts';

const LOCK = 'select pg_advisory_xact_lock(hashtextextended($1, 0))';

/**
 * What other products are called that have one of these SKUs, of their own or of a variant. Each SKU is looked up by
 * itself and before the names are: fresh tables have no statistics, and a planner that guesses reads every variant.
 */
export const HOLDERS = `with held as materialized (
  select found.* from (select distinct lower(sku) as code from unnest($2::text[]) sku) wanted
  cross join lateral (
    select sku, id from products where store_id = $1 and lower(sku) = code
    union all
    select sku, parent_id from product_variants where store_id = $1 and lower(sku) = code
    offset 0
  ) found
)
select held.sku, p.name from held join products p on p.store_id = $1 and p.id = held.id
where held.id <> $3`;

interface NewSku {
  path: string;
  sku: string;
}

/**
 * A SKU names one product of the store, and within it one variant: files, folders of pictures and stock go by it. Only
 * new ones are judged, so that a store of before this rule can save the rest.
 * @param self the id of a record that is stored already
 * @throws ApiError `invalid` at each SKU that is taken
 */
async function requireFreeSkus(
  context: WriteContext,
  record: Draft<'products'>,
  before: Stored<'products'> | null,
  self = before?.id ?? 0,
): Promise<void> {
  const fresh = newSkus(record, before);
  if (fresh.length === 0) return;
  const faults: FieldErrors = {};
  const variants = record.product_variants.map(({ sku }) => codeOf(sku ?? ''));
  for (const { path, sku } of fresh)
    if (path !== 'sku' && variants.filter((code) => code === codeOf(sku)).length > 1)
      faults[path] = { key: 'duplicate', args: { value: sku } };
  const holders = await holdersOf(context, fresh, self);
  for (const { path, sku } of fresh) {
    const name = holders.get(codeOf(sku));
    if (name !== undefined) faults[path] = { key: 'sku_taken', args: { value: sku, name } };
  }
  if (Object.keys(faults).length > 0) throw invalid(faults);
}

function newSkus(record: Draft<'products'>, before: Stored<'products'> | null): NewSku[] {
  const stored = new Map(before?.product_variants.map(({ key, sku }) => [key, sku]));
  return [
    ...(record.sku && record.sku !== before?.sku ? [{ path: 'sku', sku: record.sku }] : []),
    ...record.product_variants.flatMap(({ key, sku }, at) =>
      sku && sku !== stored.get(key) ? [{ path: `product_variants.${at}.sku`, sku }] : [],
    ),
  ];
}

/** Of two writes with one SKU, the second waits, and sees the first. */
async function holdersOf(
  { tx, storeId }: WriteContext,
  fresh: readonly NewSku[],
  self: number,
): Promise<Map<string, string>> {
  const [, rows] = await Promise.all([
    query(tx.sql, LOCK, [`sku ${storeId}`]),
    query<{ sku: string; name: string }>(tx.sql, HOLDERS, [storeId, fresh.map(({ sku }) => sku), self]),
  ]);
  return new Map(rows.map(({ sku, name }) => [codeOf(sku), name]));
}

/** The last product that left a slug has its link. */
const KEEP = `insert into former_slugs (store_id, slug, product_id, created_at) values ($1, $2, $3, $4)
on conflict (store_id, slug) do update set product_id = excluded.product_id, created_at = excluded.created_at`;

/** Lets the slug that a product has left lead on to it (PRD-13). */
async function keepFormerSlug(
  { tx, now }: WriteContext,
  { id, slug }: Stored<'products'>,
  before: Stored<'products'> | null,
): Promise<void> {
  const left = before?.slug ?? null;
  if (left === null || left === slug) return;
  await query(tx.sql, KEEP, [tx.storeId, left, id, now]);
}

/** What a product's schema cannot say (PRD-04, PRD-05, PRD-09). */
export const productHooks: ResourceHooks<'products'> = {
  refusals: { writing: ['plan_limit'] },

  async prepare(context, record, before) {
    const variants = variantsFor(record, before);
    const complete = withFields(record, {
      product_variants: variants,
      // Stock is counted on each variant where there are variants.
      quantity_available: variants.length > 0 ? null : record.quantity_available,
    });
    const faults = priceFaults(complete);
    if (Object.keys(faults).length > 0) throw invalid(faults);
    requireFieldPermissions(context, complete, before);
    requirePictures(context, complete);
    await requireFreeSkus(context, complete, before);
    await requirePublishable(context, complete, before);
    return withFields(complete, {
      product_images: await withPictureTasks(context, complete.product_images, before?.product_images ?? []),
      slug: await slugFor(context, complete, before),
      collections_id: withDefaultCollection(record.collections_id, await defaultCollection(context)),
    });
  },

  // The limit of published products counts the others.
  independent: async (context, record, before) =>
    record.active !== 1 || before.active === 1 || (await hasRoomToPublish(context)),

  async restored(context, record) {
    await requireRoom(context, record);
    await requireFreeSkus(context, record, null, record.id);
    await recordReturn(context, record);
  },

  free: freeSlug,
  complete: completeChange,
  versioned: writesStock,
  async written(context, record, before) {
    await recordAdjustments(context, record, before);
    await keepFormerSlug(context, record, before);
    if (record.active === 1 && before?.active === 0) await forgetHidden(context.tx, [record.id]);
  },
};

async function slugFor(
  context: WriteContext,
  record: Draft<'products'>,
  before: Stored<'products'> | null,
): Promise<string> {
  // Most names are new. The insert finds those that are not, and the write a chosen slug that is taken.
  if (before === null) return record.slug ?? plainSlug(record);
  return record.slug ?? keptSlug(before) ?? freeSlug.find(context, record);
}

type Images = Draft<'products'>['product_images'];

/** Notes at each new picture the job that makes its thumbnails (PRD-07): the server's to say, whatever was sent. */
async function withPictureTasks(
  { tx, storeId }: WriteContext,
  images: Images,
  before: Images,
): Promise<Images> {
  const known = new Map(before.map((image) => [image.picture_url, image.task_process_id ?? null]));
  const added = images.map(({ picture_url }) => picture_url).filter((url) => !known.has(url));
  const tasks = await pictureTasks(tx.sql, storeId, added);
  return images.map((image) => {
    const task = tasks.get(image.picture_url);
    const added = task === undefined ? null : String(task);
    return { ...image, task_process_id: known.get(image.picture_url) ?? added };
  });
}

/** Stock that a member sets goes into the ledger as `adjustment`, that of a file as `import`; the first stock too. */
async function recordAdjustments(
  context: WriteContext,
  record: Stored<'products'>,
  before: Stored<'products'> | null,
): Promise<void> {
  const was = before === null ? noShelf() : shelfOf(before);
  await recordMovements(
    context,
    shelfChanges(record.id, was, shelfOf(record)),
    context.stockReason ?? 'adjustment',
    null,
  );
}

/** The ledger of a deleted product went with it. One that returns begins anew with what it has. */
async function recordReturn(context: WriteContext, record: Stored<'products'>): Promise<void> {
  await recordMovements(context, shelfChanges(record.id, noShelf(), shelfOf(record)), 'restored', null);
}

function noShelf(): Shelf {
  return new Map();
}

function shelfOf({ quantity_available, product_variants }: Stored<'products'>): Shelf {
  const variants = product_variants.map(({ id, quantity }) => [id, quantity] as const);
  return new Map([[0, quantity_available], ...variants]);
}

type DraftVariant = Draft<'products'>['product_variants'][number];
type KeptVariant = VariantData & { id?: number };

/**
 * The variants to store: one for every combination of `product_options`, those sent or stored kept by key
 * (spec 1 §4). Stored ones that the options no longer ask for go; sent ones that they do not ask for are a mistake.
 * Throws `invalid` at the option, value or variant.
 */
function variantsFor(
  record: Draft<'products'>,
  before: Stored<'products'> | null,
): (KeptVariant | VariantData)[] {
  const options = record.product_options;
  // First: what follows makes every combination.
  if (countCombinations(options) > MOST_VARIANTS)
    throw invalid({ product_options: { key: 'too_many_variants', args: { limit: MOST_VARIANTS } } });
  const faults = optionFaults(options);
  if (faults.length > 0)
    throw invalid(
      Object.fromEntries(
        faults.map(({ path, key, value }) => [`product_options.${path}`, { key, args: { value } }]),
      ),
    );
  const given = record.product_variants.map(keptVariant);
  const counted = isCounted([...given, ...(before?.product_variants ?? [])], before?.quantity_available);
  const complete = completeVariants<KeptVariant>({ ...record, counted }, options, given);
  const keys = new Set(complete.map(({ key }) => key));
  const stored = new Set(before?.product_variants.map(({ key }) => key));
  const strays: FieldErrors = {};
  given.forEach(({ key }, at) => {
    if (!keys.has(key) && !stored.has(key))
      strays[`product_variants.${at}.key`] = { key: 'unknown_variant', args: { value: key } };
  });
  if (Object.keys(strays).length > 0) throw invalid(strays);
  return complete;
}

/** Whole, as the stock and the prices of a product need it. */
function keptVariant({ id, key, name, options, ...rest }: DraftVariant): KeptVariant {
  return {
    ...(id == null ? {} : { id }),
    key,
    name: name || key,
    options: options ?? [],
    quantity: rest.quantity ?? null,
    price: rest.price,
    discount_price: rest.discount_price ?? null,
    sku: rest.sku || null,
    barcode: rest.barcode || null,
  };
}

type Priced = Pick<Draft<'products'>['product_variants'][number], 'price' | 'discount_price'>;

/** A discount price at or above the price is a mistake, on the product and on each of its variants. */
function priceFaults(record: Draft<'products'>): FieldErrors {
  const faults: FieldErrors = {};
  const check = ({ price, discount_price: discount }: Priced, path: string): void => {
    if (discount != null && discount >= price)
      faults[`${path}discount_price`] = { key: 'discount_not_lower', args: { price } };
  };
  check(record, '');
  record.product_variants.forEach((variant, at) => check(variant, `product_variants.${at}.`));
  return faults;
}

/**
 * Prices and stock of existing products are for members with `products.edit_price` and `products.edit_stock`.
 * A variant that the options ask for may be added without them, at the product's own price, and with no unit where
 * units are counted.
 * Throws `forbidden` that names the fields.
 */
function requireFieldPermissions(
  { access }: WriteContext,
  record: Draft<'products'>,
  before: Stored<'products'> | null,
): void {
  if (before === null || access.owner) return;
  const errors: FieldErrors = {};
  for (const permission of FIELD_PERMISSIONS)
    if (!access.permissions.has(permission)) forbidChanges(errors, record, before, permission);
  if (Object.keys(errors).length > 0) throw new ApiError('forbidden', { errors });
}

function forbidChanges(
  errors: FieldErrors,
  record: Draft<'products'>,
  before: Stored<'products'>,
  permission: FieldPermission,
): void {
  const { own, ofVariant } = RESTRICTED_FIELDS[permission];
  const forbid = (path: string): void => {
    errors[path] = { key: 'forbidden', args: { permission } };
  };
  for (const field of own) if (record[field] !== before[field]) forbid(field);
  const known = new Map(before.product_variants.map((variant) => [variant.id, variant]));
  const asNew = { price: record.price, discount_price: record.discount_price, quantity: unitsOfNew(before) };
  record.product_variants.forEach((variant, at) => {
    const was = known.get(variant.id ?? 0) ?? asNew;
    for (const field of ofVariant)
      if ((variant[field] ?? null) !== was[field]) forbid(`product_variants.${at}.${field}`);
  });
}
