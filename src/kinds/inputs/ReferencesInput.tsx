import { useWatch } from 'react-hook-form';
import type { XRef } from '../../../domain/schema/vocabulary.ts';
import { ChosenBox, idsOf } from './ChosenBox.tsx';
import type { InputProps } from './input.ts';
import { useReferenceSearch } from './useReferenceSearch.ts';

/** Several records of another resource: those of a relation, or the elements of an array of ids. */
export function ReferencesInput(props: InputProps) {
  const target = props.field.ref ?? props.field.element?.ref;
  return target === undefined ? null : <ReferencesBox {...props} target={target} />;
}

function ReferencesBox({ target, ...props }: InputProps & { target: XRef }) {
  const ids = idsOf(useWatch({ name: props.name }));
  const { options, chosen, loading, emptyText, setSearch } = useReferenceSearch(target, ids);
  return (
    <ChosenBox
      {...props}
      chosen={chosen}
      options={options}
      onSearch={setSearch}
      loading={loading}
      emptyText={emptyText}
    />
  );
}
