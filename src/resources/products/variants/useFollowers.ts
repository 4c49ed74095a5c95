import { useCallback, useEffect, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { hasPricesOf, type Prices } from '../../../../domain/catalog/variant-prices.ts';
import type { VariantsForm } from './variants-form.ts';

interface Followers {
  /** Whether the variants take over what is typed. */
  on: boolean;
  /** Variants that cost what the product costs, and those with prices of their own. */
  followers: number;
  others: number;
  choose(on: boolean): void;
}

/** Whom a price that is being typed reaches, and what they cost before. */
type Reached = Map<string, Prices>;

/**
 * While a price of the product is typed, the variants that cost the same take it over in the form, where the user sees
 * it before saving. Which ones is settled before the first digit: `4.500` on the way to `45.000` is nobody's price.
 */
export function useFollowers(): Followers {
  const { getValues, setValue, subscribe } = useFormContext<VariantsForm>();
  const read = useCallback(() => {
    const [price = null, discount_price = null] = getValues(['price', 'discount_price']);
    return { own: { price, discount_price }, variants: getValues('product_variants') ?? [] };
  }, [getValues]);
  const [start] = useState(() => {
    const { own, variants } = read();
    const reached: Reached = new Map();
    for (const variant of variants) if (hasPricesOf(own, variant)) reached.set(variant.key, own);
    return { own, reached, marks: marksOf(variants), count: variants.length };
  });
  const [on, setOn] = useState(true);
  const [counts, setCounts] = useState({ followers: start.reached.size, total: start.count });
  const held = useRef({ ...start, on: true, writing: false });

  const price = useCallback(
    (pricesOf: (key: string) => Prices | undefined) => {
      const { current } = held;
      const next = read().variants.map((variant) => {
        const { price: full, discount_price } = pricesOf(variant.key) ?? variant;
        return { ...variant, price: full ?? null, discount_price: discount_price ?? null };
      });
      current.writing = true;
      setValue('product_variants', next, { shouldDirty: true });
      current.writing = false;
      current.marks = marksOf(next);
    },
    [read, setValue],
  );

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: () => {
          const { current } = held;
          if (current.writing) return;
          const { own, variants } = read();
          const marks = marksOf(variants);
          const priced = !hasPricesOf(current.own, own);
          const moved = marks !== current.marks;
          current.own = own;
          current.marks = marks;
          if (moved) {
            const before = current.reached;
            current.reached = new Map(
              variants.flatMap(({ key, ...variant }) => {
                const was = before.get(key);
                if (!current.on && was !== undefined) return [[key, was]];
                return hasPricesOf(own, variant) ? [[key, was ?? own]] : [];
              }),
            );
            setCounts({ followers: current.reached.size, total: variants.length });
          } else if (priced && current.on && current.reached.size > 0)
            price((key) => (current.reached.has(key) ? own : undefined));
        },
      }),
    [subscribe, read, price],
  );

  return {
    on,
    followers: counts.followers,
    others: counts.total - counts.followers,
    choose(next) {
      const { current } = held;
      current.on = next;
      setOn(next);
      price((key) => (next && current.reached.has(key) ? current.own : current.reached.get(key)));
    },
  };
}

/** Changes when a variant, or what one costs, does. */
function marksOf(variants: NonNullable<VariantsForm['product_variants']>): string {
  return JSON.stringify(
    variants.map(({ key, price, discount_price }) => [key, price, discount_price ?? null]),
  );
}
