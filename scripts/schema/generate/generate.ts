import type { Resource } from '../../../domain/schema/model.ts';
import { formModule, listModule, listWordsModule, resourceModule } from './descriptors.ts';
import { recordsModule } from './records.ts';
import { tablesModule } from './tables.ts';
import { typesModule } from './types.ts';
import { validatorsModule, validatorsTypes } from './validators.ts';
import { wordsModule } from './words.ts';

/** Content by path below `generated/`. */
export type GeneratedFiles = Map<string, string>;

async function filesOf(resource: Resource): Promise<[string, string][]> {
  const { name } = resource;
  return [
    [`${name}/types.ts`, await typesModule(resource)],
    [`${name}/validators.js`, validatorsModule(resource)],
    [`${name}/validators.d.ts`, validatorsTypes(resource)],
    [`${name}/resource.ts`, resourceModule(resource)],
    [`${name}/list.ts`, listModule(resource)],
    [`${name}/list-words.ts`, listWordsModule(resource)],
    [`${name}/form.ts`, formModule(resource)],
  ];
}

/** Everything that follows from the schemas and from the folders of words; the same input gives the same bytes. */
export async function generate(
  resources: Resource[],
  wordFolders: readonly string[],
): Promise<GeneratedFiles> {
  const ofResources = await Promise.all(resources.map(filesOf));
  return new Map([
    ['tables.ts', tablesModule(resources)],
    ['records.ts', recordsModule(resources)],
    ...wordFolders.map((folder): [string, string] => [`words/${folder}.ts`, wordsModule(folder)]),
    ...ofResources.flat(),
  ]);
}
