import { useFormatters, useLanguage } from '@esg/app-kit';
import {
  type Denominator,
  denominatorKeys,
  denominatorNameMax,
  type MetricLibrary,
  ownDenominator,
  unitChoice,
} from '@esg/contract';
import { Grid, Select, TextField } from '@esg/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

const names: Record<Denominator['metricKey'], MessageDescriptor> = {
  'workforce.headcount': msg`Employees (headcount)`,
  'workforce.fte': msg`Employees (full-time equivalent)`,
  'econ.revenue': msg`Net revenue`,
  'activity.floor_area': msg`Floor area`,
  'activity.output': msg`Production output, or a unit of your own`,
  'activity.customers': msg`Customers or accounts`,
  'activity.fleet': msg`Vehicles`,
  'activity.distance': msg`Distance travelled, in km`,
  'activity.freight': msg`Freight work, in tonne-kilometres`,
  'activity.passenger': msg`Passenger travel, in passenger-kilometres`,
};
const times: readonly Denominator['times'][] = ['1', '1000', '1000000'];

type DenominatorFieldsProps = {
  readonly value: Denominator;
  readonly onChange: (value: Denominator) => void;
  readonly library: MetricLibrary | undefined;
};

/** The divisor of an intensity's total. Its figures are entered once a year, like any others. */
export const DenominatorFields = ({ value, onChange, library }: DenominatorFieldsProps) => {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const { integer } = useFormatters();
  const { metricKey, unit } = value;
  const areas = library?.units.find(({ kind }) => kind === 'area')?.units ?? [];
  return (
    <Grid cell="small">
      <Select
        label={t`Divided by`}
        value={metricKey}
        onChange={({ value: key }) => {
          const chosen = denominatorKeys.find((each) => each === key);
          if (chosen) onChange({ metricKey: chosen, unit: null, times: value.times, name: null });
        }}
        options={denominatorKeys.map((key) => ({ value: key, label: i18n._(names[key]) }))}
      />
      <Select
        label={t`For each`}
        value={value.times}
        onChange={({ value: count }) => onChange({ ...value, times: times.find((each) => each === count) ?? '1' })}
        options={times.map((count) => ({ value: count, label: integer(Number(count)) }))}
      />
      {metricKey === 'activity.floor_area' && areas.length > 0 && (
        <Select
          label={t`Unit`}
          value={unit ?? areas[0]?.code ?? ''}
          onChange={({ value: code }) => onChange({ ...value, unit: code })}
          options={areas.map((each) => ({ value: each.code, label: unitChoice(each, language) }))}
        />
      )}
      {metricKey === ownDenominator && (
        <TextField
          label={t`Name of one unit, such as room night`}
          maxLength={denominatorNameMax}
          value={value.name ?? ''}
          onChange={({ value: name }) => onChange({ ...value, name: name || null })}
        />
      )}
    </Grid>
  );
};
