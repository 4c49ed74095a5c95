import type { ReactNode } from 'react';
import BlockIcon from '@mui/icons-material/Block';
import { useTranslate } from 'ra-core';
import { Navigate, useLocation } from 'react-router-dom';
import { useSession } from '../../authProvider/useSession.ts';
import { EmptyState } from '../../ui/state/EmptyState.tsx';
import { largeIcon } from '../../ui/state/large-icon.ts';
import { STAFF_PATHS } from '../navigation/staff-paths.ts';

/** For an account that is in no store: the platform's staff find their own screens, anybody else what to do. */
export function NoStoreGate({ children }: { children: ReactNode }) {
  const isStaff = useSession()?.user.platform_staff === true;
  const { pathname } = useLocation();
  const translate = useTranslate();
  if (isStaff)
    return STAFF_PATHS.some((path) => path === pathname) ? (
      children
    ) : (
      <Navigate to={STAFF_PATHS[0]} replace />
    );
  return (
    <EmptyState
      page
      image={<BlockIcon sx={largeIcon} />}
      title={translate('state.no_store_title')}
      subtitle={translate('state.no_store_subtitle')}
    />
  );
}
