import { climateQueries } from '@esg/api-client';
import { NotLoaded, PagePath, useApi, useFormatters, useLanguage, usePageTitle } from '@esg/app-kit';
import { useMonthName } from '@esg/app-kit/figures';
import type { ClimateActivity, ClimateTrace, UserProfile } from '@esg/contract';
import {
  Banner,
  Button,
  Card,
  type Fact,
  Facts,
  FigureCell,
  FigureHead,
  Heading,
  Page,
  Stack,
  Table,
  Text,
} from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Printer } from 'lucide-react';
import { useId, useState } from 'react';
import { ClimateHelp } from '../frame/ClimateHelp.tsx';
import { LineDialog } from '../lines/LineDialog.tsx';
import { LineQuestion } from '../lines/LineQuestion.tsx';
import { OldFactor } from '../lines/OldFactor.tsx';
import { useClimateNames } from '../names/use-climate-names.ts';
import { useTonnes } from '../names/use-tonnes.ts';
import { useUnitNames } from '../names/use-unit-names.ts';
import { useClimateWords } from '../words/use-climate-words.ts';
import { TraceSteps } from './TraceSteps.tsx';
import { WhyThisFactor } from './WhyThisFactor.tsx';

type Trace = ClimateTrace['traces'][number];

/** How one line came to its emissions: every step with its source, the factor and why, with all digits; made to be printed. */
export const TracePage = ({ id, permissions }: Pick<UserProfile, 'permissions'> & { readonly id: string }) => {
  const { t } = useLingui();
  const [opened, setOpened] = useState(false);
  const mayWrite = permissions.includes('climate:write');
  const names = useClimateNames();
  const { data, error, refetch } = useQuery(climateQueries.trace(useApi(), id));
  const type = data ? names.activityType(data.activity.activityTypeId) : '';
  const label = data?.activity.label;
  const title = data ? (label ? t`${type}: ${label}` : type) : t`How a line was calculated`;
  usePageTitle(title);
  return (
    <Page
      title={title}
      before={
        <PagePath current={title} above={[{ id: 'results', label: t`Climate`, link: <Link to="/ct/climate" /> }]} />
      }
      purpose={
        <Trans>Every step from what was entered to the result, with its source. Nothing is rounded in between.</Trans>
      }
      action={
        data && (
          <Button icon={<Printer size="1rem" strokeWidth={1.5} aria-hidden />} onClick={() => window.print()}>
            <Trans>Print</Trans>
          </Button>
        )
      }
    >
      {data && !error ? (
        <Stack gap={6} align="stretch">
          <State activity={data.activity} />
          <Entered activity={data.activity} traces={data.traces} />
          {data.traces.map((trace) => (
            <Calculated
              key={trace.method}
              trace={trace}
              activity={data.activity}
              share={data.share}
              onAnswer={mayWrite ? () => setOpened(true) : undefined}
            />
          ))}
          <ClimateHelp about="number" />
        </Stack>
      ) : (
        <NotLoaded title={<Trans>Couldn’t load the calculation</Trans>} error={error} onRetry={() => void refetch()} />
      )}
      {opened && data && <LineDialog opened={{ line: data.activity }} onClose={() => setOpened(false)} />}
    </Page>
  );
};

type ActivityProps = { readonly activity: ClimateActivity };

/** What holds of the whole line: it is deleted, or its results go by former rules. */
const State = ({ activity: { deletedAt, outcomes } }: ActivityProps) => {
  if (deletedAt !== null)
    return (
      <Banner tone="warning" title={<Trans>This line was deleted and counts no longer</Trans>}>
        <Trans>You can restore it in the list of deleted lines.</Trans>
      </Banner>
    );
  return outcomes.some(({ isOutdated }) => isOutdated) ? (
    <Banner tone="warning" title={<Trans>Rules or factors have changed since this was calculated</Trans>}>
      <Trans>A recalculation brings it up to date.</Trans>
    </Banner>
  ) : null;
};

/** The name of what was used in the language of the screen, as the factor that was taken has it. */
const useNameOfUsed = (used: string | null, traces: readonly Trace[]): string | null => {
  const language = useLanguage();
  const choices = traces.flatMap(({ result }) => result?.choices ?? []);
  return choices.find(({ name }) => name.en === used)?.name[language] ?? used;
};

const Entered = ({ activity, traces }: ActivityProps & { readonly traces: readonly Trace[] }) => {
  const { t } = useLingui();
  const id = useId();
  const { decimal, date, time } = useFormatters();
  const names = useClimateNames();
  const unitName = useUnitNames();
  const monthName = useMonthName();
  const {
    entityId,
    scope,
    category,
    month,
    amount,
    unit,
    activity: usedInEnglish,
    region,
    isEstimate,
    source,
  } = activity;
  const { updatedBy, updatedAt, evidence } = activity;
  const used = useNameOfUsed(usedInEnglish, traces);
  const facts: (Fact | false)[] = [
    { term: t({ context: 'quantity', message: 'Amount' }), value: `${decimal(amount)} ${unitName(unit)}`.trim() },
    { term: t`Month`, value: monthName(month) },
    { term: t`Entity`, value: names.entity(entityId) },
    { term: t`Scope`, value: names.scope(scope) },
    category !== null && { term: t`Category`, value: names.category(String(category)) },
    used !== null && { term: t`What was used`, value: used },
    region !== null && { term: t`Country`, value: names.region(region) },
    { term: t`How the amount is known`, value: names.certainty(isEstimate ? 'estimated' : 'metered') },
    source !== '' && { term: t`Source`, value: source },
    evidence !== '' && { term: t`Evidence`, value: evidence },
    { term: t`Entered by`, value: t`${updatedBy}, ${date(updatedAt)}, ${time(updatedAt)}` },
  ];
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack gap={4} align="stretch">
        <Heading level={2} size="md" id={id}>
          <Trans>What was entered</Trans>
        </Heading>
        <Facts facts={facts.filter((fact) => fact !== false)} />
      </Stack>
    </Card>
  );
};

type CalculatedProps = ActivityProps &
  Pick<ClimateTrace, 'share'> & {
    readonly trace: Trace;
    /** Opens the line; undefined for people who may not change it. */
    readonly onAnswer?: (() => void) | undefined;
  };

const Calculated = ({ trace, activity, share, onAnswer }: CalculatedProps) => {
  const { t } = useLingui();
  const id = useId();
  const { decimal, date, time } = useFormatters();
  const names = useClimateNames();
  const words = useClimateWords();
  const tonnes = useTonnes();
  const { method, result, countedKgCo2e, question, reckonedAt, gwpSet, factors } = trace;
  const caption = names.scope(activity.scope, method);
  const counted =
    result && share && countedKgCo2e !== null ? { share, of: result.kgCo2e, comesTo: countedKgCo2e } : undefined;
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack gap={6} align="stretch">
        <Stack gap={1}>
          <Heading level={2} size="md" id={id}>
            {caption}
          </Heading>
          <Text tone="muted" size="sm">
            {t`Calculated on ${date(reckonedAt)}, ${time(reckonedAt)}, with the 100-year warming potentials of ${gwpSet}.`}
          </Text>
        </Stack>
        {question &&
          (activity.deletedAt === null && onAnswer ? (
            <LineQuestion line={activity} question={question} mayWrite onOpen={onAnswer} />
          ) : (
            <Banner tone="warning" announced={false} title={<Trans>There is a question instead of a number</Trans>}>
              {words.question(question.reason)}
            </Banner>
          ))}
        {result && (
          <>
            <Text numeric>
              <Trans>
                <strong>{tonnes(result.kgCo2e)} t CO₂e</strong>, exactly {decimal(result.kgCo2e)} kg
              </Trans>
            </Text>
            <Caveats trace={trace} activity={activity} />
            <TraceSteps steps={result.steps} caption={t`${caption}: steps`} counted={counted} />
            <Gases result={result} caption={t`${caption}: gases`} />
            {result.choices.map((choice) => (
              <WhyThisFactor
                key={choice.factorId}
                choice={choice}
                factor={factors.find(({ factorId }) => factorId === choice.factorId)}
              />
            ))}
          </>
        )}
      </Stack>
    </Card>
  );
};

const Caveats = ({ trace: { result }, activity }: Pick<CalculatedProps, 'trace' | 'activity'>) => {
  const words = useClimateWords();
  const said = (result?.caveats ?? []).filter((code) => code !== 'factor_long_ended');
  return (
    <>
      {result?.caveats.includes('factor_long_ended') && <OldFactor line={activity} />}
      {said.length > 0 && (
        <Banner tone="info" title={<Trans>What to know about this number</Trans>}>
          <Stack as="ul" gap={1}>
            {said.map((code) => (
              <li key={code}>{words.caveat(code)}</li>
            ))}
          </Stack>
        </Banner>
      )}
    </>
  );
};

type GasesProps = { readonly result: NonNullable<Trace['result']>; readonly caption: string };

const Gases = ({ result, caption }: GasesProps) => {
  const { t } = useLingui();
  const { decimal } = useFormatters();
  const names = useClimateNames();
  return (
    <Table caption={caption} density="compact" stacked>
      <thead>
        <tr>
          <th scope="col">{t`Gas`}</th>
          <FigureHead>{t`Mass in kg`}</FigureHead>
          <FigureHead>{t`kg CO₂e`}</FigureHead>
          <th scope="col">{t`Counts`}</th>
        </tr>
      </thead>
      <tbody>
        {result.gases.map(({ gas, kg, kgCo2e, beside }) => (
          <tr key={`${gas}${beside}`}>
            <th scope="row">{names.gas(gas)}</th>
            <FigureCell label={t`Mass in kg`}>{kg === null ? t`not stated` : decimal(kg)}</FigureCell>
            <FigureCell label={t`kg CO₂e`}>{decimal(kgCo2e)}</FigureCell>
            <td>{beside ? t`beside the scopes` : t`in the scope`}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
};
