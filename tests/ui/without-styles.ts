import createCache, { type EmotionCache } from '@emotion/cache';
import { ignoreStyleSheets } from '../support/computed-style.ts';

/**
 * A page without styles: jsdom would apply them to every element, at seconds a test. Browser tests check them.
 * @returns what components get in place of Emotion's own cache, which would compile their styles into the page
 */
export function withoutStyles(): EmotionCache {
  ignoreStyleSheets();
  const cache = createCache({ key: 'mui', container: document.createElement('div') });
  cache.insert = (_selector, { name }) => {
    cache.inserted[name] = true;
  };
  return cache;
}
