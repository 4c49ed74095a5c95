import { useCallback } from 'react';
import { useDataProvider } from 'ra-core';
import type { AppDataProvider } from '../../dataProvider/dataProvider.ts';
import type { ImportCalls } from '../../dataProvider/import-calls.ts';

/** The calls of imports; they load with the first one. */
export function useImportCalls(): () => Promise<ImportCalls> {
  const dataProvider = useDataProvider<AppDataProvider>();
  return useCallback(() => dataProvider.loadImportCalls(), [dataProvider]);
}
