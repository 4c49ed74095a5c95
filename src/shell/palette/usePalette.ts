import { use, useMemo } from 'react';
import { useQueries } from '@tanstack/react-query';
import AddIcon from '@mui/icons-material/Add';
import DarkIcon from '@mui/icons-material/DarkModeOutlined';
import ShareIcon from '@mui/icons-material/IosShare';
import LightIcon from '@mui/icons-material/LightModeOutlined';
import LogoutIcon from '@mui/icons-material/Logout';
import OpenIcon from '@mui/icons-material/OpenInNew';
import { useDataProvider, useTranslate, type RaRecord } from 'ra-core';
import { useNavigate } from 'react-router-dom';
import { judge } from '../../../domain/access/access.ts';
import { formatPhone } from '../../../domain/phones/notations.ts';
import type { FieldDescriptor, ResourceDescriptor } from '../../../domain/schema/descriptors.ts';
import { SHELL_WORDS } from '../../../generated/words/shell.ts';
import { accessOf } from '../../authProvider/session-store.ts';
import { isOpenWhenInactive, useInactive } from '../../authProvider/useInactive.ts';
import { useSession } from '../../authProvider/useSession.ts';
import type { AppDataProvider } from '../../dataProvider/dataProvider.ts';
import { ManifestsContext, type FoundRecord } from '../../manifest/manifest.ts';
import { fill, inLocale, useAppLocale, useWords } from '../../i18n/words.ts';
import { resourceIcon } from '../../schema/icons.tsx';
import { loadedField, loadList } from '../../schema/descriptors.ts';
import { openingViews, pathOf } from '../../schema/paths.ts';
import { useListable, useSearches } from '../../schema/useAllowed.ts';
import { useRepresent } from '../../schema/representation.ts';
import { chooseAppearance } from '../../theme/appearance.ts';
import { useDebounced } from '../../ui/search/useDebounced.ts';
import { matches } from '../../../domain/places/fold.ts';
import { useMoney } from '../../ui/figure/Money.tsx';
import { useShop } from '../../ui/share/useShop.ts';
import { menuGroups, settingsItems } from '../navigation/menu.ts';
import { useAppScreens } from '../navigation/useAppScreens.ts';
import type { PaletteEntry } from './palette-entry.ts';

/** The resources that merchants search most come first, then those that staff added. */
const FIRST = ['products', 'orders', 'customers', 'user-stores'];

function rank({ name }: ResourceDescriptor): number {
  const at = FIRST.indexOf(name);
  return at === -1 ? FIRST.length : at;
}

/** The resources that the palette searches: those with a search and a menu entry that the user may list. */
function useSearchable(): ResourceDescriptor[] {
  const listable = useListable();
  const inactive = useInactive();
  const searches = useSearches();
  return useMemo(
    () =>
      listable
        .filter((descriptor) => !inactive && searches(descriptor))
        .filter(({ menu }) => menu !== false && menu.group !== 'settings')
        .sort((a, b) => rank(a) - rank(b)),
    [listable, inactive, searches],
  );
}

const LONGEST = 60;

/** A searched field of a resource. */
type SearchedField = Pick<FieldDescriptor, 'source'> & Partial<Pick<FieldDescriptor, 'display'>>;

function textOf(value: unknown, display?: FieldDescriptor['display']): string {
  if (typeof value === 'string' && display === 'phone') return formatPhone(value);
  // Tags are stored with a comma between them.
  if (typeof value === 'string' && display === 'tags') return value.split(',').join(', ');
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  // Such as the lines of an order.
  if (Array.isArray(value)) return value.map((item) => textOf(item)).join(', ');
  if (typeof value !== 'object' || value === null) return '';
  // The parts that a record stores of another one, such as an order's customer.
  const names = new Map<string, unknown>(Object.entries(value));
  return [names.get('name'), names.get('first_name'), names.get('last_name')]
    .filter((part) => typeof part === 'string')
    .join(' ');
}

/** The searched fields that are not in the label: they explain why this record was found. */
export function recordHint(record: RaRecord, searched: readonly SearchedField[], label: string): string {
  return searched
    .map(({ source, display }) => textOf(record[source], display).trim())
    .filter((text) => text !== '' && !label.includes(text))
    .join(' · ')
    .slice(0, LONGEST);
}

/** Entries of the menu that no schema has words for. */
const OWN: Readonly<Record<string, 'settings' | 'stats'>> = { '/config': 'settings', '/stats': 'stats' };

/** The screens that the user may open, settings and account included. */
function useScreens(): PaletteEntry[] {
  const translate = useTranslate();
  const locale = useAppLocale();
  const navigate = useNavigate();
  const { palette, screens } = useWords(SHELL_WORDS);
  const inactive = useInactive();
  const listable = useListable();
  const items = [...menuGroups(listable).flatMap((group) => group.items), ...settingsItems(listable)].map(
    ({ path, Icon, word, label }) => {
      const names = label && inLocale(label, locale);
      return {
        path,
        Icon,
        label: names?.many ?? translate(word ?? ''),
        also: names === undefined ? palette.also[OWN[path] ?? 'home'] : (names.also ?? ''),
      };
    },
  );
  const others = useAppScreens().map(({ id, path, Icon }) => ({
    path,
    Icon,
    label: screens[id].name,
    also: screens[id].also,
  }));
  return [...items, ...others]
    .filter(({ path }) => !inactive || isOpenWhenInactive(path))
    .map(({ path, ...entry }) => ({
      ...entry,
      id: `screen ${path}`,
      group: palette.go_to,
      onChoose: () => void navigate(path),
    }));
}

/** Milliseconds after the last key. */
const PAUSE_MS = 250;
const SHORTEST = 2;
const ROWS = 5;

interface RecordSearch {
  found: { resource: ResourceDescriptor; record: RaRecord }[];
  /** True while answers for the typed text are missing. */
  searching: boolean;
  failed: boolean;
}

/** Searches all resources at once; typing on aborts the calls. */
function useRecordSearch(typed: string, resources: readonly ResourceDescriptor[]): RecordSearch {
  const dataProvider = useDataProvider<AppDataProvider>();
  const text = typed.trim();
  const asked = useDebounced(text, PAUSE_MS);
  const enabled = asked.length >= SHORTEST;
  const answers = useQueries({
    queries: resources.map((resource) => ({
      queryKey: [resource.name, 'palette', asked],
      queryFn: async ({ signal }: { signal: AbortSignal }) => {
        const [answer] = await Promise.all([
          dataProvider.getList(resource.name, {
            filter: { search: asked },
            pagination: { page: 1, perPage: ROWS },
            sort: resource.list.sort,
            signal,
          }),
          // Its fields say how a found value is written.
          loadList(resource.name),
        ]);
        return answer;
      },
      enabled,
    })),
  });
  const found = answers.flatMap(({ data }, at) => {
    const resource = resources[at];
    return resource === undefined || !enabled
      ? []
      : (data?.data ?? []).map((record) => ({ resource, record }));
  });
  return {
    found,
    searching: text.length >= SHORTEST && (text !== asked || answers.some(({ isLoading }) => isLoading)),
    failed: enabled && answers.some(({ isError }) => isError),
  };
}

/** A record that is looked at in a sheet of its own. */
export interface FoundEntry {
  Sheet: FoundRecord['Sheet'];
  record: RaRecord;
}

interface Palette {
  entries: PaletteEntry[];
  searching: boolean;
  failed: boolean;
}

/**
 * The palette's entries for the typed text. Records come first, because users search them most; without text there are
 * none.
 */
export function usePalette(
  typed: string,
  onShare: () => void,
  onFound: (found: FoundEntry) => void,
  onSignOut: () => void,
): Palette {
  const manifests = use(ManifestsContext);
  const money = useMoney();
  const locale = useAppLocale();
  const navigate = useNavigate();
  const represent = useRepresent();
  const { found, searching, failed } = useRecordSearch(typed, useSearchable());
  const fixed = [...useScreens(), ...useActions(onShare, onSignOut)].filter(({ label, also = '' }) =>
    matches(`${label} ${also}`, typed),
  );
  const records = found.map(({ resource, record }) => {
    const label = represent(resource.name, record);
    const [preferred, other] = openingViews(resource.name);
    const view = resource.operations.includes(preferred) ? preferred : other;
    const own = manifests[resource.name]?.found;
    return {
      id: `${resource.name} ${record.id}`,
      group: inLocale(resource.label, locale).many,
      label,
      hint: own?.facts(record, money, typed) ?? recordHint(record, searchedFields(resource), label),
      ...(own && { picture: own.picture(record) }),
      Icon: resourceIcon(resource.icon),
      onChoose: () =>
        own === undefined
          ? void navigate(pathOf(resource.name, view, record.id))
          : onFound({ Sheet: own.Sheet, record }),
    };
  });
  return { entries: [...records, ...fixed], searching, failed };
}

function searchedFields({ name, list }: ResourceDescriptor): SearchedField[] {
  return list.search.map(({ source }) => loadedField(name, source) ?? { source });
}

/** Actions available everywhere: create a record, open the shop's link, change the appearance, sign out. */
function useActions(onShare: () => void, onSignOut: () => void): PaletteEntry[] {
  const translate = useTranslate();
  const locale = useAppLocale();
  const navigate = useNavigate();
  const { palette } = useWords(SHELL_WORDS);
  const listable = useListable();
  const session = useSession();
  const access = accessOf(session);
  const shop = useShop();
  const creations = listable
    .filter(
      ({ operations, access: rules }) =>
        operations.includes('create') && access !== null && judge(access, rules.create) === 'allowed',
    )
    .map(({ name, label }) => ({
      id: `create ${name}`,
      label: fill(palette.create, { name: inLocale(label, locale).one.toLowerCase() }),
      Icon: AddIcon,
      also: palette.also.create,
      onChoose: () => void navigate(pathOf(name, 'create')),
    }));
  const links =
    shop === null
      ? []
      : [
          {
            id: 'share',
            label: translate('shell.share_store'),
            Icon: ShareIcon,
            also: palette.also.share,
            onChoose: onShare,
          },
          {
            id: 'view',
            label: translate('shell.view_store'),
            Icon: OpenIcon,
            also: palette.also.view,
            onChoose: () => void window.open(shop.address, '_blank', 'noopener'),
          },
        ];
  const own = [
    {
      id: 'light',
      label: palette.light,
      Icon: LightIcon,
      also: palette.also.light,
      onChoose: () => chooseAppearance('light'),
    },
    {
      id: 'dark',
      label: palette.dark,
      Icon: DarkIcon,
      also: palette.also.dark,
      onChoose: () => chooseAppearance('dark'),
    },
    {
      id: 'logout',
      label: translate('shell.logout'),
      Icon: LogoutIcon,
      also: palette.also.logout,
      onChoose: onSignOut,
    },
  ];
  return [...creations, ...links, ...own].map((action) =>
    Object.assign(action, { id: `action ${action.id}`, group: palette.actions }),
  );
}
