import { dataPointQueries } from '@esg/api-client';
import { AnswerWords, LoadFailed, useApi, useFormatters } from '@esg/app-kit';
import { type DataPointVersion, sameJson } from '@esg/contract';
import { Skeleton, Stack, Text, Timeline } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type PointDraft, type PointPart, pointParts } from '../../shared/point-draft.ts';
import { partNames, usePartLines } from '../../shared/point-words.ts';
import type { Section } from '../../shared/use-section.ts';

type HistoryProps = { readonly pointId: string; readonly section: Section };

/** Every value of a data point, newest first: who changed it, when, and the values before and after. */
export const History = ({ pointId, section }: HistoryProps) => {
  const { t } = useLingui();
  const { date, time } = useFormatters();
  const { data, error, refetch } = useQuery(dataPointQueries.history(useApi(), pointId));
  const titleOf = useTitle();
  if (error && !data)
    return <LoadFailed title={<Trans>Couldn’t load the history</Trans>} error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton shape="block" height="6rem" />;
  return (
    <Timeline
      label={t`History of the data point`}
      events={data.map((state, index) => ({
        id: `${data.length - index}`,
        title: titleOf(state),
        dateTime: state.at,
        time: `${date(state.at)} ${time(state.at)}`,
        content: <Changes state={state} before={stateBefore(data, index)} section={section} />,
      }))}
    />
  );
};

/** The state that an entry changed. A value of another figure, which gave way to this one, changed none. */
const stateBefore = (data: readonly DataPointVersion[], index: number) =>
  data[index]?.action === 'merged'
    ? undefined
    : data.find(({ action }, older) => older > index && action !== 'merged' && action !== 'removed');

const useTitle = () => {
  const { t } = useLingui();
  return ({ action, by: { name } }: DataPointVersion): string =>
    ({
      created: t`${name} entered it`,
      changed: t`${name} changed it`,
      removed: t`${name} deleted it`,
      moved: t`${name} merged its entity into another`,
      merged: t`${name} merged a figure of another entity into it`,
    })[action];
};

/** Labels are stored by name, so that they can be read after they are removed. */
const partOf = (state: DataPointVersion, part: PointPart): unknown =>
  part === 'labelIds' ? state.labels : part === 'reportingTimeId' ? state.period : state[part];

type ChangesProps = {
  readonly state: DataPointVersion;
  readonly before: DataPointVersion | undefined;
  readonly section: Section;
};

const Changes = ({ state, before, section }: ChangesProps) => {
  const { i18n, t } = useLingui();
  const lines = usePartLines();
  const { list, period } = useFormatters();
  const say = (part: PointPart, of: DataPointVersion) => {
    if (part === 'labelIds') return list(of.labels) || t`None`;
    if (part === 'reportingTimeId') return period(of.period);
    return <AnswerWords lines={lines(part, { ...of, labelIds: [] } satisfies PointDraft, section)} between=" · " />;
  };
  if (state.action === 'removed') return null;
  const changed = before
    ? pointParts.filter((part) => !sameJson(partOf(state, part), partOf(before, part)))
    : (['value'] as const);
  return (
    <Stack as="ul" gap={1}>
      {changed.map((part) => (
        <li key={part}>
          <Text size="sm">
            {i18n._(partNames[part])}
            {': '}
            {before && (
              <>
                {say(part, before)}
                {' → '}
              </>
            )}
            {say(part, state)}
          </Text>
        </li>
      ))}
    </Stack>
  );
};
