import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import BlockIcon from '@mui/icons-material/Block';
import CloudIcon from '@mui/icons-material/CloudOffOutlined';
import LockIcon from '@mui/icons-material/LockOutlined';
import SearchIcon from '@mui/icons-material/TravelExploreOutlined';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { errorSentence } from '../../i18n/sentences.ts';
import { color } from '../../theme/styles.ts';
import { usePageTitle } from '../page/title.ts';

/** `sx` of an icon in the place of a drawing. */
export const largeIcon = { fontSize: 72 } as const;

/** A market stall with its awning, empty, as a line drawing. */
export function EmptyDrawing() {
  return (
    <svg
      width="120"
      height="96"
      viewBox="0 0 120 96"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M18 34 26 12h68l8 22" />
      <path d="M18 34c0 8 14 8 14 0 0 8 14 8 14 0 0 8 14 8 14 0 0 8 14 8 14 0 0 8 14 8 14 0 0 8 14 8 14 0" />
      <path d="M18 34h84M32 34l5-22M46 34l3-22M60 34V12M74 34l-3-22M88 34l-5-22" opacity=".5" />
      <path d="M24 42v42M96 42v42M14 84h92" />
      <path d="M24 62h72" />
      <path d="M38 62V52h14v10M68 62V50h16v12" opacity=".5" strokeDasharray="3 4" />
    </svg>
  );
}

interface EmptyStateProps {
  title: string;
  subtitle?: string;
  action?: ReactNode;
  /** An icon instead of the drawing. */
  image?: ReactNode;
  /** The state is the whole page, so its title is the page's title. */
  page?: boolean;
  /** The action leads to a route: phones have it on top, in front of the image (spec 1 §2, shared screens). */
  leads?: boolean;
}

/** A screen or list without content: image, title, subtitle, action (spec 1 §2, shared screens). */
export function EmptyState({ title, subtitle, action, image, page = false, leads = false }: EmptyStateProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        textAlign: 'center',
        gap: 1,
        px: 2,
        py: { xs: 3, sm: 6 },
      }}
    >
      <Box aria-hidden sx={{ color: color('line-strong') }}>
        {image ?? <EmptyDrawing />}
      </Box>
      <Typography component={page ? 'h1' : 'h2'} variant="h2">
        {title}
      </Typography>
      {subtitle !== undefined && (
        <Typography sx={{ color: color('text-secondary'), maxWidth: 420 }}>{subtitle}</Typography>
      )}
      {action !== undefined && <Box sx={leads ? ON_TOP_OF_PHONES : { mt: 1 }}>{action}</Box>}
    </Box>
  );
}

const ON_TOP_OF_PHONES = { mt: 1, '@media (max-width: 600px)': { order: -1, mt: 0, mb: 1 } } as const;

interface ErrorStateProps {
  error: unknown;
  onRetry(): void;
}

/** Says that loading failed and that the data is safe, with a button to try again. */
export function ErrorState({ error, onRetry }: ErrorStateProps) {
  const translate = useTranslate();
  return (
    <EmptyState
      image={<CloudIcon sx={largeIcon} />}
      title={translate('state.error_title')}
      subtitle={`${errorSentence(translate, error)} ${translate('state.error_safe')}`}
      action={
        <Button variant="outlined" onClick={onRetry}>
          {translate('app.retry')}
        </Button>
      }
    />
  );
}

/** The user's role does not allow the page. `titled`: the page already has its title; `subtitle`: what else may be said. */
export function DeniedState({ titled = false, subtitle }: { titled?: boolean; subtitle?: string }) {
  const translate = useTranslate();
  return (
    <EmptyState
      page={!titled}
      image={<BlockIcon sx={largeIcon} />}
      title={translate('state.denied_title')}
      subtitle={subtitle ?? translate('state.denied_subtitle')}
      action={<GoHome />}
    />
  );
}

/** The store is inactive: only home and configuration are open (spec 1 §2). */
export function InactiveState() {
  const translate = useTranslate();
  return (
    <EmptyState
      page
      leads
      image={<LockIcon sx={largeIcon} />}
      title={translate('state.inactive_title')}
      subtitle={translate('state.inactive_subtitle')}
      action={<GoHome />}
    />
  );
}

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

/** The link home on a page without content. */
function GoHome() {
  const translate = useTranslate();
  return (
    <Button component={Link} to="/" variant="outlined">
      {translate('state.go_home')}
    </Button>
  );
}
