import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import { useDataProvider, useTranslate } from 'ra-core';
import type { AppDataProvider } from '../../../dataProvider/dataProvider.ts';
import { downscale } from '../../../generator/inputs/downscale.ts';
import { fileSentence } from '../../../generator/inputs/file-sentence.ts';
import { PicturePicker } from '../../../generator/inputs/PicturePicker.tsx';
import { fill } from '../../../i18n/fill.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { color } from '../../../theme/color.ts';
import { useWrite } from '../../../ui/form/useWrite.ts';
import { quiet } from '../../../ui/text/quiet.ts';
import { PROOF_WORDS } from './proof-words.ts';

interface AttachProofProps {
  orderId: number;
  first: boolean;
  /** How many proofs of the order are decided. With the next decision, what was attached is no news any more. */
  decided: number;
}

/** Chooses or takes a picture, or chooses a PDF, and sends it at once. */
export function AttachProof({ orderId, first, decided }: AttachProofProps) {
  const words = useDictionary(PROOF_WORDS);
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
