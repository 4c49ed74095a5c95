import { useId } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import CloseIcon from '@mui/icons-material/Close';
import DoneIcon from '@mui/icons-material/CheckCircle';
import OpenIcon from '@mui/icons-material/RadioButtonUnchecked';
import { Link } from 'react-router-dom';
import { fill } from '../../i18n/fill.ts';
import { color } from '../../theme/color.ts';
import { visuallyHidden } from '../../theme/visually-hidden.ts';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { SHELL_WORDS } from '../words/shell-words.ts';
import type { SetupStep } from './useSetupSteps.ts';

export interface SetupChecklistProps {
  steps: readonly SetupStep[];
  /** The highlighted step. */
  next: SetupStep;
  onHide(): void;
}

/** The steps to a shop that sells, with a tick at each done one. */
export function SetupChecklist({ steps, next, onHide }: SetupChecklistProps) {
  const { new_store: words } = useDictionary(SHELL_WORDS);
  const id = useId();
  const done = steps.filter((step) => step.done).length;
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{
        p: 2,
        border: `1px solid ${color('line')}`,
        borderRadius: 'var(--radius)',
        backgroundColor: color('surface'),
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
        <Box sx={{ mr: 'auto' }}>
          <Typography component="h2" variant="h3" id={id}>
            {words.title}
          </Typography>
          <Box sx={{ color: color('text-secondary'), fontSize: 'var(--text-14)' }}>
            {fill(words.progress, { done, all: steps.length })}
          </Box>
        </Box>
        <IconButton aria-label={words.hide} title={words.hide} onClick={onHide}>
          <CloseIcon />
        </IconButton>
      </Box>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0, display: 'grid', gap: 0.5 }}>
        {steps.map((step) => (
          <Box component="li" key={step.to} sx={{ display: 'flex', alignItems: 'center', minHeight: 48 }}>
            {step.done ? (
              // Aligned with the buttons of the other steps, both text and icon.
              <Box
                sx={{
                  display: 'flex',
                  alignItems: 'center',
                  gap: 1,
                  px: 2,
                  fontSize: 'var(--text-14)',
                  color: color('text-secondary'),
                }}
              >
                <DoneIcon
                  aria-hidden
                  sx={{ flex: 'none', ml: -0.5, fontSize: 20, color: color('success') }}
                />
                {step.words}
                <Box component="span" sx={visuallyHidden}>{` (${words.done})`}</Box>
              </Box>
            ) : (
              <Button
                component={Link}
                to={step.to}
                startIcon={<OpenIcon />}
                variant={step === next ? 'outlined' : 'text'}
                sx={{ justifyContent: 'flex-start', textAlign: 'left' }}
              >
                {step.words}
              </Button>
            )}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
