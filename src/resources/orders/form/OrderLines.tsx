import { useId, useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import AddIcon from '@mui/icons-material/Add';
import DeleteOutlineIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import RemoveIcon from '@mui/icons-material/Remove';
import { useTranslate } from 'ra-core';
import { get, useController, useFormState } from 'react-hook-form';
import { currencyCode } from '../../../../domain/money/currency.ts';
import {
  addOffer,
  agreePrice,
  isLineQuantity,
  lineQuantity,
  MOST_UNITS,
  readLines,
  typedQuantity,
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
import { useLinePictures, useMayAgree } from '../order-api.ts';
import type { OrderAmounts } from './manual-order.ts';
import { leftSentence } from './order-checks.ts';

const SOURCE = 'order_details';
/** The members of a line that a check or the server may find at fault. */
const FAULTY = ['quantity', 'price', 'product_id', 'product_variant_id'];

/** The products of the order: found by name or SKU, with quantity steppers. */
export function OrderLines() {
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

interface QuantityStepperProps {
  /** The name of the counted thing. */
  name: string;
  quantity: number;
  describedBy: string | undefined;
  onQuantity: (quantity: number) => void;
}

/**
 * A quantity from one: minus, number, plus. An empty box changes nothing, and on leaving shows the old number again.
 * What is no quantity stays as it was typed, and the order has a line that cannot be saved.
 */
function QuantityStepper({ name, quantity, describedBy, onQuantity }: QuantityStepperProps) {
  const words = useWords(MANUAL_ORDER_WORDS);
  const [typed, setTyped] = useState<string | null>(null);
  const step = (by: number): void => {
    setTyped(null);
    onQuantity(lineQuantity(quantity + by));
  };
  return (
    <Box
      component="fieldset"
      aria-label={fill(words.quantity_of, { name })}
      sx={{
        m: 0,
        p: 0,
        display: 'inline-flex',
        alignItems: 'center',
        border: `1px solid ${color('line-strong')}`,
        borderRadius: 'var(--radius)',
      }}
    >
      <IconButton aria-label={fill(words.less, { name })} disabled={quantity <= 1} onClick={() => step(-1)}>
        <RemoveIcon fontSize="small" />
      </IconButton>
      <Box
        component="input"
        inputMode="numeric"
        autoComplete="off"
        maxLength={12}
        aria-label={fill(words.quantity_of, { name })}
        aria-describedby={describedBy}
        aria-invalid={describedBy !== undefined}
        value={typed ?? String(quantity)}
        onChange={(event: React.ChangeEvent<HTMLInputElement>) => {
          const text = event.target.value;
          setTyped(text);
          const next = typedQuantity(text);
          if (next !== null) onQuantity(next);
        }}
        onBlur={() => setTyped((text) => (text?.trim() === '' || isLineQuantity(quantity) ? null : text))}
        sx={{
          width: 56,
          height: 44,
          border: 0,
          textAlign: 'center',
          font: 'inherit',
          fontSize: 'var(--text-16)',
          fontVariantNumeric: 'tabular-nums',
          color: 'inherit',
          backgroundColor: 'transparent',
        }}
      />
      <IconButton
        aria-label={fill(words.more, { name })}
        disabled={quantity >= MOST_UNITS}
        onClick={() => step(1)}
      >
        <AddIcon fontSize="small" />
      </IconButton>
    </Box>
  );
}
