import { useState, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useDataProvider } from 'ra-core';
import type { PendingInvitation, TeamMember } from '../../../domain/access/team.ts';
import { whatsAppShareLink } from '../../../domain/phones/phone.ts';
import { TEAM_WORDS } from '../../../generated/words/team.ts';
import { useStore } from '../../authProvider/useSession.ts';
import type { AppDataProvider } from '../../dataProvider/dataProvider.ts';
import { fill, useWords } from '../../i18n/words.ts';
import { color, visuallyHidden, panel, quiet } from '../../theme/styles.ts';
import { SectionTitle } from '../../ui/card/SectionCard.tsx';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { useDates } from '../../ui/figure/DateText.tsx';
import { fullName, roleName } from './team-labels.ts';
import { useTeamAccess, useTeamWrite } from './team-api.ts';

const PHONE = '(max-width: 600px)';
const FIRST_MEMBERS = 10;

interface MemberListProps {
  members: readonly TeamMember[];
  /** Whether the current user may change this member. */
  changeable(member: TeamMember): boolean;
  onChange(member: TeamMember): void;
}

/** Cards on phones, a table on desktops. */
export function MemberList(props: MemberListProps) {
  const Members = useMediaQuery(PHONE, { noSsr: true }) ? MemberCards : MemberTable;
  return (
    <Folded items={props.members} first={FIRST_MEMBERS}>
      {(members) => <Members {...props} members={members} />}
    </Folded>
  );
}

function MemberCards({ members, changeable, onChange }: MemberListProps) {
  const words = useWords(TEAM_WORDS);
  return (
    <Box component="ul" sx={{ display: 'grid', gap: 1, p: 0, m: 0, listStyle: 'none' }}>
      {members.map((member) => (
        <Box
          component="li"
          key={member.id}
          sx={{ ...panel, p: 2, display: 'flex', flexWrap: 'wrap', gap: 1 }}
        >
          <Box sx={{ flex: '1 1 10rem', minWidth: 0, overflowWrap: 'anywhere' }}>
            <Box sx={{ fontWeight: 500 }}>{fullName(member)}</Box>
            <Box sx={quiet}>{member.email}</Box>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, mt: 0.5 }}>
              {roleName(member, words)}
              <MemberState member={member} />
            </Box>
          </Box>
          {changeable(member) && <ChangeButton member={member} onChange={onChange} />}
        </Box>
      ))}
    </Box>
  );
}

function MemberTable({ members, changeable, onChange }: MemberListProps) {
  const words = useWords(TEAM_WORDS);
  return (
    <Box sx={{ ...panel, overflow: 'hidden' }}>
      <Table
        aria-label={words.members}
        sx={{ tableLayout: 'fixed', '& td, & th': { overflowWrap: 'anywhere' } }}
      >
        <TableHead>
          <TableRow>
            <TableCell sx={{ width: '48%' }}>{words.name}</TableCell>
            <TableCell>{words.role}</TableCell>
            <TableCell>{words.state}</TableCell>
            <TableCell sx={{ width: '8rem' }}>
              <Box component="span" sx={visuallyHidden}>
                {words.actions}
              </Box>
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {members.map((member) => (
            <TableRow key={member.id}>
              <TableCell component="th" scope="row">
                <Box sx={{ fontWeight: 500 }}>{fullName(member)}</Box>
                <Box sx={quiet}>{member.email}</Box>
              </TableCell>
              <TableCell>{roleName(member, words)}</TableCell>
              <TableCell>
                <MemberState member={member} />
              </TableCell>
              <TableCell align="right">
                {changeable(member) && <ChangeButton member={member} onChange={onChange} />}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

/** Whether a member has access, and whether it is the current user. */
function MemberState({ member }: { member: TeamMember }) {
  const words = useWords(TEAM_WORDS);
  const { userId } = useTeamAccess();
  const state = member.active ? words.active : words.inactive;
  return (
    <Box component="span" sx={{ color: color('text-secondary') }}>
      {member.id === userId ? `${words.you} · ${state}` : state}
    </Box>
  );
}

interface Props {
  member: TeamMember;
  onChange(member: TeamMember): void;
}

function ChangeButton({ member, onChange }: Props) {
  const words = useWords(TEAM_WORDS);
  return (
    <Button
      variant="outlined"
      sx={{ minHeight: { xs: 'var(--target)', sm: 36 }, alignSelf: 'center' }}
      aria-label={fill(words.change_of, { name: fullName(member) })}
      onClick={() => onChange(member)}
    >
      {words.change}
    </Button>
  );
}

const FIRST_INVITED = 5;

interface PendingInvitationsProps {
  invitations: readonly PendingInvitation[];
  onChanged(): Promise<void>;
}

/**
 * Invitations without an answer: the user can send them again or withdraw them, and write to the guest by WhatsApp. The chat
 * says where the link is and does not hold it: who opens the link has shown that the mailbox is theirs.
 */
export function PendingInvitations({ invitations, onChanged }: PendingInvitationsProps) {
  const words = useWords(TEAM_WORDS);
  const dataProvider = useDataProvider<AppDataProvider>();
  const { write, busy } = useTeamWrite(onChanged);
  const [revoking, setRevoking] = useState<PendingInvitation>();
  const dates = useDates();
  const store = useStore()?.name ?? '';

  const revoke = async ({ id }: PendingInvitation) => {
    await write(async () => (await dataProvider.loadTeamCalls()).revokeInvitation(id), words.pending.revoked);
    setRevoking(undefined);
  };
  return (
    <Box component="section">
      <SectionTitle count={invitations.length}>{words.pending.title}</SectionTitle>
      <Folded items={invitations} first={FIRST_INVITED}>
        {(shown) => (
          <Box component="ul" sx={{ display: 'grid', gap: 1, p: 0, m: 0, mt: 1, listStyle: 'none' }}>
            {shown.map((invitation) => {
              const { id, email, role, expired, expires_at } = invitation;
              const date = dates.day(expires_at);
              return (
                <Box
                  component="li"
                  key={id}
                  sx={{ ...panel, p: 2, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}
                >
                  <Box
                    sx={{ flex: { xs: '1 1 100%', sm: '1 1 200px' }, minWidth: 0, overflowWrap: 'anywhere' }}
                  >
                    <Box sx={{ fontWeight: 500 }}>{fullName(invitation)}</Box>
                    <Box sx={quiet}>{email}</Box>
                    <Box sx={{ fontSize: 'var(--text-14)', color: expired ? color('danger') : undefined }}>
                      {`${role ?? words.administrator} · ${fill(expired ? words.pending.expired : words.pending.until, { date })}`}
                    </Box>
                  </Box>
                  {!expired && (
                    <Button
                      variant="outlined"
                      sx={{ minHeight: { xs: 'var(--target)', sm: 36 } }}
                      href={whatsAppShareLink(
                        fill(words.pending.chat, { name: invitation.first_name, store, email, date }),
                      )}
                      target="_blank"
                      rel="noreferrer"
                      aria-label={fill(words.pending.whatsapp_to, { email })}
                    >
                      {words.pending.whatsapp}
                    </Button>
                  )}
                  <Button
                    variant="outlined"
                    sx={{ minHeight: { xs: 'var(--target)', sm: 36 } }}
                    aria-label={fill(words.pending.resend_to, { email })}
                    disabled={busy}
                    onClick={() =>
                      void write(
                        async () => (await dataProvider.loadTeamCalls()).resendInvitation(id),
                        fill(words.pending.resent, { email }),
                      )
                    }
                  >
                    {words.pending.resend}
                  </Button>
                  <Button
                    color="error"
                    sx={{ minHeight: { xs: 'var(--target)', sm: 36 } }}
                    aria-label={fill(words.pending.revoke_of, { email })}
                    disabled={busy}
                    onClick={() => setRevoking(invitation)}
                  >
                    {words.pending.revoke}
                  </Button>
                </Box>
              );
            })}
          </Box>
        )}
      </Folded>
      <ConfirmDialog
        open={revoking !== undefined}
        message={fill(words.pending.revoke_ask, { email: revoking?.email ?? '' })}
        confirmLabel={words.pending.revoke}
        busy={busy}
        onConfirm={() => {
          if (revoking !== undefined) void revoke(revoking);
        }}
        onCancel={() => setRevoking(undefined)}
      />
    </Box>
  );
}

interface FoldedProps<T> {
  items: readonly T[];
  /** The number of items shown until the user asks for all. */
  first: number;
  children(shown: readonly T[]): ReactNode;
}

/** Shows the first items of a long list, and the rest on demand. So the content below stays within reach. */
export function Folded<T>({ items, first, children }: FoldedProps<T>) {
  const { search } = useWords(TEAM_WORDS);
  const [open, setOpen] = useState(false);
  // Shows one or two more items, because a button would take the same height.
  const long = items.length > first + 2;
  return (
    <>
      {children(long && !open ? items.slice(0, first) : items)}
      {long && (
        <Box sx={{ mt: 1 }}>
          <Button aria-expanded={open} onClick={() => setOpen(!open)} sx={{ ml: -2 }}>
            {open ? search.less : fill(search.all, { count: items.length })}
          </Button>
        </Box>
      )}
    </>
  );
}
