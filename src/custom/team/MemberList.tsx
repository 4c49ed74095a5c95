import useMediaQuery from '@mui/material/useMediaQuery';
import type { TeamMember } from '../../../domain/access/team.ts';
import { MemberCards } from './MemberCards.tsx';
import { MemberTable } from './MemberTable.tsx';

const PHONE = '(max-width: 600px)';

export interface MemberListProps {
  members: readonly TeamMember[];
  /** Whether whoever is at the screen may change this one. */
  changeable(member: TeamMember): boolean;
  onChange(member: TeamMember): void;
}

/** Cards on phones, a table elsewhere. */
export function MemberList(props: MemberListProps) {
  return useMediaQuery(PHONE, { noSsr: true }) ? <MemberCards {...props} /> : <MemberTable {...props} />;
}
