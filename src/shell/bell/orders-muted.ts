import { keepChoice, keptChoice } from '../../theme/stored-choice.ts';

const NAME = 'tendero_muted';

/** Whether new orders are silent in this browser. */
export function ordersMuted(): boolean {
  return keptChoice(NAME) === '1';
}

export function muteOrders(muted: boolean): void {
  keepChoice(NAME, muted ? '1' : undefined);
}
