import { freePort, startServerProcess, type ServerProcess } from './server-process.ts';

/** `npm run dev` of a project, on its own ports and the given data folder, ready for sign-in. It stops as by Ctrl+C. */
export async function startDevServer(root: string, dataFolder: string): Promise<ServerProcess> {
  return startServerProcess({
    args: ['scripts/dev.mjs'],
    cwd: root,
    port: await freePair(),
    env: { TENDERO_DATA: dataFolder },
    stopSignal: 'SIGINT',
  });
}

/** A port whose next one is free too: the API stands there. */
async function freePair(): Promise<number> {
  for (;;) {
    const port = await freePort();
    const next = await freePort(port + 1).catch(() => null);
    if (next !== null) return port;
  }
}
