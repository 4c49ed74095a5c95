import type { ReactNode } from 'react';
import { useSession } from '../../authProvider/useSession.ts';
import { DeniedState } from '../../ui/state/PageStates.tsx';
import { PageBody } from '../../ui/page/PageBody.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';

/** A page of the platform's staff; anybody else reads that they may not open it. */
export function StaffOnly({ title, children }: { title: string; children: ReactNode }) {
  if (useSession()?.user.platform_staff === true) return children;
  return (
    <PageBody>
      <PageHeader title={title} />
      <DeniedState titled />
    </PageBody>
  );
}
