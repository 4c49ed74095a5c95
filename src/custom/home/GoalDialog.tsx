import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'ra-core';
import { FormProvider } from 'react-hook-form';
import { HOME_WORDS } from '../../../generated/words/home.ts';
import type { AppDataProvider } from '../../dataProvider/dataProvider.ts';
import { FIGURES } from '../../dataProvider/query-cache.ts';
import type { WeeklyProgress } from '../../../domain/orders/figure-answers.ts';
import { AmountInput } from '../../kinds/money-input.tsx';
import { useWords } from '../../i18n/words.ts';
import { FormDialog } from '../../ui/form/FormDialog.tsx';
import { useWriteForm } from '../../ui/form/useWriteForm.ts';

export interface GoalDialogProps {
  goal: number | null;
  onClose(): void;
}

interface GoalForm {
  /** Null when empty, the typed text while it is no amount. */
  amount: number | string | null;
}

/** Sets the sales that the merchant wants in a week; an empty box takes the goal away. */
export default function GoalDialog({ goal, onClose }: GoalDialogProps) {
  const { goal: words } = useWords(HOME_WORDS);
  const notify = useNotify();
  const queries = useQueryClient();
  const dataProvider = useDataProvider<AppDataProvider>();
  const form = useWriteForm<GoalForm, Pick<WeeklyProgress, 'goal'>>({
    defaults: { amount: goal },
    validate: ({ amount }): Record<string, string> =>
      typeof amount === 'string' || amount === 0 ? { amount: words.amount } : {},
    write: async ({ amount }) =>
      (await dataProvider.loadFigureCalls()).setWeeklyGoal(typeof amount === 'number' ? amount : null),
    onSaved: (stored) => {
      queries.setQueryData<WeeklyProgress>(FIGURES.week, (week) => week && { ...week, ...stored });
      notify(words.saved, { type: 'success' });
      onClose();
      // Ends a read that began before, which would bring the old goal back.
      void queries.invalidateQueries({ queryKey: FIGURES.week });
    },
  });
  return (
    <FormProvider {...form.form}>
      <FormDialog title={words.title} submitLabel={words.save} form={form} onClose={onClose}>
        <AmountInput name="amount" label={words.label} note={words.help} required={false} />
      </FormDialog>
    </FormProvider>
  );
}
