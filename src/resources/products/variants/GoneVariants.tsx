import { useQuery } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import { useDataProvider } from 'ra-core';
import { useFormContext } from 'react-hook-form';
import type { VariantRow } from '../../../../domain/catalog/option-drafts.ts';
import type { Product } from '../../../../generated/products/types.ts';
import type { AppDataProvider } from '../../../dataProvider/dataProvider.ts';
import { fillCount } from '../../../i18n/fill-count.ts';
import { useAppLocale } from '../../../i18n/useAppLocale.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { quiet } from '../../../ui/text/quiet.ts';
import { PRODUCT_WORDS } from '../product-words.ts';

/** More would push the buttons of the question below the screen of a phone. */
const MOST_LINES = 5;

/** Stored variants that a change takes away, with their units and the orders that wait for them: 'M: 4 unidades'. */
export function GoneVariants({ variants }: { variants: readonly VariantRow[] }) {
  const { gone: words } = useDictionary(PRODUCT_WORDS);
  const locale = useAppLocale();
  // A product that is being made has none, and no stored variants either.
  const id = useFormContext<Partial<Pick<Product, 'id'>>>().getValues('id');
  const dataProvider = useDataProvider<AppDataProvider>();
  const { data: waiting = [] } = useQuery({
    queryKey: ['products', 'open-orders', id],
    queryFn: async () => (await dataProvider.loadProductCalls()).openOrders(id ?? 0),
    enabled: id !== undefined && variants.length > 0,
    staleTime: 0,
  });
  const lines = variants
    .map(({ id, key, quantity }) => ({
      key,
      units: typeof quantity === 'number' ? quantity : 0,
      orders: waiting.find((one) => one.id === id)?.orders ?? 0,
    }))
    // What is lost comes first.
    .toSorted((a, b) => b.units + b.orders - a.units - a.orders);
  if (lines.length === 0) return null;
  const over = lines.length - MOST_LINES;
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box>{fillCount(words.gone, lines.length, locale)}</Box>
      <Box component="ul" sx={{ m: 0, pl: 3 }}>
        {lines.slice(0, MOST_LINES).map(({ key, units, orders }) => {
          const facts = [
            ...(units > 0 ? [fillCount(words.units, units, locale)] : []),
            ...(orders > 0 ? [fillCount(words.orders, orders, locale)] : []),
          ];
          return <li key={key}>{facts.length === 0 ? key : `${key}: ${facts.join(', ')}`}</li>;
        })}
        {over > 0 && <li>{fillCount(words.more, over, locale)}</li>}
      </Box>
      {lines.some(({ units, orders }) => units + orders > 0) && <Box>{words.lost}</Box>}
      <Box sx={quiet}>{words.rename}</Box>
    </Box>
  );
}
