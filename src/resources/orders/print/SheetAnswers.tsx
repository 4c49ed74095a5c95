import { useDictionary } from '../../../i18n/useDictionary.ts';
import { ANSWERS_WORDS } from '../answers/answers-words.ts';
import { useFormAnswers } from '../answers/useFormAnswers.ts';
import { useSaidAnswer } from '../answers/useSaidAnswer.ts';
import { Fact } from './Fact.tsx';

/** On a slip, for who packs: the text of the card, the size, the hour. */
export function SheetAnswers({ orderId }: { orderId: number }) {
  const words = useDictionary(ANSWERS_WORDS);
  const { answers = [] } = useFormAnswers(orderId);
  const said = useSaidAnswer();
  if (answers.length === 0) return null;
  return (
    <Fact label={words.title}>
      {answers.map((answer) => (
        <div key={answer.id}>
          {answer.title}: {said(answer)}
        </div>
      ))}
    </Fact>
  );
}
