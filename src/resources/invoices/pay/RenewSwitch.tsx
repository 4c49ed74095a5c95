import { useId } from 'react';
import Box from '@mui/material/Box';
import Switch from '@mui/material/Switch';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { quiet } from '../../../ui/text/quiet.ts';
import { BILLING_WORDS } from '../billing-words.ts';

interface RenewSwitchProps {
  on: boolean;
  busy?: boolean;
  onChange(on: boolean): void;
}

/** Whether the plan renews by itself at the end of each period. */
export function RenewSwitch({ on, busy = false, onChange }: RenewSwitchProps) {
  const { pay } = useDictionary(BILLING_WORDS);
  const id = useId();
  return (
    <Box>
      <Box
        component="label"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'end',
          columnGap: 1,
          minHeight: 'var(--target)',
          cursor: 'pointer',
        }}
      >
        <Box sx={{ flex: '1 1 min-content' }}>{pay.renew}</Box>
        <Switch
          checked={on}
          disabled={busy}
          onChange={(_, next) => onChange(next)}
          slotProps={{ input: { 'aria-describedby': id } }}
        />
      </Box>
      <Box id={id} sx={quiet}>
        {pay.renew_help}
      </Box>
    </Box>
  );
}
