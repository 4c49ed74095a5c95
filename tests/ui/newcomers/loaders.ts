/** The modules of `src` that load files of `generated/`, over those that the tests' schemas would have. */
import { memoizePromise } from '../../../src/loading/memoize-promise.ts';
import { DESCRIPTORS, formOf, listOf, listWordsOf, validatorsOf } from './generated.ts';

type LoadParts = () => Promise<{ default: unknown }>;

const findDescriptor = (name: string) => DESCRIPTORS.find((one) => one.name === name);

export const descriptorsModule = {
  descriptors: DESCRIPTORS,
  findDescriptor,
  descriptorOf: findDescriptor,
  loadList: memoizePromise(async (name: string) => listOf(name)),
  loadListWords: memoizePromise(async (name: string) => listWordsOf(name)),
  loadedField: (name: string, source: string) => listOf(name).fields[source],
};

export const formModule = {
  loadForm: memoizePromise(async (name: string) => ({
    descriptor: formOf(name),
    validators: validatorsOf(name),
  })),
  loadFormParts: memoizePromise(async (load: LoadParts) => (await load()).default),
};

export const showModule = {
  loadShow: memoizePromise(async (name: string) => ({
    descriptor: formOf(name),
    conditions: validatorsOf(name).conditions,
  })),
  loadShowParts: memoizePromise(async (load: LoadParts) => (await load()).default),
};
