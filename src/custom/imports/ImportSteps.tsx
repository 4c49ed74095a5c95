import Box from '@mui/material/Box';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { color } from '../../theme/color.ts';
import { IMPORTS_WORDS } from './imports-words.ts';
import { IMPORT_STEPS, type ImportStep } from './import-target.ts';

/** Where one is: subir, revisar, cargar. */
export function ImportSteps({ step }: { step: ImportStep }) {
  const words = useDictionary(IMPORTS_WORDS);
  const names = { upload: words.step_upload, review: words.step_review, load: words.step_load };
  return (
    <Box
      component="ol"
      aria-label={words.steps}
      sx={{ display: 'flex', gap: 2, listStyle: 'none', m: 0, mb: 2, p: 0 }}
    >
      {IMPORT_STEPS.map((one, at) => (
        <Box
          key={one}
          component="li"
          {...(one === step && { 'aria-current': 'step' as const })}
          sx={{
            flex: 1,
            pt: 1,
            borderTop: `4px solid ${color(one === step ? 'primary' : 'line')}`,
            color: color(one === step ? 'text' : 'text-secondary'),
            fontWeight: one === step ? 600 : 400,
          }}
        >
          {at + 1}. {names[one]}
        </Box>
      ))}
    </Box>
  );
}
