import { useEffect, useEffectEvent, useId, useRef, useState, type Ref } from 'react';
import Box from '@mui/material/Box';
import FormLabel from '@mui/material/FormLabel';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useNotify, useTranslate } from 'ra-core';
import { addDays } from '../../../../domain/dates/day.ts';
import {
  isAvailable,
  offersOf,
  offersOfCode,
  unitsLeft,
  type Offer,
} from '../../../../domain/orders/order-lines.ts';
import { lowestPrice } from '../../../../domain/orders/totals.ts';
import { matches } from '../../../../domain/places/fold.ts';
import type { Product } from '../../../../generated/products/types.ts';
import { MANUAL_ORDER_WORDS } from '../../../../generated/words/manual-order.ts';
import { ORDERS_NOTED_WORDS } from '../../../../generated/words/orders-noted.ts';
import type { AppDataProvider } from '../../../dataProvider/dataProvider.ts';
import { ComboBox, type Option } from '../../../kinds/inputs/ComboBox.tsx';
import { errorSentence } from '../../../i18n/sentences.ts';
import { fill, useWords } from '../../../i18n/words.ts';
import { useRecord, useRecords } from '../../../schema/record-hooks.ts';
import { useAllowed } from '../../../schema/useAllowed.ts';
import { useRecordsOnDevice } from '../../../shell/offline/counter.ts';
import { useDates } from '../../../ui/figure/DateText.tsx';
import { useMoney } from '../../../ui/figure/Money.tsx';
import { inputLabel } from '../../../ui/input/NativeSelect.tsx';
import { ScanButton } from '../../../ui/scan/ScanButton.tsx';
import { VariantPicker, type Picked } from './VariantPicker.tsx';
import { useDebounced } from '../../../ui/search/useDebounced.ts';

/** Spec 2 §5: the search starts after three typed characters. */
const FEWEST_LETTERS = 3;
const PAUSE_MS = 300;
const FOUND = 20;

interface ProductPickerProps {
  inputRef: Ref<HTMLInputElement>;
  /** The order has no line yet: the focus alone opens the list. Later it would cover the lines. */
  first: boolean;
  /** Id of a product that is picked at once, such as one that was found elsewhere; 0 without one. */
  sold: number;
  onPick: (picked: readonly Picked[]) => void;
}

/**
 * Finds a product by name, SKU or barcode; before anything is typed it offers what is sold most, and what is new. For a
 * product with variants, the user then chooses among them. A code that was typed or scanned whole, and that one offer has,
 * adds that one at once; of several that share it, the user chooses.
 */
export function ProductPicker({ inputRef, first, sold, onPick }: ProductPickerProps) {
  const translate = useTranslate();
  const words = useWords(MANUAL_ORDER_WORDS);
  const noted = useWords(ORDERS_NOTED_WORDS);
  const id = useId();
  const [search, setSearch] = useState('');
  const [asked, setAsked] = useState<Product | null>(null);
  const [sharing, setSharing] = useState<{ code: string; offers: Offer[] } | null>(null);
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
  const onDevice = useRecordsOnDevice('products');
  const toOption = useProductOption();
  const blank = search.trim() === '';
  const [opened, setOpened] = useState(false);
  const read = useSuggested(opened && blank && onDevice === undefined);
  const suggested = onDevice
    ? {
        products: onDevice
          .filter((one) => offersOf(one).some(isAvailable))
          .slice(0, 2 * SUGGESTED)
          .map((product) => ({ product, group: '' })),
        loading: false,
      }
    : read;
  const found = !enough
    ? []
    : (onDevice?.filter((product) => isFoundBy(product, searched)).slice(0, FOUND) ?? data ?? []);
  const group = onDevice && noted.on_phone;
  const options = blank
    ? suggested.products.map(({ product, group: kind }) => ({ ...toOption(product), group: group ?? kind }))
    : found.map((product) => ({ ...toOption(product), ...(group && { group }) }));
  const take = (product: Product) => {
    const [offer, ...others] = offersOf(product);
    if (others.length > 0) setAsked(product);
    else if (offer !== undefined && isAvailable(offer)) onPick([{ offer, units: 1 }]);
  };
  const pick = (id: unknown) => {
    const product = [...found, ...suggested.products.map((one) => one.product)].find((one) => one.id === id);
    if (product === undefined) return;
    if (!takeCode(searched, found)) take(product);
  };
  /** @returns false of a code that none of the products has */
  const takeCode = (code: string, products: readonly Product[]): boolean => {
    const offers = products.flatMap((one) => offersOfCode(one, code));
    const [offer, ...others] = offers;
    if (offer === undefined) return false;
    if (others.length === 0 && isAvailable(offer)) onPick([{ offer, units: 1 }]);
    else setSharing({ code, offers });
    return true;
  };
  const scan = useScannedCode(onDevice, takeCode);
  useSold(sold, take);
  const waiting =
    search.trim().length >= FEWEST_LETTERS && (search.trim() !== searched || (isPending && !onDevice));
  const nothing = onDevice
    ? noted.not_on_phone
    : translate(error ? 'form.reference.failed' : 'filters.no_options');
  return (
    <div>
      <FormLabel htmlFor={id} sx={inputLabel}>
        {words.add_product}
      </FormLabel>
      <Box sx={{ display: 'flex', alignItems: 'center', '& > :not(button)': { flex: 1, minWidth: 0 } }}>
        <ComboBox
          value={null}
          addsToList
          openOnFocus={first}
          onOpen={() => setOpened(true)}
          options={options}
          loading={waiting || (blank && suggested.loading)}
          onSearch={setSearch}
          onChoose={(option) => pick(option?.id)}
          inputRef={inputRef}
          placeholder={words.search}
          emptyText={enough ? nothing : words.three_letters}
          control={{ id }}
        />
        <ScanButton onCode={(code) => void scan(code)} sx={{ mr: -1 }} />
      </Box>
      {sharing && (
        <VariantPicker
          {...sharing}
          title={sharing.code}
          onClose={() => setSharing(null)}
          onPick={(picked) => {
            setSharing(null);
            onPick(picked);
          }}
        />
      )}
      {asked && (
        <FreshVariants
          product={asked}
          onClose={() => setAsked(null)}
          onPick={(picked) => {
            setAsked(null);
            onPick(picked);
          }}
        />
      )}
    </div>
  );
}

/** As the server finds one: by words of its name, or a whole code. */
function isFoundBy(product: Product, searched: string): boolean {
  return matches(product.name, searched) || offersOfCode(product, searched).length > 0;
}

/** For the camera: finds who has a code, and says so where nobody has it, as the list of the box does for a typed one. */
function useScannedCode(
  onDevice: readonly Product[] | undefined,
  take: (code: string, products: readonly Product[]) => boolean,
): (code: string) => Promise<void> {
  const words = useWords(MANUAL_ORDER_WORDS);
  const provider = useDataProvider<AppDataProvider>();
  const notify = useNotify();
  const translate = useTranslate();
  return async (code) => {
    try {
      const found =
        onDevice ??
        (
          await provider.getList<Product>('products', {
            pagination: { page: 1, perPage: FOUND },
            sort: { field: 'name', order: 'ASC' },
            filter: { search: code },
          })
        ).data;
      if (!take(code, found)) notify(fill(words.no_code, { code }), { type: 'warning' });
    } catch (error) {
      notify(errorSentence(translate, error), { type: 'error' });
    }
  };
}

/** Picks the product that the form was opened for, once. */
function useSold(id: number, onLoaded: (product: Product) => void): void {
  const { data } = useRecord('products', id, { enabled: id > 0 });
  const done = useRef(false);
  const loaded = useEffectEvent(onLoaded);
  useEffect(() => {
    if (data === undefined || done.current) return;
    done.current = true;
    loaded(data);
  }, [data]);
}

/** Days whose sales say what is sold most. */
const DAYS = 30;
const SUGGESTED = 8;

/**
 * What is sold most, for members who may read orders, and then the newest; read when the box opens first. They come all
 * at once, so that nothing moves below a finger.
 */
function useSuggested(enabled: boolean): {
  products: { product: Product; group: string }[];
  loading: boolean;
} {
  const words = useWords(MANUAL_ORDER_WORDS);
  const provider = useDataProvider<AppDataProvider>();
  const mayRead = useAllowed('orders')('list');
  const { today } = useDates();
  const range = { from: addDays(today, 1 - DAYS), to: today };
  const sold = useQuery({
    queryKey: ['orders', 'topProducts', range],
    queryFn: async ({ signal }) => (await provider.loadFigureCalls()).topProducts(range, signal),
    enabled: enabled && mayRead,
  });
  const ids = sold.data?.flatMap(({ product_id: id }) => id ?? []).slice(0, SUGGESTED) ?? [];
  const page = { page: 1, perPage: SUGGESTED };
  const most = useRecords(
    'products',
    { pagination: page, sort: { field: 'id', order: 'ASC' }, filter: { 'id.in': ids } },
    { enabled: enabled && ids.length > 0 },
  );
  const newest = useRecords(
    'products',
    { pagination: page, sort: { field: 'created_at', order: 'DESC' }, filter: {} },
    { enabled },
  );
  const loading = sold.isLoading || most.isLoading || newest.isLoading;
  if (loading) return { products: [], loading };
  const best = ids.flatMap((id) => most.data?.find((product) => product.id === id) ?? []);
  const others = (newest.data ?? []).filter(({ id }) => !ids.includes(id));
  const group = best.length > 0 ? words.newest : words.your_products;
  return {
    products: [
      ...best.map((product) => ({ product, group: words.most_sold })),
      ...others.map((product) => ({ product, group })),
    ],
    loading,
  };
}

interface FreshVariantsProps {
  product: Product;
  onPick: (picked: readonly Picked[]) => void;
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
