import type { Locator, Page } from 'playwright-core';

/** What a journey asks of a person who holds the phone in one hand. */
export interface Effort {
  taps: number;
  characters: number;
}

/** Uses a page as a thumb does, and counts. Characters go to where the screen put the focus, as on a phone. */
export interface Thumb {
  effort: Effort;
  tap(target: Locator): Promise<void>;
  /** @throws Error when no box has the focus: the phone would show no keyboard */
  type(text: string): Promise<void>;
}

export function thumbOn(page: Page): Thumb {
  const effort: Effort = { taps: 0, characters: 0 };
  return {
    effort,
    async tap(target) {
      await target.tap();
      effort.taps += 1;
    },
    async type(text) {
      await page.waitForFunction(() => document.activeElement instanceof HTMLInputElement);
      await page.keyboard.type(text);
      effort.characters += text.length;
    },
  };
}

/** To look for the next thing and tap it: slow for somebody who does this every day. */
const SECONDS_OF_A_TAP = 2;
/** People type 36 words of five characters a minute on a phone (Palin and others, MobileHCI 2019, 37,000 people). */
const SECONDS_OF_A_CHARACTER = 60 / (36 * 5);

/** Seconds that the hand needs, the waits for the machine left out. */
export function secondsOf({ taps, characters }: Effort): number {
  return taps * SECONDS_OF_A_TAP + characters * SECONDS_OF_A_CHARACTER;
}
