import { isDay } from '../../../../domain/dates/day.ts';
import { answerText, type FormAnswer } from '../../../../domain/checkout-form/answers.ts';
import { useDates } from '../../../ui/figure/useDates.ts';
import { useNumber } from '../../../ui/figure/useMoney.ts';

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
