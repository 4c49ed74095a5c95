/** The frame of the table, which the keyboard scrolls. */
const TABLE = 'section[tabindex="0"]';

/** A ref of an element above a table: gives the focus to the table when the element goes away with it. */
export function givesFocusBack(element: HTMLElement): () => void {
  const page = element.parentElement;
  // A dialog of the element first gives its own focus back.
  return () => {
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) page?.querySelector<HTMLElement>(TABLE)?.focus();
    });
  };
}
