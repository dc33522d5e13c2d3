import { useLanguage } from '@esg/app-kit';
import { type ComparableFigure, type ComparedReport, comparisonLimits } from '@esg/contract';
import { Button, Grid, MultiSelect, Select, Stack } from '@esg/ui';
import { Plural, useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { type ComparePlace, matching, wholeOrganisation, yearsOf } from './compare-place.ts';
import { useComparableReports } from './use-comparable-reports.ts';

type CompareChoiceProps = {
  readonly first: string;
  readonly others: readonly string[];
  readonly known: readonly ComparedReport[];
  readonly figures: readonly string[];
  readonly choices: readonly ComparableFigure[];
  readonly place: ComparePlace;
  readonly onChange: (part: ComparePlace) => void;
};

const othersMax = comparisonLimits.reportsMax - 1;

/** Chooses the reports beside the first one, filtered by year and entity, and the figures. */
export const CompareChoice = (props: CompareChoiceProps) => {
  const { others, place, onChange } = props;
  const { t } = useLingui();
  const { reports: all, entities } = useComparableReports();
  const years = yearsOf(all);
  const found = matching(all, place).filter(({ id }) => id !== props.first);
  const addable = found.filter(({ id }) => !others.includes(id)).slice(0, othersMax - others.length);
  return (
    <Stack gap={4}>
      {(years.length > 1 || entities.length > 0) && (
        <Grid cell="small" gap={4}>
          <Select
            label={t`Year`}
            placeholder={t`All years`}
            options={years.map((year) => ({ value: year, label: year }))}
            value={String(place.year ?? '')}
            onChange={({ value }) => onChange({ year: Number(value) || undefined })}
          />
          {entities.length > 0 && (
            <Select
              label={t`Entity`}
              placeholder={t`All entities`}
              options={[
                { value: wholeOrganisation, label: t`The whole organisation` },
                ...entities.map(({ id, name }) => ({ value: id, label: name })),
              ]}
              value={place.entity ?? ''}
              onChange={({ value }) => onChange({ entity: value || undefined })}
            />
          )}
        </Grid>
      )}
      <Grid cell="large" gap={4}>
        <Stack gap={2}>
          <Reports {...props} offered={found} />
          {(place.year || place.entity) && addable.length > 0 && (
            <div>
              <Button
                size="compact"
                icon={<Plus size="1rem" strokeWidth={1.5} aria-hidden />}
                onClick={() => onChange({ with: [...others, ...addable.map(({ id }) => id)].join() })}
              >
                <Plural value={addable.length} one="Add the # report found" other="Add the # reports found" />
              </Button>
            </div>
          )}
        </Stack>
        <Figures {...props} />
      </Grid>
    </Stack>
  );
};

const useRemoveWords = () => {
  const { t } = useLingui();
  return ({ label }: { label: string }) => t`Remove “${label}”`;
};

type ReportsProps = CompareChoiceProps & { readonly offered: readonly ComparedReport[] };

const Reports = ({ first, others, known, offered, onChange }: ReportsProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const chosen = known.filter(({ id }) => others.includes(id));
  const options = new Map(
    [...offered, ...chosen].map((report) => [report.id, [report.name, report.framework[language]].join(' · ')]),
  );
  options.delete(first);
  const isFull = others.length >= othersMax;
  return (
    <MultiSelect
      label={t`Compare with`}
      hint={
        isFull
          ? t`You can compare up to ${othersMax + 1} reports. Remove one to add another.`
          : t`Up to ${othersMax} reports of any year or framework.`
      }
      options={[...options].map(([value, label]) => ({
        value,
        label,
        disabled: isFull && !others.includes(value),
      }))}
      value={others}
      onChange={({ value }) => onChange({ with: value.slice(0, othersMax).join() })}
      labels={{ list: t`Reports`, none: t`No other report`, chosen: t`Chosen reports`, remove: useRemoveWords() }}
    />
  );
};

const Figures = ({ figures, choices, onChange }: CompareChoiceProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const isFull = figures.length >= comparisonLimits.figuresMax;
  return (
    <MultiSelect
      label={t`Figures`}
      hint={
        isFull
          ? t`You can compare up to ${comparisonLimits.figuresMax} figures. Remove one to add another.`
          : t`Those that at least one of the reports has.`
      }
      options={choices.map(({ key, label, codes }) => ({
        value: key,
        label: `${label[language]} (${codes.join(', ')})`,
        disabled: isFull && !figures.includes(key),
      }))}
      value={figures}
      onChange={({ value }) => onChange({ figures: value.slice(0, comparisonLimits.figuresMax).join() })}
      labels={{ list: t`Figures`, none: t`No such figure`, chosen: t`Chosen figures`, remove: useRemoveWords() }}
    />
  );
};
