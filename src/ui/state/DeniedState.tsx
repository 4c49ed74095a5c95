import BlockIcon from '@mui/icons-material/Block';
import { useTranslate } from 'ra-core';
import { EmptyState } from './EmptyState.tsx';
import { GoHome } from './GoHome.tsx';
import { largeIcon } from './large-icon.ts';

/** The role of the user does not allow it. `titled`: the page has its title already. */
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
