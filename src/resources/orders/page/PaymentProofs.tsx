import { useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import PictureIcon from '@mui/icons-material/ImageOutlined';
import DocumentIcon from '@mui/icons-material/PictureAsPdfOutlined';
import { useDataProvider, useNotify, useTranslate } from 'ra-core';
import { ONLINE_WAY, type OrderPayment } from '../../../../domain/orders/order-payments.ts';
import { type PaymentProof, takesProof } from '../../../../domain/orders/payment-proof.ts';
import type { Order } from '../../../../generated/orders/types.ts';
import { ORDERS_PAY_WORDS } from '../../../../generated/words/orders-pay.ts';
import { ORDERS_PROOF_WORDS } from '../../../../generated/words/orders-proof.ts';
import { ORDERS_TIMELINE_WORDS } from '../../../../generated/words/orders-timeline.ts';
import type { AppDataProvider } from '../../../dataProvider/dataProvider.ts';
import { downscale } from '../../../kinds/inputs/downscale.ts';
import { fileSentence } from '../../../kinds/inputs/file-sentence.ts';
import { PicturePicker } from '../../../kinds/inputs/PicturePicker.tsx';
import { fill, useWords } from '../../../i18n/words.ts';
import { useAllowed } from '../../../schema/useAllowed.ts';
import { color, quiet } from '../../../theme/styles.ts';
import { SectionCard } from '../../../ui/card/SectionCard.tsx';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { DateText } from '../../../ui/figure/DateText.tsx';
import { Money, useMoney } from '../../../ui/figure/Money.tsx';
import { failureSentence, useWrite } from '../../../ui/form/useWrite.ts';
import { lazyPopup } from '../../../ui/lazy/lazy-popup.tsx';
import { about } from '../../../ui/notice/UndoMessage.tsx';
import { ErrorState } from '../../../ui/state/PageStates.tsx';
import { proofsKey, useMayMarkPaid } from '../order-api.ts';
import { useOrderWritten } from '../useOrderWrite.tsx';
import { ProofDecision, ProofState } from '../dialogs/ProofState.tsx';
import type { ProofDialogProps } from '../dialogs/ProofDialog.tsx';

const proofDialogPart = lazyPopup<ProofDialogProps>(() => import('../dialogs/ProofDialog.tsx'));

export interface PaymentProofsProps {
  order: Order;
}

/** What came of an order's money, and what the buyer sent to show it. */
export default function PaymentProofs({ order }: PaymentProofsProps) {
  return (
    <>
      <Payments order={order} />
      <Proofs order={order} />
    </>
  );
}

/** What the buyer sent to show that they paid. Absent where there is none and none can be added. */
function Proofs({ order }: PaymentProofsProps) {
  const words = useWords(ORDERS_PROOF_WORDS);
  const { data: proofs, error, refetch } = useProofs(order.id);
  const mayAttach = useAllowed('orders')('edit') && takesProof(order.order_status_id);
  const [opened, setOpened] = useState<number | null>(null);
  const shown = proofs?.find(({ id }) => id === opened);
  if (error === null && (proofs === undefined || (proofs.length === 0 && !mayAttach))) return null;
  return (
    <SectionCard title={words.title} {...(proofs?.length === 0 && { intro: words.intro })}>
      {error !== null && <ErrorState error={error} onRetry={() => void refetch()} />}
      {proofs !== undefined && proofs.length > 0 && (
        <Box
          component="ul"
          aria-label={words.title}
          sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}
        >
          {proofs.map((proof, at) => (
            <ProofRow key={proof.id} proof={proof} position={at + 1} onOpen={() => setOpened(proof.id)} />
          ))}
        </Box>
      )}
      {mayAttach && proofs !== undefined && (
        <AttachProof
          orderId={order.id}
          first={proofs.length === 0}
          decided={proofs.filter(({ state }) => state !== 'waiting').length}
        />
      )}
      {shown && <proofDialogPart.Part order={order} proof={shown} onClose={() => setOpened(null)} />}
    </SectionCard>
  );
}

/** The proofs of payment of an order. Follows changes made elsewhere. */
function useProofs(orderId: number) {
  const provider = useDataProvider<AppDataProvider>();
  return useQuery({
    queryKey: proofsKey(orderId),
    queryFn: async ({ signal }) => (await provider.loadOrderCalls()).orderProofs(orderId, signal),
  });
}

interface ProofRowProps {
  proof: PaymentProof;
  /** From 1: distinguishes the buttons of several. */
  position: number;
  onOpen(): void;
}

/** One proof: its state, who attached it, and what was decided. */
function ProofRow({ proof, position, onOpen }: ProofRowProps) {
  const words = useWords(ORDERS_PROOF_WORDS);
  const mayDecide = useMayMarkPaid();
  const { content_type, state, note, user, at } = proof;
  const picture = content_type === 'image/webp';
  const review = state === 'waiting' && mayDecide;
  const Icon = picture ? PictureIcon : DocumentIcon;
  return (
    <Box
      component="li"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 1, minWidth: 0 }}
    >
      <Box sx={{ flex: '1 1 12rem', minWidth: 0, overflowWrap: 'anywhere', display: 'grid', gap: 0.5 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Icon fontSize="small" aria-hidden />
          {picture ? words.picture : words.pdf}
          <ProofState state={state} />
        </Box>
        {note !== null && <Box>{note}</Box>}
        <Box sx={quiet}>
          {user ?? words.nobody} · <DateText at={at} time />
        </Box>
        <ProofDecision {...proof} />
      </Box>
      <Button
        variant={review ? 'contained' : 'outlined'}
        aria-haspopup="dialog"
        aria-label={fill(review ? words.review_of : words.see_of, { position: String(position) })}
        onPointerEnter={proofDialogPart.preload}
        onClick={onOpen}
        sx={{ flex: 'none', minHeight: 'var(--target)' }}
      >
        {review ? words.review : words.see}
      </Button>
    </Box>
  );
}

interface AttachProofProps {
  orderId: number;
  first: boolean;
  /** How many proofs of the order are decided. With the next decision, what was attached is no news any more. */
  decided: number;
}

/** Chooses or takes a picture, or chooses a PDF, and sends it at once. */
function AttachProof({ orderId, first, decided }: AttachProofProps) {
  const words = useWords(ORDERS_PROOF_WORDS);
  const translate = useTranslate();
  const provider = useDataProvider<AppDataProvider>();
  const queries = useQueryClient();
  const { busy, run } = useWrite();
  const [percent, setPercent] = useState(0);
  const [problem, setProblem] = useState<string>();
  const [attachedAt, setAttachedAt] = useState<number>();
  const send = (file: File): void => {
    setProblem(undefined);
    setAttachedAt(undefined);
    setPercent(0);
    const call = async () => {
      const small = await downscale(file);
      const progress = (sent: number, total: number) => setPercent(Math.round((100 * sent) / total));
      await (await provider.loadOrderCalls()).attachProof(orderId, small, progress);
    };
    void run(call, {
      onDone: () => {
        setAttachedAt(decided);
        void queries.invalidateQueries({ queryKey: ['orders'] });
      },
      onFailure: (failure) => setProblem(fileSentence(translate, failure)),
    });
  };
  const sending = percent === 0 ? words.sending : fill(words.sent, { percent: String(percent) });
  return (
    <>
      <PicturePicker
        label={first ? words.attach : words.another}
        also="application/pdf"
        disabled={busy}
        describedBy={undefined}
        focusRef={() => undefined}
        onFiles={([file]) => file !== undefined && send(file)}
      />
      <Box component="output" sx={{ ...quiet, '&:empty': { display: 'none' } }}>
        {busy && sending}
        {!busy && attachedAt === decided && words.attached}
      </Box>
      {problem !== undefined && (
        <Box role="alert" sx={{ color: color('danger') }}>
          {problem}
        </Box>
      )}
    </>
  );
}

/** What the store received for an order, each payment with how it came; a mistake is voided here. Absent without any. */
function Payments({ order }: PaymentProofsProps) {
  const words = useWords(ORDERS_PAY_WORDS);
  const provider = useDataProvider<AppDataProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: ['orders', 'payments', order.id],
    queryFn: async ({ signal }) => (await provider.loadOrderCalls()).orderPayments(order.id, signal),
  });
  if (error === null && (data === undefined || data.length === 0)) return null;
  return (
    <SectionCard title={words.list}>
      {error !== null && <ErrorState error={error} onRetry={() => void refetch()} />}
      <Box
        component="ul"
        aria-label={words.list}
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}
      >
        {data?.map((payment) => (
          <PaymentLine key={payment.id} orderId={order.id} payment={payment} />
        ))}
      </Box>
    </SectionCard>
  );
}

function PaymentLine({ orderId, payment }: { orderId: number; payment: OrderPayment }) {
  const words = useWords(ORDERS_PAY_WORDS);
  const { providers, nobody } = useWords(ORDERS_TIMELINE_WORDS);
  const money = useMoney();
  const mayVoid = useMayMarkPaid() && payment.way !== ONLINE_WAY && payment.voided_at === null;
  const way = payment.provider === null ? words.ways[payment.way] : providers[payment.provider];
  const amount = money(payment.amount);
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1.5,
        rowGap: 0.5,
        minWidth: 0,
      }}
    >
      <Box sx={{ flex: '1 1 10rem', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={payment.voided_at === null ? { fontWeight: 500 } : { textDecoration: 'line-through' }}>
          {way} · <Money amount={payment.amount} />
        </Box>
        <Box sx={quiet}>
          {payment.user !== null && `${payment.user} · `}
          <DateText at={payment.at} time />
        </Box>
        {payment.voided_at !== null && (
          <Box sx={quiet}>
            {fill(words.voided_by, { user: payment.voided_by ?? nobody })} ·{' '}
            <DateText at={payment.voided_at} time />
          </Box>
        )}
      </Box>
      {mayVoid && <VoidPayment orderId={orderId} paymentId={payment.id} values={{ amount, way }} />}
    </Box>
  );
}

interface VoidPaymentProps {
  orderId: number;
  paymentId: number;
  values: { amount: string; way: string };
}

/** Asks, then voids: the order owes the amount again. */
function VoidPayment({ orderId, paymentId, values }: VoidPaymentProps) {
  const words = useWords(ORDERS_PAY_WORDS);
  const translate = useTranslate();
  const notify = useNotify();
  const provider = useDataProvider<AppDataProvider>();
  const written = useOrderWritten(orderId);
  const { busy, run } = useWrite();
  const [asking, setAsking] = useState(false);
  const confirm = () =>
    run(async () => (await provider.loadOrderCalls()).voidPayment(orderId, paymentId), {
      onDone: (stored) => written(stored, words.voided, () => setAsking(false)),
      onFailure: (failure) => {
        setAsking(false);
        notify(failureSentence(translate, failure), { ...about('orders', orderId), type: 'error' });
      },
    });
  return (
    <>
      <Button color="error" aria-label={fill(words.void_of, values)} onClick={() => setAsking(true)}>
        {words.void}
      </Button>
      <ConfirmDialog
        open={asking}
        message={fill(words.void_ask, values)}
        confirmLabel={words.void}
        busy={busy}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
