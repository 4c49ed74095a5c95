import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useDataProvider } from 'ra-core';
import type { PendingInvitation } from '../../../domain/access/team.ts';
import { whatsAppShareLink } from '../../../domain/phones/phone.ts';
import type { AppDataProvider } from '../../dataProvider/dataProvider.ts';
import { useStore } from '../../authProvider/useSession.ts';
import { fill } from '../../i18n/fill.ts';
import { useDates } from '../../ui/figure/useDates.ts';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { Folded } from './Folded.tsx';
import { color } from '../../theme/color.ts';
import { fullName } from './names.ts';
import { panel } from '../../ui/card/panel.ts';
import { quiet } from '../../ui/text/quiet.ts';
import { SectionTitle } from '../../ui/card/SectionCard.tsx';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { TEAM_WORDS } from './team-words.ts';
import { useTeamWrite } from './useTeamWrite.ts';

const FIRST = 5;

interface Props {
  invitations: readonly PendingInvitation[];
  onChanged(): Promise<void>;
}

/**
 * Invitations without an answer: the user can send them again or withdraw them, and write to the guest by WhatsApp. The chat
 * says where the link is and does not hold it: who opens the link has shown that the mailbox is theirs.
 */
export function PendingInvitations({ invitations, onChanged }: Props) {
  const words = useDictionary(TEAM_WORDS);
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
      <Folded items={invitations} first={FIRST}>
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
