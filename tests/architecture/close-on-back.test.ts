import { expect, test } from 'vitest';
import { readSources } from './sources.ts';

const LAYERS = ['Dialog', 'Drawer', 'Menu', 'Popover'].map((name) => `@mui/material/${name}`);

/** Nothing but a new sign-in ends it. */
const STAYS = 'src/authProvider/SessionExpired.tsx';

test('[SHL-09] whatever lies over a page ends when the user goes back', () => {
  const layers = readSources().filter(
    ({ file, imports }) =>
      file.startsWith('src/') &&
      file !== STAYS &&
      imports.some(({ specifier }) => LAYERS.includes(specifier)),
  );
  expect(layers).not.toHaveLength(0);
  const left = layers.filter(
    ({ imports }) => !imports.some(({ target }) => target === 'src/ui/leave/useLeaveGuard.tsx'),
  );
  expect(left.map(({ file }) => file)).toEqual([]);
});
