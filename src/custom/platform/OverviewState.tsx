import type { ReactNode } from 'react';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { PageControls } from '../../ui/paging/PageControls.tsx';
import { RowsSkeleton } from '../../ui/skeleton/Skeletons.tsx';
import { EmptyState, ErrorState } from '../../ui/state/PageStates.tsx';
import { PLATFORM_WORDS } from './platform-words.ts';
import type { Overview, useOverview } from './useOverview.ts';

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
  const words = useDictionary(PLATFORM_WORDS);
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
