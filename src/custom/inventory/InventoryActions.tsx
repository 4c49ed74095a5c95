import { useState } from 'react';
import Button from '@mui/material/Button';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import MoreIcon from '@mui/icons-material/MoreVert';
import CrownIcon from '@mui/icons-material/WorkspacePremiumOutlined';
import { useDataProvider, useNotify, useTranslate } from 'ra-core';
import { Link, useNavigate } from 'react-router-dom';
import { IMPORT_FEATURE } from '../../../domain/plans/features.ts';
import { INVENTORY_WORDS } from '../../../generated/words/inventory.ts';
import type { AppDataProvider } from '../../dataProvider/dataProvider.ts';
import { useRequestUpgrade } from '../../dataProvider/upgrade-request.ts';
import { errorSentence } from '../../i18n/sentences.ts';
import { fill, useWords } from '../../i18n/words.ts';
import { pathOf } from '../../schema/paths.ts';
import { saveFile } from '../../ui/file/file-address.ts';
import { MenuButton } from '../../ui/menu/MenuButton.tsx';
import { useInventoryAccess } from './inventory-api.ts';

interface InventoryActionsProps {
  query: Record<string, string>;
  /** Path of the labels of what is shown; undefined of nothing. */
  labels: string | undefined;
  /** On a phone: what stands beside the others on a desktop. */
  count?: { label: string; onStart(): void };
}

/** Ver productos, Importar, Exportar. Files come with the plan; without it they lead to where it is changed (INV-04). */
function useFileActions(query: Record<string, string>) {
  const requestUpgrade = useRequestUpgrade();
  const { actions } = useWords(INVENTORY_WORDS);
  const may = useInventoryAccess();
  const navigate = useNavigate();
  const { busy, exportAs } = useExportInventory(query);
  const gated = (work: () => void) => (may.files ? work : () => requestUpgrade({ gate: IMPORT_FEATURE }));
  return {
    busy,
    may,
    words: actions,
    bring: gated(() => void navigate('/inventory/import')),
    exports: [
      { key: 'xlsx', label: actions.export_xlsx, onChoose: gated(() => void exportAs('xlsx')) },
      { key: 'csv', label: actions.export_csv, onChoose: gated(() => void exportAs('csv')) },
    ],
  };
}

/** The quiet actions beside the title of a desktop. */
export function InventoryActions({ query, labels }: InventoryActionsProps) {
  const words = useWords(INVENTORY_WORDS);
  const { busy, may, bring, exports } = useFileActions(query);
  const crown = may.files ? {} : { startIcon: <CrownIcon /> };
  return (
    <>
      <Button component={Link} to={pathOf('products', 'list')}>
        {words.view_products}
      </Button>
      {labels !== undefined && (
        <Button component={Link} to={labels}>
          {words.labels}
        </Button>
      )}
      {may.bring && (
        <Button {...crown} onClick={bring}>
          {words.actions.import}
        </Button>
      )}
      <MenuButton
        label={words.actions.export}
        icon={may.files ? <DownloadIcon /> : <CrownIcon />}
        choices={exports}
        busy={busy}
      />
    </>
  );
}

/** All actions of a phone behind one button, so that the first shelf stands high. */
export function InventoryMenu({ query, labels, count }: InventoryActionsProps) {
  const words = useWords(INVENTORY_WORDS);
  const navigate = useNavigate();
  const { may, bring, exports } = useFileActions(query);
  const choices = [
    ...(count === undefined ? [] : [{ key: 'count', label: count.label, onChoose: count.onStart }]),
    ...(labels === undefined
      ? []
      : [{ key: 'labels', label: words.labels, onChoose: () => void navigate(labels) }]),
    ...(may.bring ? [{ key: 'import', label: words.actions.import, onChoose: bring }] : []),
    ...exports,
    {
      key: 'products',
      label: words.view_products,
      onChoose: () => void navigate(pathOf('products', 'list')),
    },
  ];
  return <MenuButton compact label={words.actions.more} icon={<MoreIcon />} choices={choices} />;
}

/** Saves all shelves of what is shown, not only the visible page, as a file that can be imported again. */
function useExportInventory(query: Record<string, string>) {
  const words = useWords(INVENTORY_WORDS);
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
