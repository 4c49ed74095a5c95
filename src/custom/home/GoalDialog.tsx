import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'ra-core';
import { parseMoney } from '../../../domain/money/parse.ts';
import type { AppDataProvider } from '../../dataProvider/dataProvider.ts';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { useCurrency } from '../../ui/figure/useCurrency.ts';
import { useNumber } from '../../ui/figure/useNumber.ts';
import { ControlledInput } from '../../ui/form/ControlledInput.tsx';
import { FormDialog } from '../../ui/form/FormDialog.tsx';
import { useWriteForm } from '../../ui/form/useWriteForm.ts';
import { HOME_WORDS } from './home-words.ts';

export interface GoalDialogProps {
  goal: number | null;
  onClose(): void;
}

/** Sets the sales that the merchant wants in a week; an empty box takes the goal away. */
export default function GoalDialog({ goal, onClose }: GoalDialogProps) {
  const { goal: words } = useDictionary(HOME_WORDS);
  const number = useNumber();
  const currency = useCurrency();
  const notify = useNotify();
  const queries = useQueryClient();
  const dataProvider = useDataProvider<AppDataProvider>();
  const amountOf = (typed: string) => (typed.trim() === '' ? null : parseMoney(typed, currency));
  const form = useWriteForm({
    defaults: { amount: goal === null ? '' : number(goal) },
    validate: ({ amount }): Record<string, string> => {
      const read = amountOf(amount);
      return read === undefined || read === 0 ? { amount: words.amount } : {};
    },
    write: async ({ amount }) =>
      (await dataProvider.loadFigureCalls()).setWeeklyGoal(amountOf(amount) ?? null),
    onSaved: async () => {
      await queries.invalidateQueries({ queryKey: ['orders', 'weeklyProgress'] });
      notify(words.saved, { type: 'success' });
      onClose();
    },
  });
  return (
    <FormDialog title={words.title} submitLabel={words.save} form={form} onClose={onClose}>
      <ControlledInput
        control={form.form.control}
        name="amount"
        label={words.label}
        help={words.help}
        autoComplete="off"
        inputProps={{ inputMode: 'numeric' }}
      />
    </FormDialog>
  );
}
