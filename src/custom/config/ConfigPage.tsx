import Box from '@mui/material/Box';
import { useLocale, useTranslate } from 'ra-core';
import { inLocale } from '../../i18n/words.ts';
import { settingsItems } from '../../shell/navigation/menu.ts';
import { NavItem } from '../../ui/menu/NavItem.tsx';
import { PageBody } from '../../ui/page/PageBody.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { UserPanel } from '../../shell/user/UserPanel.tsx';
import { useListable } from '../../schema/useListable.ts';
import { panel } from '../../ui/card/panel.ts';
import { AuditLink } from '../audit/AuditLink.tsx';
import { useAuditAccess } from '../audit/useAuditAccess.ts';
import { QrCodeLink } from '../qr-code/QrCodeLink.tsx';
import { TeamLink } from '../team/TeamLink.tsx';
import { useTeamAccess } from '../team/useTeamAccess.ts';

/** The hub of settings: what belongs to them among the resources, and the user's own. */
export default function ConfigPage() {
  const translate = useTranslate();
  const locale = useLocale() ?? 'es';
  const items = settingsItems(useListable());
  const { allowed: team } = useTeamAccess();
  const audit = useAuditAccess();
  return (
    <PageBody narrow>
      <PageHeader title={translate('shell.settings')} />
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
        <Box component="ul" sx={{ ...panel, p: 1, m: 0, listStyle: 'none' }}>
          {items.map(({ path, Icon, label, word }) => (
            <NavItem
              key={path}
              to={path}
              Icon={Icon}
              rail={false}
              label={label === undefined ? translate(word ?? '') : inLocale(label, locale).many}
            />
          ))}
          <QrCodeLink />
          {team && <TeamLink />}
          {audit && <AuditLink />}
        </Box>
        <Box sx={{ ...panel, p: 2 }}>
          <UserPanel />
        </Box>
      </Box>
    </PageBody>
  );
}
