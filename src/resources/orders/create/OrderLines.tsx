import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { useMemo } from 'react';
import { get, useController, useFormState } from 'react-hook-form';
import { SectionCard } from '../../../ui/card/SectionCard.tsx';
import type { OrderAmounts } from './manual-order.ts';
import { useLinePictures } from '../useLinePictures.ts';
import { OrderLineRow } from './OrderLineRow.tsx';
import { ProductPicker } from './ProductPicker.tsx';
import { addOffer, agreePrice, readLines } from '../../../../domain/orders/order-lines.ts';
import type { OrderLine } from '../../../../domain/orders/order-lines.ts';
import { fill } from '../../../i18n/fill.ts';
import { useCurrency, useStoreCurrency } from '../../../ui/figure/useMoney.ts';
import { currencyCode } from '../../../../domain/money/currency.ts';
import { quiet } from '../../../ui/text/quiet.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { MANUAL_ORDER_WORDS } from './manual-order-words.ts';

const SOURCE = 'order_details';
/** The members of a line that a check or the server may find at fault. */
const FAULTY = ['quantity', 'price', 'product_id', 'product_variant_id'];

/** The products of the order: found by name or SKU, with quantity steppers. */
export function OrderLines() {
  const { field } = useController<OrderAmounts, typeof SOURCE>({ name: SOURCE });
  const { errors, isSubmitted } = useFormState({ name: SOURCE });
  const words = useDictionary(MANUAL_ORDER_WORDS);
  const own = currencyCode(useCurrency());
  const ofStore = useStoreCurrency();
  const lines = useMemo(() => readLines(field.value), [field.value]);
  // A stored line knows its product, and not the product's picture.
  const pictures = useLinePictures(lines.filter(({ picture_url }) => picture_url === null));
  const set = (next: OrderLine[]) => field.onChange(next);
  const message = (path: string) => {
    const found: unknown = get(errors, `${SOURCE}${path}.message`);
    return typeof found === 'string' ? found : undefined;
  };
  const missing = isSubmitted && lines.length === 0 ? (message('.root') ?? message('')) : undefined;
  return (
    <SectionCard title={words.products}>
      {own === ofStore ? (
        <ProductPicker inputRef={field.ref} onPick={(offer) => set(addOffer(lines, offer))} />
      ) : (
        <Box sx={quiet}>{fill(words.other_currency, { order: own, store: ofStore })}</Box>
      )}
      {lines.length === 0 ? (
        <FormHelperText error={missing !== undefined}>{missing ?? words.no_lines}</FormHelperText>
      ) : (
        <Box component="ul" aria-label={words.products} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {lines.map((line, at) => (
            <OrderLineRow
              key={line.id ?? `${line.product_id}.${line.product_variant_id}`}
              line={line}
              picture={line.picture_url ?? pictures.get(line.product_id ?? 0) ?? null}
              error={FAULTY.map((member) => message(`.${at}.${member}`)).find(Boolean)}
              onQuantity={(quantity) =>
                set(lines.map((other) => (other === line ? { ...line, quantity } : other)))
              }
              onPrice={(price) =>
                set(lines.map((other) => (other === line ? agreePrice(line, price) : other)))
              }
              onRemove={() => set(lines.filter((other) => other !== line))}
            />
          ))}
        </Box>
      )}
    </SectionCard>
  );
}
