import { reportQueries } from '@esg/api-client';
import { useApi, useLanguage } from '@esg/app-kit';
import { type ComparableFigure, type ComparedReport, comparisonLimits } from '@esg/contract';
import { Grid, MultiSelect } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';

type CompareChoiceProps = {
  readonly first: string;
  readonly others: readonly string[];
  readonly known: readonly ComparedReport[];
  readonly figures: readonly string[];
  readonly choices: readonly ComparableFigure[];
  readonly onReports: (ids: readonly string[]) => void;
  readonly onFigures: (keys: readonly string[]) => void;
};

/** Chooses the reports beside the first one, and the figures. */
export const CompareChoice = (props: CompareChoiceProps) => {
  const { first, others, known, figures, choices, onReports, onFigures } = props;
  const { t } = useLingui();
  const api = useApi();
  const language = useLanguage();
  const ongoing = useInfiniteQuery(reportQueries.list(api, 'ongoing')).data?.reports ?? [];
  const published = useInfiniteQuery(reportQueries.list(api, 'published')).data?.reports ?? [];
  const names = new Map(
    [...published, ...ongoing, ...known].map(({ id, name, framework }) => [id, `${name} · ${framework[language]}`]),
  );
  names.delete(first);
  const remove = ({ label }: { label: string }) => t`Take ${label} out`;
  return (
    <Grid cell="large" gap={4}>
      <MultiSelect
        label={t`Compare with`}
        hint={t`Up to ${comparisonLimits.reportsMax - 1} reports of any year or framework.`}
        options={[...names].map(([value, label]) => ({ value, label }))}
        value={others}
        onChange={({ value }) => onReports(value.slice(0, comparisonLimits.reportsMax - 1))}
        labels={{ list: t`Reports`, none: t`No other report`, chosen: t`Chosen reports`, remove }}
      />
      <MultiSelect
        label={t`Figures`}
        hint={t`Those that at least one of the reports holds.`}
        options={choices.map(({ key, label, codes }) => ({
          value: key,
          label: `${label[language]} (${codes.join(', ')})`,
        }))}
        value={figures}
        onChange={({ value }) => onFigures(value.slice(0, comparisonLimits.figuresMax))}
        labels={{ list: t`Figures`, none: t`No such figure`, chosen: t`Chosen figures`, remove }}
      />
    </Grid>
  );
};
