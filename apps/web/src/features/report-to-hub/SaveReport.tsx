import { entityQueries, reportingTimeQueries } from '@esg/api-client';
import { LoadFailed, useApi, useFormatters, useLanguage, useProblemSentences } from '@esg/app-kit';
import { type HubSavePlan, isInUse, type Report, timeName } from '@esg/contract';
import {
  Banner,
  Button,
  Card,
  EmptyState,
  Grid,
  Heading,
  RadioGroup,
  Select,
  Skeleton,
  SkeletonGroup,
  Stack,
  Text,
} from '@esg/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { PlanTable } from './PlanTable.tsx';
import { conflictModeChoices, conflictModeNames } from './save-words.ts';
import { own, type Saving, useSaving } from './use-saving.ts';

/** Saves the report's answers as data points: their target, the changes, and the handling of conflicts. */
export const SaveReport = ({ report }: { readonly report: Report }) => {
  const { t } = useLingui();
  const saving = useSaving(report);
  const { data, error, refetch } = saving.plan;
  return (
    <Card as="section" aria-label={t`Save to data hub`}>
      <Stack gap={6} align="stretch">
        <Stack gap={1}>
          <Heading level={2}>
            <Trans>Save to data hub</Trans>
          </Heading>
          <Text tone="muted">
            <Trans>
              The answers of this report become data points that every other report can use. Nothing changes until you
              save, and you can undo it afterwards.
            </Trans>
          </Text>
        </Stack>
        <Place report={report} saving={saving} />
        {data ? (
          <Planned plan={data} report={report} saving={saving} />
        ) : error ? (
          <LoadFailed
            title={<Trans>Couldn’t work out what would be saved</Trans>}
            error={error}
            onRetry={() => void refetch()}
          />
        ) : (
          <SkeletonGroup label={t`Loading`}>
            <Skeleton shape="block" height="12rem" />
          </SkeletonGroup>
        )}
      </Stack>
    </Card>
  );
};

type PartProps = { readonly report: Report; readonly saving: Saving };

/** The period and the entity of these data points. */
const Place = ({ report, saving }: PartProps) => {
  const { t } = useLingui();
  const { period } = useFormatters();
  const language = useLanguage();
  const api = useApi();
  const { data: times = [] } = useQuery(reportingTimeQueries.all(api));
  const { data: entities = [] } = useQuery(entityQueries.all(api));
  const days = report.period ? period(report.period) : t`none yet`;
  return (
    <Grid cell="medium">
      <Select
        label={t`Reporting time`}
        value={saving.timeId}
        onChange={({ value }) => saving.setTimeId(value)}
        options={[
          { value: own, label: t`Period of the report: ${days}` },
          ...times.map((time) => ({ value: time.id, label: timeName(time, language) })),
        ]}
      />
      <Select
        label={t`Entity`}
        value={saving.entityId}
        onChange={({ value }) => saving.setEntityId(value)}
        options={[
          { value: own, label: t`The whole organisation` },
          ...entities.filter(isInUse).map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
    </Grid>
  );
};

type PlannedProps = PartProps & { readonly plan: HubSavePlan };

/** The changes that saving would make, the choices about them, and the save button. */
const Planned = ({ plan, report, saving }: PlannedProps) => {
  const { t, i18n } = useLingui();
  const { problem } = useProblemSentences();
  const { save, written, mode } = saving;
  if (plan.items.length === 0)
    return (
      <EmptyState
        level={3}
        title={plan.period ? <Trans>Nothing to save yet</Trans> : <Trans>The report has no period yet</Trans>}
        purpose={
          plan.period ? (
            <Trans>Answer disclosures in this report, then save them here.</Trans>
          ) : (
            <Trans>Choose a reporting time above, or give the report its period.</Trans>
          )
        }
      />
    );
  return (
    <Stack gap={6} align="stretch">
      <Summary plan={plan} />
      <RadioGroup
        label={t`Where the time frame has a data point already`}
        value={mode}
        onChange={({ value }) => saving.setMode(value)}
        options={conflictModeChoices.map((value) => ({
          value,
          label: i18n._(conflictModeNames[value].name),
          hint: i18n._(conflictModeNames[value].hint),
        }))}
      />
      <PlanTable report={report} plan={plan} saving={saving} />
      {save.error && <Banner tone="danger">{problem(save.error)}</Banner>}
      <Stack align="start">
        <Button emphasis="strong" pending={save.isPending || written.length === 0} onClick={saving.send}>
          <Plural value={written.length} _0="Nothing to save" one="Save # answer" other="Save # answers" />
        </Button>
      </Stack>
    </Stack>
  );
};

const Summary = ({ plan: { items, withoutMetric } }: Pick<PlannedProps, 'plan'>) => {
  const { integer } = useFormatters();
  const count = (...states: HubSavePlan['items'][number]['state'][]) =>
    integer(items.filter(({ state }) => states.includes(state)).length);
  const fresh = count('new');
  const conflicts = count('conflict');
  const same = count('same');
  const hindered = count('overlap', 'unfit');
  const placeless = integer(withoutMetric);
  return (
    <Stack gap={1}>
      <Text strong numeric role="status">
        <Trans>
          New: {fresh} · In conflict: {conflicts} · The same already: {same} · Can’t be saved: {hindered}
        </Trans>
      </Text>
      {withoutMetric > 0 && (
        <Text size="sm" tone="muted">
          <Trans>Answers that have no place in the data hub: {placeless}</Trans>
        </Text>
      )}
    </Stack>
  );
};
