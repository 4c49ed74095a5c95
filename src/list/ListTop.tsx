import { Suspense } from 'react';
import Box from '@mui/material/Box';
import { useDescriptor } from '../schema/useDescriptor.ts';
import { useManifest } from '../manifest/useManifest.ts';

/** The bespoke parts above the records; the room of the lasting one is there before it has loaded. */
export function ListTop() {
  const { listTop: Top, listNotice: Notice } = useManifest(useDescriptor().name);
  return (
    <>
      {Notice && (
        <Suspense>
          <Notice />
        </Suspense>
      )}
      {Top && (
        <Box sx={{ minHeight: { xs: 40, sm: 48 }, mb: { xs: 0.5, sm: 1 } }}>
          <Suspense>
            <Top />
          </Suspense>
        </Box>
      )}
    </>
  );
}

/** What the records of the list add up to. */
export function ListSummary() {
  const { listSummary: Summary } = useManifest(useDescriptor().name);
  return (
    Summary && (
      <Suspense>
        <Summary />
      </Suspense>
    )
  );
}

/** What one visit of the list has to say. */
export function ListBanner() {
  const { listBanner: Banner } = useManifest(useDescriptor().name);
  return (
    Banner && (
      <Suspense>
        <Banner />
      </Suspense>
    )
  );
}
