import { Combobox, MultiSelect, SegmentedControl, Skeleton, Stack } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import type { ExportPlace } from './export-place.ts';
import { type ExportChoices, useDisclosureChoices, useReportChoices } from './use-export-choices.ts';
import { useListLabels } from './use-list-labels.ts';

type WhichFieldsProps = {
  readonly place: ExportPlace;
  readonly onMove: (change: ExportPlace) => void;
  readonly choices: ExportChoices;
};

/** The fields that the chosen mode needs. */
export const WhichFields = (props: WhichFieldsProps) => {
  switch (props.place.mode) {
    case 'selectDisclosures':
      return <ChosenFields {...props} />;
    case 'exportAllDataReport':
      return <ReportField {...props} />;
    case 'exportEntityData':
      return <EntityFields {...props} />;
    default:
      return null;
  }
};

const ChosenFields = ({ place, onMove, choices }: WhichFieldsProps) => {
  const { t } = useLingui();
  const labels = useListLabels();
  return (
    <Stack gap={4}>
      <SegmentedControl
        label={t`Choose by`}
        value={place.by ?? 'metrics'}
        onChange={({ value }) => onMove({ by: value === 'disclosures' ? value : undefined })}
        options={[
          { value: 'metrics', label: t`Metrics` },
          { value: 'disclosures', label: t`Disclosures` },
        ]}
      />
      {place.by === 'disclosures' ? (
        <DisclosureFields place={place} onMove={onMove} choices={choices} />
      ) : (
        <MultiSelect
          label={t`Metrics`}
          required
          value={place.metrics ?? []}
          onChange={({ value }) => onMove({ metrics: value })}
          options={choices.metrics ?? []}
          labels={labels(t`Metrics`)}
        />
      )}
    </Stack>
  );
};

const DisclosureFields = ({ place: { versionId, disclosures }, onMove, choices }: WhichFieldsProps) => {
  const { t } = useLingui();
  const labels = useListLabels();
  const options = useDisclosureChoices(versionId);
  return (
    <>
      <Combobox
        label={t`Framework`}
        required
        value={versionId ?? ''}
        onChange={({ value }) => onMove({ versionId: value || undefined, disclosures: undefined })}
        options={choices.frameworks ?? []}
        labels={{ list: t`Frameworks`, clear: t`Clear`, none: t`No frameworks match your search.` }}
      />
      {versionId && options && (
        <MultiSelect
          label={t`Disclosures`}
          required
          value={disclosures ?? []}
          onChange={({ value }) => onMove({ disclosures: value })}
          options={options}
          labels={labels(t`Disclosures`)}
        />
      )}
      {versionId && !options && <Skeleton shape="block" height="4rem" />}
    </>
  );
};

const ReportField = ({ place, onMove }: WhichFieldsProps) => {
  const { t } = useLingui();
  const options = useReportChoices();
  return options ? (
    <Combobox
      label={t`Report`}
      required
      value={place.reportId ?? ''}
      onChange={({ value }) => onMove({ reportId: value || undefined })}
      options={options}
      labels={{ list: t`Reports`, clear: t`Clear`, none: t`No reports match your search.` }}
    />
  ) : (
    <Skeleton shape="block" height="4rem" />
  );
};

const EntityFields = ({ place, onMove, choices }: WhichFieldsProps) => {
  const { t } = useLingui();
  const labels = useListLabels();
  return (
    <MultiSelect
      label={t`Entities`}
      required
      value={place.subjects ?? []}
      onChange={({ value }) => onMove({ subjects: value })}
      options={choices.subjects ?? []}
      labels={labels(t`Entities`)}
    />
  );
};
