import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { PAYMENT_WAYS, type PaymentWay } from '../../../../domain/orders/order-payments.ts';
import { amountDue } from '../../../../domain/orders/refunds.ts';
import type { Order } from '../../../../generated/orders/types.ts';
import { ORDERS_PAY_WORDS } from '../../../../generated/words/orders-pay.ts';
import { ORDERS_PAYMENT_WORDS } from '../../../../generated/words/orders-payment.ts';
import { AmountInput } from '../../../kinds/money-input.tsx';
import { PicturePicker } from '../../../kinds/inputs/PicturePicker.tsx';
import { fill, useWords } from '../../../i18n/words.ts';
import { color, quiet } from '../../../theme/styles.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { CurrencyContext, useMoney } from '../../../ui/figure/Money.tsx';
import { useNeedsSignal } from '../../../ui/state/PageStates.tsx';
import { useWays } from '../order-api.ts';
import { useReceive } from '../useOrderWrite.tsx';

export interface PaymentSheetProps {
  order: Order;
  /** What is known of the money beforehand: how much arrived, and the picture that says so. */
  transfer?: { amount: number | null; proof: File | undefined };
  /** Absent where the buyer cannot be sent a link. */
  onSendLink?: (() => void) | undefined;
  /** Once the money is written down. */
  onReceived?(): void;
  onClose(): void;
}

/** Money for an order: how much, and a tap on how it came writes it down. Less than what is owed is a part payment. */
export default function PaymentSheet(props: PaymentSheetProps) {
  return (
    <CurrencyContext value={props.order.currency}>
      <Sheet {...props} />
    </CurrencyContext>
  );
}

function Sheet({ order, transfer, onSendLink, onReceived, onClose }: PaymentSheetProps) {
  const words = useWords(ORDERS_PAY_WORDS);
  const { send } = useWords(ORDERS_PAYMENT_WORDS);
  const translate = useTranslate();
  const money = useMoney();
  const blocked = useNeedsSignal();
  const ways = useWays();
  // What was read when the sheet opened: the server refuses another amount than the user has seen.
  const [owed] = useState(() => amountDue(order));
  const [proof, setProof] = useState(transfer?.proof);
  const { busy, receive } = useReceive(order, owed);
  const form = useForm<{ amount: unknown }>({ defaultValues: { amount: transfer?.amount ?? owed } });
  const typed = useWatch({ control: form.control, name: 'amount' });
  const amount = typeof typed === 'number' && typed >= 1 ? typed : null;
  const above = amount !== null && amount > owed;
  const said = { amount: money(amount ?? 0), rest: money(owed - (amount ?? 0)) };
  const fault =
    amount === null ? words.amount_wrong : above ? fill(words.amount_high, { amount: money(owed) }) : null;
  const choose = (way: PaymentWay): void => {
    if (amount === null) return;
    void receive({ way, amount, proof }).then((received) => {
      onClose();
      if (received) onReceived?.();
    });
  };
  return (
    <Dialog
      width="narrow"
      title={fill(words.title, { sequence: String(order.sequence ?? '') })}
      busy={busy}
      onClose={onClose}
      actions={
        <Button onClick={onClose} disabled={busy}>
          {translate('app.cancel')}
        </Button>
      }
    >
      <FormProvider {...form}>
        <AmountInput
          name="amount"
          label={words.amount}
          required
          note={fill(words.amount_help, { amount: money(owed) })}
        />
      </FormProvider>
      <Box component="output" sx={fault === null ? { fontWeight: 500 } : { color: color('danger') }}>
        {fault ?? fill(amount === owed ? words.whole : words.part, said)}
      </Box>
      <WayButtons
        ways={ways}
        amount={said.amount}
        busy={busy}
        disabled={fault !== null || blocked !== undefined}
        onChoose={choose}
      />
      {proof === undefined ? (
        <PicturePicker
          label={words.proof}
          also="application/pdf"
          disabled={busy}
          describedBy={undefined}
          focusRef={() => undefined}
          onFiles={([file]) => setProof(file)}
        />
      ) : (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          <Box sx={{ flex: 1, minWidth: 0 }}>{fill(words.proof_ready, { name: proof.name })}</Box>
          <Button disabled={busy} onClick={() => setProof(undefined)}>
            {words.proof_drop}
          </Button>
        </Box>
      )}
      {onSendLink !== undefined && (
        <Button variant="text" disabled={busy} onClick={onSendLink} sx={{ justifySelf: 'start' }}>
          {send}
        </Button>
      )}
      {blocked !== undefined && <Box sx={quiet}>{blocked}</Box>}
    </Dialog>
  );
}

interface WayButtonsProps {
  ways: readonly PaymentWay[] | undefined;
  /** As people read it. */
  amount: string;
  busy: boolean;
  disabled: boolean;
  onChoose(way: PaymentWay): void;
}

/** A button for each way; the usual one is the primary action. */
function WayButtons({ ways, amount, busy, disabled, onChoose }: WayButtonsProps) {
  const words = useWords(ORDERS_PAY_WORDS);
  const [chosen, setChosen] = useState<PaymentWay>();
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 1 }}>
      {(ways ?? PAYMENT_WAYS).map((way, at) => (
        <Button
          key={way}
          variant={at === 0 ? 'contained' : 'outlined'}
          loading={busy && chosen === way}
          disabled={disabled || busy || ways === undefined}
          aria-label={fill(words.record, { way: words.ways[way], amount })}
          onClick={() => {
            setChosen(way);
            onChoose(way);
          }}
          sx={{ minHeight: 'var(--target)', ...(at === 0 && { gridColumn: '1 / -1' }) }}
        >
          {words.ways[way]}
        </Button>
      ))}
    </Box>
  );
}
