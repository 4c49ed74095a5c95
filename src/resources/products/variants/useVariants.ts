import { useEffect, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import {
  draftFaults,
  readDrafts,
  readVariants,
  renamedVariants,
  sameDrafts,
  variantsGone,
  variantsOf,
  writeOptions,
  type DraftFault,
  type OptionDraft,
  type VariantRow,
} from '../../../../domain/catalog/option-drafts.ts';
import type { Product } from '../../../../generated/products/types.ts';

/** The option drafts, and the variants of the saved options. */
export function useVariants() {
  const { getValues, setValue, subscribe } = useFormContext<VariantsForm>();
  const [saved, setSaved] = useState(() => readDrafts(getValues('product_options')));
  const [drafts, setDrafts] = useState(saved);
  const [faults, setFaults] = useState<DraftFault[]>([]);
  const [on, setOn] = useState(saved.length > 0);
  // Every combination that this form has had: removing a value and adding it again loses nothing.
  const seen = useRef(new Map<string, VariantRow>());

  const latest = useRef(saved);
  useEffect(() => {
    latest.current = saved;
  }, [saved]);
  // The form may get new values: a restored draft, a reset.
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: () => {
          const held = readDrafts(getValues('product_options'));
          if (sameDrafts(latest.current, held)) return;
          setSaved(held);
          setDrafts(held);
          setOn(held.length > 0);
          setFaults([]);
        },
      }),
    [subscribe, getValues],
  );

  /** The variants of other options, and all that this form has known. */
  const following = (next: readonly OptionDraft[]): { known: VariantRow[]; variants: VariantRow[] } => {
    const all = new Map(seen.current);
    for (const variant of readVariants(getValues('product_variants'))) all.set(variant.key, variant);
    const known = renamedVariants([...all.values()], saved, next);
    const [sku, price, discount_price] = getValues(['sku', 'price', 'discount_price']);
    const quantity_available = getValues('quantity_available');
    const product = { sku, price, discount_price, quantity_available };
    return { known, variants: variantsOf(product, writeOptions(next), known) };
  };

  const commit = (next: readonly OptionDraft[]): boolean => {
    const found = draftFaults(next);
    setFaults(found);
    if (found.length > 0) return false;
    const { known, variants } = following(next);
    seen.current = new Map(known.map((variant) => [variant.key, variant]));
    const options = writeOptions(next);
    const tidy = readDrafts(options);
    setSaved(tidy);
    setDrafts(tidy);
    setValue('product_variants', variants, { shouldDirty: true });
    setValue('product_options', options, { shouldDirty: true, shouldValidate: true });
    return true;
  };

  return {
    on,
    drafts,
    faults,
    /** Refuses to save options that the variants below do not show yet. */
    settled: sameDrafts(drafts, saved),
    turnOn: () => {
      setOn(true);
      if (drafts.length === 0) setDrafts([{ name: '', values: [] }]);
    },
    turnOff: () => {
      setOn(false);
      commit([]);
    },
    change: (index: number, draft: OptionDraft) => {
      setFaults([]);
      setDrafts(drafts.map((other, at) => (at === index ? draft : other)));
    },
    // After a save of the others in the same tap, these are the saved ones.
    add: () => setDrafts((others) => [...others, { name: '', values: [] }]),
    /** Removing a saved option removes its variants; a draft has none. */
    remove: (index: number) => {
      const left = drafts.filter((_, at) => at !== index);
      const wasSaved = saved.length > 0 && index < saved.length;
      if (!wasSaved) setDrafts(left);
      else if (!commit(left)) setDrafts(left);
      if (left.length === 0) setOn(false);
    },
    save: () => commit(drafts),
    /** The stored variants that these options would take away; none while they cannot be saved. */
    gone: (next: readonly OptionDraft[] = drafts): VariantRow[] =>
      draftFaults(next).length > 0
        ? []
        : variantsGone(readVariants(getValues('product_variants')), following(next).variants),
    isSaved: (index: number) => index < saved.length,
  };
}

/** A number, or the text that was typed while it is none; null or absent while it is not filled in. */
type Typed<Field extends PropertyKey> = { [Key in Field]?: number | string | null };

/** A variant as the inputs of the form leave it. */
type VariantOfForm = Omit<VariantRow, 'price' | 'discount_price' | 'quantity'> &
  Typed<'price' | 'discount_price' | 'quantity'>;

/** What the form of a product holds of its options, its variants and what they start from. */
export type VariantsForm = Typed<
  keyof Pick<Product, 'price' | 'discount_price' | 'cost' | 'quantity_available'>
> & {
  sku?: Product['sku'];
  product_options?: ReturnType<typeof writeOptions> | null;
  product_variants?: VariantOfForm[] | null;
};

/** What a save sends of a product. */
type Change = Partial<Product>;

/**
 * With prices the form says what each variant costs, as it shows them: variants that a call does not name follow. A
 * variant without units says that nobody counts them: units that a call does not name stay.
 */
export function namingVariants(patch: Change, { product_variants: variants = [] }: Change): Change {
  const names = (source: keyof Change) => Object.hasOwn(patch, source);
  if (variants.length === 0) return patch;
  if (!names('price') && !names('discount_price') && !names('product_variants')) return patch;
  return { ...patch, product_variants: variants.map((row) => ({ ...row, quantity: row.quantity ?? null })) };
}
