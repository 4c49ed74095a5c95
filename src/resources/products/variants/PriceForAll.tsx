import Button from '@mui/material/Button';
import { useNotify, useTranslate } from 'ra-core';
import { useFormContext } from 'react-hook-form';

/** Gives every variant the product's own prices: the quick way when only a few differ. */
export function PriceForAll({ name, count }: { name: string; count: number }) {
  const { getValues, setValue } = useFormContext();
  const translate = useTranslate();
  const notify = useNotify();
  const apply = () => {
    const [price, discount]: unknown[] = getValues(['price', 'discount_price']);
    for (let index = 0; index < count; index += 1) {
      setValue(`${name}.${index}.price`, price, { shouldDirty: true });
      setValue(`${name}.${index}.discount_price`, discount, { shouldDirty: true });
    }
    notify('products.variants.priced', { messageArgs: { smart_count: count } });
  };
  return (
    <Button size="small" onClick={apply}>
      {translate('products.variants.price_for_all')}
    </Button>
  );
}
