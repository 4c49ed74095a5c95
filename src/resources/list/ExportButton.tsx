import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { useTranslate } from 'ra-core';
import { useExport } from './useExport.ts';

const FORMATS = ['xlsx', 'csv'] as const;

/** Everything that the filters let through, as a file of the API: not only the page on screen, and no cap of rows. */
export function ExportButton() {
  const translate = useTranslate();
  const { exportAs, busy } = useExport();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const choose = (format: 'xlsx' | 'csv'): void => {
    setAnchor(null);
    void exportAs(format);
  };
  return (
    <>
      <Button
        startIcon={<DownloadIcon />}
        loading={busy}
        loadingPosition="start"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor === null ? undefined : id}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {translate('list.export')}
      </Button>
      <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {FORMATS.map((format) => (
          <MenuItem key={format} onClick={() => choose(format)}>
            {translate(`list.export_${format}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
