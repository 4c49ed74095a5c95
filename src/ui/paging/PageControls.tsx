import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import NextIcon from '@mui/icons-material/ChevronRight';
import PreviousIcon from '@mui/icons-material/ChevronLeft';
import { useTranslate } from 'ra-core';
import { color } from '../../theme/styles.ts';
import { useNumber } from '../figure/Money.tsx';

interface PageControlsProps {
  /** Name of the paged list for screen readers. */
  label: string;
  /** From 1. */
  page: number;
  perPage: number;
  total: number;
  /** The total as it is read, where the number alone does not say it. */
  totalText?: string;
  onPage: (page: number) => void;
  /** Before them: how many rows a page has. */
  children?: ReactNode;
}

/** The visible range, the total, and buttons to the neighbour pages. */
export function PageControls({
  label,
  page,
  perPage,
  total,
  totalText,
  onPage,
  children,
}: PageControlsProps) {
  const translate = useTranslate();
  const number = useNumber();
  const from = Math.min((page - 1) * perPage + 1, total);
  const to = Math.min(page * perPage, total);
  return (
    <Box
      component="nav"
      aria-label={label}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'flex-end',
        gap: 2,
        py: 1.5,
      }}
    >
      {children}
      <Box aria-live="polite" sx={{ color: color('text-secondary'), fontVariantNumeric: 'tabular-nums' }}>
        {translate('list.range_of_total', {
          from: number(from),
          to: number(to),
          total: totalText ?? number(total),
        })}
      </Box>
      <Box>
        <IconButton
          aria-label={translate('list.previous_page')}
          disabled={page === 1}
          onClick={() => onPage(page - 1)}
        >
          <PreviousIcon />
        </IconButton>
        <IconButton
          aria-label={translate('list.next_page')}
          disabled={to >= total}
          onClick={() => onPage(page + 1)}
        >
          <NextIcon />
        </IconButton>
      </Box>
    </Box>
  );
}
