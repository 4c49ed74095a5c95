import { PageBody } from '../../ui/page/PageBody.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { DeniedState } from '../../ui/state/PageStates.tsx';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { TEAM_WORDS } from './team-words.ts';

/** The team's screens for a user without access to them. */
export function NoAccess() {
  return (
    <PageBody>
      <PageHeader title={useDictionary(TEAM_WORDS).title} />
      <DeniedState titled />
    </PageBody>
  );
}
