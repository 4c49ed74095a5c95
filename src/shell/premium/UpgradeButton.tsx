import Button, { type ButtonProps } from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useMay } from '../../schema/useAllowed.ts';
import { useRequestUpgrade, type Gate } from '../../dataProvider/upgrade-request.ts';

interface UpgradeButtonProps extends Pick<ButtonProps, 'variant' | 'color' | 'sx'> {
  gate?: Gate | undefined;
  limit?: number | undefined;
  /** 'Mejorar mi plan' by default. */
  label?: string;
}

/** Opens the upgrade dialog with the promise of the gate that one came from; nothing for members who may not read the plans. */
export function UpgradeButton({ gate = 'plan', limit, label, ...look }: UpgradeButtonProps) {
  const requestUpgrade = useRequestUpgrade();
  const translate = useTranslate();
  const reads = useMay('invoices.read');
  if (!reads) return null;
  return (
    <Button {...look} aria-haspopup="dialog" onClick={() => requestUpgrade({ gate, limit })}>
      {label ?? translate('state.upgrade')}
    </Button>
  );
}
