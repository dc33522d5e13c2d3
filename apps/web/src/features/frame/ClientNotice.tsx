import type { User, UserProfile } from '@esg/contract';
import { lazy, Suspense } from 'react';

/** Loaded only for consultants who view a client. */
const OpenNotice = lazy(async () => ({ default: (await import('./ClientNotice.lazy.tsx')).ClientNoticeOpen }));

/** A notice above every page while a consultant works in a client's organisation. */
export const ClientNotice = ({ profile, me }: { readonly profile: UserProfile; readonly me: User }) =>
  profile.viewedFrom ? (
    <Suspense>
      <OpenNotice
        client={profile.organizationName}
        consultant={`${me.firstName} ${me.lastName}`}
        home={profile.viewedFrom}
      />
    </Suspense>
  ) : null;
