import type { FieldProps } from '../../kinds/fields/field.ts';
import type { CardProps, ResourceManifest } from '../../manifest/manifest.ts';
import { lazyPart } from '../../ui/lazy/lazy-popup.tsx';
import { MOST_PRINTED, PRINT_PATH } from './print/print-request.ts';

type StateProps = FieldProps<'orders', 'order_status_id' | 'shipping_order_status_id'>;

const loadRow = () => import('./list/OrderRow.tsx');
const State = lazyPart<StateProps>(async () => ({ default: (await loadRow()).StateColumn })).Part;
const Sequence = lazyPart<FieldProps<'orders', 'sequence'>>(async () => ({
  default: (await loadRow()).NumberColumn,
})).Part;
const Lines = lazyPart<CardProps<'orders'>>(async () => ({ default: (await loadRow()).OrderRowLines })).Part;

const Chat = lazyPart<CardProps<'orders'>>(async () => ({ default: (await loadRow()).OrderRowChat })).Part;

/** An order is created on a page of its own, and its list says who waits (spec 1 §2); the rest is generated. */
const orders: ResourceManifest<'orders'> = {
  create: () => import('./form/ManualOrderPage.tsx'),
  formParts: () => import('./form-parts.tsx'),
  showParts: () => import('./page/OrderPage.tsx'),
  card: lazyPart<CardProps<'orders'>>(() => import('./list/OrderCard.tsx')),
  rowDetail: Lines,
  rowAction: Chat,
  columns: { sequence: Sequence, order_status_id: State, shipping_order_status_id: State },
  listBanner: lazyPart(() => import('./list/CreatedOrder.tsx')).Part,
  listSummary: lazyPart(() => import('./list/OrderSums.tsx')).Part,
  foldedSearch: true,
  imports: false,
  printAt: { path: PRINT_PATH, most: MOST_PRINTED },
  choiceCounts: async (provider, filter) => (await import('./order-api.ts')).statusCounts(provider, filter),
};

export default orders;
