import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'ra-core';
import { panel } from '../card/panel.ts';
import { quiet } from '../text/quiet.ts';
import { visuallyHidden } from '../../theme/visually-hidden.ts';

/** The placeholder of a record that is read: cards with a heading, labels and values. `label` is said on screen too. */
export function RecordSkeleton({ label }: { label?: string | undefined }) {
  const translate = useTranslate();
  return (
    <Box component="output" sx={{ display: 'grid', gap: 2 }}>
      <Box component="span" sx={label === undefined ? visuallyHidden : quiet}>
        {label ?? translate('app.loading')}
      </Box>
      {[4, 2].map((facts) => (
        <Box key={facts} sx={{ ...panel, p: { xs: 2, sm: 3 }, display: 'grid', gap: 2 }}>
          <Skeleton variant="text" width={160} height={24} />
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
            {Array.from({ length: facts }, (_, index) => (
              <Box key={index}>
                <Skeleton variant="text" width={96} height={18} />
                <Skeleton variant="text" width="60%" height={24} />
              </Box>
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
