import { Suspense } from 'react';
import { GeneratedList } from '../../../generator/list/GeneratedList.tsx';
import { NewCustomerDialog } from './NewCustomerDialog.tsx';

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
