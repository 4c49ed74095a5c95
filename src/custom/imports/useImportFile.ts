import { useCallback } from 'react';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ImportShape } from '../../../domain/imports/shape-answer.ts';
import type { ImportSession, Opened, Reviewed } from './file/import-session.ts';

/** A file that was picked and is not on the server yet. It outlives the steps, which are pages of their own. */
export interface ImportFile {
  name: string;
  shape: ImportShape;
  session: ImportSession;
  opened: Opened;
  /** Once its columns are known. */
  reviewed?: Reviewed;
  /** True once somebody corrected a line: leaving would lose it. */
  corrected?: boolean;
  /** What its columns were said to be. */
  paths?: (string | null)[];
  /** Whether an empty cell clears what is stored. */
  clearing?: boolean;
}

export interface KeptImportFile {
  file: ImportFile | undefined;
  keep(file: ImportFile | undefined): void;
  /** Changes the review of the file as it is by now; nothing where it is gone. */
  update(change: (reviewed: Reviewed) => Reviewed): void;
}

export function useImportFile(target: string): KeptImportFile {
  const client = useQueryClient();
  const queryKey = ['import-file', target];
  const update = useCallback(
    (change: (reviewed: Reviewed) => Reviewed) =>
      void client.setQueryData<ImportFile | null>(['import-file', target], (file) =>
        file?.reviewed === undefined ? file : { ...file, reviewed: change(file.reviewed) },
      ),
    [client, target],
  );
  const { data } = useQuery<ImportFile | null>({
    queryKey,
    queryFn: skipToken,
    staleTime: Infinity,
    gcTime: Infinity,
  });
  return {
    file: data ?? undefined,
    keep: (file) => client.setQueryData(queryKey, file ?? null),
    update,
  };
}
