import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
import { useTranslate } from 'ra-core';
import { isAvailable, MOST_UNITS, type Offer } from '../../../../domain/orders/order-lines.ts';
import { MANUAL_ORDER_WORDS } from '../../../../generated/words/manual-order.ts';
import { fill, useWords } from '../../../i18n/words.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { useMoney } from '../../../ui/figure/Money.tsx';

/** An offer that was chosen, and how many of it. */
export interface Picked {
  offer: Offer;
  units: number;
}

interface VariantPickerProps {
  title: string;
  offers: readonly Offer[];
  onPick: (picked: readonly Picked[]) => void;
  onClose: () => void;
}

/**
 * The variants of a product with price and stock; sold-out ones are disabled. A tap on one takes one unit of it; minus and
 * plus gather several, which are then added together.
 */
export function VariantPicker({ title, offers, onPick, onClose }: VariantPickerProps) {
  const translate = useTranslate();
  const words = useWords(MANUAL_ORDER_WORDS);
  const [units, setUnits] = useState<ReadonlyMap<Offer, number>>(new Map());
  const total = [...units.values()].reduce((sum, count) => sum + count, 0);
  const count = (offer: Offer, by: number) =>
    setUnits(new Map([...units, [offer, Math.max(0, (units.get(offer) ?? 0) + by)]]));
  const add = () =>
    onPick([...units].filter(([, some]) => some > 0).map(([offer, some]) => ({ offer, units: some })));
  return (
    <Dialog
      width="narrow"
      flush
      title={fill(words.choose_variant, { name: title })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{translate('app.cancel')}</Button>
          {total > 0 && (
            <Button variant="contained" onClick={add}>
              {fill(words.add_units, { count: total })}
            </Button>
          )}
        </>
      }
    >
      <List sx={{ overflow: 'auto' }}>
        {offers.map((offer) => (
          <VariantRow
            key={`${offer.product_id}-${offer.product_variant_id}`}
            offer={offer}
            name={withoutTitle(offer.name, title)}
            units={units.get(offer) ?? 0}
            onCount={(by) => count(offer, by)}
            onTake={() => (total === 0 ? onPick([{ offer, units: 1 }]) : count(offer, 1))}
          />
        ))}
      </List>
    </Dialog>
  );
}

interface VariantRowProps {
  offer: Offer;
  name: string;
  units: number;
  onCount: (by: number) => void;
  /** A tap on the variant itself. */
  onTake: () => void;
}

function VariantRow({ offer, name, units, onCount, onTake }: VariantRowProps) {
  const translate = useTranslate();
  const words = useWords(MANUAL_ORDER_WORDS);
  const money = useMoney();
  const { price, sku, stock } = offer;
  const most = Math.min(stock ?? MOST_UNITS, MOST_UNITS);
  const facts = [
    money(price),
    sku,
    stock !== null &&
      translate(stock > 0 ? 'orders.create.in_stock' : 'orders.create.sold_out', { smart_count: stock }),
  ];
  return (
    <ListItem disablePadding sx={{ display: 'flex', pr: 1 }}>
      <ListItemButton
        disabled={!isAvailable(offer) || units >= most}
        onClick={onTake}
        sx={{ minHeight: 56, minWidth: 0 }}
      >
        <ListItemText primary={name} secondary={facts.filter(Boolean).join(' · ')} />
      </ListItemButton>
      {isAvailable(offer) && (
        <Box sx={{ display: 'flex', alignItems: 'center', flex: 'none' }}>
          <IconButton
            aria-label={fill(words.less, { name: offer.name })}
            disabled={units === 0}
            onClick={() => onCount(-1)}
          >
            <RemoveIcon fontSize="small" />
          </IconButton>
          <Box
            component="output"
            aria-label={fill(words.quantity_of, { name: offer.name })}
            sx={{ minWidth: 24, textAlign: 'center', fontVariantNumeric: 'tabular-nums' }}
          >
            {units}
          </Box>
          <IconButton
            aria-label={fill(words.more, { name: offer.name })}
            disabled={units >= most}
            onClick={() => onCount(1)}
          >
            <AddIcon fontSize="small" />
          </IconButton>
        </Box>
      )}
    </ListItem>
  );
}

/** The heading names the product, so a line shows only the values of the variant. */
function withoutTitle(name: string, title: string): string {
  const rest = name.startsWith(title) ? name.slice(title.length).trim() : '';
  return rest === '' ? name : rest;
}
