import FormHelperText from '@mui/material/FormHelperText';
import { TEAM_WORDS } from '../../../generated/words/team.ts';
import { useWords } from '../../i18n/words.ts';
import { PageBody, PageHeader } from '../../ui/page/Page.tsx';
import { DeniedState } from '../../ui/state/PageStates.tsx';

/** The team's screens for a user without access to them. */
export function NoAccess() {
  return (
    <PageBody>
      <PageHeader title={useWords(TEAM_WORDS).title} />
      <DeniedState titled />
    </PageBody>
  );
}

/** The error of a form part without an input. */
export function Complaint({ sentence }: { sentence: string | undefined }) {
  return (
    sentence !== undefined && (
      <FormHelperText error role="alert">
        {sentence}
      </FormHelperText>
    )
  );
}
