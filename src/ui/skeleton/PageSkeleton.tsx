import Skeleton from '@mui/material/Skeleton';
import { PageBody } from '../page/PageBody.tsx';
import { RowsSkeleton } from './RowsSkeleton.tsx';

/** The placeholder of an unknown page: a title and some rows. */
export function PageSkeleton() {
  return (
    <PageBody>
      <Skeleton variant="text" width={180} height={40} />
      <RowsSkeleton rows={3} height={56} />
    </PageBody>
  );
}
