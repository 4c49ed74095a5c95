import type { ComponentType } from 'react';
import ButtonBase from '@mui/material/ButtonBase';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import { NavLink } from 'react-router-dom';
import { color } from '../../theme/styles.ts';

export interface NavItemProps {
  to: string;
  label: string;
  Icon: ComponentType<SvgIconProps>;
  rail: boolean;
  onNavigate?: () => void;
}

/** An entry of the drawer; `aria-current` marks the current page. */
export function NavItem({ to, label, Icon, rail, onNavigate }: NavItemProps) {
  return (
    <li>
      <ButtonBase
        component={NavLink}
        to={to}
        end={to === '/'}
        onClick={onNavigate}
        {...(rail ? { title: label, 'aria-label': label } : {})}
        sx={{
          display: 'flex',
          justifyContent: rail ? 'center' : 'flex-start',
          gap: 1.5,
          width: '100%',
          minHeight: { xs: 'var(--target)', lg: 40 },
          px: rail ? 0 : 1.5,
          borderRadius: 'var(--radius)',
          fontSize: 'var(--text-14)',
          color: color('text'),
          '&:hover': { backgroundColor: color('hover') },
          '&.active': { backgroundColor: color('primary-soft'), color: color('primary'), fontWeight: 500 },
        }}
      >
        <Icon aria-hidden sx={{ fontSize: 20 }} />
        {!rail && label}
      </ButtonBase>
    </li>
  );
}
