import Box from '@mui/material/Box';
import { fillCount } from '../../../i18n/fill-count.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { useIntlLocale } from '../../../i18n/useIntlLocale.ts';
import { ProblemNotice } from '../../../ui/form/ProblemNotice.tsx';
import { RestoredNotice } from '../../../ui/form/RestoredNotice.tsx';
import { quiet } from '../../../ui/text/quiet.ts';
import { BILLING_WORDS } from '../billing-words.ts';
import { DetailsFields } from './DetailsFields.tsx';
import type { DetailsForm } from './useDetailsForm.ts';

/** The details to fill in, how many are still missing, and why a save failed. */
export function DetailsBody({ form, missing }: { form: DetailsForm; missing: number }) {
  const { details } = useDictionary(BILLING_WORDS);
  const locale = useIntlLocale();
  return (
    <>
      {form.restored && <RestoredNotice onDiscard={form.startOver} />}
      <Box sx={quiet}>{details.intro}</Box>
      <DetailsFields form={form} />
      {missing > 0 && <Box sx={quiet}>{fillCount(details.missing, missing, locale)}</Box>}
      {form.problem && <ProblemNotice problem={form.problem} />}
    </>
  );
}
