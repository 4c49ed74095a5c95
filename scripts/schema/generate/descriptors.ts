import {
  describeForm,
  describeList,
  describeListWords,
  describeResource,
} from '../../../domain/schema/describe.ts';
import type { Resource } from '../../../domain/schema/model.ts';
import { banner } from './banner.ts';

function module(resource: Resource, type: string, value: object): string {
  return `${banner(`schemas/${resource.name}.json`)}import type { ${type} } from '../../domain/schema/descriptors.ts';

const descriptor: ${type} = ${JSON.stringify(value, null, 2)};

export default descriptor;
`;
}

export function resourceModule(resource: Resource): string {
  return module(resource, 'ResourceDescriptor', describeResource(resource));
}

export function listModule(resource: Resource): string {
  return module(resource, 'ListDescriptor', describeList(resource));
}

export function listWordsModule(resource: Resource): string {
  return module(resource, 'ListWords', describeListWords(resource));
}

export function formModule(resource: Resource): string {
  return module(resource, 'FormDescriptor', describeForm(resource));
}
