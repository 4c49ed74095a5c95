import { PageBody } from '../../ui/PageBody.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { DeniedScreen } from '../../ui/StateScreens.tsx';
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
