import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import type { useCheckoutForm } from '../../../ui/answers/useCheckoutForm.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { AnswerInputs } from '../../../ui/answers/AnswerInputs.tsx';
import { SectionCard } from '../../../ui/card/SectionCard.tsx';
import { ErrorState } from '../../../ui/state/ErrorState.tsx';
import { ANSWERS_WORDS } from '../answers/answers-words.ts';
import { asksSomething, type ManualOrder } from './manual-order.ts';

/** The form of the checkout, answered for the buyer. Absent where the store asks nothing. */
export function AskedQuestions({ asked }: { asked: ReturnType<typeof useCheckoutForm> }) {
  const words = useDictionary(ANSWERS_WORDS);
  const { getValues, setValue } = useFormContext<ManualOrder>();
  const { errors, isSubmitted } = useFormState<ManualOrder>({ name: 'form_answers' });
  const typed = useWatch<ManualOrder, 'form_answers'>({ name: 'form_answers' });
  const { data, error, refetch } = asked;
  if (data === undefined && error !== null)
    return (
      <SectionCard title={words.title}>
        <ErrorState error={error} onRetry={() => void refetch()} />
      </SectionCard>
    );
  if (!asksSomething(data)) return null;
  return (
    <SectionCard title={data.title} intro={words.blank}>
      <AnswerInputs
        schema={data.schema}
        typed={typed}
        errors={sentencesOf(errors.form_answers)}
        onChange={(name, value) =>
          setValue(
            'form_answers',
            { ...getValues('form_answers'), [name]: value },
            { shouldDirty: true, shouldValidate: isSubmitted },
          )
        }
      />
    </SectionCard>
  );
}

/** The messages of a group of errors, by the name of the field. */
function sentencesOf(errors: object | undefined): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors ?? {}).flatMap(([name, error]: [string, unknown]): [string, string][] =>
      typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string'
        ? [[name, error.message]]
        : [],
    ),
  );
}
