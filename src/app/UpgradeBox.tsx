import { useSyncExternalStore } from 'react';
import type { UpgradeDialogProps } from '../resources/invoices/upgrade/UpgradeDialog.tsx';
import type { UpgradeRequests } from '../dataProvider/upgrade-request.ts';
import { lazyPopup } from '../ui/lazy/lazy-popup.tsx';

const { Part: UpgradeDialog } = lazyPopup<UpgradeDialogProps>(
  () => import('../resources/invoices/upgrade/UpgradeDialog.tsx'),
);

/** The way to a larger plan, wherever something is beyond the present one. It is loaded when that happens. */
export function UpgradeBox({ upgrades }: { upgrades: UpgradeRequests }) {
  const request = useSyncExternalStore(upgrades.subscribe, upgrades.current);
  if (request === null) return null;
  return <UpgradeDialog request={request} onClose={() => upgrades.request(null)} />;
}
