import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LockIcon from '@mui/icons-material/LockOutlined';
import { fill } from '../../i18n/fill.ts';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { color } from '../../theme/color.ts';
import { SectionCard } from '../../ui/card/SectionCard.tsx';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { DateText } from '../../ui/figure/DateText.tsx';
import { quiet } from '../../ui/text/quiet.ts';
import { DOMAIN_WORDS } from './domain-words.ts';

interface ConnectedStepProps {
  domain: string;
  since: string | null;
  onChange(): void;
}

/** Step 3: the shop opens at its domain. Changing it says what stops working. */
export function ConnectedStep({ domain, since, onChange }: ConnectedStepProps) {
  const words = useDictionary(DOMAIN_WORDS);
  const [asking, setAsking] = useState(false);
  return (
    <SectionCard title={words.step_connected}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, overflowWrap: 'anywhere' }}>
        <LockIcon aria-hidden sx={{ color: color('success') }} />
        <Box sx={{ minWidth: 0, fontWeight: 600, fontSize: 'var(--text-20)' }}>
          {fill(words.connected_title, { domain })}
        </Box>
      </Box>
      <div>{fill(words.connected_text, { domain })}</div>
      {since !== null && (
        <Box sx={quiet}>
          {words.since} <DateText at={since} time />
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" href={`https://${domain}`} target="_blank" rel="noopener noreferrer">
          {words.open}
        </Button>
        <Button color="error" onClick={() => setAsking(true)}>
          {words.change}
        </Button>
      </Box>
      <ConfirmDialog
        open={asking}
        message={fill(words.change_ask, { domain })}
        confirmLabel={words.change}
        onConfirm={() => {
          setAsking(false);
          onChange();
        }}
        onCancel={() => setAsking(false)}
      />
    </SectionCard>
  );
}
