import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import type { FieldDescriptor } from '../../../../domain/schema/descriptors.ts';
import { ORDER_STATUS, STATUS_TYPE } from '../../../../domain/orders/statuses.ts';
import { useLabel } from '../../../i18n/useLabel.ts';
import { panel } from '../../../ui/card/panel.ts';
import { StatusChip } from '../../../ui/chip/StatusChip.tsx';
import { useAllowed } from '../../../schema/useAllowed.ts';
import { StatusDialog } from './StatusDialog.tsx';

/** From these the next step of an order is its payment. */
const UNPAID: ReadonlySet<number> = new Set([ORDER_STATUS.pending, ORDER_STATUS.onHold]);

interface StatusControlProps {
  field: FieldDescriptor;
  /** 1 payment, 2 shipping. */
  type: 1 | 2;
  orderId: number;
  /** As it is. */
  status: number;
}

/** First step: the status as it is. The second, choosing and confirming, is a dialog. */
export function StatusControl({ field, type, orderId, status }: StatusControlProps) {
  const labelOf = useLabel();
  const translate = useTranslate();
  const allowed = useAllowed('orders');
  const id = useId();
  const [suggested, setSuggested] = useState<number | null>(null);
  const unpaid = type === STATUS_TYPE.payment && UNPAID.has(status);
  const current = field.enum?.find(({ value }) => value === status);
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ ...panel, p: 2, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}
    >
      <Box sx={{ mr: 'auto', minWidth: 0 }}>
        <Box
          id={id}
          component="h2"
          sx={{ m: 0, mb: 0.5, fontSize: 'var(--text-12)', fontWeight: 400, color: 'text.secondary' }}
        >
          {labelOf(field.label)}
        </Box>
        {current && (
          <StatusChip
            label={labelOf(current.label)}
            {...(current.color && { tone: current.color })}
            {...(current.icon && { icon: current.icon })}
          />
        )}
      </Box>
      {allowed('edit') && (
        <Button variant="outlined" onClick={() => setSuggested(status)} aria-describedby={id}>
          {translate('orders.status.change')}
        </Button>
      )}
      {allowed('edit') && unpaid && (
        <Button variant="contained" onClick={() => setSuggested(ORDER_STATUS.paid)}>
          {translate('orders.status.mark_paid')}
        </Button>
      )}
      {suggested !== null && (
        <StatusDialog
          field={field}
          type={type}
          orderId={orderId}
          current={status}
          suggested={suggested}
          onClose={() => setSuggested(null)}
        />
      )}
    </Box>
  );
}
