import type { ReactNode, Ref } from 'react';
import Box from '@mui/material/Box';
import { amountDue, paidOf, refundable } from '../../../../domain/orders/refunds.ts';
import { shipmentText } from '../../../../domain/orders/shipment.ts';
import { lineTotal } from '../../../../domain/orders/totals.ts';
import { formatPhone } from '../../../../domain/phones/notations.ts';
import { shopAddress } from '../../../../domain/share/share-address.ts';
import type { Order } from '../../../../generated/orders/types.ts';
import type { UserStore } from '../../../../generated/user-stores/types.ts';
import { ORDERS_ANSWERS_WORDS } from '../../../../generated/words/orders-answers.ts';
import { ORDERS_PRINT_WORDS } from '../../../../generated/words/orders-print.ts';
import { ORDERS_SHOW_WORDS } from '../../../../generated/words/orders-show.ts';
import { useStore } from '../../../authProvider/useSession.ts';
import { fill, fillCount, useIntlLocale, useWords } from '../../../i18n/words.ts';
import { pathOf } from '../../../schema/paths.ts';
import { useDates } from '../../../ui/figure/DateText.tsx';
import { useMoney, useNumber } from '../../../ui/figure/Money.tsx';
import { qrCode, qrImage } from '../../../ui/share/QrFigure.tsx';
import { useFormAnswers, useSaidAnswer } from '../page/Answers.tsx';
import { useAddressLines } from '../page/ShippingAddress.tsx';
import type { Paper, PrintDocument } from './print-request.ts';

interface SheetProps {
  order: Order;
  /** What was sold, or is left to be packed. */
  lines: Order['order_details'];
  branch: UserStore | undefined;
  document: PrintDocument;
  paper: Paper;
  ref: Ref<HTMLElement>;
}

/** One order on paper: for who packs it and brings it, or for the buyer. */
export function Sheet({ order, lines, branch, document, paper, ref }: SheetProps) {
  const words = useWords(ORDERS_PRINT_WORDS);
  const locale = useIntlLocale();
  const dates = useDates();
  const store = useStore();
  const receipt = document === 'receipt';
  const units = lines.reduce((sum, { quantity }) => sum + (quantity ?? 0), 0);
  const title = fill(words.order, { sequence: String(order.sequence ?? '') });
  const shop = store === null ? '' : shopAddress(store, location.host);
  const link = new URL(pathOf('orders', 'show', order.id), location.origin).href;
  const code = receipt
    ? { address: shop, alt: fill(words.shop_qr, { store: store?.name ?? '' }) }
    : { address: link, alt: fill(words.qr, { sequence: String(order.sequence ?? '') }) };
  return (
    <Box
      component="article"
      ref={ref}
      id={pageName(order.id)}
      aria-label={title}
      sx={{ ...sheetStyle(paper), page: paper === 'roll' ? pageName(order.id) : 'auto' }}
    >
      <Box sx={{ display: 'flex', gap: '4mm', justifyContent: 'space-between', mb: '4mm' }}>
        <Box sx={{ minWidth: 0 }}>
          <Box sx={{ fontWeight: 700, fontSize: '1.3em' }}>{store?.name}</Box>
          {branch && (
            <>
              <div>{branch.name}</div>
              <div>{formatPhone(branch.mobile_phone_number)}</div>
            </>
          )}
          {receipt && <div>{shop.replace(/^https:\/\//, '')}</div>}
        </Box>
        <Box
          component="img"
          src={qrImage(qrCode(code.address))}
          alt={code.alt}
          sx={{ width: '22mm', height: '22mm', flex: 'none' }}
        />
      </Box>
      <Box component="h2" sx={{ m: 0, fontSize: '1.5em', lineHeight: 1.2 }}>
        {title}
      </Box>
      <Box sx={{ mb: '4mm' }}>
        <Box sx={{ fontWeight: 700 }}>{receipt ? words.not_invoice : words.slip}</Box>
        {dates.exact(order.date)} · {fillCount(words.units, units, locale)}
      </Box>
      <Facts order={order} document={document} />
      {lines.length > 0 ? <SheetLines lines={lines} document={document} paper={paper} /> : words.all_back}
      <Box sx={{ mt: '3mm' }}>
        <SheetTotals order={order} document={document} />
      </Box>
      {receipt && <Box sx={{ mt: '5mm', textAlign: 'center' }}>{words.thanks}</Box>}
    </Box>
  );
}

/** Who it is for. A slip also says where it goes, how, and what to mind; a receipt keeps the address to itself. */
function Facts({ order, document }: Pick<SheetProps, 'order' | 'document'>) {
  const words = useWords(ORDERS_PRINT_WORDS);
  const { customer, shipping_information: shipping } = order;
  const address = useAddressLines(shipping);
  const name = [customer?.first_name, customer?.last_name].filter(Boolean).join(' ') || words.nobody;
  const parcel = shipmentText(order);
  const notes = [order.comments, shipping?.comments].filter(Boolean).join('\n');
  const slip = document === 'slip';
  return (
    <Box component="dl" sx={{ m: 0, mb: '4mm', display: 'grid', gap: '2mm' }}>
      <Fact label={words.buyer}>
        {name}
        {slip && customer?.phone_number && <div>{formatPhone(customer.phone_number)}</div>}
        {!slip && customer?.dni && (
          <div>{[customer.document_type, customer.dni].filter(Boolean).join(' ')}</div>
        )}
      </Fact>
      {slip && address.length > 0 && (
        <Fact label={words.deliver}>
          {address.map((line) => (
            <div key={line}>{line}</div>
          ))}
        </Fact>
      )}
      {parcel !== '' && <Fact label={words.carrier}>{parcel}</Fact>}
      {slip && notes !== '' && <Fact label={words.pack}>{notes}</Fact>}
      {slip && <SheetAnswers orderId={order.id} />}
    </Box>
  );
}

/** On a slip, for who packs: the text of the card, the size, the hour. */
function SheetAnswers({ orderId }: { orderId: number }) {
  const words = useWords(ORDERS_ANSWERS_WORDS);
  const { answers = [] } = useFormAnswers(orderId);
  const said = useSaidAnswer();
  if (answers.length === 0) return null;
  return (
    <Fact label={words.title}>
      {answers.map((answer) => (
        <div key={answer.id}>
          {answer.title}: {said(answer)}
        </div>
      ))}
    </Fact>
  );
}

/** A labelled fact on paper, never cut by the end of a page. */
function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box sx={{ breakInside: 'avoid' }}>
      <Box component="dt" sx={{ fontWeight: 700, fontSize: '0.85em' }}>
        {label}
      </Box>
      <Box component="dd" sx={{ m: 0, whiteSpace: 'pre-line' }}>
        {children}
      </Box>
    </Box>
  );
}

/** What the lines add up to, what is paid, and what is still to be collected. A packing slip says the last alone. */
function SheetTotals({ order, document }: { order: Order; document: PrintDocument }) {
  const words = useWords(ORDERS_PRINT_WORDS);
  const { paid, still } = useWords(ORDERS_SHOW_WORDS);
  const money = useMoney();
  const total = order.total ?? 0;
  const due = amountDue(order);
  const row = (label: string, amount: number, shown = true, strong = false) =>
    shown ? [{ label, amount: money(amount), strong }] : [];
  const collected = row(still, due, due > 0, true);
  const rows =
    document === 'slip'
      ? collected
      : [
          ...row(words.subtotal, order.subtotal ?? 0),
          ...row(words.discount, -(order.discount ?? 0), Boolean(order.discount)),
          ...row(words.shipping, order.shipping_cost ?? 0),
          ...row(words.total, total, true, true),
          ...row(paid, paidOf(order), paidOf(order) > 0),
          ...row(words.refunded, -(order.refunded ?? 0), Boolean(order.refunded)),
          ...row(words.kept, refundable(order), Boolean(order.refunded)),
          ...collected,
        ];
  if (rows.length === 0) return null;
  return (
    <Box component="dl" sx={LIST}>
      {rows.map(({ label, amount, strong }) => (
        <Box key={label} sx={{ ...ROW, ...(strong && { fontWeight: 700, fontSize: '1.15em' }) }}>
          <dt>{label}</dt>
          <Box component="dd" sx={{ m: 0, whiteSpace: 'nowrap' }}>
            {amount}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const LIST = { m: 0, ml: 'auto', width: '100%', maxWidth: '80mm', breakInside: 'avoid' } as const;
const ROW = { display: 'flex', justifyContent: 'space-between', gap: '4mm' } as const;

interface SheetLinesProps {
  lines: Order['order_details'];
  document: PrintDocument;
  paper: Paper;
}

/** What was sold or is packed. A receipt has prices; a packing slip has a box to tick for each line. */
function SheetLines({ lines, document, paper }: SheetLinesProps) {
  const words = useWords(ORDERS_PRINT_WORDS);
  const money = useMoney();
  const number = useNumber();
  const priced = document === 'receipt';
  // A roll has no room for a column of its own.
  const unitColumn = priced && paper !== 'roll';
  const unitBelow = unitColumn ? NARROW_ALONE : {};
  return (
    <Box component="table" sx={TABLE}>
      <thead>
        <tr>
          <th scope="col">{words.quantity}</th>
          <th scope="col">{words.product}</th>
          {unitColumn && (
            <Box component="th" scope="col" sx={WIDE_ALONE}>
              {words.price}
            </Box>
          )}
          <th scope="col">{priced ? words.amount : words.packed}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.id}>
            <td>{number(line.quantity ?? 0)}</td>
            <td>
              {line.name}
              {(line.sku || priced) && (
                <Box sx={{ fontSize: '0.85em' }}>
                  {line.sku}
                  {priced && (
                    <Box component="span" sx={unitBelow}>
                      {line.sku && ' · '}
                      {money(line.price)}
                    </Box>
                  )}
                </Box>
              )}
            </td>
            {unitColumn && (
              <Box component="td" sx={WIDE_ALONE}>
                {money(line.price)}
              </Box>
            )}
            <td>
              {priced ? money(lineTotal({ quantity: line.quantity ?? 0, price: line.price })) : <TickHere />}
            </td>
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

/** An empty box for a pen. */
function TickHere() {
  return (
    <Box
      component="span"
      sx={{ display: 'inline-block', width: '4mm', height: '4mm', border: '0.3mm solid currentColor' }}
    />
  );
}

/** A phone has no room for that column either: it says a unit's price below the product. Its paper has the column. */
const NARROW = '@media screen and (max-width: 599.95px)';
const WIDE_ALONE = { [NARROW]: { display: 'none' } };
const NARROW_ALONE = { display: 'none', [NARROW]: { display: 'inline' } };

/** The head comes again on each page, and no line is cut between two. The product takes what the figures leave. */
const TABLE = {
  width: '100%',
  borderCollapse: 'collapse',
  '& tr': { breakInside: 'avoid' },
  '& th, & td': {
    p: '1.2mm 1mm',
    textAlign: 'right',
    verticalAlign: 'top',
    whiteSpace: 'nowrap',
    width: '1%',
  },
  '& :nth-of-type(2):is(th, td)': { textAlign: 'left', whiteSpace: 'normal', width: 'auto' },
  '& th': { borderBottom: '0.4mm solid currentColor' },
  '& td': { borderBottom: '0.15mm solid currentColor' },
} as const;

/** Millimetres around the text; a roll's printer leaves as much white on both sides. */
const MARGIN: Record<Paper, number> = { letter: 14, a4: 14, roll: 4 };
const WIDTH: Record<Paper, number> = { letter: 216, a4: 210, roll: 80 };

/** The look of a sheet on the screen and on its paper: black on white in every theme. */
function sheetStyle(paper: Paper) {
  const roll = paper === 'roll';
  return {
    boxSizing: 'border-box',
    width: `${WIDTH[paper]}mm`,
    p: `${MARGIN[paper]}mm`,
    // A phone is narrower than a sheet: on the screen the text takes its width, and nothing is cut.
    ...(!roll && { '@media screen': { maxWidth: '100%', p: { xs: 2, sm: `${MARGIN[paper]}mm` } } }),
    backgroundColor: 'white',
    color: 'black',
    colorScheme: 'light',
    fontSize: roll ? '10pt' : '11pt',
    lineHeight: 1.35,
    overflowWrap: 'anywhere',
    '@media print': {
      breakAfter: 'page',
      '&:last-of-type': { breakAfter: 'auto' },
      ...(!roll && { width: 'auto', p: 0 }),
    },
  } as const;
}

/** Page boxes of the paper: a roll is one page as long as its text, a sheet's page has the margin in itself. */
export function pageRules(paper: Paper, heights: ReadonlyMap<string, number>): string {
  if (paper !== 'roll') return `@page { size: ${paper}; margin: ${MARGIN[paper]}mm; }`;
  const pages = [...heights].map(
    ([name, height]) => `@page ${name} { size: ${WIDTH.roll}mm ${height}mm; margin: 0; }`,
  );
  const longest = Math.max(0, ...heights.values());
  // Browsers without named pages print every order as long as the longest one.
  return [`@page { size: ${WIDTH.roll}mm ${longest}mm; margin: 0; }`, ...pages].join('\n');
}

/** The name of an order's page box. */
function pageName(id: number): string {
  return `order-${id}`;
}
