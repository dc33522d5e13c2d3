import { dataExportQueries } from '@esg/api-client';
import { useApi, useFormatters, useProblemSentences } from '@esg/app-kit';
import type { DataExportCount, DataExportMode, DataExportSelection } from '@esg/contract';
import { Banner, Skeleton, Stack, Text } from '@esg/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ExportChoices } from './use-export-choices.ts';

type CountPanelProps = {
  readonly selection: DataExportSelection | undefined;
  readonly mode: DataExportMode;
  readonly choices: ExportChoices;
};

/** The number of data points in the selection, before the export. */
export const CountPanel = ({ selection, mode, choices }: CountPanelProps) => {
  const { problem } = useProblemSentences();
  const api = useApi();
  const { data, error } = useQuery({
    ...dataExportQueries.count(api, selection ?? emptySelection),
    enabled: selection !== undefined,
    placeholderData: keepPreviousData,
  });
  if (!selection) return <Missing mode={mode} />;
  if (error) return <Banner tone="danger" title={problem(error)} />;
  if (!data) return <Skeleton width="60%" />;
  return (
    <Stack gap={3}>
      {data.dataPoints === 0 ? (
        <Nothing count={data} selection={selection} />
      ) : (
        <Count count={data} choices={choices} />
      )}
      {data.dataPoints > 0 && <LeftOut count={data} />}
    </Stack>
  );
};

const emptySelection: DataExportSelection = {
  mode: 'exportAll',
  metricKeys: [],
  versionId: null,
  disclosureCodes: [],
  reportId: null,
  reportingTimeIds: [],
  subjects: [],
  withInternal: false,
};

const Missing = ({ mode }: Pick<CountPanelProps, 'mode'>) => (
  <Text tone="muted" role="status">
    {mode === 'exportAllDataReport' && <Trans>Choose a report to see how many data points it includes.</Trans>}
    {mode === 'exportEntityData' && <Trans>Choose entities to see how many data points they have.</Trans>}
    {mode === 'selectDisclosures' && (
      <Trans>Choose metrics or disclosures to see how many data points they have.</Trans>
    )}
  </Text>
);

const Count = ({ count, choices }: { readonly count: DataExportCount; readonly choices: ExportChoices }) => {
  const { t } = useLingui();
  const { integer, list } = useFormatters();
  const nameOf = (id: string) => choices.dimensions?.find((dimension) => dimension.id === id)?.name ?? id;
  const parts = count.dimensions.map(({ id, dataPoints }) => {
    const name = nameOf(id);
    const number = integer(dataPoints);
    return t`${name} ${number}`;
  });
  return (
    <Text role="status">
      <strong>
        <Plural value={count.dataPoints} one="# data point" other="# data points" />
        {' · '}
        <Plural value={count.metrics} one="# metric" other="# metrics" />
      </strong>
      {parts.length > 1 && ` (${list(parts)})`}
    </Text>
  );
};

/** Spec section 8: no data point to export; no data point available for the disclosure. */
const Nothing = ({
  count,
  selection,
}: {
  readonly count: DataExportCount;
  readonly selection: DataExportSelection;
}) => (
  <Banner
    tone="info"
    title={
      selection.disclosureCodes.length > 0 ? (
        <Trans>No data point available for the disclosure</Trans>
      ) : (
        <Trans>No data point to export</Trans>
      )
    }
  >
    {count.internalLeftOut > 0 ? (
      <Trans>Everything here is marked as internal. Include it, or choose something else.</Trans>
    ) : (
      <Trans>Choose other reporting times or entities, or enter data first.</Trans>
    )}
  </Banner>
);

const LeftOut = ({ count }: { readonly count: DataExportCount }) => {
  const { list } = useFormatters();
  const { internalLeftOut, disclosuresWithoutData } = count;
  const shown = list(disclosuresWithoutData.slice(0, 12));
  const more = disclosuresWithoutData.length - 12;
  return (
    <>
      {internalLeftOut > 0 && (
        <Text tone="muted">
          <Plural
            value={internalLeftOut}
            one="# data point is marked as internal and left out."
            other="# data points are marked as internal and left out."
          />
        </Text>
      )}
      {disclosuresWithoutData.length > 0 && (
        <Banner tone="warning" title={<Trans>No data point available for some disclosures</Trans>}>
          {shown}
          {more > 0 && <Trans> and {more} more</Trans>}
        </Banner>
      )}
    </>
  );
};
