import { climateQueries, climateRuleMutations } from '@esg/api-client';
import { NotLoaded, useApi, useFormatters, useProblemSentences } from '@esg/app-kit';
import type { ClimateRecalculation } from '@esg/contract';
import { Banner, Button, Card, Heading, Inline, Progress, Stack, Text } from '@esg/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Preview } from './Preview.tsx';

type RecalculationProps = { readonly mayChange: boolean };

/** All lines by the rules and factors of now: first what would change, then, with one press, all of it or nothing. */
export const Recalculation = ({ mayChange }: RecalculationProps) => {
  const latest = useQuery(climateQueries.recalculation(useApi()));
  return (
    <Card as="section" id="recalculation">
      <Stack gap={4} align="stretch">
        <Stack gap={1}>
          <Heading level={2} size="md">
            <Trans>Recalculate</Trans>
          </Heading>
          <Text tone="muted" measured>
            <Trans>
              Results stay as they are when rules or factors change, until you take over a recalculation. See first what
              it would change.
            </Trans>
          </Text>
        </Stack>
        {latest.data === undefined ? (
          <NotLoaded
            title={<Trans>Couldn’t load the recalculation</Trans>}
            error={latest.error}
            onRetry={() => void latest.refetch()}
          />
        ) : (
          <Latest latest={latest.data} mayChange={mayChange} />
        )}
      </Stack>
    </Card>
  );
};

type LatestProps = RecalculationProps & { readonly latest: ClimateRecalculation | null };

const Latest = ({ latest, mayChange }: LatestProps) => {
  if (latest?.state === 'waiting' || latest?.state === 'running')
    return <AtWork latest={latest} mayChange={mayChange} />;
  if (latest?.state === 'ready') return <Preview recalculation={latest} mayChange={mayChange} />;
  return (
    <>
      {latest && <Former latest={latest} />}
      {mayChange ? <Start /> : <OnlyReads />}
    </>
  );
};

const OnlyReads = () => (
  <Text tone="muted">
    <Trans>People who may confirm factors can start a recalculation.</Trans>
  </Text>
);

const Start = () => {
  const { problem } = useProblemSentences();
  const start = useMutation(climateRuleMutations.recalculate(useApi(), useQueryClient()));
  return (
    <>
      {start.error && <Banner tone="danger" title={problem(start.error)} />}
      <Inline>
        <Button pending={start.isPending} onClick={() => start.mutate({ isPreview: true })}>
          <Trans>See what would change</Trans>
        </Button>
      </Inline>
    </>
  );
};

const AtWork = ({ latest, mayChange }: RecalculationProps & { readonly latest: ClimateRecalculation }) => {
  const { t } = useLingui();
  const { integer } = useFormatters();
  const { problem } = useProblemSentences();
  const stop = useMutation(climateRuleMutations.discard(useApi(), useQueryClient()));
  const done = integer(latest.done);
  const total = integer(latest.total);
  return (
    <Stack gap={3} align="stretch">
      <Progress
        label={t`Recalculating`}
        value={latest.total === 0 ? 0 : Math.min(1, latest.done / latest.total)}
        valueText={t`${done} of ${total} lines`}
      />
      <Text tone="muted" role="status">
        <Trans>
          {done} of {total} lines. You can leave this page; it continues.
        </Trans>
      </Text>
      {stop.error && <Banner tone="danger" title={problem(stop.error)} />}
      {mayChange && (
        <Inline>
          <Button pending={stop.isPending} onClick={() => stop.mutate(latest.id)}>
            <Trans>Stop recalculating</Trans>
          </Button>
        </Inline>
      )}
    </Stack>
  );
};

/** What became of the last one. */
const Former = ({ latest }: { readonly latest: ClimateRecalculation }) => {
  const { date, time } = useFormatters();
  const { state, changed, finishedAt, startedBy } = latest;
  if (state === 'failed')
    return (
      <Banner tone="danger" title={<Trans>The last recalculation failed</Trans>}>
        <Trans>Results are as they were. Start another one; if it fails again, contact support.</Trans>
      </Banner>
    );
  if (state !== 'applied' || finishedAt === null) return null;
  const at = `${date(finishedAt)} ${time(finishedAt)}`;
  return (
    <Text tone="muted">
      <Trans>
        Last recalculated on {at} by {startedBy}:{' '}
        <Plural value={changed ?? 0} one="# line changed" other="# lines changed" />.
      </Trans>
    </Text>
  );
};
