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
} from '../../../../domain/catalog/option-drafts.ts';
import type { DraftFault, OptionDraft, VariantRow } from '../../../../domain/catalog/option-drafts.ts';
import type { VariantsForm } from './variants-form.ts';

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
    add: () => setDrafts([...drafts, { name: '', values: [] }]),
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
