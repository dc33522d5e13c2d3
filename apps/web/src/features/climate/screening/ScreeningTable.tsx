import { climateQueries } from '@esg/api-client';
import { useApi, useFormatters } from '@esg/app-kit';
import type { ScreenedCategory } from '@esg/contract';
import { FigureCell, FigureHead, Stack, Table, Text, TextLink } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useClimateNames } from '../names/use-climate-names.ts';
import { useTonnes } from '../names/use-tonnes.ts';
import type { Results } from '../results/use-results.ts';
import { RelevanceStatus } from './RelevanceStatus.tsx';
import { monthsBetween, percentOf, progressOf } from './screening-sums.ts';
import { useScreeningWords } from './use-screening-words.ts';

type ScreeningTableProps = { readonly categories: readonly ScreenedCategory[]; readonly results: Results };

/** The 15 categories, those before the organisation's own operations and those after; each leads to its page. */
export const ScreeningTable = ({ categories, results }: ScreeningTableProps) => {
  const { t } = useLingui();
  const { data: library } = useQuery(climateQueries.library(useApi()));
  const { kgCo2e } = progressOf(categories);
  const directionOf = (number: number) => library?.categories.find((each) => each.number === number)?.direction;
  const upstream = categories.filter(({ category }) => directionOf(category) !== 'downstream');
  const downstream = categories.filter(({ category }) => directionOf(category) === 'downstream');
  return (
    <Stack gap={6} align="stretch">
      <Part caption={t`Upstream: what we buy and use`} categories={upstream} whole={kgCo2e} results={results} />
      {downstream.length > 0 && (
        <Part
          caption={t`Downstream: what we sell and invest in`}
          categories={downstream}
          whole={kgCo2e}
          results={results}
        />
      )}
    </Stack>
  );
};

type PartProps = ScreeningTableProps & { readonly caption: string; readonly whole: string };

const Part = ({ caption, categories, whole, results }: PartProps) => {
  const { t } = useLingui();
  return (
    <Table caption={caption} density="compact" stacked>
      <thead>
        <tr>
          <th scope="col">{t`Category`}</th>
          <th scope="col">{t`Relevance`}</th>
          <FigureHead>{t`Rough estimate, t CO₂e`}</FigureHead>
          <FigureHead>{t`From activity data, t CO₂e`}</FigureHead>
          <FigureHead>{t`Share of scope 3`}</FigureHead>
          <FigureHead>{t`Months with lines`}</FigureHead>
          <th scope="col">{t`Plan`}</th>
        </tr>
      </thead>
      <tbody>
        {categories.map((category) => (
          <Row key={category.category} category={category} whole={whole} results={results} />
        ))}
      </tbody>
    </Table>
  );
};

type RowProps = { readonly category: ScreenedCategory; readonly whole: string; readonly results: Results };

const Row = ({ category, whole, results }: RowProps) => {
  const { t } = useLingui();
  const { decimal, integer } = useFormatters();
  const names = useClimateNames();
  const tonnes = useTonnes();
  const { lines, estimates, estimatedKgCo2e } = category;
  const number = String(category.category);
  const share = lines.count > 0 ? percentOf(lines.kgCo2e, whole) : undefined;
  const months = integer(lines.months);
  const all = integer(monthsBetween(results.spans.now));
  const lacksNumber = estimates.some(({ kgCo2e }) => kgCo2e === null);
  return (
    <tr>
      <th scope="row">
        <TextLink asChild>
          <Link to="/ct/climate/scope-3/$category" params={{ category: number }} search={results.place}>
            {names.category(number)}
          </Link>
        </TextLink>
      </th>
      <td>
        <RelevanceStatus relevance={category.relevance} />
      </td>
      <FigureCell label={t`Rough estimate, t CO₂e`}>
        {estimatedKgCo2e !== null ? tonnes(estimatedKgCo2e) : lacksNumber ? t`No factor` : '–'}
      </FigureCell>
      <FigureCell label={t`From activity data, t CO₂e`}>{lines.count > 0 ? tonnes(lines.kgCo2e) : '–'}</FigureCell>
      <FigureCell label={t`Share of scope 3`}>{share === undefined ? '–' : `${decimal(share)}%`}</FigureCell>
      <FigureCell label={t`Months with lines`}>{lines.months > 0 ? t`${months} of ${all}` : '–'}</FigureCell>
      <td>
        <PlanCell category={category} />
      </td>
    </tr>
  );
};

/** Method, owner and day in a few words; a reason where the category is left out. */
const PlanCell = ({ category: { relevance, reason, method, owner, dueOn } }: Pick<RowProps, 'category'>) => {
  const { t } = useLingui();
  const { date } = useFormatters();
  const words = useScreeningWords();
  const due = dueOn ? date(dueOn) : '';
  const told =
    relevance === 'not_relevant' ? [reason] : [words.method(method), owner, due && t`due ${due}`].filter(Boolean);
  return (
    <Text size="sm" tone="muted">
      {told.join(' · ') || '–'}
    </Text>
  );
};
