import { Suspense } from 'react';
import Box from '@mui/material/Box';
import { useWatch } from 'react-hook-form';
import { useParams } from 'react-router-dom';
import { useFormStateContext, useShownComplaints } from '../../form/form-context.ts';
import { FormSection } from '../../form/FormSections.tsx';
import type { EditBarProps, FormParts } from '../../manifest/manifest.ts';
import type { PlacedSection } from '../../schema/form-fields.ts';
import { useRecord } from '../../schema/record-hooks.ts';
import { SaveBar } from '../../ui/form/SaveBar.tsx';
import { lazyPart } from '../../ui/lazy/lazy-popup.tsx';
import { useDebounced } from '../../ui/search/useDebounced.ts';
import { CustomerPurchases } from './CustomerPurchases.tsx';
import { CustomerPhone } from './phone/CustomerPhone.tsx';

/**
 * The customer's page begins with what they bought, and how to reach them. Spec 2 §5: a new customer has a mail and a
 * document, the form of the page a mail and a last name; buyers whom an order registers may lack all of them. Notes that
 * were taken are not emptied.
 */
const parts: FormParts<'customers'> = {
  sections: { purchases: CustomerPurchases, person: OwnData, address: AddressAndConsents, notes: OwnData },
  fields: { phone_number: CustomerPhone },
  EditBar: OwnDataBar,
  required: { create: ['email', 'dni'], edit: ['last_name', 'email', 'notes'] },
};

export default parts;

const PAUSE_MS = 400;

/**
 * Saving is disabled until the values are valid, and the bar says what is wrong with them (spec 2 §5). Of a client whose
 * data was erased there is nothing to save.
 */
function OwnDataBar({ busy, busyLabel, onCancel, complaints }: EditBarProps) {
  const values = useWatch();
  const wrong = [...new Set(Object.values(complaints(values)))];
  useShownComplaints(useDebounced(values, PAUSE_MS));
  const bar = { busy, ...(busyLabel !== undefined && { busyLabel }), ...(onCancel && { onCancel }) };
  if (useErasedAt() !== null) return null;
  return (
    <SaveBar
      {...bar}
      disabled={wrong.length > 0}
      notice={
        wrong.length > 0 && (
          <Box sx={{ mb: 1, color: 'error.main', overflowWrap: 'anywhere' }}>{wrong.join(' · ')}</Box>
        )
      }
    />
  );
}

const { Part: ConsentCard } = lazyPart(() => import('./personal/ConsentCard.tsx'));

/** The last of the client's own data, then what they allowed to do with it. */
function AddressAndConsents(section: PlacedSection) {
  const { kind } = useFormStateContext();
  return (
    <>
      <OwnData {...section} />
      {kind === 'edit' && (
        <Suspense>
          <ConsentCard />
        </Suspense>
      )}
    </>
  );
}

/** A section with what a client is known by. Absent once their data was erased: nothing of it may come back. */
function OwnData(section: PlacedSection) {
  return useErasedAt() === null && <FormSection {...section} />;
}

/** When the data of the client of this page was erased; null for everybody else, and while it loads. */
function useErasedAt(): string | null {
  const { id } = useParams();
  const { data } = useRecord('customers', Number(id), { enabled: id !== undefined });
  return data?.anonymised_at ?? null;
}
