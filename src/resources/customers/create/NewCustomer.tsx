import { Suspense } from 'react';
import { useTranslate } from 'ra-core';
import { FormProvider } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import type { UserStore } from '../../../../generated/user-stores/types.ts';
import { FormField } from '../../../form/FormField.tsx';
import { FormStateProvider } from '../../../form/FormStateProvider.tsx';
import { useAfterSave } from '../../../form/useAfterSave.tsx';
import { useLoadedForm, useRecordForm } from '../../../form/useRecordForm.ts';
import { useWayBack } from '../../../form/BackToList.tsx';
import { InputSetContext } from '../../../kinds/inputs/input.ts';
import { WIDGETS } from '../../../kinds/display/widgets.ts';
import GeneratedList from '../../../list/GeneratedList.tsx';
import { useResourceNames } from '../../../schema/useDescriptor.ts';
import { FieldGrid } from '../../../ui/card/SectionCard.tsx';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { useBranches } from '../../user-stores/useBranches.ts';
import { CustomerPhone } from '../phone/CustomerPhone.tsx';

/** The list of clients, with the dialog that adds one over it (spec 1 §2). Going back closes the dialog. */
export default function NewCustomer() {
  return (
    <>
      <GeneratedList />
      <Suspense>
        <BranchedDialog />
      </Suspense>
    </>
  );
}

const RESOURCE = 'customers';
/** The section that says who they are. The client's page asks for the rest. */
const ASKED = 'person';
const INPUTS = { widgets: WIDGETS, fields: { phone_number: CustomerPhone }, components: {} };

/** The branch that registers the client (spec 2 §7). */
const BRANCH = 'user_store_id';

/** Waits for the branches: the form begins with the main one, and with that of a member who has one alone. */
function BranchedDialog() {
  const { branches, error } = useBranches();
  if (branches === undefined && error === null) return null;
  return <NewCustomerDialog branches={branches ?? []} />;
}

/** Name, phone, mail and document of a new client, and the branch that registers them (spec 2 §5, §7). */
function NewCustomerDialog({ branches }: { branches: readonly UserStore[] }) {
  const translate = useTranslate();
  const { lowerOne: name } = useResourceNames();
  const navigate = useNavigate();
  const back = useWayBack(RESOURCE);
  const loaded = useLoadedForm(RESOURCE);
  const onSaved = useAfterSave(RESOURCE, loaded.descriptor.fields, 'create');
  const { id: branch } = branches.find(({ main }) => main === 1) ?? branches[0] ?? {};
  const { spec, sections, ...form } = useRecordForm({
    resource: RESOURCE,
    kind: 'create',
    loaded,
    ...(branch !== undefined && { start: { [BRANCH]: branch } }),
    onSaved,
  });
  const { fields = [], columns } = sections.find(({ id }) => id === ASKED) ?? {};
  const all = sections.flatMap((section) => section.fields);
  // Of one branch there is nothing to choose: it is sent all the same.
  const asked = branches.length > 1 ? all.filter(({ field }) => field.source === BRANCH) : [];
  return (
    <FormProvider {...form.form}>
      <InputSetContext value={INPUTS}>
        <FormStateProvider resource={RESOURCE} kind="create" spec={spec}>
          <FormDialog
            title={translate('list.create_one', { name })}
            submitLabel={translate('form.save')}
            form={form}
            onClose={() => void navigate(back)}
          >
            <FieldGrid>
              {[...fields, ...asked].map((placed) => (
                <FormField key={placed.field.source} {...placed} columns={columns} />
              ))}
            </FieldGrid>
          </FormDialog>
        </FormStateProvider>
      </InputSetContext>
    </FormProvider>
  );
}
