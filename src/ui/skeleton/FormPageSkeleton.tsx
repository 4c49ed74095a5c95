import { PageBody } from '../page/PageBody.tsx';
import { FormSkeleton } from './FormSkeleton.tsx';

/** The placeholder of a form's page. */
export function FormPageSkeleton() {
  return (
    <PageBody narrow>
      <FormSkeleton />
    </PageBody>
  );
}
