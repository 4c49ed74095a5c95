import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import NextIcon from '@mui/icons-material/ChevronRight';
import PreviousIcon from '@mui/icons-material/ChevronLeft';
import { useLocale, useTranslate } from 'ra-core';
import { intlLocale } from '../../i18n/locales.ts';
import { color } from '../../theme/color.ts';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { AUDIT_WORDS } from './audit-words.ts';

interface Props {
  page: number;
  perPage: number;
  total: number;
  onPage(page: number): void;
}

/** What is shown of how many, and the way to the neighbours. */
export function AuditPages({ page, perPage, total, onPage }: Props) {
  const translate = useTranslate();
  const words = useDictionary(AUDIT_WORDS);
  const locale = intlLocale(useLocale() ?? '');
  const number = (value: number): string => value.toLocaleString(locale);
  const last = Math.min(page * perPage, total);
  return (
    <Box
      component="nav"
      aria-label={words.pages}
      sx={{ display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: 1, py: 1.5 }}
    >
      <Box aria-live="polite" sx={{ color: color('text-secondary'), fontVariantNumeric: 'tabular-nums' }}>
        {translate('list.range_of_total', {
          from: number(Math.min((page - 1) * perPage + 1, total)),
          to: number(last),
          total: number(total),
        })}
      </Box>
      <IconButton
        aria-label={translate('list.previous_page')}
        disabled={page === 1}
        onClick={() => onPage(page - 1)}
      >
        <PreviousIcon />
      </IconButton>
      <IconButton
        aria-label={translate('list.next_page')}
        disabled={last >= total}
        onClick={() => onPage(page + 1)}
      >
        <NextIcon />
      </IconButton>
    </Box>
  );
}
