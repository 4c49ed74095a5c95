import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'ra-core';
import { panel } from '../card/panel.ts';
import { quiet } from '../text/quiet.ts';
import { visuallyHidden } from '../../theme/visually-hidden.ts';

/** The placeholder of a form: two cards with labels and boxes. `label` is said on screen too. */
export function FormSkeleton({ label }: { label?: string | undefined }) {
  const translate = useTranslate();
  return (
    <Box component="output" sx={{ display: 'grid', gap: 2 }}>
      <Box component="span" sx={label === undefined ? visuallyHidden : quiet}>
        {label ?? translate('app.loading')}
      </Box>
      {[3, 2].map((fields) => (
        <Box key={fields} sx={{ ...panel, p: { xs: 2, sm: 3 }, display: 'grid', gap: 2 }}>
          {Array.from({ length: fields }, (_, index) => (
            <Box key={index}>
              <Skeleton variant="text" width={120} />
              <Skeleton variant="rounded" height={44} />
            </Box>
          ))}
        </Box>
      ))}
    </Box>
  );
}
