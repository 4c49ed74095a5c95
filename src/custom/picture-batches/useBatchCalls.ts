import { useCallback } from 'react';
import { useDataProvider } from 'ra-core';
import type { AppDataProvider } from '../../dataProvider/dataProvider.ts';
import type { PictureBatchCalls } from '../../dataProvider/picture-batch-calls.ts';

/** The calls of ZIPs with pictures; they load with the first one. */
export function useBatchCalls(): () => Promise<PictureBatchCalls> {
  const dataProvider = useDataProvider<AppDataProvider>();
  return useCallback(() => dataProvider.loadPictureBatchCalls(), [dataProvider]);
}
