import type { FormParts } from '../../generator/manifest/form-parts.ts';
import { CollectionContents } from './form/CollectionContents.tsx';
import { CollectionName } from './form/CollectionName.tsx';
import { CollectionPicture } from './form/CollectionPicture.tsx';
import { MainSection } from './form/MainSection.tsx';
import { ParentCollection } from './form/ParentCollection.tsx';
import { saveContents } from './form/save-contents.ts';

/** The parts of the form that no schema can say: the default collection, and what is inside a collection. */
const parts: FormParts<'collections'> = {
  fields: { name: CollectionName, parent_id: ParentCollection, picture_url: CollectionPicture },
  sections: { main: MainSection, content: CollectionContents },
  complete: saveContents,
};

export default parts;
