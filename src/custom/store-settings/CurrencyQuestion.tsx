import Box from '@mui/material/Box';
import { offersOf } from '../../../domain/orders/order-lines.ts';
import { lowestPrice } from '../../../domain/orders/totals.ts';
import { spokenCurrency, wholeUnits } from '../../../domain/money/currency.ts';
import type { StoreSettings } from '../../../domain/stores/store-settings.ts';
import { fillCount } from '../../i18n/fill-count.ts';
import { fill } from '../../i18n/fill.ts';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { useIntlLocale } from '../../i18n/useIntlLocale.ts';
import { useRecords } from '../../schema/record-hooks.ts';
import { useAllowed } from '../../schema/useAllowed.ts';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { useMoney } from '../../ui/figure/useMoney.ts';
import { SETTINGS_WORDS } from './settings-words.ts';

/** A price that anybody knows, where the shop has no product yet or the member does not read them. */
const ANY_PRICE = 45_000;
const NEWEST = { pagination: { page: 1, perPage: 1 }, sort: { field: 'id', order: 'DESC' } } as const;

interface CurrencyQuestionProps {
  stored: StoreSettings;
  /** ISO code of the chosen currency. */
  chosen: string;
  busy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** What another currency means for this shop, with a price of its own, before anything is written (decision 80). */
export function CurrencyQuestion({ stored, chosen, busy, onConfirm, onCancel }: CurrencyQuestionProps) {
  const { currency: words } = useDictionary(SETTINGS_WORDS);
  const locale = useIntlLocale();
  const money = useMoney();
  const products = useRecords('products', NEWEST, { enabled: useAllowed('products')('list') });
  const orders = useRecords('orders', NEWEST, { enabled: useAllowed('orders')('list') });
  const [product] = products.data ?? [];
  const price = product && lowestPrice(offersOf(product));
  const priced = { name: product?.name ?? '', ...amounts(price ?? ANY_PRICE) };
  function amounts(amount: number) {
    return { before: money(amount, wholeUnits(stored.currency)), after: money(amount, wholeUnits(chosen)) };
  }
  const sentences = [
    words.stay,
    fill(price === undefined ? words.any_example : words.example, priced),
    ...(products.total ? [fillCount(words.review, products.total, locale)] : []),
    ...(stored.delivery_cost_enabled ? [fill(words.shipping, amounts(stored.delivery_cost_details))] : []),
    ...(orders.total
      ? [fillCount(words.orders, orders.total, locale, { before: stored.currency, after: chosen })]
      : []),
  ];
  return (
    <ConfirmDialog
      open
      title={fill(words.title, { currency: spokenCurrency(chosen, locale) })}
      message={
        <Box sx={{ display: 'grid', gap: 1.5 }}>
          {sentences.map((sentence) => (
            <span key={sentence}>{sentence}</span>
          ))}
        </Box>
      }
      confirmLabel={words.confirm}
      harmless
      busy={busy || products.isLoading || orders.isLoading}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}
