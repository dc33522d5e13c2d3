import { climateQueries, entityQueries, frameworkQueries } from '@esg/api-client';
import { useApi, useLanguage } from '@esg/app-kit';
import { type ClimateImportMapping, climateImportColumns, isInUse, unitPrinted } from '@esg/contract';
import { Combobox, Grid, Heading, Select, Stack, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useActivityNames } from '../names/use-activity-names.ts';
import { useRegionOptions } from '../names/use-region-options.ts';

type Usual = ClimateImportMapping['usual'];
type UsualFieldsProps = { readonly usual: Usual; readonly onChange: (change: Partial<Usual>) => void };

/** Units in which the chosen activity is measured; all units of activities while none is chosen. */
const useUnitOptions = (activityTypeId: string | null) => {
  const api = useApi();
  const language = useLanguage();
  const { data: library } = useQuery(climateQueries.library(api));
  const { data: metrics } = useQuery(frameworkQueries.metrics(api));
  const types = (library?.activityTypes ?? []).filter(({ id }) => activityTypeId === null || id === activityTypeId);
  const kinds = new Set(types.flatMap(({ unitKinds }) => unitKinds));
  const units = (metrics?.units ?? []).filter(({ kind }) => kinds.has(kind)).flatMap(({ units }) => units);
  return units.map((unit) => ({ value: unit.code, label: unitPrinted(unit, language) || unit.name[language] }));
};

const BasisField = ({ usual, onChange }: UsualFieldsProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  return (
    <Select
      label={climateImportColumns.basis[language]}
      placeholder={t`Not said`}
      value={usual.basis ?? ''}
      onChange={({ value }) => onChange({ basis: value === 'gross' || value === 'net' ? value : null })}
      options={[
        { value: 'gross', label: t`Gross (upper, HHV)` },
        { value: 'net', label: t`Net (lower, LHV)` },
      ]}
    />
  );
};

const orNull = (value: string) => (value === '' ? null : value);

/** What holds for rows that do not say it themselves: a sheet of one meter rarely names its activity or its entity. */
export const UsualFields = ({ usual, onChange }: UsualFieldsProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const { data: entities = [] } = useQuery(entityQueries.all(useApi()));
  const activities = useActivityNames();
  const regions = useRegionOptions();
  const units = useUnitOptions(usual.activityTypeId);
  const clear = t`Clear`;
  const nameOf = (field: keyof typeof climateImportColumns) => climateImportColumns[field][language];
  return (
    <Stack gap={3}>
      <Heading level={3} size="sm">
        <Trans>For rows that don’t say it</Trans>
      </Heading>
      <Text size="sm" tone="muted">
        <Trans>
          Used where the sheet has no such column, or the cell is empty. We’ll suggest the same next time, but for the
          entity.
        </Trans>
      </Text>
      <Grid cell="small">
        <Combobox
          label={nameOf('entity')}
          placeholder={t`The whole organisation`}
          value={usual.entityId ?? ''}
          onChange={({ value }) => onChange({ entityId: orNull(value) })}
          options={entities
            .filter((entity) => isInUse(entity) || entity.id === usual.entityId)
            .map(({ id, name }) => ({ value: id, label: name }))}
          labels={{ list: t`Entities`, clear: t`The whole organisation`, none: t`No entities match` }}
        />
        <Combobox
          label={nameOf('activityType')}
          placeholder={t`Search, such as electricity or diesel`}
          value={usual.activityTypeId ?? ''}
          onChange={({ value }) => onChange({ activityTypeId: orNull(value) })}
          options={activities}
          labels={{ list: t`Kinds of activity`, clear, none: t`No kinds match. Try another word.` }}
        />
        <Combobox
          label={nameOf('unit')}
          placeholder={t`Not said`}
          value={usual.unit ?? ''}
          onChange={({ value }) => onChange({ unit: orNull(value) })}
          options={units}
          labels={{ list: t`Units`, clear, none: t`No units match` }}
        />
        <BasisField usual={usual} onChange={onChange} />
        <Combobox
          label={nameOf('region')}
          placeholder={t`Not said`}
          value={usual.region ?? ''}
          onChange={({ value }) => onChange({ region: orNull(value) })}
          options={regions}
          labels={{ list: t`Countries and regions`, clear, none: t`No countries match` }}
        />
      </Grid>
    </Stack>
  );
};
