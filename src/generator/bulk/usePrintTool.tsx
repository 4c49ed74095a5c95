import PrintIcon from '@mui/icons-material/PrintOutlined';
import { useNotify } from 'ra-core';
import { useNavigate } from 'react-router-dom';
import { fill } from '../../i18n/fill.ts';
import type { Tool } from '../../ui/menu/tool.ts';
import { useManifest } from '../manifest/useManifest.ts';
import { useBulkWords } from '../undo/useBulkWords.ts';
import type { ListSelection } from './selection.ts';

/** Leads to the screen that prints the selected records, where a resource has one. Of too many it says so. */
export function usePrintTool(resource: string, { ids, count }: ListSelection): readonly Tool[] {
  const { printAt } = useManifest(resource);
  const { words } = useBulkWords(resource);
  const notify = useNotify();
  const navigate = useNavigate();
  if (printAt === undefined || count === 0) return [];
  const { path, most } = printAt;
  // Of all records of a list, only those on screen have ids here.
  const whole = count === ids.length && count <= most;
  const onChoose = (): void =>
    whole
      ? void navigate(`${path}?ids=${ids.join(',')}`)
      : notify(fill(words.print_most, { count: String(most) }), { type: 'warning' });
  return [{ key: 'print', label: words.print, icon: <PrintIcon />, onChoose }];
}
