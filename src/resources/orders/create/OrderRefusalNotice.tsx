import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import type { OrderRefusal } from './order-refusal.ts';

/** Why the order was not made, line by line; everything that was typed is still there. */
export function OrderRefusalNotice({ refusal }: { refusal: OrderRefusal }) {
  const translate = useTranslate();
  return (
    <Alert
      severity="error"
      role="alert"
      action={
        refusal.again && (
          <Button type="submit" color="inherit">
            {translate('app.retry')}
          </Button>
        )
      }
    >
      <AlertTitle>{refusal.message}</AlertTitle>
      {refusal.lines.map((line) => (
        <div key={line}>{line}</div>
      ))}
      {translate('orders.create.kept')}
    </Alert>
  );
}
