import { useId, useState, type Ref } from 'react';
import Button from '@mui/material/Button';
import FormLabel from '@mui/material/FormLabel';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { useTranslate } from 'ra-core';
import { isAvailable, offersOf, unitsLeft, type Offer } from '../../../../domain/orders/order-lines.ts';
import { lowestPrice } from '../../../../domain/orders/totals.ts';
import type { Product } from '../../../../generated/products/types.ts';
import { MANUAL_ORDER_WORDS } from '../../../../generated/words/manual-order.ts';
import { ComboBox, type Option } from '../../../generator/inputs/ComboBox.tsx';
import { fill, useWords } from '../../../i18n/words.ts';
import { useRecord, useRecords } from '../../../schema/record-hooks.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { useMoney } from '../../../ui/figure/Money.tsx';
import { inputLabel } from '../../../ui/input/label.ts';
import { useDebounced } from '../../../ui/search/useDebounced.ts';

/** Spec 2 §5: the search starts after three typed characters. */
const FEWEST_LETTERS = 3;
const PAUSE_MS = 300;
const FOUND = 20;

interface ProductPickerProps {
  inputRef: Ref<HTMLInputElement>;
  onPick: (offer: Offer) => void;
}

/** Finds a product by name or SKU. For a product with variants, the user then chooses the variant. */
export function ProductPicker({ inputRef, onPick }: ProductPickerProps) {
  const translate = useTranslate();
  const words = useWords(MANUAL_ORDER_WORDS);
  const id = useId();
  const [search, setSearch] = useState('');
  const [asked, setAsked] = useState<Product | null>(null);
  const searched = useDebounced(search.trim(), PAUSE_MS);
  const enough = searched.length >= FEWEST_LETTERS;
  const { data, isPending, error } = useRecords(
    'products',
    {
      pagination: { page: 1, perPage: FOUND },
      sort: { field: 'name', order: 'ASC' },
      filter: { search: searched },
    },
    { enabled: enough },
  );
  const toOption = useProductOption();
  const found = enough ? (data ?? []) : [];
  const pick = (product: Product) => {
    const [offer, ...others] = offersOf(product);
    if (others.length > 0) setAsked(product);
    else if (offer !== undefined) onPick(offer);
  };
  const waiting = search.trim().length >= FEWEST_LETTERS && (search.trim() !== searched || isPending);
  return (
    <div>
      <FormLabel htmlFor={id} sx={inputLabel}>
        {words.add_product}
      </FormLabel>
      <ComboBox
        value={null}
        addsToList
        options={found.map(toOption)}
        loading={waiting}
        onSearch={setSearch}
        onChoose={(option) => {
          const product = found.find((one) => one.id === option?.id);
          if (product !== undefined) pick(product);
        }}
        inputRef={inputRef}
        placeholder={words.search}
        emptyText={
          enough ? translate(error ? 'form.reference.failed' : 'filters.no_options') : words.three_letters
        }
        control={{ id }}
      />
      {asked && (
        <FreshVariants
          product={asked}
          onClose={() => setAsked(null)}
          onPick={(offer) => {
            setAsked(null);
            onPick(offer);
          }}
        />
      )}
    </div>
  );
}

interface FreshVariantsProps {
  product: Product;
  onPick: (offer: Offer) => void;
  onClose: () => void;
}

/** Loads the current variants, because the search result may be old. */
function FreshVariants({ product, onPick, onClose }: FreshVariantsProps) {
  const { data } = useRecord('products', product.id);
  return (
    <VariantPicker
      offers={offersOf(data ?? product)}
      title={product.name}
      onPick={onPick}
      onClose={onClose}
    />
  );
}

/** A product of the results: picture, price, stock, variants, SKU. A sold-out one is disabled. */
function useProductOption(): (product: Product) => Option {
  const translate = useTranslate();
  const money = useMoney();
  const words = useWords(MANUAL_ORDER_WORDS);
  return (product) => {
    const offers = offersOf(product);
    const left = unitsLeft(offers);
    const lowest = lowestPrice(offers);
    const differs = offers.some(({ price }) => price !== lowest);
    const facts = [
      lowest === undefined ? '' : differs ? fill(words.from_price, { price: money(lowest) }) : money(lowest),
      left === null
        ? ''
        : translate(left > 0 ? 'orders.create.in_stock' : 'orders.create.sold_out', { smart_count: left }),
      offers.length > 1 ? translate('products.variants.count', { smart_count: offers.length }) : '',
      // Last, because a narrow screen cuts the end.
      product.sku ?? '',
    ];
    return {
      id: product.id,
      text: product.name,
      detail: facts.filter((fact) => fact !== '').join(' · '),
      picture: product.product_images[0]?.picture_url ?? null,
      disabled: !offers.some(isAvailable),
    };
  };
}

interface VariantPickerProps {
  title: string;
  offers: readonly Offer[];
  onPick: (offer: Offer) => void;
  onClose: () => void;
}

/** The variants of a product with price and stock; sold-out ones are disabled. */
function VariantPicker({ title, offers, onPick, onClose }: VariantPickerProps) {
  const translate = useTranslate();
  const words = useWords(MANUAL_ORDER_WORDS);
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
