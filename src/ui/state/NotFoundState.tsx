import SearchIcon from '@mui/icons-material/TravelExploreOutlined';
import { useTranslate } from 'ra-core';
import { usePageTitle } from '../page/document-title.ts';
import { EmptyState } from './EmptyState.tsx';
import { GoHome } from './GoHome.tsx';
import { largeIcon } from './large-icon.ts';

/** No such page. */
export function NotFoundState() {
  const translate = useTranslate();
  const title = translate('state.not_found_title');
  const app = translate('app.name');
  usePageTitle(`${title} · ${app}`);
  return (
    <EmptyState
      page
      leads
      image={<SearchIcon sx={largeIcon} />}
      title={title}
      subtitle={translate('state.not_found_subtitle')}
      action={<GoHome />}
    />
  );
}
