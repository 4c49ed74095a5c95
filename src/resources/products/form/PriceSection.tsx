import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { FormSection } from '../../../generator/form/FormSection.tsx';
import { fillCount } from '../../../i18n/fill-count.ts';
import { useAppLocale } from '../../../i18n/useAppLocale.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import type { PlacedSection } from '../../../schema/form-fields.ts';
import { PRODUCT_WORDS } from '../product-words.ts';
import { useFollowers } from '../variants/useFollowers.ts';
import { useLocks } from './useLocks.ts';

/** The prices of a product, and in one line what becomes of those of its variants. */
export function PriceSection(section: PlacedSection) {
  const locked = useLocks().own.has('price');
  return <FormSection {...section} below={locked ? undefined : <FollowChoice />} />;
}

function FollowChoice() {
  const { prices: words } = useDictionary(PRODUCT_WORDS);
  const locale = useAppLocale();
  const { on, followers, others, choose } = useFollowers();
  const say = (sentence: string, count: number) => fillCount(sentence, count, locale);
  if (followers + others === 0) return null;
  if (followers === 0) return <FormHelperText>{say(words.all_stay, others)}</FormHelperText>;
  return (
    <>
      <FormControlLabel
        control={<Checkbox checked={on} onChange={(_, checked) => choose(checked)} />}
        label={say(others === 0 ? words.follow : words.follow_some, followers)}
        sx={{ minHeight: 'var(--target)', mr: 0 }}
      />
      {others > 0 && <FormHelperText sx={{ mt: 0 }}>{say(words.others_stay, others)}</FormHelperText>}
    </>
  );
}
