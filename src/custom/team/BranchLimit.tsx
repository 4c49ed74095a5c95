import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { BRANCHES } from '../../../domain/access/branches.ts';
import type { UserStore } from '../../../generated/user-stores/types.ts';
import { useRepresent } from '../../schema/useRepresent.ts';
import { color } from '../../theme/color.ts';
import { visuallyHidden } from '../../theme/visually-hidden.ts';
import { panel } from '../../ui/card/panel.ts';
import { SectionTitle } from '../../ui/card/SectionCard.tsx';
import { TickBox } from '../../ui/input/TickBox.tsx';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { TEAM_WORDS } from './team-words.ts';

interface Props {
  branches: readonly UserStore[];
  /** Null: all of them. */
  chosen: readonly number[] | null;
  error: string | undefined;
  onChange(chosen: number[] | null): void;
}

/** The branches that limit a role. A store with a single branch has no choice. */
export function BranchLimit({ branches, chosen, error, onChange }: Props) {
  const represent = useRepresent();
  const { branches: words } = useDictionary(TEAM_WORDS).editor;
  if (branches.length < 2 && chosen === null) return null;
  const tick = (id: number, on: boolean): void =>
    // The first tick removes branches that have been deleted.
    onChange(
      branches.flatMap((branch) =>
        (branch.id === id ? on : chosen?.includes(branch.id)) ? [branch.id] : [],
      ),
    );
  return (
    <Box component="section">
      <SectionTitle>{words.title}</SectionTitle>
      <Box component="fieldset" sx={{ ...panel, m: 0, mt: 1, px: 2, py: 0.5, minWidth: 0 }}>
        <Box component="legend" sx={visuallyHidden}>
          {words.title}
        </Box>
        <TickBox
          label={words.some}
          help={words.help}
          checked={chosen !== null}
          onChange={(limited) => onChange(limited ? [] : null)}
        />
        {chosen !== null && (
          <Box sx={{ mt: 1, pt: 0.5, borderTop: `1px solid ${color('line')}`, overflowWrap: 'anywhere' }}>
            {branches.map((branch) => (
              <TickBox
                key={branch.id}
                label={represent(BRANCHES, branch)}
                checked={chosen.includes(branch.id)}
                onChange={(on) => tick(branch.id, on)}
              />
            ))}
          </Box>
        )}
        {error !== undefined && (
          <FormHelperText error role="alert">
            {error}
          </FormHelperText>
        )}
      </Box>
    </Box>
  );
}
