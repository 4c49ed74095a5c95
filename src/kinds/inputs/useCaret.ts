import { useLayoutEffect, useRef } from 'react';

/** Moves the caret to its place after the masked text is in the box. */
export function useCaret(): (input: HTMLInputElement | HTMLTextAreaElement, at: number) => void {
  const wanted = useRef<{ input: HTMLInputElement | HTMLTextAreaElement; at: number } | null>(null);
  useLayoutEffect(() => {
    const { input, at } = wanted.current ?? {};
    wanted.current = null;
    // Setting the caret lays out the page. Behind the last digit it stands by itself.
    if (input !== undefined && at !== undefined && input.selectionStart !== at)
      input.setSelectionRange(at, at);
  });
  return (input, at) => {
    wanted.current = { input, at };
  };
}
