import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import FormHelperText from '@mui/material/FormHelperText';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { LabelledInput } from '../../ui/input/LabelledInput.tsx';
import { STATS_WORDS } from './stats-words.ts';
import { PRESETS, type useStatsRange } from './useStatsRange.ts';

type RangeControlProps = Pick<
  ReturnType<typeof useStatsRange>,
  'preset' | 'typed' | 'problem' | 'choose' | 'type'
>;

/** The usual ranges as chips, and two dates for any other. */
export function RangeControl({ preset, typed, problem, choose, type }: RangeControlProps) {
  const { range: words } = useDictionary(STATS_WORDS);
  return (
    <Box component="fieldset" aria-label={words.label} sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1 }}>
        {PRESETS.map((one) => (
          <Chip
            key={one}
            label={words[one]}
            variant={one === preset ? 'filled' : 'outlined'}
            color={one === preset ? 'primary' : 'default'}
            aria-pressed={one === preset}
            onClick={() => choose(one)}
          />
        ))}
      </Box>
      <Box sx={{ display: 'flex', gap: 1, maxWidth: 400 }}>
        {(['from', 'to'] as const).map((side) => (
          <Box key={side} sx={{ flex: 1, minWidth: 0 }}>
            <LabelledInput
              label={words[side]}
              type="date"
              value={typed[side]}
              error={undefined}
              onChange={(day) => type({ ...typed, [side]: day })}
            />
          </Box>
        ))}
      </Box>
      {(problem === 'wrong' || problem === 'long') && (
        <FormHelperText error role="alert">
          {words[problem]}
        </FormHelperText>
      )}
    </Box>
  );
}
