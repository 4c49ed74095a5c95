import Box from '@mui/material/Box';
import { lineTotal } from '../../../../domain/orders/totals.ts';
import type { Order } from '../../../../generated/orders/types.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { useMoney } from '../../../ui/figure/useMoney.ts';
import { useNumber } from '../../../ui/figure/useNumber.ts';
import { PRINT_WORDS } from './print-words.ts';
import type { Paper, PrintDocument } from './print-request.ts';

interface SheetLinesProps {
  lines: Order['order_details'];
  document: PrintDocument;
  paper: Paper;
}

/** What was sold or is packed. A receipt has prices; a packing slip has a box to tick for each line. */
export function SheetLines({ lines, document, paper }: SheetLinesProps) {
  const words = useDictionary(PRINT_WORDS);
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
