/** While a price is typed, the variants that cost the same take it over in the form; what is unticked gives it back. */
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { FormProvider, useForm, type UseFormReturn } from 'react-hook-form';
import { expect, test } from 'vitest';
import { namingVariants, type VariantsForm } from '../../../src/resources/products/variants/useVariants.ts';
import { useFollowers } from '../../../src/resources/products/form-parts.tsx';

const variant = (key: string, price: number | null, discount_price: number | null = null) => ({
  key,
  name: key,
  options: [],
  quantity: 1,
  price,
  discount_price,
  sku: null,
  barcode: null,
});

function open(values: VariantsForm) {
  let form: UseFormReturn<VariantsForm> | undefined;
  function Form({ children }: { children: ReactNode }) {
    form = useForm<VariantsForm>({ defaultValues: values });
    return <FormProvider {...form}>{children}</FormProvider>;
  }
  const { result } = renderHook(() => useFollowers(), { wrapper: Form });
  if (form === undefined) throw new Error('No form');
  const { getValues, setValue } = form;
  return {
    result,
    setValue,
    type: (...prices: (number | string | null)[]) =>
      act(() => {
        for (const price of prices) setValue('price', price);
      }),
    prices: () => (getValues('product_variants') ?? []).map(({ price }) => price),
    discounts: () => (getValues('product_variants') ?? []).map((one) => one.discount_price),
  };
}

test('a typed price passes by amounts that are other variants’, and reaches those that cost the same', () => {
  const form = open({
    price: 40_000,
    discount_price: null,
    product_variants: [variant('S', 40_000), variant('M', 4_500), variant('L', 40_000, 30_000)],
  });
  expect(form.result.current).toMatchObject({ on: true, followers: 1, others: 2 });
  form.type(4, 45, 450, 4_500, 45_000);
  expect(form.prices()).toEqual([45_000, 4_500, 40_000]);
  act(() => form.setValue('discount_price', 35_000));
  expect([form.prices(), form.discounts()]).toEqual([
    [45_000, 4_500, 40_000],
    [35_000, null, 30_000],
  ]);
});

test('unticked, the variants cost what they cost; ticked again, what is typed', () => {
  const form = open({
    price: 40_000,
    discount_price: null,
    product_variants: [variant('S', 40_000), variant('M', 50_000)],
  });
  form.type(45_000);
  act(() => form.result.current.choose(false));
  expect(form.prices()).toEqual([40_000, 50_000]);
  form.type(46_000);
  expect(form.prices()).toEqual([40_000, 50_000]);
  act(() => form.result.current.choose(true));
  expect(form.prices()).toEqual([46_000, 50_000]);
});

test('a variant that gets a price of its own no longer follows; a new one does', () => {
  const form = open({ price: null, discount_price: null, product_variants: [] });
  expect(form.result.current).toMatchObject({ followers: 0, others: 0 });
  act(() => form.setValue('product_variants', [variant('S', null), variant('M', null)]));
  form.type(2, 20_000);
  expect(form.prices()).toEqual([20_000, 20_000]);
  act(() => form.setValue('product_variants.1.price', 25_000));
  expect(form.result.current).toMatchObject({ followers: 1, others: 1 });
  form.type(30_000);
  expect(form.prices()).toEqual([30_000, 25_000]);
});

test('with a price the form names all variants, with units that are no longer counted', () => {
  const uncounted = { ...variant('S', 40_000), id: 7, price: 45_000 };
  // As the form leaves out what is empty.
  Reflect.deleteProperty(uncounted, 'quantity');
  const values = { price: 45_000, product_variants: [uncounted] };
  expect(namingVariants({ price: 45_000 }, values)).toEqual({
    price: 45_000,
    product_variants: [{ ...uncounted, quantity: null }],
  });
  expect(namingVariants({ name: 'Otro' }, values)).toEqual({ name: 'Otro' });
  expect(namingVariants({ price: 1 }, { price: 1, product_variants: [] })).toEqual({ price: 1 });
});
