import { useState } from 'react';
import { useDataProvider, useListContext, useNotify, useTranslate } from 'ra-core';
import type { AppDataProvider } from '../../dataProvider/dataProvider.ts';
import { errorSentence } from '../../i18n/error-sentence.ts';
import { saveFile } from '../../ui/file/save-file.ts';

/** Exports the current list with its filters and its order. */
export function useExport(): { exportAs(format: 'xlsx' | 'csv'): Promise<void>; busy: boolean } {
  const dataProvider = useDataProvider<AppDataProvider>();
  const { resource, filterValues, sort } = useListContext();
  const translate = useTranslate();
  const notify = useNotify();
  const [busy, setBusy] = useState(false);

  const exportAs = async (format: 'xlsx' | 'csv'): Promise<void> => {
    setBusy(true);
    notify('list.export_started');
    try {
      const { file, name } = await dataProvider.exportList(resource, format, { filter: filterValues, sort });
      saveFile(file, name);
      notify('list.export_done', { type: 'success' });
    } catch (error) {
      notify('list.export_failed', {
        type: 'error',
        messageArgs: { reason: errorSentence(translate, error) },
      });
    } finally {
      setBusy(false);
    }
  };
  return { exportAs, busy };
}
