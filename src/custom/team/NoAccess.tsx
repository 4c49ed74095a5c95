import { PageBody } from '../../ui/page/PageBody.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { DeniedState } from '../../ui/state/DeniedState.tsx';
import { useTeamWords } from './useTeamWords.ts';

/** The team's screens for who may not look after it. */
export function NoAccess() {
  return (
    <PageBody>
      <PageHeader title={useTeamWords().title} />
      <DeniedState titled />
    </PageBody>
  );
}
