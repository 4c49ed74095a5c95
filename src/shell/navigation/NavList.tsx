import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { inLocale, useAppLocale, useLabel } from '../../i18n/words.ts';
import { color } from '../../theme/styles.ts';
import { menuGroups } from './menu.ts';
import { NavItem } from '../../ui/menu/NavItem.tsx';
import { useInactive } from '../../authProvider/useInactive.ts';
import { useWorksOrdersOnly, useMay, useListable } from '../../schema/useAllowed.ts';

export interface NavListProps {
  /** Icons alone; the words appear on hover and for a screen reader. */
  rail?: boolean;
  onNavigate?: () => void;
}

/** The drawer's groups and entries that the user may open. */
export function NavList({ rail = false, onNavigate }: NavListProps) {
  const translate = useTranslate();
  const locale = useAppLocale();
  const labelOf = useLabel();
  const inactive = useInactive();
  const listable = useListable();
  const groups = menuGroups(inactive ? [] : listable, {
    home: !useWorksOrdersOnly(),
    store: useMay('settings.write') && !inactive,
  });
  return (
    <Box component="nav" aria-label={translate('shell.main_navigation')} sx={{ p: 1 }}>
      {groups.map(({ id, label: words, items }) => (
        <Box key={id} sx={{ mb: rail ? 1 : 1.5 }}>
          {!rail && items.length > 0 && id !== 'home' && id !== 'settings' && (
            <Typography
              variant="caption"
              sx={{ display: 'block', px: 1.5, py: 0.5, fontWeight: 500, color: color('text-secondary') }}
            >
              {words === undefined ? translate(`shell.group.${id}`) : labelOf(words)}
            </Typography>
          )}
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {items.map(({ path, Icon, word, label }) => (
              <NavItem
                key={path}
                to={path}
                Icon={Icon}
                rail={rail}
                label={label === undefined ? translate(word ?? '') : inLocale(label, locale).many}
                {...(onNavigate === undefined ? {} : { onNavigate })}
              />
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
