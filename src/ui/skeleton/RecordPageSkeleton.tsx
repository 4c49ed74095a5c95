import { PageBody } from '../page/PageBody.tsx';
import { RecordSkeleton } from './RecordSkeleton.tsx';

/** The placeholder of the page that shows a record. */
export function RecordPageSkeleton() {
  return (
    <PageBody narrow>
      <RecordSkeleton />
    </PageBody>
  );
}
