import { useEffect, useEffectEvent, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { useNotify } from 'ra-core';
import { useNavigate } from 'react-router-dom';
import type { Order } from '../../../../generated/orders/types.ts';
import { ORDERS_TRANSFER_WORDS } from '../../../../generated/words/orders-transfer.ts';
import { BackToList } from '../../../form/BackToList.tsx';
import { AmountInput } from '../../../kinds/money-input.tsx';
import { PicturePicker } from '../../../kinds/inputs/PicturePicker.tsx';
import { fill, useWords } from '../../../i18n/words.ts';
import { pathOf } from '../../../schema/paths.ts';
import { panel, quiet } from '../../../theme/styles.ts';
import { PageBody, PageHeader } from '../../../ui/page/Page.tsx';
import { FilePicture } from '../../../ui/picture/FilePicture.tsx';
import { DeniedState } from '../../../ui/state/PageStates.tsx';
import PaymentSheet from '../dialogs/PaymentSheet.tsx';
import { useMayMarkPaid } from '../order-api.ts';
import { takeShared } from '../taken-share.ts';
import { UnpaidOrders } from './UnpaidOrders.tsx';

/** `/order/transfer`: the picture of a transfer, which the phone shares into the app, finds its order and stays with it. */
export default function TransferPage() {
  const words = useWords(ORDERS_TRANSFER_WORDS);
  const mayMarkPaid = useMayMarkPaid();
  return (
    <PageBody narrow>
      <PageHeader title={words.title} back={<BackToList resource="orders" />} />
      {mayMarkPaid ? <Transfer /> : <DeniedState titled />}
    </PageBody>
  );
}

function Transfer() {
  const words = useWords(ORDERS_TRANSFER_WORDS);
  const navigate = useNavigate();
  const { proof, unfit, take, drop } = useProof();
  const form = useForm<{ amount: unknown }>({ defaultValues: { amount: null } });
  const typed = useWatch({ control: form.control, name: 'amount' });
  const amount = typeof typed === 'number' && typed >= 1 ? typed : null;
  const [chosen, setChosen] = useState<Order>();
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <Box sx={quiet}>{words.intro}</Box>
      <Box sx={{ ...panel, p: 2, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
        {unfit && <Box role="alert">{fill(words.unfit, { size: String(LARGEST) })}</Box>}
        {proof === undefined ? (
          <PicturePicker
            label={words.pick}
            also="application/pdf"
            describedBy={undefined}
            focusRef={() => undefined}
            onFiles={([file]) => take(file)}
          />
        ) : (
          <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1 }}>
            {proof.type.startsWith('image/') ? (
              <FilePicture file={proof} alt={words.alt} maxHeight="32vh" />
            ) : (
              <Box sx={{ overflowWrap: 'anywhere' }}>{proof.name}</Box>
            )}
            <Button onClick={drop} sx={{ justifySelf: 'start' }}>
              {words.drop}
            </Button>
          </Box>
        )}
        <FormProvider {...form}>
          <AmountInput name="amount" label={words.amount} required={false} note={words.amount_help} />
        </FormProvider>
      </Box>
      <UnpaidOrders amount={amount} onChoose={setChosen} />
      {chosen !== undefined && (
        <PaymentSheet
          order={chosen}
          transfer={{ amount, proof }}
          onReceived={() => void navigate(pathOf('orders', 'show', chosen.id))}
          onClose={() => setChosen(undefined)}
        />
      )}
    </Box>
  );
}

/** Megabytes of a picture before this device makes it smaller. */
const LARGEST = 25;

function isProof({ type, size }: File): boolean {
  return (type.startsWith('image/') || type === 'application/pdf') && size <= LARGEST * 1_000_000;
}

/** The picture that was shared, chosen or pasted here last. */
function useProof() {
  const words = useWords(ORDERS_TRANSFER_WORDS);
  const notify = useNotify();
  const [own, setOwn] = useState<{ file: File | undefined }>();
  const { data: shared } = useQuery({
    queryKey: ['shared-picture'],
    queryFn: takePicture,
    staleTime: Infinity,
    gcTime: 0,
  });
  const take = (file: File | undefined): void => {
    if (file === undefined) return;
    if (isProof(file)) setOwn({ file });
    else notify(fill(words.unfit, { size: String(LARGEST) }), { type: 'error' });
  };
  const paste = useEffectEvent(({ clipboardData }: ClipboardEvent) => take(clipboardData?.files[0]));
  useEffect(() => {
    const onPaste = (event: ClipboardEvent): void => paste(event);
    addEventListener('paste', onPaste);
    return () => removeEventListener('paste', onPaste);
  }, []);
  const unfit = own === undefined && shared != null && !isProof(shared);
  const proof = own === undefined ? (unfit ? undefined : (shared ?? undefined)) : own.file;
  return { proof, unfit, take, drop: () => setOwn({ file: undefined }) };
}

async function takePicture(): Promise<File | null> {
  const shared = await takeShared('picture');
  if (shared === null) return null;
  const content = await shared.blob();
  const name = decodeURIComponent(shared.headers.get('x-name') ?? '');
  return new File([content], name, { type: shared.headers.get('content-type') ?? content.type });
}
