import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslate } from 'ra-core';
import { Link as RouterLink } from 'react-router-dom';
import { lineTotal } from '../../../../domain/orders/totals.ts';
import type { Order } from '../../../../generated/orders/types.ts';
import { pathOf } from '../../../schema/paths.ts';
import { useLabel } from '../../../i18n/useLabel.ts';
import { color } from '../../../theme/color.ts';
import type { ShowSectionProps } from '../../../generator/manifest/show-parts.ts';
import { SectionCard } from '../../../ui/card/SectionCard.tsx';
import { useMoney } from '../../../ui/figure/useMoney.ts';
import { useAllowed } from '../../../schema/useAllowed.ts';

const TOTALS = [
  ['subtotal', 'orders.create.subtotal'],
  ['shipping_cost', 'orders.create.shipping_cost'],
  ['total', 'orders.create.total'],
] as const;

type Line = Order['order_details'][number];

/** The lines of an order and what they add up to; a line leads to its product, if that still exists. */
export function OrderGoods({ section, record }: ShowSectionProps<'orders'>) {
  const labelOf = useLabel();
  return (
    <SectionCard title={section.label && labelOf(section.label)}>
      <Lines lines={record.order_details} />
      <Totals record={record} />
    </SectionCard>
  );
}

function Lines({ lines }: { lines: readonly Line[] }) {
  const translate = useTranslate();
  const money = useMoney();
  return (
    <Box
      component="ul"
      aria-label={translate('orders.show.lines')}
      sx={{ listStyle: 'none', p: 0, m: 0, mt: -1 }}
    >
      {lines.map((line) => (
        <Box
          component="li"
          key={line.id}
          sx={{
            display: 'grid',
            gridTemplateColumns: 'auto minmax(0, 1fr) auto',
            gap: 1.5,
            py: 1.5,
            borderBottom: `1px solid ${color('line')}`,
            fontVariantNumeric: 'tabular-nums',
          }}
        >
          <Box sx={{ fontWeight: 700 }}>{`${line.quantity} ×`}</Box>
          <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            <LineName line={line} />
            <Box sx={{ fontSize: 'var(--text-14)', color: 'text.secondary' }}>
              {[`${money(line.price)} ${translate('orders.show.each')}`, line.sku]
                .filter(Boolean)
                .join(' · ')}
            </Box>
          </Box>
          <Box sx={{ fontWeight: 500 }}>{money(lineTotal(line))}</Box>
        </Box>
      ))}
    </Box>
  );
}

function LineName({ line: { name, product_id } }: { line: Line }) {
  const translate = useTranslate();
  const allowed = useAllowed('products');
  if (product_id === null)
    return (
      <>
        {name}
        <Box component="span" sx={{ display: 'block', fontSize: 'var(--text-12)', color: 'warning.main' }}>
          {translate('orders.show.missing_product')}
        </Box>
      </>
    );
  if (!allowed('edit')) return <>{name}</>;
  return (
    <Link component={RouterLink} to={pathOf('products', 'edit', product_id)}>
      {name}
    </Link>
  );
}

function Totals({ record }: { record: Order }) {
  const translate = useTranslate();
  const money = useMoney();
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: '1fr auto',
        gap: 1,
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      {TOTALS.map(([source, label]) => {
        const style =
          source === 'total' ? { fontSize: 'var(--text-20)', fontWeight: 700 } : { color: 'text.secondary' };
        return [
          <Box component="dt" key={`${source}-label`} sx={style}>
            {translate(label)}
          </Box>,
          <Box component="dd" key={source} sx={{ m: 0, textAlign: 'right', ...style }}>
            {money(record[source] ?? 0)}
          </Box>,
        ];
      })}
    </Box>
  );
}
