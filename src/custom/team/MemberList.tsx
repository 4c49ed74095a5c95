import useMediaQuery from '@mui/material/useMediaQuery';
import type { TeamMember } from '../../../domain/access/team.ts';
import { Folded } from './Folded.tsx';
import { MemberCards } from './MemberCards.tsx';
import { MemberTable } from './MemberTable.tsx';

const PHONE = '(max-width: 600px)';
const FIRST = 10;

export interface MemberListProps {
  members: readonly TeamMember[];
  /** Whether the current user may change this member. */
  changeable(member: TeamMember): boolean;
  onChange(member: TeamMember): void;
}

/** Cards on phones, a table on desktops. */
export function MemberList(props: MemberListProps) {
  const Members = useMediaQuery(PHONE, { noSsr: true }) ? MemberCards : MemberTable;
  return (
    <Folded items={props.members} first={FIRST}>
      {(members) => <Members {...props} members={members} />}
    </Folded>
  );
}
