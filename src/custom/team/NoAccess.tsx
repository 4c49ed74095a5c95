import { PageBody } from '../../layout/PageBody.tsx';
import { PageHeader } from '../../layout/PageHeader.tsx';
import { DeniedScreen } from '../../layout/StateScreens.tsx';
import { useTeamWords } from './useTeamWords.ts';

/** The team's screens for who may not look after it. */
export function NoAccess() {
  return (
    <PageBody>
      <PageHeader title={useTeamWords().title} />
      <DeniedScreen titled />
    </PageBody>
  );
}
