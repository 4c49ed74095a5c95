import SearchIcon from '@mui/icons-material/TravelExploreOutlined';
import { useTranslate } from 'ra-core';
import { EmptyState } from './EmptyState.tsx';
import { GoHome } from './GoHome.tsx';
import { largeIcon } from './large-icon.ts';

/** No such page. */
export function NotFoundState() {
  const translate = useTranslate();
  return (
    <EmptyState
      page
      image={<SearchIcon sx={largeIcon} />}
      title={translate('state.not_found_title')}
      subtitle={translate('state.not_found_subtitle')}
      action={<GoHome />}
    />
  );
}
