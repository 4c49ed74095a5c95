import { Notices } from '../shell/frame/Notices.tsx';
import { LeaveGuards } from '../ui/leave/LeaveGuards.tsx';
import { AdminContexts } from './AdminContexts.tsx';
import { AdminRoutes } from './AdminRoutes.tsx';
import { DocumentLanguage } from './DocumentLanguage.tsx';
import { ExpiredBox } from './ExpiredBox.tsx';
import { LiveUpdates } from './LiveUpdates.tsx';
import type { Services } from './services.ts';
import { UpgradeBox } from './UpgradeBox.tsx';

/** The admin inside a router that the caller makes. It must be a data router, because the leave guard needs one. */
export function App({ services }: { services: Services }) {
  return (
    <AdminContexts services={services}>
      <DocumentLanguage />
      <LeaveGuards>
        <AdminRoutes />
      </LeaveGuards>
      <LiveUpdates />
      <Notices />
      <UpgradeBox upgrades={services.upgrades} />
      <ExpiredBox expired={services.expired} />
    </AdminContexts>
  );
}
