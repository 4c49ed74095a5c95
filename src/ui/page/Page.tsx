import { createContext, use, useEffect, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import IconButton from '@mui/material/IconButton';
import { createPortal } from 'react-dom';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { clamped, color } from '../../theme/styles.ts';
import styles from './PageBody.module.css';

/** Maximum width of a page's content: 1200 px, a form 720. */
export function PageBody({ children, narrow = false }: { children: ReactNode; narrow?: boolean }) {
  return <div className={`${styles['body']} ${narrow ? styles['narrow'] : ''}`}>{children}</div>;
}

interface PageHeaderProps {
  title: string;
  /** Number of records, beside the title. */
  count?: string;
  /** What the record is, after the title, such as its states. */
  marks?: ReactNode;
  /** One primary action, at most two quiet ones. */
  actions?: ReactNode;
  /** A link back, before the title. */
  back?: ReactNode;
  /** Stays in the page on phones too, such as a greeting. */
  inPage?: boolean;
}

/**
 * The page's only h1, its count and its actions. On phones title and way back are in the header, so that the page begins
 * with its content. It also sets the title of the browser's tab.
 */
export function PageHeader({ title, count, marks, actions, back, inPage = false }: PageHeaderProps) {
  const translate = useTranslate();
  const slot = useTitleSlot();
  const name = translate('app.name');
  usePageTitle(`${title} · ${name}`);
  const number = count !== undefined && (
    <Box
      component="span"
      sx={{
        ml: 0.5,
        display: 'inline-block',
        fontWeight: 400,
        fontSize: 'var(--text-16)',
        color: color('text-secondary'),
      }}
    >
      {count}
    </Box>
  );
  if (slot !== null && !inPage)
    return (
      <>
        {createPortal(
          <>
            {back}
            {/* Large text grows until two lines fill the height of the header. */}
            <Typography
              component="h1"
              variant="h1"
              sx={{ flex: 1, minWidth: 0, fontSize: 'min(1.125rem, 4.4vw)', ...clamped(2) }}
            >
              {title} {number}
            </Typography>
          </>,
          slot,
        )}
        {(Boolean(marks) || Boolean(actions)) && (
          <Box
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              justifyContent: 'flex-end',
              gap: 1,
              mb: 1,
              // Between icons the room of their targets is distance enough.
              '& > .MuiIconButton-root + .MuiIconButton-root': { ml: -1 },
            }}
          >
            {marks}
            {actions}
          </Box>
        )}
      </>
    );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2, minHeight: 48 }}>
      {back}
      <Typography
        component="h1"
        variant="h1"
        sx={{ flex: marks ? '0 1 auto' : '1 1 11rem', minWidth: 0, ...clamped(3) }}
      >
        {title} {number}
      </Typography>
      {marks}
      {/* Without room beside the title they stand below it, together. */}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, ml: 'auto' }}>
        {actions}
      </Box>
    </Box>
  );
}

/** The link back to 'Configuración', before the title of a page below it. */
export function BackToSettings() {
  const translate = useTranslate();
  return (
    <IconButton component={Link} to="/config" aria-label={translate('app.back')} edge="start">
      <ArrowBackIcon />
    </IconButton>
  );
}

/** The title of the browser's tab: the page's name, and before it the number of what is new. */
export interface DocumentTitle {
  namePage(title: string): void;
  /** `(2) Pedidos · Tendero` */
  countNews(count: number): void;
}

export function createDocumentTitle(): DocumentTitle {
  let page = '';
  let news = 0;
  const show = (): void => {
    document.title = news === 0 ? page : `(${news}) ${page}`;
  };
  return {
    namePage(title) {
      page = title;
      show();
    },
    countNews(count) {
      news = count;
      show();
    },
  };
}

export const DocumentTitleContext = createContext<DocumentTitle | null>(null);

export function useDocumentTitle(): DocumentTitle {
  const title = use(DocumentTitleContext);
  if (title === null) throw new Error('Nothing around this component provides the title of the document');
  return title;
}

/** Names the page in the browser's tab. */
export function usePageTitle(title: string): void {
  const document = useDocumentTitle();
  useEffect(() => document.namePage(title), [document, title]);
}

/** Puts the number of what is new before the name of the page, until the component is gone. */
export function useNewsInTitle(count: number): void {
  const document = useDocumentTitle();
  useEffect(() => {
    document.countNews(count);
    return () => document.countNews(0);
  }, [document, count]);
}

/** The place of the page's title in the header of a phone; null while there is none. */
export const TitleSlotContext = createContext<HTMLElement | null>(null);

export function useTitleSlot(): HTMLElement | null {
  return use(TitleSlotContext);
}
