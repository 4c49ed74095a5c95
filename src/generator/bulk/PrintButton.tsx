import Button from '@mui/material/Button';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import { useNotify } from 'ra-core';
import { useNavigate } from 'react-router-dom';
import { fill } from '../../i18n/fill.ts';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { BULK_WORDS } from '../undo/bulk-words.ts';
import type { ListSelection } from './selection.ts';

interface PrintButtonProps {
  path: string;
  /** Records of one print. */
  most: number;
  selection: ListSelection;
}

/** Leads to the screen that prints the selected records. Of too many it says so. */
export function PrintButton({ path, most, selection: { ids, count } }: PrintButtonProps) {
  const words = useDictionary(BULK_WORDS);
  const notify = useNotify();
  const navigate = useNavigate();
  // Of all records of a list, only those on screen have ids here.
  const whole = count === ids.length && count <= most;
  return (
    <Button
      startIcon={<PrintIcon />}
      onClick={() =>
        whole
          ? void navigate(`${path}?ids=${ids.join(',')}`)
          : notify(fill(words.print_most, { count: String(most) }), { type: 'warning' })
      }
    >
      {words.print}
    </Button>
  );
}
