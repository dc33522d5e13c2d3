import { useFormatters } from '@esg/app-kit';
import type { ContentEntry } from '@esg/contract';
import { Banner, Button, Inline } from '@esg/ui';
import { Trans } from '@lingui/react/macro';

type ConflictNoticeProps = {
  readonly theirs: ContentEntry;
  readonly onTheirs: () => void;
  readonly onMine: () => void;
};

/** Somebody else stored a change first: says who and when, and asks which text to keep. */
export const ConflictNotice = ({ theirs: { updatedBy, updatedAt }, onTheirs, onMine }: ConflictNoticeProps) => {
  const { time } = useFormatters();
  return (
    <Banner
      tone="warning"
      role="alert"
      title={
        <Trans>
          {updatedBy} changed this text at {time(updatedAt)}, while you were writing
        </Trans>
      }
      action={
        <Inline>
          <Button onClick={onTheirs}>
            <Trans>Use their text</Trans>
          </Button>
          <Button onClick={onMine}>
            <Trans>Keep my text</Trans>
          </Button>
        </Inline>
      }
    >
      <Trans>Nothing is saved or lost yet. Choose which of the two texts to keep.</Trans>
    </Banner>
  );
};
