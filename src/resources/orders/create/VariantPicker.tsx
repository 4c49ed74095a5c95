import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { useMoney } from '../../../ui/figure/useMoney.ts';
import { sheetOnPhones } from '../../../ui/dialog/sheet.ts';
import { isAvailable } from './order-line.ts';
import type { Offer } from './order-line.ts';

interface VariantPickerProps {
  title: string;
  offers: readonly Offer[];
  onPick: (offer: Offer) => void;
  onClose: () => void;
}

/** The variants of a product with price and stock; what is sold out is shown and cannot be chosen. */
export function VariantPicker({ title, offers, onPick, onClose }: VariantPickerProps) {
  const translate = useTranslate();
  const money = useMoney();
  const id = useId();
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
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id} sx={sheetOnPhones}>
      <DialogTitle id={id}>{translate('orders.create.choose_variant', { name: title })}</DialogTitle>
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
      <DialogActions>
        <Button onClick={onClose}>{translate('app.cancel')}</Button>
      </DialogActions>
    </Dialog>
  );
}

/** The heading names the product: what is left tells one variant from another. */
function withoutTitle(name: string, title: string): string {
  const rest = name.startsWith(title) ? name.slice(title.length).trim() : '';
  return rest === '' ? name : rest;
}
