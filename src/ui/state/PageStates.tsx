import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import BlockIcon from '@mui/icons-material/Block';
import CloudIcon from '@mui/icons-material/CloudOffOutlined';
import LockIcon from '@mui/icons-material/LockOutlined';
import SearchIcon from '@mui/icons-material/TravelExploreOutlined';
import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { errorSentence } from '../../i18n/sentences.ts';
import { color, visuallyHidden, panel, quiet } from '../../theme/styles.ts';
import { usePageTitle, PageBody } from '../page/Page.tsx';
import { useOnline } from '../../dataProvider/useOnline.ts';

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

/** The place of a few words that are still loading. */
export function LineSkeleton() {
  const translate = useTranslate();
  return (
    <Skeleton
      variant="text"
      component="output"
      width={96}
      aria-label={translate('app.loading')}
      sx={{ display: 'inline-block' }}
    />
  );
}

interface RowsSkeletonProps {
  rows: number;
  /** Height of a row in pixels. */
  height: number;
  /** The accessible text; 'Cargando…' by default. */
  label?: string;
}

/** Placeholders of rows, in their height. */
export function RowsSkeleton({ rows, height, label }: RowsSkeletonProps) {
  const translate = useTranslate();
  return (
    <Box component="output" sx={{ display: 'grid', gap: 1 }}>
      <Box component="span" sx={visuallyHidden}>
        {label ?? translate('app.loading')}
      </Box>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} variant="rounded" height={height} />
      ))}
    </Box>
  );
}

const CARDS = ['a', 'b', 'c', 'd', 'e', 'f'] as const;

interface CardSkeletonProps {
  /** Whether the cards begin with a picture. */
  picture?: boolean;
  /** Whether they end with a line of states. */
  states?: boolean;
}

/** Placeholders of cards, in the shape of those that come: picture, name and amount, facts, states. */
export function CardSkeleton({ picture = false, states = true }: CardSkeletonProps) {
  const translate = useTranslate();
  return (
    <Box component="output" sx={{ display: 'flex', flexDirection: 'column', gap: 1 }}>
      <span style={visuallyHidden}>{translate('app.loading')}</span>
      {CARDS.map((card) => (
        <Box key={card} sx={{ px: 1.5, py: 1, display: 'flex', gap: 1.5, ...panel }}>
          {picture && <Skeleton variant="rounded" width={64} height={64} sx={{ flex: 'none' }} />}
          <Box sx={{ flex: 1 }}>
            <Box sx={{ display: 'flex', justifyContent: 'space-between' }}>
              <Skeleton variant="text" width="50%" height={24} />
              <Skeleton variant="text" width="22%" height={24} />
            </Box>
            <Skeleton variant="text" width="75%" height={21} />
            {states && <Skeleton variant="rounded" width={120} height={22} sx={{ my: 1.5 }} />}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

/** The placeholder of a form: two cards with labels and boxes. `label` is said on screen too. */
export function FormSkeleton({ label }: { label?: string | undefined }) {
  const translate = useTranslate();
  return (
    <Box component="output" sx={{ display: 'grid', gap: 2 }}>
      <Box component="span" sx={label === undefined ? visuallyHidden : quiet}>
        {label ?? translate('app.loading')}
      </Box>
      {[3, 2].map((fields) => (
        <Box key={fields} sx={{ ...panel, p: { xs: 2, sm: 3 }, display: 'grid', gap: 2 }}>
          {Array.from({ length: fields }, (_, index) => (
            <Box key={index}>
              <Skeleton variant="text" width={120} />
              <Skeleton variant="rounded" height={44} />
            </Box>
          ))}
        </Box>
      ))}
    </Box>
  );
}

/** The placeholder of a record that is read: cards with a heading, labels and values. `label` is said on screen too. */
export function RecordSkeleton({ label }: { label?: string | undefined }) {
  const translate = useTranslate();
  return (
    <Box component="output" sx={{ display: 'grid', gap: 2 }}>
      <Box component="span" sx={label === undefined ? visuallyHidden : quiet}>
        {label ?? translate('app.loading')}
      </Box>
      {[4, 2].map((facts) => (
        <Box key={facts} sx={{ ...panel, p: { xs: 2, sm: 3 }, display: 'grid', gap: 2 }}>
          <Skeleton variant="text" width={160} height={24} />
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
            {Array.from({ length: facts }, (_, index) => (
              <Box key={index}>
                <Skeleton variant="text" width={96} height={18} />
                <Skeleton variant="text" width="60%" height={24} />
              </Box>
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

/** The placeholder of an unknown page: a title and some rows. */
export function PageSkeleton() {
  return (
    <PageBody>
      <Skeleton variant="text" width={180} height={40} />
      <RowsSkeleton rows={3} height={56} />
    </PageBody>
  );
}

/** The placeholder of a form's page. */
export function FormPageSkeleton() {
  return (
    <PageBody narrow>
      <FormSkeleton />
    </PageBody>
  );
}

/** The placeholder of the page that shows a record. */
export function RecordPageSkeleton() {
  return (
    <PageBody narrow>
      <RecordSkeleton />
    </PageBody>
  );
}

/** Why nothing can be changed now, to be said before it is tried; undefined with a connection. */
export function useNeedsSignal(): string | undefined {
  const online = useOnline();
  const translate = useTranslate();
  return online ? undefined : translate('app.needs_signal');
}
