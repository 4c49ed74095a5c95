import { useState } from 'react';
import { useDataProvider, useListContext, useNotify, useTranslate } from 'ra-core';
import type { AppDataProvider } from '../../dataProvider/dataProvider.ts';
import { errorSentence } from '../../i18n/error-sentence.ts';
import { saveFile } from '../../ui/file/save-file.ts';

export type ExportFormat = 'xlsx' | 'csv';

export interface Export {
  /** True when the file has been saved. */
  exportAs(format: ExportFormat, columns: readonly string[] | undefined): Promise<boolean>;
  busy: boolean;
}

/** Exports the current list with its filters and its order. */
export function useExport(): Export {
  const dataProvider = useDataProvider<AppDataProvider>();
  const { resource, filterValues, sort } = useListContext();
  const translate = useTranslate();
  const notify = useNotify();
  const [busy, setBusy] = useState(false);

  const exportAs: Export['exportAs'] = async (format, columns) => {
    setBusy(true);
    notify('list.export_started');
    try {
      const { file, name } = await dataProvider.exportList(
        resource,
        format,
        { filter: filterValues, sort },
        columns,
      );
      saveFile(file, name);
      notify('list.export_done', { type: 'success' });
      return true;
    } catch (error) {
      notify('list.export_failed', {
        type: 'error',
        messageArgs: { reason: errorSentence(translate, error) },
      });
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { exportAs, busy };
}
