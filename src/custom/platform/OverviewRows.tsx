import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import useMediaQuery from '@mui/material/useMediaQuery';
import { PLATFORM_WORDS } from '../../../generated/words/platform.ts';
import { useSession } from '../../authProvider/useSession.ts';
import { useWords } from '../../i18n/words.ts';
import { TWO_COLUMNS, panel, quiet } from '../../theme/styles.ts';
import { PageBody, PageHeader } from '../../ui/page/Page.tsx';
import { PageControls } from '../../ui/paging/PageControls.tsx';
import { marksMoreBeside, moreBeside } from '../../ui/scroll/scroll-edges.ts';
import { RowsSkeleton, DeniedState, EmptyState, ErrorState } from '../../ui/state/PageStates.tsx';
import type { Overview, useOverview } from './useOverview.ts';

/** A row as both presentations need it: its cells in the order of the columns, and a card's lines. */
interface OverviewRow {
  key: string;
  cells: readonly ReactNode[];
  title: string;
  chip: ReactNode;
  facts: ReactNode;
}

interface OverviewRowsProps {
  label: string;
  columns: readonly string[];
  /** Which column has the name, the only one that wraps. */
  names: number;
  rows: readonly OverviewRow[];
}

/** A table where it has room beside the drawer, else cards: a long name would crush the facts. */
export function OverviewRows({ label, columns, names, rows }: OverviewRowsProps) {
  const table = useMediaQuery(TWO_COLUMNS, { noSsr: true });
  if (!table)
    return (
      <Box component="ul" aria-label={label} sx={{ display: 'grid', gap: 1, m: 0, p: 0, listStyle: 'none' }}>
        {rows.map(({ key, title, chip, facts }) => (
          <Box key={key} component="li" sx={{ ...panel, p: 1.5, minWidth: 0, overflowWrap: 'anywhere' }}>
            <Box sx={{ fontWeight: 500 }}>{title}</Box>
            <Box sx={{ my: 0.5 }}>{chip}</Box>
            <Box sx={quiet}>{facts}</Box>
          </Box>
        ))}
      </Box>
    );
  return (
    <Box
      ref={marksMoreBeside}
      component="section"
      aria-label={label}
      tabIndex={0}
      sx={{ ...panel, ...moreBeside, overflowX: 'auto' }}
    >
      <Table aria-label={label}>
        <TableHead>
          <TableRow>
            {columns.map((column) => (
              <TableCell key={column}>{column}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ key, cells }) => (
            <TableRow key={key}>
              {cells.map((cell, at) => (
                <TableCell
                  key={columns[at]}
                  sx={at === names ? { overflowWrap: 'anywhere', minWidth: 160 } : { whiteSpace: 'nowrap' }}
                >
                  {cell}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

interface OverviewStateProps {
  of: Overview;
  overview: ReturnType<typeof useOverview>;
  /** Undefined while it is not known. */
  total: number | undefined;
  error: unknown;
  onRetry(): void;
  children: ReactNode;
}

/** Around a list of the platform: loading, failed, empty, or the rows with their pages. */
export function OverviewState({ of, overview, total, error, onRetry, children }: OverviewStateProps) {
  const words = useWords(PLATFORM_WORDS);
  const said = words[of];
  if (error !== null) return <ErrorState error={error} onRetry={onRetry} />;
  if (total === undefined) return <RowsSkeleton rows={5} height={64} label={words.loading} />;
  if (total === 0)
    return overview.filtered ? (
      <EmptyState title={said.none} subtitle={said.none_text} />
    ) : (
      <EmptyState title={said.empty} subtitle={said.empty_text} />
    );
  return (
    <>
      {children}
      <PageControls
        label={words.pages}
        page={overview.page}
        perPage={overview.perPage}
        total={total}
        onPage={overview.setPage}
      />
    </>
  );
}

/** A page of the platform's staff; anybody else reads that they may not open it. */
export function StaffOnly({ title, children }: { title: string; children: ReactNode }) {
  const { staff_only: words } = useWords(PLATFORM_WORDS);
  if (useSession()?.user.platform_staff === true) return children;
  return (
    <PageBody>
      <PageHeader title={title} />
      <DeniedState titled subtitle={words} />
    </PageBody>
  );
}
