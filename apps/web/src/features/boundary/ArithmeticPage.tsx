import { consolidationQueries, entityQueries, fetchConsolidationFile } from '@esg/api-client';
import {
  NotLoaded,
  notifyProblem,
  PagePath,
  saveFile,
  useApi,
  useFormatters,
  useLanguage,
  usePageTitle,
} from '@esg/app-kit';
import type { ConsolidatedFigure, ConsolidationApproach, ConsolidationDetail, Period } from '@esg/contract';
import { Banner, Button, Card, Figure, Grid, Inline, Page, Stack, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Download, Printer } from 'lucide-react';
import { Fragment, type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { Agreement } from './Agreement.tsx';
import { approachNames } from './boundary-words.ts';
import { NoApproach } from './NoApproach.tsx';
import { useFigureWords } from './use-figure-words.ts';
import { useMetricWords } from './use-metric-words.ts';

type ArithmeticPageProps = {
  readonly metricKey: string;
  readonly period: Period;
  /** Id of the reporting time, for the link back. */
  readonly time: string;
  /** Whether only approved figures count. */
  readonly approved: 'only' | undefined;
  readonly mayManage: boolean;
  /** Renders the steps of a calculation: another feature shows those of every figure. */
  readonly steps: (detail: ConsolidationDetail) => ReactNode;
};

/**
 * How one figure of the organisation is calculated, down to each data point: to read, to print by itself, and as a workbook with formulas.
 */
export const ArithmeticPage = ({ metricKey, period, time, approved, mayManage, steps }: ArithmeticPageProps) => {
  const { t } = useLingui();
  const format = useFormatters();
  const name = useMetricWords().nameOf(metricKey);
  const title = t`${name}, step by step`;
  usePageTitle(title);
  const { data, error, refetch } = useQuery(consolidationQueries.figure(useApi(), metricKey, { period, approved }));
  const [whole, setWhole] = useState<ConsolidationDetail>();
  return (
    <Page
      title={title}
      purpose={format.period(period)}
      before={
        <PagePath
          above={[
            ...(mayManage
              ? [{ id: 'all', label: t`Entity Management`, link: <Link to="/ct/entity-management" /> }]
              : []),
            {
              id: 'figures',
              label: t`Consolidated figures`,
              link: <Link to="/ct/entity-management/consolidation" search={{ time, ...(approved && { approved }) }} />,
            },
          ]}
          current={name}
        />
      }
      action={
        data?.figure && (
          <Actions metricKey={metricKey} period={period} approved={approved} name={name} onWhole={setWhole} />
        )
      }
    >
      {!data ? (
        <NotLoaded title={<Trans>Couldn’t load the arithmetic</Trans>} error={error} onRetry={() => void refetch()} />
      ) : data.figure && data.approach ? (
        <Stack gap={4}>
          <Result figure={data.figure} approach={data.approach} period={period} approved={approved} />
          {data.without.length > 0 && <Without ids={data.without} />}
          <Fragment key={whole ? 'whole' : 'folded'}>{steps(whole ?? data)}</Fragment>
        </Stack>
      ) : (
        <NoApproach period={period} mayManage={mayManage} />
      )}
    </Page>
  );
};

/** The most entities that are named; of the others there is a number. */
const namedMost = 20;

/** Which entities within the boundary lack a figure: the sum is complete only once they have one. */
const Without = ({ ids }: { readonly ids: readonly string[] }) => {
  const { list } = useFormatters();
  const { data: entities = [] } = useQuery(entityQueries.all(useApi()));
  const byId = new Map(entities.map(({ id, name }) => [id, name]));
  const named = list(ids.slice(0, namedMost).map((id) => byId.get(id) ?? ''));
  const more = ids.length - namedMost;
  return (
    <Banner tone="warning">
      {more > 0 ? (
        <Trans>
          No figure of these entities within the boundary: {named}, and {more} more.
        </Trans>
      ) : (
        <Trans>No figure of these entities within the boundary: {named}.</Trans>
      )}
    </Banner>
  );
};

type ActionsProps = Pick<ArithmeticPageProps, 'metricKey' | 'period' | 'approved'> & {
  readonly name: string;
  /** Called with every data point, to show all of it before it is printed. */
  readonly onWhole: (whole: ConsolidationDetail) => void;
};

const Actions = ({ metricKey, period, approved, name, onWhole }: ActionsProps) => {
  const api = useApi();
  const language = useLanguage();
  const { mutate, isPending } = useMutation({
    mutationFn: () => fetchConsolidationFile(api, metricKey, { period, approved }, language),
    onSuccess: (file) => saveFile(file, `${name}.xlsx`),
    onError: notifyProblem,
  });
  const client = useQueryClient();
  const print = useMutation({
    mutationFn: () => client.fetchQuery(consolidationQueries.whole(api, metricKey, { period, approved })),
    onSuccess: (whole) => {
      flushSync(() => onWhole(whole));
      window.print();
    },
    onError: notifyProblem,
  });
  return (
    <Inline gap={2}>
      <Button
        icon={<Printer size="1rem" strokeWidth={1.5} aria-hidden />}
        pending={print.isPending}
        onClick={() => !print.isPending && print.mutate()}
      >
        <Trans>Print</Trans>
      </Button>
      <Button
        icon={<Download size="1rem" strokeWidth={1.5} aria-hidden />}
        pending={isPending}
        onClick={() => !isPending && mutate()}
      >
        <Trans>Excel with formulas</Trans>
      </Button>
    </Inline>
  );
};

type ResultProps = {
  readonly figure: ConsolidatedFigure;
  readonly approach: ConsolidationApproach;
  readonly period: Period;
  readonly approved: 'only' | undefined;
};

/** The result, beside the figure that was entered for the whole organisation. */
const Result = ({ figure, approach, period, approved }: ResultProps) => {
  const { t, i18n } = useLingui();
  const { numberOf, unitOf } = useMetricWords();
  const { countsOf, notesOf, yearOf } = useFigureWords(approved);
  const { metricKey, value, entered } = figure;
  const facts = [
    i18n._(approachNames[approach]),
    ...(approved ? [t`Approved figures only`] : []),
    yearOf(period),
    countsOf(figure),
    ...notesOf(figure),
  ].filter(Boolean);
  return (
    <Card>
      <Grid cell="small" gap={4}>
        <Figure
          label={t`Consolidated`}
          value={value ? numberOf(value) : '–'}
          unit={value && unitOf(metricKey, value.unit)}
          source={facts.map((fact) => (
            <Text key={fact} as="div" size="sm" tone="muted">
              {fact}
            </Text>
          ))}
        />
        {entered && (
          <Figure
            label={t`Entered for the whole`}
            value={numberOf(entered)}
            unit={unitOf(metricKey, entered.unit)}
            source={<Agreement figure={figure} />}
          />
        )}
      </Grid>
    </Card>
  );
};
