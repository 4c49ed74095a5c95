import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CopyIcon from '@mui/icons-material/ContentCopy';
import TruckIcon from '@mui/icons-material/LocalShippingOutlined';
import { hasShipment, trackingLink } from '../../../../domain/orders/shipment.ts';
import { SHIPPING_STATUS } from '../../../../domain/orders/statuses.ts';
import type { Order } from '../../../../generated/orders/types.ts';
import { ORDERS_SHIPMENT_WORDS } from '../../../../generated/words/orders-shipment.ts';
import { useWords } from '../../../i18n/words.ts';
import { useAllowed } from '../../../schema/useAllowed.ts';
import { SectionCard } from '../../../ui/card/SectionCard.tsx';
import { copyText } from '../../../ui/input/copy-text.ts';
import { quiet } from '../../../theme/styles.ts';
import { shipmentPart } from '../dialogs/lazy-dialogs.tsx';

/** How the parcel travels, to copy and to follow. A dispatched order without it offers to write it down. */
export function ShipmentCard({ order }: { order: Order }) {
  const words = useWords(ORDERS_SHIPMENT_WORDS);
  const mayEdit = useAllowed('orders')('edit');
  const [editing, setEditing] = useState(false);
  const known = hasShipment(order);
  const gone = order.shipping_order_status_id === SHIPPING_STATUS.dispatched;
  if (!known && !(mayEdit && gone)) return null;
  return (
    <SectionCard title={words.card}>
      {known ? <ShipmentFacts order={order} /> : <Box sx={quiet}>{words.none}</Box>}
      {mayEdit && (
        <Button
          aria-haspopup="dialog"
          onPointerEnter={shipmentPart.preload}
          onClick={() => setEditing(true)}
          sx={{ justifySelf: 'start', minHeight: 'var(--target)' }}
        >
          {known ? words.edit : words.add}
        </Button>
      )}
      {editing && <shipmentPart.Part order={order} onClose={() => setEditing(false)} />}
    </SectionCard>
  );
}

function ShipmentFacts({ order }: { order: Order }) {
  const { carrier, tracking_number } = order;
  const link = trackingLink(order);
  const words = useWords(ORDERS_SHIPMENT_WORDS);
  const [copied, setCopied] = useState<boolean | null>(null);
  return (
    <>
      <Box sx={{ overflowWrap: 'anywhere' }}>
        {carrier && <div>{carrier}</div>}
        {tracking_number && <Box sx={{ fontWeight: 500 }}>{tracking_number}</Box>}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {tracking_number && (
          <Button
            variant="outlined"
            startIcon={<CopyIcon />}
            onClick={() => void copyText(tracking_number).then(setCopied)}
          >
            {words.copy}
          </Button>
        )}
        {link !== null && (
          <Button href={link} target="_blank" rel="noopener noreferrer" startIcon={<TruckIcon />}>
            {words.follow}
          </Button>
        )}
      </Box>
      <Box component="output" sx={{ ...quiet, '&:empty': { display: 'none' } }}>
        {copied === true && words.copied}
        {copied === false && words.copy_failed}
      </Box>
    </>
  );
}
