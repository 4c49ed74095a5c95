import GroupIcon from '@mui/icons-material/GroupOutlined';
import { NavItem } from '../../ui/menu/NavItem.tsx';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { TEAM_WORDS } from './team-words.ts';

/** The team's entry in the settings. */
export function TeamLink() {
  return <NavItem to="/users-roles" Icon={GroupIcon} rail={false} label={useDictionary(TEAM_WORDS).title} />;
}
