import { ThemeProvider } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { theme } from '../../../src/theme/theme.ts';

test('the chosen one of several buttons has the colour of what is chosen, the others have not', () => {
  render(
    <ThemeProvider theme={theme}>
      <ToggleButtonGroup exclusive value="annual">
        <ToggleButton value="monthly">Mensual</ToggleButton>
        <ToggleButton value="annual">Anual</ToggleButton>
      </ToggleButtonGroup>
    </ThemeProvider>,
  );
  const look = (name: string) => {
    const { color, backgroundColor } = getComputedStyle(screen.getByRole('button', { name }));
    return { color, backgroundColor };
  };
  const chosen = { color: 'var(--color-primary)', backgroundColor: 'var(--color-primary-soft)' };
  expect(look('Anual')).toEqual(chosen);
  expect(look('Mensual')).not.toMatchObject({ backgroundColor: chosen.backgroundColor });
});
