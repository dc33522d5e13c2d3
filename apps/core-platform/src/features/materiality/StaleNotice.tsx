import { useProblemSentences } from '@esg/app-kit';
import { Banner, Button, Facts, type FactsProps, Grid, Heading, Stack } from '@esg/ui';
import { Trans } from '@lingui/react/macro';

type StaleNoticeProps = {
  error: unknown;
  /** Current version, where somebody else changed it meanwhile. */
  theirs: FactsProps['facts'] | undefined;
  mine: FactsProps['facts'];
  /** Stores what was typed here over it. */
  onKeepMine: () => void;
  onTakeTheirs: () => void;
};

/** Why something was not saved. Where somebody else changed it meanwhile, both states, and the choice between them. */
export const StaleNotice = ({ error, theirs, mine, onKeepMine, onTakeTheirs }: StaleNoticeProps) => {
  const { problem } = useProblemSentences();
  if (!error) return null;
  if (!theirs) return <Banner tone="danger" title={problem(error)} />;
  return (
    <Banner
      tone="warning"
      title={<Trans>Someone else changed this while you were editing</Trans>}
      action={
        <>
          <Button size="compact" onClick={onTakeTheirs}>
            <Trans>Use the current version</Trans>
          </Button>
          <Button size="compact" onClick={onKeepMine}>
            <Trans>Keep mine</Trans>
          </Button>
        </>
      }
    >
      <Grid gap={4} cell="small">
        <Stack gap={1} align="stretch">
          <Heading level={3} size="sm">
            <Trans>Current version</Trans>
          </Heading>
          <Facts facts={theirs} />
        </Stack>
        <Stack gap={1} align="stretch">
          <Heading level={3} size="sm">
            <Trans>Your version</Trans>
          </Heading>
          <Facts facts={mine} />
        </Stack>
      </Grid>
    </Banner>
  );
};
