import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import type { StockMovementRow } from '../../../../domain/stock/inventory-row.ts';
import { fill } from '../../../i18n/fill.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { pathOf } from '../../../schema/paths.ts';
import { color } from '../../../theme/color.ts';
import { DateText } from '../../../ui/figure/DateText.tsx';
import { Figures } from '../../../ui/figure/Figures.tsx';
import { useNumber } from '../../../ui/figure/useNumber.ts';
import { quiet } from '../../../ui/text/quiet.ts';
import { INVENTORY_WORDS } from '../inventory-words.ts';

/** One row of the ledger: `−2 · Venta · Pedido #12 · Ana · hoy, 8:00 p. m. · quedan 5`. */
export function MovementLine({ movement }: { movement: StockMovementRow }) {
  const { ledger, reasons } = useDictionary(INVENTORY_WORDS);
  const number = useNumber();
  const { delta, quantity_after, reason, note, user, at, order_id, order_number } = movement;
  const said: Readonly<Record<string, string>> = reasons;
  return (
    <Box
      component="li"
      sx={{ display: 'flex', gap: 2, py: 1.25, borderBottom: `1px solid ${color('line')}`, minWidth: 0 }}
    >
      <Box
        sx={{
          width: 64,
          flex: 'none',
          fontWeight: 700,
          textAlign: 'right',
          color: color(delta < 0 ? 'danger' : 'success'),
        }}
      >
        <Figures>{`${delta < 0 ? '−' : '+'}${number(Math.abs(delta))}`}</Figures>
      </Box>
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box>
          {said[reason] ?? reason}
          {order_id !== null && order_number !== null && (
            <>
              {' · '}
              <Link component={RouterLink} to={pathOf('orders', 'show', order_id)}>
                {fill(ledger.order, { number: order_number })}
              </Link>
            </>
          )}
        </Box>
        {note !== null && <Box>{note}</Box>}
        <Box sx={quiet}>
          {user !== null && fill(ledger.by, { user })}
          <DateText at={at} time /> · {fill(ledger.left, { count: number(quantity_after) })}
        </Box>
      </Box>
    </Box>
  );
}
