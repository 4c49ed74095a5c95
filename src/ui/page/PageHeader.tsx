import { useEffect, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { clamped } from '../../theme/clamped.ts';
import { color } from '../../theme/color.ts';

export interface PageHeaderProps {
  title: string;
  /** Number of records, beside the title. */
  count?: string;
  /** One primary action, at most two quiet ones. */
  actions?: ReactNode;
  /** A link back, before the title. */
  back?: ReactNode;
}

/** The page's only h1, its count and its actions. It also sets the title of the browser's tab. */
export function PageHeader({ title, count, actions, back }: PageHeaderProps) {
  const translate = useTranslate();
  const name = translate('app.name');
  useEffect(() => {
    document.title = `${title} · ${name}`;
  }, [title, name]);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2, minHeight: 48 }}>
      {back}
      <Typography component="h1" variant="h1" sx={{ flex: '1 1 7rem', minWidth: 0, ...clamped(3) }}>
        {title}
        {count !== undefined && (
          <Box
            component="span"
            sx={{ ml: 1, fontWeight: 400, fontSize: 'var(--text-16)', color: color('text-secondary') }}
          >
            {count}
          </Box>
        )}
      </Typography>
      {actions}
    </Box>
  );
}
