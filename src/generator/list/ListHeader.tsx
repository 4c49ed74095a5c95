import { useListContext, useLocale } from 'ra-core';
import { intlLocale } from '../../i18n/locales.ts';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { useAllowed } from '../../schema/useAllowed.ts';
import { CreateButton } from './CreateButton.tsx';
import { ExportButton } from './ExportButton.tsx';
import { useDescriptor } from '../../schema/useDescriptor.ts';
import { useResourceNames } from '../../schema/useResourceNames.ts';

export function ListHeader() {
  const { name } = useDescriptor();
  const { many } = useResourceNames();
  const { total } = useListContext();
  const locale = intlLocale(useLocale() ?? '');
  const allowed = useAllowed(name);
  return (
    <PageHeader
      title={many}
      {...(total === undefined ? {} : { count: total.toLocaleString(locale) })}
      actions={
        <>
          {allowed('export') && <ExportButton />}
          {allowed('create') && <CreateButton />}
        </>
      }
    />
  );
}
