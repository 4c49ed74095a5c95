import { useTranslate } from 'ra-core';
import type { Fields } from '../../../domain/schema/descriptors.ts';
import { useLabel } from '../../i18n/useLabel.ts';
import { labelOfPath } from './field-label.ts';
import type { Written } from './useRecordWrite.ts';

/** More names than these say less. */
const NAMED = 3;

interface SavedMessageProps extends Written {
  /** The sentence that begins it. */
  done: string;
  fields: Fields;
}

/** The content of the notice after a save: what the user changed, and what another user changed meanwhile. */
export function SavedMessage({ done, record, mine, others, fields }: SavedMessageProps) {
  const translate = useTranslate();
  const labelOf = useLabel();
  const named = (paths: readonly string[]): string => {
    const labels = [...new Set(paths.map((path) => labelOfPath(fields, path, labelOf, record)))];
    const more = labels.length - NAMED;
    const shown = labels.slice(0, NAMED).join(', ');
    return more > 0 ? translate('form.saved_more', { names: shown, smart_count: more }) : shown;
  };
  return (
    <div>
      <span>{done}</span>
      {mine.length > 0 && <span>{`: ${named(mine)}`}</span>}
      {others.length > 0 && <div>{translate('form.saved_others', { names: named(others) })}</div>}
    </div>
  );
}
