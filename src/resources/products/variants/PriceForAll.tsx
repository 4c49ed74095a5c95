import Button from '@mui/material/Button';
import { useNotify, useTranslate } from 'ra-core';
import { useFormContext } from 'react-hook-form';
import type { VariantsForm } from './variants-form.ts';

/** Gives every variant the product's own prices: the quick way when only a few differ. */
export function PriceForAll({ count }: { count: number }) {
  const { getValues, setValue } = useFormContext<VariantsForm>();
  const translate = useTranslate();
  const notify = useNotify();
  const apply = () => {
    const [price = null, discount = null] = getValues(['price', 'discount_price']);
    for (let index = 0; index < count; index += 1) {
      setValue(`product_variants.${index}.price`, price, { shouldDirty: true });
      setValue(`product_variants.${index}.discount_price`, discount, { shouldDirty: true });
    }
    notify('products.variants.priced', { messageArgs: { smart_count: count } });
  };
  return (
    <Button size="small" onClick={apply}>
      {translate('products.variants.price_for_all')}
    </Button>
  );
}
