import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'ra-core';
import { visuallyHidden } from '../../theme/visually-hidden.ts';
import { PageBody } from '../page/PageBody.tsx';

/** A page of which nothing is known yet: a title and some lines. */
export function PageSkeleton() {
  const translate = useTranslate();
  return (
    <PageBody>
      <Box component="output" sx={{ display: 'block' }}>
        <Box component="span" sx={visuallyHidden}>
          {translate('app.loading')}
        </Box>
        <Skeleton variant="text" width={180} height={40} />
        <Skeleton variant="rounded" height={56} sx={{ my: 1 }} />
        <Skeleton variant="rounded" height={56} sx={{ my: 1 }} />
        <Skeleton variant="rounded" height={56} sx={{ my: 1 }} />
      </Box>
    </PageBody>
  );
}
