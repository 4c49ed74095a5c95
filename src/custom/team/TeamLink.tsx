import GroupIcon from '@mui/icons-material/GroupOutlined';
import { NavItem } from '../../ui/menu/NavItem.tsx';
import { useTeamWords } from './useTeamWords.ts';

/** The team's entry in the settings. */
export function TeamLink() {
  return <NavItem to="/users-roles" Icon={GroupIcon} rail={false} label={useTeamWords().title} />;
}
