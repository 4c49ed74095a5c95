import Box from '@mui/material/Box';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { SectionCard } from '../../../ui/card/SectionCard.tsx';
import { ErrorState } from '../../../ui/state/PageStates.tsx';
import { quiet } from '../../../ui/text/quiet.ts';
import { ANSWERS_WORDS } from './answers-words.ts';
import { useFormAnswers } from './useFormAnswers.ts';
import { useSaidAnswer } from './useSaidAnswer.ts';

/** What the buyer answered at the checkout, in the words of that day. Absent without any. */
export function AnswersCard({ orderId }: { orderId: number }) {
  const words = useDictionary(ANSWERS_WORDS);
  const { answers, error, refetch } = useFormAnswers(orderId);
  const said = useSaidAnswer();
  if (error === null && (answers === undefined || answers.length === 0)) return null;
  return (
    <SectionCard title={words.title}>
      {error !== null && <ErrorState error={error} onRetry={() => void refetch()} />}
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.5, overflowWrap: 'anywhere' }}>
        {answers?.map((answer) => (
          <div key={answer.id}>
            <Box component="dt" sx={quiet}>
              {answer.title}
            </Box>
            <Box component="dd" sx={{ m: 0, whiteSpace: 'pre-line' }}>
              {said(answer)}
            </Box>
          </div>
        ))}
      </Box>
    </SectionCard>
  );
}
