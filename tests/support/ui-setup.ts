import '@testing-library/jest-dom/vitest';
import { onlineManager } from '@tanstack/react-query';
import { cleanup, configure, getConfig, prettyDOM } from '@testing-library/react';
import React from 'react';
import { afterAll, afterEach, vi } from 'vitest';
import { obeyStyleSheets } from './computed-style.ts';

afterEach(cleanup);
// The first hook of each file, so the last to run when the file is done.
afterAll(leaveAsFound);

// React notes where each element was made, ten calls deep, up to a number of them a second. Only its warnings print
// that, and it took a tenth of the time of the tests of screens. The number is reached from the start.
const internals: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);
if (typeof internals !== 'object' || internals === null || !('recentlyCreatedOwnerStacks' in internals))
  throw new Error('This React counts the owners that it notes elsewhere');
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Number.POSITIVE_INFINITY,
  set() {
    // It stays reached.
  },
  configurable: true,
});

const { eventWrapper: dispatchInAct } = getConfig();

/**
 * The events of a user are awaited anyway. A synchronous `act` around each would drop what a transition goes on with
 * once its code has loaded.
 */
function dispatch(event: () => unknown): unknown {
  const awaited = Reflect.get(globalThis, 'IS_REACT_ACT_ENVIRONMENT') !== true;
  return awaited ? event() : dispatchInAct(event);
}

// Set again for each file, because some files change it. Views load by lazy import, over the real API, on machines that
// are busy: what comes is waited for that long, and costs nothing where it comes at once.
configure({
  asyncUtilTimeout: 60_000,
  defaultHidden: false,
  getElementError: elementError,
  eventWrapper: dispatch,
});

/** Queries repeat until they match. The document is printed only when a test reads the message. */
function elementError(message: string | null, container: Element): Error {
  if (message?.includes('<body') === true) return new Error(message);
  const get = (): string => `${message}\n\n${prettyDOM(inQuestion(container))}`;
  return Object.defineProperty(new Error(), 'message', { get, configurable: true });
}

/** What a person would look at: only so much is printed, and the menu alone would fill it. */
function inQuestion(container: Element): Element {
  if (container !== document.body) return container;
  const dialog = container.querySelector('[role="dialog"], [role="alertdialog"]');
  return dialog ?? container.querySelector('main') ?? container;
}

/**
 * Files share a process, its modules and its window, because loading takes longer than most files run. Each file still
 * begins as the first one: `src` stores nothing in its modules (tests/architecture/state.test.ts), and the browser's
 * storage is empty. The styles in the head stay, because their package assumes that it has added them.
 */
function leaveAsFound(): void {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  obeyStyleSheets();
  // It hears of a connection only while a page is open, and its pages are closed.
  onlineManager.setOnline(true);
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; '))
    document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`;
  history.replaceState(null, '', '/');
  document.title = '';
  document.body.replaceChildren();
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
}

/** jsdom has no layout, so nothing ever changes its size. */
globalThis.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};
