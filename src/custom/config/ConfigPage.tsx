import { useState } from 'react';
import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { fill } from '../../i18n/fill.ts';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { useAccess } from '../../schema/useAccess.ts';
import { UserPanel } from '../../shell/user/UserPanel.tsx';
import { panel } from '../../ui/card/panel.ts';
import { PageBody } from '../../ui/page/PageBody.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { matches } from '../../ui/search/matches.ts';
import { SearchField } from '../../ui/search/SearchField.tsx';
import { CONFIG_WORDS } from './config-words.ts';
import { FEATURE_OF } from './setting-cards.ts';
import { SettingCard } from './SettingCard.tsx';
import { useSettingCards } from './useSettingCards.ts';
import { useSettingValues } from './useSettingValues.ts';

/** The hub of settings: a card each with how it stands, and the user's own below them (CFG-01). */
export default function ConfigPage() {
  const translate = useTranslate();
  const words = useDictionary(CONFIG_WORDS);
  const [typed, setTyped] = useState('');
  const values = useSettingValues();
  const features = useAccess()?.features;
  const cards = useSettingCards();
  const found = cards.filter(({ path, name, also }) =>
    matches(`${name} ${also} ${values.get(path) ?? ''}`, typed),
  );
  const lacks = (path: string): boolean => {
    const feature = FEATURE_OF[path];
    return feature !== undefined && features !== undefined && features[feature] !== true;
  };
  return (
    <PageBody>
      <PageHeader title={translate('shell.settings')} />
      <SearchField label={words.search} value={typed} onChange={setTyped} sx={{ mb: 2, maxWidth: 480 }} />
      <Box component="output">{found.length === 0 && fill(words.none, { text: typed.trim() })}</Box>
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
          gap: { xs: 1, sm: 2 },
          m: 0,
          mb: 2,
          p: 0,
          listStyle: 'none',
        }}
      >
        {found.map((card) => (
          <SettingCard
            key={card.path}
            {...card}
            stands={values.has(card.path)}
            value={values.get(card.path)}
            premium={lacks(card.path) ? words.premium : undefined}
          />
        ))}
      </Box>
      <Box sx={{ ...panel, p: 2, maxWidth: 'var(--width-form)' }}>
        <UserPanel />
      </Box>
    </PageBody>
  );
}
