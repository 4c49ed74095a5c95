import { use } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { CloseNotificationContext, useNotify, useTranslate, type RaRecord } from 'ra-core';
import { useNavigate } from 'react-router-dom';
import type { Fields } from '../../domain/schema/descriptors.ts';
import { useLabel } from '../i18n/words.ts';
import type { FormKind } from '../schema/form-fields.ts';
import { pathOf } from '../schema/paths.ts';
import { useAllowed } from '../schema/useAllowed.ts';
import { useRepresent } from '../schema/representation.ts';
import { copyText } from '../ui/input/copy-text.ts';
import { useShareAddress } from '../ui/share/ShareRecord.tsx';
import type { Values } from './values.ts';
import { labelOfPath } from './field-label.ts';
import type { Written } from './useRecordWrite.ts';
import { useWayBack } from './BackToList.tsx';

/** Milliseconds: it is read, and what one would do next is in it. */
const LONG_NOTICE = 10_000;

/** Says what was saved, of a new record in the resource's own words (`resources.<name>.created`). Then it leaves as `useWayBack` says. */
export function useAfterSave(
  resource: string,
  fields: Fields,
  kind: FormKind,
  id?: string,
): (saved: Written) => void {
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const back = useWayBack(resource, id);
  return (saved) => {
    const done = translate(kind === 'create' ? `resources.${resource}.created` : 'form.saved', {
      _: translate('form.saved'),
    });
    notify(<SavedMessage {...saved} resource={resource} kind={kind} done={done} fields={fields} />, {
      type: 'success',
      autoHideDuration: LONG_NOTICE,
    });
    void navigate(back);
  };
}

/** More names than these say less. */
const NAMED = 3;

interface SavedMessageProps extends Written {
  resource: string;
  kind: FormKind;
  /** The sentence that begins it. */
  done: string;
  fields: Fields;
}

/**
 * The content of the notice after a save: which record, what the user changed, what another user changed meanwhile, and
 * what one would do next.
 */
function SavedMessage({ resource, kind, done, record, mine, others, fields }: SavedMessageProps) {
  const translate = useTranslate();
  const name = useRepresent()(resource, withId(record));
  const labelOf = useLabel();
  const named = (paths: readonly string[]): string => {
    const labels = [...new Set(paths.map((path) => labelOfPath(fields, path, labelOf, record)))];
    const more = labels.length - NAMED;
    const shown = labels.slice(0, NAMED).join(', ');
    return more > 0 ? translate('form.saved_more', { names: shown, smart_count: more }) : shown;
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {name !== '' && <b>{name}</b>}
        {name !== '' && ' · '}
        <span>{done}</span>
        {mine.length > 0 && <span>{`: ${named(mine)}`}</span>}
        {others.length > 0 && <div>{translate('form.saved_others', { names: named(others) })}</div>}
      </Box>
      <NextSteps resource={resource} kind={kind} record={record} />
    </Box>
  );
}

/** Of what was saved: its public address to send, and one more of its kind. */
function NextSteps({ resource, kind, record }: Pick<SavedMessageProps, 'resource' | 'kind' | 'record'>) {
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const close = use(CloseNotificationContext);
  const allowed = useAllowed(resource);
  const name = useRepresent()(resource, withId(record));
  const address = useShareAddress(resource, withId(record));
  const more = kind === 'create' && allowed('create');
  const share = async (url: string): Promise<void> => {
    if ('share' in navigator) {
      // Who closes the sheet of the system has decided.
      await navigator.share({ title: name, url }).catch(() => undefined);
      return;
    }
    if (await copyText(url)) notify('form.copied', { type: 'success' });
  };
  if (address === null && !more) return null;
  return (
    <Box sx={{ display: 'flex', columnGap: 1, ml: -1, my: -0.5 }}>
      {address !== null && (
        <Button color="inherit" onClick={() => void share(address)} sx={STEP}>
          {translate('app.share')}
        </Button>
      )}
      {more && (
        <Button
          color="inherit"
          onClick={() => {
            close?.();
            void navigate(pathOf(resource, 'create'));
          }}
          sx={STEP}
        >
          {translate('form.add_more')}
        </Button>
      )}
    </Box>
  );
}

/** A record that was written has its id. */
function withId(record: Values): RaRecord {
  const { id } = record;
  return { ...record, id: typeof id === 'number' || typeof id === 'string' ? id : 0 };
}

const STEP = { px: 1, fontWeight: 700, textDecoration: 'underline' } as const;
