import type { ResourceDescriptor } from '../../../domain/schema/descriptors.ts';
import { useNavigate } from 'react-router-dom';
import { openingViews, pathOf } from '../../schema/paths.ts';
import { inLocale } from '../../i18n/words.ts';
import { useAppLocale } from '../../i18n/useAppLocale.ts';
import { loadedField } from '../../schema/load-list.ts';
import { resourceIcon } from '../../schema/icons.ts';
import { useRepresent } from '../../schema/useRepresent.ts';
import { matches } from '../../ui/search/matches.ts';
import type { PaletteEntry } from './palette-entry.ts';
import { recordHint, type SearchedField } from './record-hint.ts';
import { useActions } from './useActions.ts';
import { useRecordSearch } from './useRecordSearch.ts';
import { useScreens } from './useScreens.ts';
import { useSearchable } from './useSearchable.ts';

export interface Palette {
  entries: PaletteEntry[];
  searching: boolean;
  failed: boolean;
}

/**
 * The palette's entries for the typed text. Records come first, because users search them most; without text there are
 * none.
 */
export function usePalette(typed: string, onShare: () => void): Palette {
  const locale = useAppLocale();
  const navigate = useNavigate();
  const represent = useRepresent();
  const { found, searching, failed } = useRecordSearch(typed, useSearchable());
  const fixed = [...useScreens(), ...useActions(onShare)].filter(({ label, also = '' }) =>
    matches(`${label} ${also}`, typed),
  );
  const records = found.map(({ resource, record }) => {
    const label = represent(resource.name, record);
    const [preferred, other] = openingViews(resource.name);
    const view = resource.operations.includes(preferred) ? preferred : other;
    return {
      id: `${resource.name} ${record.id}`,
      group: inLocale(resource.label, locale).many,
      label,
      hint: recordHint(record, searchedFields(resource), label),
      Icon: resourceIcon(resource.icon),
      onChoose: () => void navigate(pathOf(resource.name, view, record.id)),
    };
  });
  return { entries: [...records, ...fixed], searching, failed };
}

function searchedFields({ name, list }: ResourceDescriptor): SearchedField[] {
  return list.search.map(({ source }) => loadedField(name, source) ?? { source });
}
