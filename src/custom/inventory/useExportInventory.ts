import { useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'ra-core';
import type { AppDataProvider } from '../../dataProvider/dataProvider.ts';
import { errorSentence } from '../../i18n/error-sentence.ts';
import { fill } from '../../i18n/fill.ts';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { saveFile } from '../../ui/file/save-file.ts';
import { INVENTORY_WORDS } from './inventory-words.ts';

/** Saves all shelves of what is shown, not only the visible page, as a file that can be imported again. */
export function useExportInventory(query: Record<string, string>) {
  const words = useDictionary(INVENTORY_WORDS);
  const dataProvider = useDataProvider<AppDataProvider>();
  const notify = useNotify();
  const translate = useTranslate();
  const [busy, setBusy] = useState(false);
  async function exportAs(format: 'xlsx' | 'csv'): Promise<void> {
    setBusy(true);
    try {
      const calls = await dataProvider.loadInventoryCalls();
      const { file, name } = await calls.exportInventory(format, query);
      saveFile(file, name);
      notify(words.actions.exported, { type: 'success' });
    } catch (error) {
      notify(fill(words.failed, { reason: errorSentence(translate, error) }), { type: 'error' });
    } finally {
      setBusy(false);
    }
  }
  return { busy, exportAs };
}
