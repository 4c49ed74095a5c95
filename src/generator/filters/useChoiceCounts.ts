import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useListContext } from 'ra-core';
import type { AppDataProvider } from '../../dataProvider/dataProvider.ts';
import type { ChoiceCounts } from '../manifest/manifest.ts';
import { useManifest } from '../manifest/useManifest.ts';

/** The number of records of each choice; none while it is unknown, and where the manifest counts nothing. */
export function useChoiceCounts(): ChoiceCounts {
  const { resource } = useListContext();
  const provider = useDataProvider<AppDataProvider>();
  const { choiceCounts } = useManifest(resource);
  const { data = {} } = useQuery({
    queryKey: [resource, 'choiceCounts'],
    queryFn: () => choiceCounts?.(provider) ?? {},
    enabled: choiceCounts !== undefined,
  });
  return data;
}
