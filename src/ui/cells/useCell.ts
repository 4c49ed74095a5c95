import { useRef, useState } from 'react';

export interface CellSettings {
  /** Why nothing can be saved now: what was typed stays, and is saved once that is over. */
  blocked?: string | undefined;
  value: number | null;
  /** The value as text to edit. */
  show(value: number | null): string;
  /** Undefined for a text that is no value. */
  read(text: string): number | null | undefined;
  /** What is said of such a text. */
  unreadable: string;
  /** Saves, and resolves with the sentence of a refusal, or with nothing. */
  write(value: number | null): Promise<string | undefined>;
}

export type CellState = 'idle' | 'saving' | 'saved';

/** One cell that saves as soon as it is left. A refused text stays, with the reason, until it is changed or taken back. */
export function useCell({ blocked, value, show, read, unreadable, write }: CellSettings) {
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState<string>();
  const [state, setState] = useState<CellState>('idle');
  const underWay = useRef(false);

  async function save(text: string): Promise<void> {
    const next = read(text);
    if (next === undefined) {
      setTyped(text);
      setProblem(unreadable);
      return;
    }
    if (next === value) return revert();
    if (blocked !== undefined) {
      setTyped(text);
      return;
    }
    if (underWay.current) return;
    underWay.current = true;
    setTyped(text);
    setProblem(undefined);
    setState('saving');
    try {
      const refusal = await write(next);
      setProblem(refusal);
      setState(refusal === undefined ? 'saved' : 'idle');
      if (refusal === undefined) setTyped(null);
    } finally {
      underWay.current = false;
    }
  }
  function revert(): void {
    setTyped(null);
    setProblem(undefined);
  }
  return {
    text: typed ?? show(value),
    problem: problem ?? (typed === null ? undefined : blocked),
    state,
    type(text: string): void {
      setTyped(text);
      setProblem(undefined);
      setState('idle');
    },
    /** Saves what was typed. A refused text is tried again by `again` alone, not by passing through the cell. */
    commit(again = false): Promise<void> {
      return typed === null || (problem !== undefined && !again) ? Promise.resolve() : save(typed);
    },
    fill: save,
    revert,
  };
}
