import { useSyncExternalStore } from 'react';
import type { UpgradeDialogProps } from '../resources/invoices/upgrade/UpgradeDialog.tsx';
import { requestUpgrade, subscribeToUpgrade, upgradeRequest } from '../dataProvider/upgrade-request.ts';
import { lazyPopup } from '../ui/lazy/lazy-popup.tsx';

const { Part: UpgradeDialog } = lazyPopup<UpgradeDialogProps>(
  () => import('../resources/invoices/upgrade/UpgradeDialog.tsx'),
);

/** The way to a larger plan, wherever something is beyond the present one. It is loaded when that happens. */
export function UpgradeBox() {
  const request = useSyncExternalStore(subscribeToUpgrade, upgradeRequest);
  if (request === null) return null;
  return <UpgradeDialog request={request} onClose={() => requestUpgrade(null)} />;
}
