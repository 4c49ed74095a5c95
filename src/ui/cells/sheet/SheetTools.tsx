import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Spot } from '../../../../domain/sheet/sheet-edits.ts';
import { quiet } from '../../text/quiet.ts';
import type { SheetActions } from './useSheet.ts';

interface SheetToolsProps {
  words: { fill_down: string; undo: string; hint: string };
  /** The cell that the keyboard is at. */
  home: Spot;
  /** Whether there are cells below that may take its value. */
  fillable: boolean;
  /** How many steps can be undone. */
  undoable: number;
  actions: SheetActions;
}

/** What can be done in a sheet without its keys, and which keys there are. */
export function SheetTools({ words, home, fillable, undoable, actions }: SheetToolsProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <Button
        size="small"
        variant="outlined"
        disabled={!fillable}
        onClick={() => {
          actions.fillDown(home);
          actions.activate(home);
        }}
      >
        {words.fill_down}
      </Button>
      {undoable > 0 && (
        <Button size="small" onClick={actions.undo}>
          {words.undo}
        </Button>
      )}
      <Box sx={{ ...quiet, flex: '1 1 240px' }}>{words.hint}</Box>
    </Box>
  );
}
