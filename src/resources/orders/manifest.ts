import type { FieldProps } from '../../generator/fields/field.ts';
import type { CardProps, ResourceManifest } from '../../generator/manifest/manifest.ts';
import { lazyPart } from '../../ui/lazy/lazy-part.ts';
import { MOST_PRINTED, PRINT_PATH } from './print/print-request.ts';

type StateProps = FieldProps<'orders', 'order_status_id' | 'shipping_order_status_id'>;

const State = lazyPart<StateProps>(() => import('./list/StateColumn.tsx')).Part;
const Sequence = lazyPart<FieldProps<'orders', 'sequence'>>(() => import('./list/NumberColumn.tsx')).Part;

/** An order is created on a page of its own, and its list says who waits (spec 1 §2); the rest is generated. */
const orders: ResourceManifest<'orders'> = {
  create: () => import('./create/ManualOrderPage.tsx'),
  formParts: () => import('./form-parts.tsx'),
  showParts: () => import('./show-parts.tsx'),
  card: lazyPart<CardProps<'orders'>>(() => import('./list/OrderCard.tsx')),
  rowDetail: lazyPart<CardProps<'orders'>>(() => import('./list/OrderRowLines.tsx')).Part,
  columns: { sequence: Sequence, order_status_id: State, shipping_order_status_id: State },
  listBanner: lazyPart(() => import('./list/CreatedOrder.tsx')).Part,
  foldedSearch: true,
  printAt: { path: PRINT_PATH, most: MOST_PRINTED },
  choiceCounts: async (provider) => (await import('./list/status-counts.ts')).statusCounts(provider),
};

export default orders;
