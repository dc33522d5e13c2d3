import { Button } from '@esg/ui';
import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { MessagePage } from './MessagePage.tsx';

type BusyPageProps = {
  /** Seconds that the server asks to wait. */
  readonly seconds: number;
  readonly onRetry: () => void;
  /** Whether it is the whole page. */
  readonly alone?: boolean;
};

const secondsMin = 5;

/** The server is overloaded: says when it is asked again, and asks again then. */
export const BusyPage = ({ seconds, onRetry, alone = false }: BusyPageProps) => {
  const wait = Math.max(secondsMin, Math.ceil(seconds));
  const [left, setLeft] = useState(wait);
  useEffect(() => {
    const timer = setTimeout(() => {
      setLeft(left > 1 ? left - 1 : wait);
      if (left <= 1) onRetry();
    }, 1000);
    return () => clearTimeout(timer);
  }, [left, wait, onRetry]);
  return (
    <MessagePage
      alone={alone}
      title={<Trans>The server is busy</Trans>}
      action={
        <Button emphasis="strong" onClick={onRetry}>
          <Trans>Try now</Trans>
        </Button>
      }
    >
      <Trans>Trying again in {left} s. Nothing you typed is lost.</Trans>
    </MessagePage>
  );
};
