import FormHelperText from '@mui/material/FormHelperText';
import Link from '@mui/material/Link';
import { useTranslate } from 'ra-core';
import { useAppLocale } from '../../i18n/useAppLocale.ts';
import { inLocale } from '../../i18n/words.ts';
import { findDescriptor } from '../../schema/descriptors.ts';
import { pathOf } from '../../schema/paths.ts';
import { useAllowed } from '../../schema/useAllowed.ts';

/** Where a reference has nothing to name: the way to its first record, in a tab of its own, so that the form stays. */
export function CreateFirst({ resource }: { resource: string }) {
  const translate = useTranslate();
  const locale = useAppLocale();
  const descriptor = findDescriptor(resource);
  if (!useAllowed(resource)('create') || descriptor === undefined) return null;
  const name = inLocale(descriptor.label, locale).one.toLocaleLowerCase(locale);
  return (
    <FormHelperText>
      <Link href={pathOf(resource, 'create')} target="_blank" rel="noopener" sx={{ py: 1.5 }}>
        {translate('list.create_one', { name })}
      </Link>
    </FormHelperText>
  );
}
