import { useServices } from '@esg/app-kit';
import type { RemotePart, RemoteParts } from '@esg/contract';
import { Skeleton, SkeletonGroup } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import { type ComponentType, Suspense, use, useState } from 'react';
import { loadRemote, retryRemote } from './load-remote.ts';
import { RemoteBoundary } from './RemoteBoundary.tsx';

type RemoteViewProps<Part extends RemotePart> = {
  /** `<remote module>/<exposed part>`. */
  part: Part;
  /** Props of the part. */
  props: RemoteParts[Part];
};

/** Shows a part of a remote module: a skeleton while it loads, a panel with a retry when it fails. Never a white page. */
export const RemoteView = <Part extends RemotePart>({ part, props }: RemoteViewProps<Part>) => {
  const { config } = useServices();
  const [attempt, setAttempt] = useState(0);
  const retry = async () => {
    await retryRemote(part, config.remoteModules);
    setAttempt(attempt + 1);
  };
  return (
    <RemoteBoundary key={`${part}/${attempt}`} onRetry={retry}>
      <Suspense fallback={<RemoteSkeleton />}>
        <Remote part={part} props={props} />
      </Suspense>
    </RemoteBoundary>
  );
};

const Remote = <Part extends RemotePart>({ part, props }: RemoteViewProps<Part>) => {
  const { config } = useServices();
  const Component: ComponentType<RemoteParts[Part]> = use(loadRemote(part, config.remoteModules));
  return <Component {...props} />;
};

const RemoteSkeleton = () => {
  const { t } = useLingui();
  return (
    <SkeletonGroup label={t`Loading`}>
      <Skeleton width="18rem" height="2rem" />
      <Skeleton width="32rem" />
      <Skeleton shape="block" height="24rem" />
    </SkeletonGroup>
  );
};
