import Box from '@mui/material/Box';
import type { InvoiceAnswer } from '../../../../domain/plans/billing-types.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { color } from '../../../theme/color.ts';
import { useMoney } from '../../../ui/figure/useMoney.ts';
import { useNumber } from '../../../ui/figure/useNumber.ts';
import { BILLING_WORDS } from '../billing-words.ts';

/** What the invoice is for, and what it adds up to. */
export function BillLines({ invoice }: { invoice: InvoiceAnswer }) {
  const { bill: words } = useDictionary(BILLING_WORDS);
  const money = useMoney();
  const number = useNumber();
  const { invoice_details: lines, discount, amount, currency } = invoice;
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Box component="table" sx={TABLE}>
        <thead>
          <tr>
            <th scope="col">{words.description}</th>
            <th scope="col">{words.quantity}</th>
            <th scope="col">{words.price}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.description}>
              <td>{line.description}</td>
              <td>{number(line.quantity)}</td>
              <td>{money(line.price, currency)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {discount > 0 && (
            <tr>
              <th scope="row" colSpan={2}>
                {words.discount}
              </th>
              <td>{money(-discount, currency)}</td>
            </tr>
          )}
          <Box component="tr" sx={{ fontSize: 'var(--text-20)', fontWeight: 700 }}>
            <th scope="row" colSpan={2}>
              {words.total}
            </th>
            <td>{money(amount, currency)}</td>
          </Box>
        </tfoot>
      </Box>
    </Box>
  );
}

const TABLE = {
  width: '100%',
  borderCollapse: 'collapse',
  // Three columns stand whole on the narrowest phones.
  fontSize: 'var(--text-14)',
  '& th, & td': {
    py: 1,
    px: 0.5,
    textAlign: 'right',
    verticalAlign: 'top',
    fontVariantNumeric: 'tabular-nums',
    borderBottom: `1px solid ${color('line')}`,
  },
  '& :is(th, td):first-child': { pl: 0, textAlign: 'left', overflowWrap: 'break-word' },
  '& :is(th, td):last-child': { pr: 0, whiteSpace: 'nowrap' },
  '& tfoot :is(th, td)': { borderBottom: 0 },
  // Text of double size leaves a phone no room for three whole columns.
  '@container (max-width: 16rem)': { '&& :is(th, td)': { overflowWrap: 'anywhere', whiteSpace: 'normal' } },
} as const;
