import type { Ref } from 'react';
import Box from '@mui/material/Box';
import { formatPhone } from '../../../../domain/phones/format.ts';
import { shipmentText } from '../../../../domain/orders/shipment.ts';
import { shopAddress } from '../../../../domain/share/share-address.ts';
import type { Order } from '../../../../generated/orders/types.ts';
import type { UserStore } from '../../../../generated/user-stores/types.ts';
import { useStore } from '../../../authProvider/useSession.ts';
import { fill } from '../../../i18n/fill.ts';
import { fillCount } from '../../../i18n/fill-count.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { useIntlLocale } from '../../../i18n/useIntlLocale.ts';
import { pathOf } from '../../../schema/paths.ts';
import { useDates } from '../../../ui/figure/useDates.ts';
import { qrCode, qrImage } from '../../../ui/share/qr-code.ts';
import { useAddressLines } from '../show/useAddressLines.ts';
import { Fact } from './Fact.tsx';
import { pageName, sheetStyle } from './paper-style.ts';
import { PRINT_WORDS } from './print-words.ts';
import type { Paper, PrintDocument } from './print-request.ts';
import { SheetAnswers } from './SheetAnswers.tsx';
import { SheetLines } from './SheetLines.tsx';
import { SheetTotals } from './SheetTotals.tsx';

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
  const words = useDictionary(PRINT_WORDS);
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
  const words = useDictionary(PRINT_WORDS);
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
