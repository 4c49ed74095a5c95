import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import type { PaymentProof } from '../../../../domain/orders/payment-proof.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { saveFile } from '../../../ui/file/save-file.ts';
import { RowsSkeleton } from '../../../ui/skeleton/RowsSkeleton.tsx';
import { ErrorState } from '../../../ui/state/ErrorState.tsx';
import { ProofPicture } from './ProofPicture.tsx';
import { PROOF_WORDS } from './proof-words.ts';
import { useProofFile } from './useProofFile.ts';

/** The picture as large as the dialog. A PDF is never shown inside the panel; both can be saved. */
export function ProofFile({ orderId, proof }: { orderId: number; proof: PaymentProof }) {
  const words = useDictionary(PROOF_WORDS);
  const { data: file, error, refetch } = useProofFile(orderId, proof.id);
  const picture = proof.content_type === 'image/webp';
  if (error !== null) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (file === undefined) return <RowsSkeleton rows={1} height={picture ? 240 : 48} label={words.loading} />;
  const name = `${words.file}-${orderId}-${proof.id}.${picture ? 'webp' : 'pdf'}`;
  return (
    <>
      {picture ? <ProofPicture file={file} alt={words.alt} /> : <Box>{words.is_pdf}</Box>}
      <Button
        variant="outlined"
        startIcon={<DownloadIcon />}
        onClick={() => saveFile(file, name)}
        sx={{ justifySelf: 'start' }}
      >
        {words.download}
      </Button>
    </>
  );
}
