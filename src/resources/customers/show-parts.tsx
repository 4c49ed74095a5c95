import { Suspense } from 'react';
import { ShowSection } from '../../form/show/ShowSection.tsx';
import type { ShowParts, ShowSectionProps } from '../../manifest/manifest.ts';
import { NewRelatedContext } from '../../form/related/new-related.ts';
import CustomerDebt from './CustomerDebt.tsx';
import { ErasedNotice } from './personal/ErasedNotice.tsx';

/** What they bought. Of a client whose data was erased it says so first, without what stands for a phone. */
function Purchases({ section, record, descriptor }: ShowSectionProps<'customers'>) {
  const debt = (
    <Suspense>
      <CustomerDebt customerId={record.id} />
    </Suspense>
  );
  if (record.anonymised_at === null)
    return (
      <>
        {debt}
        <ShowSection section={section} record={record} descriptor={descriptor} />
      </>
    );
  const without = (record.quantity ?? 0) > 0 ? ['phone_number'] : ['phone_number', 'purchases'];
  const kept = { ...section, fields: section.fields.filter(({ source }) => !without.includes(source)) };
  return (
    <>
      <ErasedNotice at={record.anonymised_at} />
      <NewRelatedContext value={false}>
        <ShowSection section={kept} record={record} descriptor={descriptor} />
      </NewRelatedContext>
    </>
  );
}

/** Absent once their data was erased: what is left stands for it. */
function Person({ section, record, descriptor }: ShowSectionProps<'customers'>) {
  return (
    record.anonymised_at === null && <ShowSection section={section} record={record} descriptor={descriptor} />
  );
}

/** The detail of a client, for who may not edit them. */
const parts: ShowParts<'customers'> = { sections: { purchases: Purchases, person: Person } };

export default parts;
