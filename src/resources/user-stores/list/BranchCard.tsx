import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CopyIcon from '@mui/icons-material/ContentCopy';
import DoneIcon from '@mui/icons-material/Check';
import EditIcon from '@mui/icons-material/EditOutlined';
import QrCodeIcon from '@mui/icons-material/QrCode2';
import WhatsAppIcon from '@mui/icons-material/WhatsApp';
import { Link } from 'react-router-dom';
import type { UserStore } from '../../../../generated/user-stores/types.ts';
import { formatPhone } from '../../../../domain/phones/format.ts';
import { whatsAppLink } from '../../../../domain/phones/phone.ts';
import { useShareAddress } from '../../../generator/share/useShareAddress.ts';
import type { ShareRecordDialogProps } from '../../../generator/share/ShareRecordDialog.tsx';
import { fill } from '../../../i18n/fill.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { pathOf } from '../../../schema/paths.ts';
import { useAllowed } from '../../../schema/useAllowed.ts';
import { clamped } from '../../../theme/clamped.ts';
import { panel } from '../../../ui/card/panel.ts';
import { StatusChip } from '../../../ui/chip/StatusChip.tsx';
import { Figures } from '../../../ui/figure/Money.tsx';
import { copyText } from '../../../ui/input/copy-text.ts';
import { lazyPopup } from '../../../ui/lazy/lazy-popup.tsx';
import { quiet } from '../../../ui/text/quiet.ts';
import { BRANCH_WORDS } from '../branch-words.ts';

const { Part: ShareRecordDialog, preload } = lazyPopup<ShareRecordDialogProps>(
  () => import('../../../generator/share/ShareRecordDialog.tsx'),
);

/** A branch with its number as people write it, its link, its code and its chat. */
export function BranchCard({ branch }: { branch: UserStore }) {
  const words = useDictionary(BRANCH_WORDS);
  const editable = useAllowed('user-stores')('edit');
  const address = useShareAddress('user-stores', branch);
  const [copied, setCopied] = useState<'copied' | 'copy_failed'>();
  const [code, setCode] = useState<'never' | 'open' | 'closed'>('never');
  const { name, mobile_phone_number, main, active } = branch;
  const chat = whatsAppLink(mobile_phone_number);
  return (
    <Box component="li" sx={{ ...panel, p: 2, display: 'grid', gap: 1, alignContent: 'start', minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'start', gap: 1 }}>
        <Box sx={{ flex: 1, minWidth: 0, fontWeight: 500, ...clamped(2) }}>{name}</Box>
        {main === 1 && <StatusChip label={words.main} tone="success" />}
        {active === 0 && <StatusChip label={words.off} />}
      </Box>
      <Box sx={quiet}>
        <Figures>{formatPhone(mobile_phone_number)}</Figures>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, mx: -1 }}>
        {address !== null && (
          <>
            <Button
              startIcon={copied === 'copied' ? <DoneIcon /> : <CopyIcon />}
              aria-label={fill(words.copy_of, { name })}
              onClick={() =>
                void copyText(address).then((done) => setCopied(done ? 'copied' : 'copy_failed'))
              }
            >
              {words.copy}
            </Button>
            <Button
              startIcon={<QrCodeIcon />}
              aria-label={fill(words.qr_of, { name })}
              aria-haspopup="dialog"
              onPointerEnter={preload}
              onFocus={preload}
              onClick={() => setCode('open')}
            >
              {words.qr}
            </Button>
          </>
        )}
        {chat !== undefined && (
          <Button
            href={chat}
            target="_blank"
            rel="noopener noreferrer"
            startIcon={<WhatsAppIcon />}
            aria-label={fill(words.chat_of, { name })}
          >
            {words.chat}
          </Button>
        )}
        {editable && (
          <Button
            component={Link}
            to={pathOf('user-stores', 'edit', branch.id)}
            startIcon={<EditIcon />}
            aria-label={fill(words.edit_of, { name })}
          >
            {words.edit}
          </Button>
        )}
      </Box>
      <Box component="output" sx={{ ...quiet, '&:empty': { display: 'none' } }}>
        {copied !== undefined && words[copied]}
      </Box>
      {address !== null && code !== 'never' && (
        <ShareRecordDialog
          open={code === 'open'}
          onClose={() => setCode('closed')}
          resource="user-stores"
          record={branch}
          address={address}
        />
      )}
    </Box>
  );
}
