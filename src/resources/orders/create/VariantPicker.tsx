import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { useTranslate } from 'ra-core';
import { useMoney } from '../../../ui/figure/useMoney.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { isAvailable } from '../../../../domain/orders/order-lines.ts';
import type { Offer } from '../../../../domain/orders/order-lines.ts';
import { fill } from '../../../i18n/fill.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { MANUAL_ORDER_WORDS } from './manual-order-words.ts';

interface VariantPickerProps {
  title: string;
  offers: readonly Offer[];
  onPick: (offer: Offer) => void;
  onClose: () => void;
}

/** The variants of a product with price and stock; sold-out ones are disabled. */
export function VariantPicker({ title, offers, onPick, onClose }: VariantPickerProps) {
  const translate = useTranslate();
  const words = useDictionary(MANUAL_ORDER_WORDS);
  const money = useMoney();
  const facts = ({ price, sku, stock }: Offer) =>
    [
      money(price),
      sku,
      stock === null
        ? ''
        : translate(stock > 0 ? 'orders.create.in_stock' : 'orders.create.sold_out', { smart_count: stock }),
    ]
      .filter(Boolean)
      .join(' · ');
  return (
    <Dialog
      width="narrow"
      flush
      title={fill(words.choose_variant, { name: title })}
      onClose={onClose}
      actions={<Button onClick={onClose}>{translate('app.cancel')}</Button>}
    >
      <List sx={{ overflow: 'auto' }}>
        {offers.map((offer) => (
          <ListItem key={offer.product_variant_id} disablePadding>
            <ListItemButton
              disabled={!isAvailable(offer)}
              onClick={() => onPick(offer)}
              sx={{ minHeight: 56 }}
            >
              <ListItemText primary={withoutTitle(offer.name, title)} secondary={facts(offer)} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Dialog>
  );
}

/** The heading names the product, so a line shows only the values of the variant. */
function withoutTitle(name: string, title: string): string {
  const rest = name.startsWith(title) ? name.slice(title.length).trim() : '';
  return rest === '' ? name : rest;
}
