import { Suspense } from 'react';
import { useTranslate } from 'ra-core';
import { FormProvider } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { FormField } from '../../../generator/form/FormField.tsx';
import { FormStateProvider } from '../../../generator/form/FormStateProvider.tsx';
import { useAfterSave } from '../../../generator/form/useAfterSave.tsx';
import { useLoadedForm } from '../../../generator/form/useLoadedForm.ts';
import { useRecordForm } from '../../../generator/form/useRecordForm.ts';
import { useWayBack } from '../../../generator/form/useWayBack.ts';
import { InputSetContext } from '../../../generator/inputs/input.ts';
import { WIDGETS } from '../../../generator/inputs/widgets.ts';
import { GeneratedList } from '../../../generator/list/GeneratedList.tsx';
import { useResourceNames } from '../../../schema/useResourceNames.ts';
import { FieldGrid } from '../../../ui/card/FieldGrid.tsx';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { CustomerPhone } from '../phone/CustomerPhone.tsx';

/** The list of clients, with the dialog that adds one over it (spec 1 §2). Going back closes the dialog. */
export default function NewCustomer() {
  return (
    <>
      <GeneratedList />
      <Suspense>
        <NewCustomerDialog />
      </Suspense>
    </>
  );
}

const RESOURCE = 'customers';
/** The section that says who they are. The client's page asks for the rest. */
const ASKED = 'person';
const INPUTS = { widgets: WIDGETS, fields: { phone_number: CustomerPhone }, components: {} };

/** Name, phone, mail and document of a new client (spec 2 §5). */
function NewCustomerDialog() {
  const translate = useTranslate();
  const { lowerOne: name } = useResourceNames();
  const navigate = useNavigate();
  const back = useWayBack(RESOURCE);
  const loaded = useLoadedForm(RESOURCE);
  const onSaved = useAfterSave(RESOURCE, loaded.descriptor.fields, 'create');
  const { spec, sections, ...form } = useRecordForm({ resource: RESOURCE, kind: 'create', loaded, onSaved });
  const { fields = [], columns } = sections.find(({ id }) => id === ASKED) ?? {};
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
              {fields.map((placed) => (
                <FormField key={placed.field.source} {...placed} columns={columns} />
              ))}
            </FieldGrid>
          </FormDialog>
        </FormStateProvider>
      </InputSetContext>
    </FormProvider>
  );
}
