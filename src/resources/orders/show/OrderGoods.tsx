import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useLocale, useTranslate } from 'ra-core';
import type { RaRecord } from 'ra-core';
import { useId } from 'react';
import { Link as RouterLink } from 'react-router';
import { formatMoney } from '../../../../domain/money/format.ts';
import { pathOf } from '../../../schema/paths.ts';
import { useSession } from '../../../authProvider/useSession.ts';
import { intlLocale } from '../../../i18n/locales.ts';
import { useLabel } from '../../../i18n/useLabel.ts';
import { color } from '../../../theme/color.ts';
import { isValues } from '../../../generator/form/payload.ts';
import type { Values } from '../../../generator/form/payload.ts';
import type { ShowSectionProps } from '../../../generator/manifest/show-parts.ts';
import { useAllowed } from '../../../schema/useAllowed.ts';

const TOTALS = [
  ['subtotal', 'orders.create.subtotal'],
  ['shipping_cost', 'orders.create.shipping_cost'],
  ['total', 'orders.create.total'],
] as const;

/** The lines of an order and what they add up to; a line leads to its product, if that still exists. */
export function OrderGoods({ section, record }: ShowSectionProps) {
  const labelOf = useLabel();
  const say = useAmounts();
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography id={id} variant="h2" sx={{ mb: 1, fontSize: 'var(--text-16)' }}>
        {section.label && labelOf(section.label)}
      </Typography>
      <Lines record={record} say={say} />
      <Totals record={record} say={say} />
    </Card>
  );
}

interface AmountsProps {
  record: RaRecord;
  say: (amount: unknown) => string;
}

function Lines({ record, say }: AmountsProps) {
  const translate = useTranslate();
  const details: unknown = record.order_details;
  const lines = Array.isArray(details) ? details.filter(isValues) : [];
  return (
    <Box component="ul" aria-label={translate('orders.show.lines')} sx={{ listStyle: 'none', p: 0, m: 0 }}>
      {lines.map((line, index) => (
        <Box
          component="li"
          key={String(line.id ?? index)}
          sx={{
            display: 'grid',
            gridTemplateColumns: 'auto minmax(0, 1fr) auto',
            gap: 1.5,
            py: 1.5,
            borderBottom: `1px solid ${color('line')}`,
            fontVariantNumeric: 'tabular-nums',
          }}
        >
          <Box sx={{ fontWeight: 700 }}>{`${Number(line.quantity)} ×`}</Box>
          <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            <LineName line={line} />
            <Box sx={{ fontSize: 'var(--text-14)', color: 'text.secondary' }}>
              {[`${say(line.price)} ${translate('orders.show.each')}`, line.sku].filter(Boolean).join(' · ')}
            </Box>
          </Box>
          <Box sx={{ fontWeight: 500 }}>{say(Number(line.price) * Number(line.quantity))}</Box>
        </Box>
      ))}
    </Box>
  );
}

function LineName({ line }: { line: Values }) {
  const translate = useTranslate();
  const allowed = useAllowed('products');
  const name = String(line.name ?? '');
  const { product_id } = line;
  if (typeof product_id !== 'number')
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

function Totals({ record, say }: AmountsProps) {
  const translate = useTranslate();
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        mt: 2,
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
            {say(record[source])}
          </Box>,
        ];
      })}
    </Box>
  );
}

function useAmounts(): (amount: unknown) => string {
  const locale = intlLocale(useLocale() ?? '');
  const currency = useSession()?.store?.currency ?? 'COP';
  return (amount) => formatMoney(typeof amount === 'number' ? amount : 0, currency, locale);
}
