import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'ra-core';
import { visuallyHidden, panel, quiet } from '../../theme/styles.ts';
import { PageBody } from '../page/Page.tsx';

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
