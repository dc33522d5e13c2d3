import { useTenant } from '@esg/app-kit';
import { lazy, Suspense } from 'react';

/** Loaded only for visitors with a preview link. */
const OpenNotice = lazy(async () => ({ default: (await import('./DraftNotice.lazy.tsx')).DraftNoticeOpen }));

/** A notice above every page while this visitor sees a draft of the brand. */
export const DraftNotice = () => {
  const { preview } = useTenant().settings;
  return preview ? (
    <Suspense>
      <OpenNotice />
    </Suspense>
  ) : null;
};
