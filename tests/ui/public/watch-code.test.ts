import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createClient } from '../../../src/dataProvider/client.ts';
import { watchCode, type CodeWatcher } from '../../../src/public/code/CodePanel.tsx';

const http = createClient(() => undefined);
const calls: string[] = [];
let state: string;
let codes = 0;
let visibility: DocumentVisibilityState;
let leaving: AbortController;

function watcher() {
  return {
    shown: vi.fn<CodeWatcher['shown']>(),
    claimed: vi.fn<CodeWatcher['claimed']>(),
    refused: vi.fn<CodeWatcher['refused']>(),
    entered: vi.fn<CodeWatcher['entered']>(async () => undefined),
    paused: vi.fn<CodeWatcher['paused']>(),
  };
}

/** What the API answers, as its own tests hold it to. */
function answer(method: string, path: string): object {
  if (method === 'POST' && path === '/api/v1/users/codes') {
    codes += 1;
    return { code: String(100_000 + codes), refresh_after: 60 };
  }
  if (path === '/api/v1/users/codes/session') return { user: {}, stores: [], store: null };
  return { state };
}

beforeEach(() => {
  vi.useFakeTimers();
  calls.length = 0;
  codes = 0;
  state = 'waiting';
  visibility = 'visible';
  leaving = new AbortController();
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  vi.stubGlobal('fetch', async (path: string, { method }: { method: string }) => {
    calls.push(`${method} ${path}`);
    return Response.json(answer(method, path));
  });
});
afterEach(() => {
  leaving.abort();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);
const looks = () => calls.filter((call) => call === 'GET /api/v1/users/codes').length;

describe('[AUT-02] the code on the desktop', () => {
  test('is refreshed every 60 seconds', async () => {
    const on = watcher();
    void watchCode(http, on, leaving.signal);
    await pass(59);
    expect(on.shown.mock.calls).toEqual([[{ code: '100001', refresh_after: 60 }]]);
    await pass(4);
    expect(on.shown).toHaveBeenCalledTimes(2);
    await pass(60);
    expect(on.shown).toHaveBeenCalledTimes(3);
  });

  test('stays while the phone is being asked, and opens the session once it says yes', async () => {
    const on = watcher();
    void watchCode(http, on, leaving.signal);
    await pass(50);
    state = 'claimed';
    await pass(60);
    expect(on.claimed).toHaveBeenCalledTimes(1);
    expect(on.shown).toHaveBeenCalledTimes(1);
    state = 'approved';
    await pass(4);
    expect(on.entered).toHaveBeenCalledTimes(1);
    const before = calls.length;
    await pass(120);
    expect(calls).toHaveLength(before);
  });

  test('a no is the end, and a claim that is over brings another code', async () => {
    const on = watcher();
    void watchCode(http, on, leaving.signal);
    state = 'claimed';
    await pass(4);
    state = 'over';
    await pass(4);
    expect(on.shown).toHaveBeenCalledTimes(2);
    state = 'refused';
    await pass(4);
    expect(on.refused).toHaveBeenCalledTimes(1);
    await pass(120);
    expect(on.shown).toHaveBeenCalledTimes(2);
  });

  test('asks nothing while its tab is hidden or gone, and rests after ten minutes', async () => {
    const on = watcher();
    void watchCode(http, on, leaving.signal);
    await pass(10);
    visibility = 'hidden';
    await pass(4);
    const before = looks();
    await pass(300);
    expect(looks()).toBe(before);
    visibility = 'visible';
    document.dispatchEvent(new Event('visibilitychange'));
    await pass(4);
    expect(looks()).toBeGreaterThan(before);
    await pass(360);
    expect(on.paused).toHaveBeenCalledTimes(1);

    const other = watcher();
    const gone = new AbortController();
    void watchCode(http, other, gone.signal);
    await pass(1);
    gone.abort();
    const after = calls.length;
    await pass(120);
    expect(calls).toHaveLength(after);
    expect(other.paused).not.toHaveBeenCalled();
  });

  test('says so when no code can be had', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(watchCode(http, watcher(), leaving.signal)).rejects.toMatchObject({ code: 'network' });
  });
});
