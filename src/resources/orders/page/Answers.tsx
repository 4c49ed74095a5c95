import { useQuery } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import { useDataProvider } from 'ra-core';
import { answerText } from '../../../../domain/checkout-form/answers.ts';
import type { FormAnswer } from '../../../../domain/checkout-form/form-calls.ts';
import { isDay } from '../../../../domain/dates/day.ts';
import { ORDERS_ANSWERS_WORDS } from '../../../../generated/words/orders-answers.ts';
import type { AppDataProvider } from '../../../dataProvider/dataProvider.ts';
import { useWords } from '../../../i18n/words.ts';
import { SectionCard } from '../../../ui/card/SectionCard.tsx';
import { useDates } from '../../../ui/figure/DateText.tsx';
import { useNumber } from '../../../ui/figure/Money.tsx';
import { ErrorState } from '../../../ui/state/PageStates.tsx';
import { quiet } from '../../../theme/styles.ts';

/** What the buyer answered at the checkout, in the words of that day. Absent without any. */
export function AnswersCard({ orderId }: { orderId: number }) {
  const words = useWords(ORDERS_ANSWERS_WORDS);
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

/** What the buyer of an order answered at the checkout; undefined until it is known. */
export function useFormAnswers(orderId: number) {
  const provider = useDataProvider<AppDataProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: ['orders', 'form-answers', orderId],
    queryFn: async ({ signal }) => (await provider.loadOrderCalls()).orderFormAnswers(orderId, signal),
  });
  return { answers: data, error, refetch };
}

/** An answer as people say it: dates, times and numbers in their own notation. */
export function useSaidAnswer(): (answer: FormAnswer) => string {
  const dates = useDates();
  const number = useNumber();
  return (answer) => {
    const { type, response } = answer;
    if (typeof response === 'number') return number(response);
    if (typeof response !== 'string') return answerText(answer);
    if (type === 'date' && isDay(response)) return dates.relative(response);
    return type === 'time' ? dates.timeOfDay(response) : response;
  };
}
