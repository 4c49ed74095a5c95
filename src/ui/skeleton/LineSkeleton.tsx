import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'ra-core';

/** The place of a few words that are still loading. */
export function LineSkeleton() {
  const translate = useTranslate();
  return (
    <Skeleton
      variant="text"
      component="output"
      width={96}
      aria-label={translate('app.loading')}
      sx={{ display: 'inline-block' }}
    />
  );
}
