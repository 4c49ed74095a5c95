import HistoryIcon from '@mui/icons-material/History';
import { useTranslate } from 'ra-core';
import { NavItem } from '../../ui/menu/NavItem.tsx';

/** The entry of the log in the hub of settings. */
export function AuditLink() {
  const translate = useTranslate();
  return <NavItem to="/config/audit" Icon={HistoryIcon} rail={false} label={translate('account.audit')} />;
}
