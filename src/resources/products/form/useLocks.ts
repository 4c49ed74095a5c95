import { judge } from '../../../../domain/access/access.ts';
import {
  RESTRICTED_FIELDS,
  FIELD_PERMISSIONS,
  type FieldPermission,
} from '../../../../domain/catalog/restricted-fields.ts';
import { PRODUCTS_WORDS } from '../../../../generated/words/products.ts';
import { useFormStateContext } from '../../../form/form-context.ts';
import { useAccess } from '../../../schema/useAllowed.ts';
import { useWords } from '../../../i18n/words.ts';

export interface Locks {
  /** Fields of the product, each with the reason why it is disabled. */
  own: ReadonlyMap<string, string>;
  /** The same for the fields of each variant. */
  ofVariant: ReadonlyMap<string, string>;
}

/**
 * Prices and stock of an existing product are disabled for users whose role lacks the permissions. The creator of a new
 * product sets both.
 */
export function useLocks(): Locks {
  return useLocksOf(useFormStateContext().kind === 'edit');
}

/** The same outside the form; `stored` is whether the product exists. */
export function useLocksOf(stored: boolean): Locks {
  const access = useAccess();
  const { locked } = useWords(PRODUCTS_WORDS);
  const sentences: Record<FieldPermission, string> = {
    'products.edit_price': locked.products_edit_price,
    'products.edit_stock': locked.products_edit_stock,
  };
  const shut = FIELD_PERMISSIONS.filter(
    (permission) => stored && access !== null && judge(access, { permission }) === 'permission',
  );
  const fields = (part: 'own' | 'ofVariant') =>
    new Map(
      shut.flatMap((permission) =>
        RESTRICTED_FIELDS[permission][part].map((field) => [field, sentences[permission]] as const),
      ),
    );
  return { own: fields('own'), ofVariant: fields('ofVariant') };
}
