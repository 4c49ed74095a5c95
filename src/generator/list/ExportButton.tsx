import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { useTranslate } from 'ra-core';
import { MenuButton } from '../../ui/menu/MenuButton.tsx';
import { useExport } from './useExport.ts';

const FORMATS = ['xlsx', 'csv'] as const;

/** Exports all filtered rows as a file from the API, not only the visible page, without a maximum. */
export function ExportButton() {
  const translate = useTranslate();
  const { exportAs, busy } = useExport();
  const choices = FORMATS.map((format) => ({
    key: format,
    label: translate(`list.export_${format}`),
    onChoose: () => void exportAs(format),
  }));
  return (
    <MenuButton label={translate('list.export')} icon={<DownloadIcon />} choices={choices} busy={busy} />
  );
}
