import type { KeyboardEvent } from 'react';
import type { Spot } from '../../../../domain/sheet/sheet-edits.ts';
import type { SheetActions } from './useSheet.ts';

/** Rows that a page key passes. */
const PAGE = 10;
const FAR = 1_000_000;

interface EditorState {
  spot: Spot;
  actions: SheetActions;
  /** Whether the value is another than at the start of the edit. */
  changed: boolean;
  revert(): void;
  /** Opens the dialog that the value is chosen in. */
  open?: (() => void) | undefined;
}

type Editor = HTMLInputElement | HTMLSelectElement;

/** What a key does in the editor of a cell; true when it is done, so that the browser does nothing more. */
export function onEditorKey(event: KeyboardEvent<Editor>, state: EditorState): boolean {
  const { spot, actions, changed, revert, open } = state;
  const { key, shiftKey, altKey, currentTarget: input } = event;
  const move = (by: Partial<Spot>): boolean => {
    actions.move(spot, by);
    return true;
  };
  if (event.ctrlKey || event.metaKey) return onCommand(key.toLowerCase(), state);
  // A select opens by itself.
  if (altKey && key === 'ArrowDown' && open === undefined) return false;
  if (open !== undefined && (key === 'F2' || key.length === 1 || (altKey && key === 'ArrowDown'))) {
    open();
    return true;
  }
  if (key === 'Enter') return move({ row: shiftKey ? -1 : 1 });
  if (key === 'Tab') return actions.follow(spot, shiftKey ? -1 : 1);
  if (key === 'ArrowDown') return move({ row: 1 });
  if (key === 'ArrowUp') return move({ row: -1 });
  if (key === 'PageDown') return move({ row: PAGE });
  if (key === 'PageUp') return move({ row: -PAGE });
  if (key === 'ArrowLeft' && !shiftKey && atEdge(input, 'start')) return move({ column: -1 });
  if (key === 'ArrowRight' && !shiftKey && atEdge(input, 'end')) return move({ column: 1 });
  if (key !== 'Escape' || !changed) return false;
  revert();
  return true;
}

function onCommand(key: string, { spot, actions, changed }: EditorState): boolean {
  if (key === 'd') actions.fillDown(spot);
  else if (key === 'home') actions.move(spot, { row: -FAR, column: -FAR });
  else if (key === 'end') actions.move(spot, { row: FAR, column: FAR });
  // What was typed in this cell is the browser's to undo.
  else return key === 'z' && !changed && actions.undo();
  return true;
}

/** The caret is at an end of the text, or the whole text is selected, as after arriving. */
function atEdge(editor: Editor, edge: 'start' | 'end'): boolean {
  // A select has no caret.
  if (editor instanceof HTMLSelectElement) return true;
  const { selectionStart, selectionEnd, value } = editor;
  if (selectionStart === 0 && selectionEnd === value.length) return true;
  const at = edge === 'start' ? 0 : value.length;
  return selectionStart === at && selectionEnd === at;
}
