import { useTenant } from '@esg/app-kit';
import { lazy, Suspense } from 'react';

/** Only visitors with a preview link ever load it. */
const OpenNotice = lazy(async () => ({ default: (await import('./DraftNotice.lazy.tsx')).DraftNoticeOpen }));

/** A note above every page while this visitor sees a draft of the brand. */
export const DraftNotice = () => {
  const { preview } = useTenant().settings;
  return preview ? (
    <Suspense>
      <OpenNotice />
    </Suspense>
  ) : null;
};
