import LinearProgress from '@mui/material/LinearProgress';
import { ThemeProvider } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { theme } from '../../../src/theme/theme.ts';

test('what is left of a bar is fainter than what is done, in either theme', () => {
  render(
    <ThemeProvider theme={theme}>
      <LinearProgress variant="determinate" value={70} aria-label="Fotos" />
    </ThemeProvider>,
  );
  const bar = screen.getByRole('progressbar', { name: 'Fotos' });
  expect(getComputedStyle(bar).backgroundColor).toBe('var(--color-line)');
});
