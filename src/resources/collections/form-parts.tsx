import { use } from 'react';
import Box from '@mui/material/Box';
import type { CollectionNode } from '../../../domain/collections/tree.ts';
import type { Collection } from '../../../generated/collections/types.ts';
import { COLLECTIONS_WORDS } from '../../../generated/words/collections.ts';
import { ApiHttpError } from '../../dataProvider/api-error.ts';
import type { RefusedRecord } from '../../../domain/bulk/bulk-answers.ts';
import type { AppDataProvider } from '../../dataProvider/dataProvider.ts';
import { useFormStateContext } from '../../form/form-context.ts';
import { FormSection } from '../../form/FormSections.tsx';
import { FieldFrame } from '../../kinds/inputs/FieldFrame.tsx';
import { ImageInput } from '../../kinds/inputs/ImageInput.tsx';
import { InputSetContext, asText, useFieldValue, type InputProps } from '../../kinds/inputs/input.ts';
import type { FormParts } from '../../manifest/manifest.ts';
import { useWords } from '../../i18n/words.ts';
import type { PlacedSection } from '../../schema/form-fields.ts';
import { SectionCard } from '../../ui/card/SectionCard.tsx';
import { NativeSelect } from '../../ui/input/NativeSelect.tsx';
import { quiet } from '../../theme/styles.ts';
import { CollectionProducts, ProductRow, useStored } from './form/CollectionProducts.tsx';
import { changesOf, useContents, type Changes, type ContentsField, type Picked } from './form/contents.ts';
import { useCollectionTree } from './useCollectionTree.ts';

/** The most records of one bulk call. */
const MOST = 500;

/** The two fields of the form. */
type Contents = { readonly [Field in ContentsField]?: unknown };

type Calls = Pick<AppDataProvider, 'loadBulkCalls' | 'update'>;

/**
 * Links and unlinks products and sub-collections after their collection is stored (COL-05). A second try has no second
 * effect: what is linked already stays linked. Rejects with ApiHttpError where a product refuses.
 */
async function saveContents(
  dataProvider: Calls,
  { id }: Pick<Collection, 'id'>,
  values: Contents,
): Promise<void> {
  await saveProducts(dataProvider, id, changesOf(values.products));
  const { add, remove } = changesOf(values.sub_collections);
  const move = async (ids: readonly number[], parent_id: number | null): Promise<void> => {
    // One by one: the last of a collection is where the next one comes.
    for (const id of ids)
      await dataProvider.update('collections', { id, data: { parent_id }, previousData: { id } });
  };
  await move(
    add.map((one) => one.id),
    id,
  );
  await move(remove, null);
}

async function saveProducts(
  dataProvider: Calls,
  collection: number,
  { add, remove }: Changes,
): Promise<void> {
  const change = async (ids: readonly number[], op: 'link' | 'unlink'): Promise<void> => {
    for (let at = 0; at < ids.length; at += MOST) {
      const { failed } = await (
        await dataProvider.loadBulkCalls()
      ).changeRecords(
        'products',
        { ids: ids.slice(at, at + MOST) },
        { source: 'collections_id', op, value: [collection] },
      );
      refuse(failed);
    }
  };
  await change(
    add.map(({ id }) => id),
    'link',
  );
  await change(remove, 'unlink');
}

/** A product that was deleted meanwhile is in no collection: nothing is left to do. */
function refuse(failed: readonly RefusedRecord[]): void {
  const [first] = failed.filter(({ code }) => code !== 'not_found');
  if (first === undefined) return;
  const { code, errors = {} } = first;
  throw new ApiHttpError(422, { code, errors });
}

/** The parts of the form that no schema can say: the default collection, and what is inside a collection. */
const parts: FormParts<'collections'> = {
  fields: { name: CollectionName, parent_id: ParentCollection, picture_url: CollectionPicture },
  sections: { main: MainSection, content: CollectionContents },
  complete: saveContents,
};

export default parts;

/** The picture; removing it asks first (COL-05). */
function CollectionPicture(props: InputProps) {
  const words = useWords(COLLECTIONS_WORDS);
  return <ImageInput {...props} question={words.picture_question} />;
}

/** The collection above; the default one stands at the top. */
function ParentCollection(props: InputProps) {
  const Input = use(InputSetContext)?.widgets[props.field.widget].Input;
  const { isDefault } = useStored();
  return Input === undefined || isDefault ? null : <Input {...props} />;
}

/** The data of the collection. A new one has its contents below: they are no section of its form yet. */
function MainSection(section: PlacedSection) {
  const { kind } = useFormStateContext();
  return (
    <>
      <FormSection {...section} />
      {kind === 'create' && <CollectionContents />}
    </>
  );
}

/** What is inside a collection. The default one has no sub-collections: it groups everything. */
function CollectionContents() {
  const { isDefault } = useStored();
  return (
    <>
      {!isDefault && <SubCollections />}
      <CollectionProducts />
    </>
  );
}

/** The name; that of the default collection is text, with the reason below it. */
function CollectionName(props: InputProps) {
  const Input = use(InputSetContext)?.widgets[props.field.widget].Input;
  const { fixed } = useWords(COLLECTIONS_WORDS);
  const { value, error } = useFieldValue(props.name);
  const { isDefault } = useStored();
  if (Input === undefined) return null;
  if (!isDefault) return <Input {...props} />;
  return (
    <FieldFrame {...props} required={false} error={error} note={fixed} group>
      {() => <Box sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>{asText(value)}</Box>}
    </FieldFrame>
  );
}

function pickedOf({ id, name, picture_url }: CollectionNode): Picked {
  return { id, name, sold: null, picture_url };
}

/** Those that may come below a collection: neither the default one, nor itself, nor one that stands above it. */
function candidates(tree: readonly CollectionNode[], own: number | undefined): CollectionNode[] {
  return tree.flatMap((node) => {
    if (node.id === own) return [];
    const below = candidates(node.subcollections, own);
    return node.default === 1 || holds(node, own) ? below : [node, ...below];
  });
}

function holds({ subcollections }: CollectionNode, id: number | undefined): boolean {
  return subcollections.some((node) => node.id === id || holds(node, id));
}

function childrenOf(tree: readonly CollectionNode[], id: number | undefined): readonly CollectionNode[] {
  return tree.flatMap((node) => (node.id === id ? node.subcollections : childrenOf(node.subcollections, id)));
}

/** The collections below this one, added and taken out with the save (COL-06). */
function SubCollections() {
  const words = useWords(COLLECTIONS_WORDS);
  const { id } = useStored();
  const { data: tree = [] } = useCollectionTree();
  const { changes, add, drop, remove, keep } = useContents('sub_collections');
  const children = childrenOf(tree, id);
  const chosen = new Set([...children, ...changes.add].map((one) => one.id));
  const choices = candidates(tree, id).filter((node) => !chosen.has(node.id));
  return (
    <SectionCard title={words.subcollections}>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1 }}>
        {children.length + changes.add.length === 0 && <Box sx={quiet}>{words.no_subcollections}</Box>}
        <Box component="ul" aria-label={words.subcollections} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {children.map((node) => {
            const leaves = changes.remove.includes(node.id);
            return (
              <Box component="li" key={node.id} sx={{ minHeight: '3.5rem' }}>
                <ProductRow
                  product={pickedOf(node)}
                  note={leaves ? words.will_remove : undefined}
                  act={leaves ? 'keep' : 'remove'}
                  onAct={(one, act) => (act === 'keep' ? keep(one.id) : remove(one.id))}
                />
              </Box>
            );
          })}
          {changes.add.map((one) => (
            <Box component="li" key={one.id} sx={{ minHeight: '3.5rem' }}>
              <ProductRow
                product={one}
                note={words.will_add}
                act="remove"
                onAct={({ id: gone }) => drop(gone)}
              />
            </Box>
          ))}
        </Box>
        {choices.length > 0 && (
          <NativeSelect
            label={words.add_subcollection}
            value=""
            options={[
              { value: '', label: words.choose },
              ...choices.map((node) => ({ value: node.id, label: node.name })),
            ]}
            onChange={(value) => {
              const node = choices.find((one) => String(one.id) === value);
              if (node !== undefined) add(pickedOf(node));
            }}
          />
        )}
      </Box>
    </SectionCard>
  );
}
