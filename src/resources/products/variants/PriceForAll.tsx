import Button from '@mui/material/Button';
import { useNotify, useTranslate } from 'ra-core';
import { useFormContext } from 'react-hook-form';
import type { VariantsForm } from './variants-form.ts';

/** Gives every variant the product's own prices: the quick way when only a few differ. */
export function PriceForAll() {
  const { getValues, setValue } = useFormContext<VariantsForm>();
  const translate = useTranslate();
  const notify = useNotify();
  const apply = () => {
    const [price = null, discount_price = null] = getValues(['price', 'discount_price']);
    const variants = (getValues('product_variants') ?? []).map((one) => ({ ...one, price, discount_price }));
    setValue('product_variants', variants, { shouldDirty: true });
    notify('products.variants.priced', { messageArgs: { smart_count: variants.length } });
  };
  return (
    <Button size="small" onClick={apply}>
      {translate('products.variants.price_for_all')}
    </Button>
  );
}
