import BlockIcon from '@mui/icons-material/Block';
import { useTranslate } from 'ra-core';
import { EmptyState } from './EmptyState.tsx';
import { GoHome } from './GoHome.tsx';
import { largeIcon } from './large-icon.ts';

/** The user's role does not allow the page. `titled`: the page already has its title. */
export function DeniedState({ titled = false }: { titled?: boolean }) {
  const translate = useTranslate();
  return (
    <EmptyState
      page={!titled}
      image={<BlockIcon sx={largeIcon} />}
      title={translate('state.denied_title')}
      subtitle={translate('state.denied_subtitle')}
      action={<GoHome />}
    />
  );
}
