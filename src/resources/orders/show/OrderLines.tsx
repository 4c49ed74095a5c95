import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { lineTotal } from '../../../../domain/orders/totals.ts';
import type { Order } from '../../../../generated/orders/types.ts';
import { pathOf } from '../../../schema/paths.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { color } from '../../../theme/color.ts';
import { SectionCard } from '../../../ui/card/SectionCard.tsx';
import { Figures } from '../../../ui/figure/Figures.tsx';
import { Money } from '../../../ui/figure/Money.tsx';
import { useMoney } from '../../../ui/figure/useMoney.ts';
import { Thumbnail } from '../../../ui/picture/Thumbnail.tsx';
import { quiet } from '../../../ui/text/quiet.ts';
import { useAllowed } from '../../../schema/useAllowed.ts';
import { ORDER_WORDS } from '../order-words.ts';
import { OrderTotals } from './OrderTotals.tsx';
import { useLinePictures } from '../useLinePictures.ts';

type Line = Order['order_details'][number];

/** The lines of an order with their pictures, and what they add up to. A line leads to its product, while it exists. */
export function OrderLines({ order }: { order: Order }) {
  const words = useDictionary(ORDER_WORDS);
  const pictures = useLinePictures(order.order_details);
  return (
    <SectionCard title={words.products}>
      <Box component="ul" aria-label={words.lines} sx={{ listStyle: 'none', p: 0, m: 0, mt: -1 }}>
        {order.order_details.map((line) => (
          <Box
            component="li"
            key={line.id}
            sx={{
              display: 'grid',
              gridTemplateColumns: 'auto minmax(0, 1fr) auto',
              alignItems: 'center',
              gap: 1.5,
              py: 1.5,
              borderBottom: `1px solid ${color('line')}`,
            }}
          >
            <Thumbnail url={pictures.get(line.product_id ?? 0) ?? null} name={line.name ?? ''} size={48} />
            <LineText line={line} />
            <Box sx={{ fontWeight: 500 }}>
              <Money amount={lineTotal(line)} />
            </Box>
          </Box>
        ))}
      </Box>
      <OrderTotals order={order} />
    </SectionCard>
  );
}

function LineText({ line }: { line: Line }) {
  const words = useDictionary(ORDER_WORDS);
  const money = useMoney();
  return (
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <LineName line={line} />
      <Box sx={quiet}>
        <Figures>
          <b>{line.quantity} ×</b> {money(line.price)}
        </Figures>
        {line.sku && ` · ${line.sku}`}
      </Box>
      {line.product_id === null && (
        <Box sx={{ fontSize: 'var(--text-12)', color: 'warning.main' }}>{words.missing_product}</Box>
      )}
    </Box>
  );
}

function LineName({ line: { name, product_id } }: { line: Line }) {
  const allowed = useAllowed('products');
  if (product_id === null || !allowed('edit')) return <>{name}</>;
  return (
    <Link component={RouterLink} to={pathOf('products', 'edit', product_id)}>
      {name}
    </Link>
  );
}
