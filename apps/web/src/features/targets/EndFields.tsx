import { useLanguage, useNumberFormat } from '@esg/app-kit';
import { type MetricDetail, unitPrinted } from '@esg/contract';
import { formatDecimal, readable } from '@esg/quantities';
import { Button, TextField } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { reducedBy, type TypedTarget } from './typed-target.ts';
import { useBaseFigure } from './use-base-figure.ts';

type EndFieldsProps = Pick<MetricDetail, 'units'> & {
  readonly metricKey: string;
  readonly value: TypedTarget;
  readonly onChange: (value: TypedTarget) => void;
};

/** The first and the last year, with their values: the first offered from the data hub, the last typed, or as a reduction in percent. */
export const EndFields = (props: EndFieldsProps) => {
  const { t } = useLingui();
  const locale = useNumberFormat();
  const [percent, setPercent] = useState('');
  const { value, onChange } = props;
  const { base, goal } = value;
  const fiscal = t`Of a fiscal year, the year in which it ends.`;
  /** With the value in the target year that the percentage leads to, as long as one is typed. */
  const changeBoth = (number: string, reduction: string, more: Partial<TypedTarget> = {}) => {
    const reduced = reducedBy(number, reduction, locale);
    const next = { ...value, ...more, base: { ...base, value: number } };
    onChange(reduced === undefined ? next : { ...next, goal: { ...goal, value: reduced } });
  };
  return (
    <>
      <TextField
        label={t`Base year`}
        hint={fiscal}
        required
        value={base.year}
        onChange={({ value: year }) => onChange({ ...value, base: { ...base, year } })}
      />
      <div>
        <TextField
          label={t`Value in the base year`}
          required
          value={base.value}
          onChange={({ value: number }) => changeBoth(number, percent)}
        />
        <BaseFigure
          {...props}
          onTake={(number, unit) => changeBoth(formatDecimal(number, locale), percent, { unit })}
        />
      </div>
      <TextField
        label={t`Target year`}
        hint={fiscal}
        required
        value={goal.year}
        onChange={({ value: year }) => onChange({ ...value, goal: { ...goal, year } })}
      />
      <TextField
        label={t`Value in the target year`}
        required
        value={goal.value}
        onChange={({ value: number }) => {
          setPercent('');
          onChange({ ...value, goal: { ...goal, value: number } });
        }}
      />
      <ReductionField
        value={percent}
        onChange={(reduction) => {
          setPercent(reduction);
          changeBoth(base.value, reduction);
        }}
      />
    </>
  );
};

type ReductionFieldProps = { readonly value: string; readonly onChange: (value: string) => void };

const ReductionField = ({ value, onChange }: ReductionFieldProps) => {
  const { t } = useLingui();
  return (
    <TextField
      label={t`Or less than the base year, in percent`}
      hint={t`Fills in the value in the target year.`}
      value={value}
      onChange={({ value: typed }) => onChange(typed)}
    />
  );
};

type BaseFigureProps = Omit<EndFieldsProps, 'onChange'> & {
  readonly onTake: (number: string, unit: string) => void;
};

/** Offers the figure of the base year that the data hub has; nothing where it has none, or where it is typed already. */
const BaseFigure = ({ metricKey, units, value, onTake }: BaseFigureProps) => {
  const language = useLanguage();
  const locale = useNumberFormat();
  const figure = useBaseFigure(metricKey, value);
  const unit = units.find(({ code }) => code === figure?.unit);
  if (!figure || !unit || formatDecimal(figure.number, locale) === value.base.value) return null;
  // In another unit, what is typed already would mean something else.
  if (figure.unit !== value.unit && (value.base.value !== '' || value.goal.value !== '')) return null;
  const shown = `${formatDecimal(readable(figure.number), locale)} ${unitPrinted(unit, language)}`.trim();
  const { year } = value.base;
  return (
    <Button onClick={() => onTake(figure.number, figure.unit)}>
      <Trans>
        Take the figure of {year}: {shown}
      </Trans>
    </Button>
  );
};
