import LockIcon from '@mui/icons-material/LockOutlined';
import { useTranslate } from 'ra-core';
import { EmptyState } from './EmptyState.tsx';
import { GoHome } from './GoHome.tsx';
import { largeIcon } from './large-icon.ts';

/** The store is inactive: only home and configuration are open (spec 1 §2). */
export function InactiveState() {
  const translate = useTranslate();
  return (
    <EmptyState
      page
      leads
      image={<LockIcon sx={largeIcon} />}
      title={translate('state.inactive_title')}
      subtitle={translate('state.inactive_subtitle')}
      action={<GoHome />}
    />
  );
}
