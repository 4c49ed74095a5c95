import { useId, useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import DeleteOutlineIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import { useTranslate } from 'ra-core';
import { get, useController, useFormState } from 'react-hook-form';
import { currencyCode } from '../../../../domain/money/currency.ts';
import {
  addOffer,
  agreePrice,
  isLineQuantity,
  MOST_UNITS,
  readLines,
  type OrderLine,
} from '../../../../domain/orders/order-lines.ts';
import { lineTotal } from '../../../../domain/orders/totals.ts';
import { MANUAL_ORDER_WORDS } from '../../../../generated/words/manual-order.ts';
import { fill, useWords } from '../../../i18n/words.ts';
import { color, quiet } from '../../../theme/styles.ts';
import { SectionCard } from '../../../ui/card/SectionCard.tsx';
import { useCurrency, useMoney, useNumber, useStoreCurrency } from '../../../ui/figure/Money.tsx';
import { lazyPopup } from '../../../ui/lazy/lazy-popup.tsx';
import { Thumbnail } from '../../../ui/picture/Thumbnail.tsx';
import type { PriceDialogProps } from './PriceDialog.tsx';
import { ProductPicker } from './ProductPicker.tsx';
import { QuantityStepper } from './QuantityStepper.tsx';
import { useLinePictures, useMayAgree } from '../order-api.ts';
import type { OrderAmounts } from './manual-order.ts';
import { leftSentence } from './order-checks.ts';

const SOURCE = 'order_details';
/** The members of a line that a check or the server may find at fault. */
const FAULTY = ['quantity', 'price', 'product_id', 'product_variant_id'];

/**
 * The products of the order: found by name or SKU, with quantity steppers.
 * @param props.sold id of a product that the order begins with; 0 without one
 */
export function OrderLines({ sold = 0 }: { sold?: number }) {
  const { field } = useController<OrderAmounts, typeof SOURCE>({ name: SOURCE });
  const { errors, isSubmitted } = useFormState({ name: SOURCE });
  const words = useWords(MANUAL_ORDER_WORDS);
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
        <ProductPicker
          inputRef={field.ref}
          first={lines.length === 0}
          sold={lines.some(({ product_id }) => product_id === sold) ? 0 : sold}
          onPick={(picked) =>
            set(picked.reduce((added, { offer, units }) => addOffer(added, offer, units), lines))
          }
        />
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

interface OrderLineRowProps {
  line: OrderLine;
  /** Address of the product's first picture. */
  picture: string | null;
  error: string | undefined;
  onQuantity: (quantity: number) => void;
  onPrice: (price: number) => void;
  onRemove: () => void;
}

/** A line of the order: product, price, quantity and sum. */
function OrderLineRow({ line, picture, error, onQuantity, onPrice, onRemove }: OrderLineRowProps) {
  const translate = useTranslate();
  const money = useMoney();
  const number = useNumber();
  const id = useId();
  const words = useWords(MANUAL_ORDER_WORDS);
  const few = line.stock !== null && line.quantity > line.stock;
  const wrong = !isLineQuantity(line.quantity);
  const warning = wrong
    ? fill(words.whole_quantity, { limit: number(MOST_UNITS) })
    : (error ?? (few ? leftSentence(translate, line.stock ?? 0) : undefined));
  return (
    <Box
      component="li"
      aria-label={line.name}
      sx={{
        display: 'grid',
        gridTemplateColumns: '48px minmax(0, 1fr) auto',
        columnGap: 1.5,
        rowGap: 1,
        alignItems: 'center',
        py: 1.5,
        borderBottom: `1px solid ${color('line')}`,
      }}
    >
      <Thumbnail url={picture} name={line.name} size={48} />
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>{line.name}</Box>
        <LinePrice line={line} onPrice={onPrice} />
      </Box>
      <IconButton aria-label={translate('form.remove_named', { name: line.name })} onClick={onRemove}>
        <DeleteOutlineIcon fontSize="small" />
      </IconButton>
      <Box
        sx={{
          gridColumn: '1 / -1',
          display: 'flex',
          // Large text leaves the sum a line of its own.
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 1,
        }}
      >
        <QuantityStepper
          name={line.name}
          quantity={line.quantity}
          describedBy={warning === undefined ? undefined : id}
          onQuantity={onQuantity}
        />
        <Box sx={{ ml: 'auto', fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}>
          {wrong ? '–' : money(lineTotal(line))}
        </Box>
      </Box>
      {warning !== undefined && (
        <FormHelperText id={id} error sx={{ gridColumn: '1 / -1', m: 0 }}>
          {warning}
        </FormHelperText>
      )}
    </Box>
  );
}

const { Part: PriceDialog, preloading } = lazyPopup<PriceDialogProps>(() => import('./PriceDialog.tsx'));

interface LinePriceProps {
  line: OrderLine;
  onPrice: (price: number) => void;
}

/** Price and SKU of a line; the price is a button for those who may agree on another one. */
function LinePrice({ line, onPrice }: LinePriceProps) {
  const words = useWords(MANUAL_ORDER_WORDS);
  const money = useMoney();
  const mayAgree = useMayAgree();
  const [open, setOpen] = useState(false);
  const price = money(line.price);
  return (
    <Box
      sx={{
        ...quiet,
        fontVariantNumeric: 'tabular-nums',
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1.5,
      }}
    >
      {mayAgree ? (
        <Button
          size="small"
          endIcon={<EditIcon />}
          aria-haspopup="dialog"
          aria-label={fill(words.change_price, { name: line.name, price })}
          onClick={() => setOpen(true)}
          {...preloading}
          // Of large text the pencil stands below the amount.
          sx={{ mx: -1, px: 1, minHeight: 'var(--target)', flexWrap: 'wrap', justifyContent: 'flex-start' }}
        >
          {price}
        </Button>
      ) : (
        <span>{price}</span>
      )}
      {line.offered !== undefined && <span>{fill(words.instead_of, { price: money(line.offered) })}</span>}
      {line.sku && <Box sx={{ overflowWrap: 'anywhere' }}>{line.sku}</Box>}
      {open && (
        <PriceDialog
          line={line}
          onClose={() => setOpen(false)}
          onPrice={(agreed) => {
            setOpen(false);
            onPrice(agreed);
          }}
        />
      )}
    </Box>
  );
}
