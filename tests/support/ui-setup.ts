import '@testing-library/jest-dom/vitest';
import { cleanup, configure, prettyDOM } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

afterEach(cleanup);
// The first hook of each file, so the last to run when the file is done.
afterAll(leaveAsFound);

// Views arrive by lazy import, over the real API, on machines that do other things too. Told anew for each file: some change it.
configure({ asyncUtilTimeout: 10_000, defaultHidden: false, getElementError: elementError });

/** What is not there yet is looked for over and over: the document is printed only when the message is read. */
function elementError(message: string | null, container: Element): Error {
  if (message?.includes('<body') === true) return new Error(message);
  const get = (): string => `${message}\n\n${prettyDOM(container)}`;
  return Object.defineProperty(new Error(), 'message', { get, configurable: true });
}

/**
 * Files share a process and its window, for the sake of the packages, which take longer to load than most files to run.
 * Each file begins as if it was the first all the same: our own modules are loaded anew, and the browser has forgotten.
 * The styles in the head stay, as the package that put them there takes them for put.
 */
function leaveAsFound(): void {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; '))
    document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`;
  history.replaceState(null, '', '/');
  document.title = '';
  document.body.replaceChildren();
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  vi.resetModules();
}
