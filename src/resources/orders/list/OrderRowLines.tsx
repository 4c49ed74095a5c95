import Box from '@mui/material/Box';
import { lineTotal } from '../../../../domain/orders/totals.ts';
import { fill } from '../../../i18n/fill.ts';
import type { Order } from '../../../../generated/orders/types.ts';
import type { CardProps } from '../../../generator/manifest/manifest.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { Money } from '../../../ui/figure/Money.tsx';
import { CurrencyContext, useMoney } from '../../../ui/figure/useMoney.ts';
import { Thumbnail } from '../../../ui/picture/Thumbnail.tsx';
import { quiet } from '../../../ui/text/quiet.ts';
import { OrderKept } from '../OrderKept.tsx';
import { useLinePictures } from '../useLinePictures.ts';
import { LIST_WORDS } from './list-words.ts';
import { QuickStep } from './QuickStep.tsx';

/** Under the row of an order: what was ordered (ORD-01), and what to do next, as on a phone's card. */
export default function OrderRowLines({ record: order }: CardProps<'orders'>) {
  return (
    <CurrencyContext value={order.currency}>
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start', '& > ul': { width: '100%' } }}>
        <Lines order={order} />
        <OrderKept order={order} withPaid />
        <QuickStep order={order} />
      </Box>
    </CurrencyContext>
  );
}

/** Picture, product with its variant, quantity and price. */
function Lines({ order: { order_details: lines, sequence } }: { order: Order }) {
  const words = useDictionary(LIST_WORDS);
  const money = useMoney();
  const pictures = useLinePictures(lines);
  return (
    <Box
      component="ul"
      aria-label={fill(words.lines, { sequence: String(sequence ?? '') })}
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(320px, 100%), 480px))',
        columnGap: 4,
        rowGap: 1,
      }}
    >
      {lines.map((line) => (
        <Box
          component="li"
          key={line.id}
          sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0 }}
        >
          <Thumbnail url={pictures.get(line.product_id ?? 0) ?? null} name={line.name ?? ''} />
          <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
            {line.name}
            <Box sx={quiet}>
              {line.quantity} × {money(line.price)}
              {line.sku && ` · ${line.sku}`}
            </Box>
          </Box>
          <Money amount={lineTotal(line)} />
        </Box>
      ))}
    </Box>
  );
}
