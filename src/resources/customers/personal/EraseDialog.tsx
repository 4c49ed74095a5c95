import { useQueryClient } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import { useDataProvider, useNotify } from 'ra-core';
import { useNavigate } from 'react-router-dom';
import { fold } from '../../../../domain/places/fold.ts';
import type { Customer } from '../../../../generated/customers/types.ts';
import { CUSTOMER_DATA_WORDS } from '../../../../generated/words/customer-data.ts';
import type { AppDataProvider } from '../../../dataProvider/dataProvider.ts';
import { fill, useWords } from '../../../i18n/words.ts';
import { useListPath } from '../../../schema/list-visit.ts';
import { ControlledInput } from '../../../ui/input/LabelledInput.tsx';
import { dropDraftsOf, useDraftOwner } from '../../../ui/form/draft-store.ts';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { FORGETTING } from '../../../ui/form/SaveBar.tsx';
import { useWriteForm } from '../../../ui/form/useWriteForm.ts';
import { quiet } from '../../../theme/styles.ts';

export interface EraseDialogProps {
  customer: Customer;
  onClose(): void;
}

/** Erases a client's data for good, after their name is typed. It then leads to the list: the form holds old data. */
export default function EraseDialog({ customer, onClose }: EraseDialogProps) {
  const { page: words } = useWords(CUSTOMER_DATA_WORDS);
  const notify = useNotify();
  const navigate = useNavigate();
  const list = useListPath('customers');
  const queries = useQueryClient();
  const dataProvider = useDataProvider<AppDataProvider>();
  const owner = useDraftOwner();
  const name = customer.first_name.trim();
  const form = useWriteForm({
    defaults: { name: '' },
    validate: (values): Record<string, string> =>
      fold(values.name.trim()) === fold(name) ? {} : { name: fill(words.erase_wrong, { name }) },
    write: async (values) => {
      await (await dataProvider.loadCustomerCalls()).erase(customer.id, values.name);
      return true;
    },
    onSaved: async () => {
      notify(words.erased, { type: 'success' });
      onClose();
      dropDraftsOf(`${owner}.customers.${customer.id}`);
      void navigate(list(), { state: FORGETTING });
      await Promise.all(
        ['customers', 'orders'].map((resource) => queries.invalidateQueries({ queryKey: [resource] })),
      );
    },
    refusalOf: ({ fields }) => ({
      sentences: { ...(fields['name'] !== undefined && { name: fill(words.erase_wrong, { name }) }) },
    }),
  });
  return (
    <FormDialog
      title={fill(words.erase_title, { name })}
      submitLabel={words.erase_submit}
      danger
      form={form}
      onClose={onClose}
    >
      <Box>{words.erase_text}</Box>
      <Box sx={quiet}>{words.erase_stays}</Box>
      <ControlledInput
        control={form.form.control}
        name="name"
        label={fill(words.erase_confirm, { name })}
        autoComplete="off"
      />
    </FormDialog>
  );
}
