import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { useTranslate } from 'ra-core';
import { MenuButton } from '../../ui/menu/MenuButton.tsx';
import { useExport } from './useExport.ts';

const FORMATS = ['xlsx', 'csv'] as const;

/** Everything that the filters let through, as a file of the API: not only the page on screen, and no cap of rows. */
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
