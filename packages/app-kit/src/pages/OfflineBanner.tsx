import { Banner } from '@esg/ui';
import { Trans } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void) => {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
};

/** Says that the browser has no connection, and that nothing is lost by it. */
export const OfflineBanner = () => {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    !online && (
      <Banner tone="warning" shape="bar" title={<Trans>You are offline</Trans>}>
        <Trans>What you type is kept in this browser and sent when the connection is back.</Trans>
      </Banner>
    )
  );
};
