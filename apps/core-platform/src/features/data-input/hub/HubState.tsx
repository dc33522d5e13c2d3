import { frameworkQueries, hubAnswerMutations, hubAnswerQueries } from '@esg/api-client';
import { AnswerWords, useApi, useFormatters, useLanguage, useProblemSentences } from '@esg/app-kit';
import { type AnswerValue, differenceOf, type Field, type HubAnswer, type ReportSource } from '@esg/contract';
import { calculatedPlaces, formulaWords, isQuotient, roundDecimal } from '@esg/quantities';
import { Badge, Button, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { hubGapWords, hubNoteWords, warningNotes } from '../../../wizard/hub/hub-words.ts';
import { useValueLines, useYearBefore } from '../../../wizard/hub/use-value-lines.ts';
import { usePlaceInReport } from '../../../wizard/use-place-in-report.ts';
import { useWizard } from '../../../wizard/wizard-context.ts';
import { inOneLine } from '../field/one-line.ts';

/** A calculated value, with the decimals that the files print; a sum has no more decimals than its parts. */
const asPrinted = (value: AnswerValue | null, formula: string): AnswerValue | null => {
  if ((value?.type !== 'number' && value?.type !== 'integer') || !isQuotient(formula)) return value;
  const rows = value.rows.map((row) => ({ ...row, number: roundDecimal(row.number, calculatedPlaces(row.number)) }));
  return { ...value, rows };
};

type HubStateProps = { readonly disclosureCode: string; readonly field: Field; readonly hub: HubAnswer };

/** How an answer compares with the data hub, and the button to use the hub's value. */
export const HubState = ({ disclosureCode, field, hub }: HubStateProps) => {
  const { i18n } = useLingui();
  const lines = useValueLines();
  const offered = hub.formula === null ? hub.offered : asPrinted(hub.offered, hub.formula);
  const value = <AnswerWords lines={lines(field, offered)} {...inOneLine} />;
  return (
    <>
      <Text as="span" size="sm" tone="muted" numeric>
        {hub.from ? (
          <ReportState hub={hub} from={hub.from}>
            {value}
          </ReportState>
        ) : hub.formula === null || hub.state === 'suggested' ? (
          <EnteredState hub={hub}>{value}</EnteredState>
        ) : (
          <CalculatedState hub={hub} formula={hub.formula}>
            {value}
          </CalculatedState>
        )}
        {hub.state === 'gone' && <Trans>Filled in from data that is no longer in the data hub</Trans>}
        {hub.state === 'impossible' && <ImpossibleState hub={hub} />}
      </Text>
      {hub.calculated && <Difference field={field} hub={hub} calculated={hub.calculated} />}
      {hub.notes
        .filter((note) => warningNotes.includes(note))
        .map((note) => (
          <Badge key={note} tone="warning">
            {i18n._(hubNoteWords[note])}
          </Badge>
        ))}
      {hub.offered && hub.state !== 'same' && <TakeButton disclosureCode={disclosureCode} field={field} hub={hub} />}
    </>
  );
};

type StateProps = { readonly hub: HubAnswer; readonly children: React.ReactNode };

const EnteredState = ({ hub: { state, origin }, children: value }: StateProps) => (
  <>
    {state === 'same' && (origin ? <Trans>From the data hub</Trans> : <Trans>Agrees with the data hub</Trans>)}
    {state === 'suggested' && <Trans>The data hub might answer this: {value}</Trans>}
    {state === 'blank' && <Trans>The data hub has: {value}</Trans>}
    {state === 'newer' && <Trans>Newer value in the data hub: {value}</Trans>}
    {state === 'conflict' &&
      (origin ? (
        <Trans>Changed here since it was filled in. The data hub has: {value}</Trans>
      ) : (
        <Trans>The data hub has another value: {value}</Trans>
      ))}
  </>
);

/** A text of another report of the same period, with the report and the provision. */
const ReportState = ({ hub: { state }, from, children: value }: StateProps & { readonly from: ReportSource }) => {
  const place = usePlaceInReport()(from);
  const year = useYearBefore()(from.period);
  return (
    <>
      {state === 'same' &&
        (year === undefined ? (
          <Trans>From {place}</Trans>
        ) : (
          <Trans>
            Carried from {year}: {place}
          </Trans>
        ))}
      {state === 'suggested' && (
        <Trans>
          {place} might answer this: {value}
        </Trans>
      )}
      {state === 'blank' && (
        <Trans>
          {place} says: {value}
        </Trans>
      )}
      {state === 'newer' && (
        <Trans>
          {place} now says: {value}
        </Trans>
      )}
      {state === 'conflict' && (
        <Trans>
          Changed here since it was filled in. {place} says: {value}
        </Trans>
      )}
    </>
  );
};

const useMetricName = () => {
  const language = useLanguage();
  const { data: library } = useQuery(frameworkQueries.metrics(useApi()));
  return (key: string) => library?.metrics.find((metric) => metric.key === key)?.name[language] ?? key;
};

/** Why there is no figure: what is missing or zero, where it is a single thing. */
const ImpossibleState = ({ hub: { gap, lacking } }: Pick<HubStateProps, 'hub'>) => {
  const { i18n } = useLingui();
  const nameOf = useMetricName();
  if (gap === null) return null;
  if (lacking === null) return i18n._(hubGapWords[gap]);
  const name = nameOf(lacking);
  return gap === 'division_by_zero' ? (
    <Trans>Can’t be calculated: {name} is 0</Trans>
  ) : (
    <Trans>Can’t be calculated: {name} is missing</Trans>
  );
};

/** A calculated figure: what it is calculated from, and the result where the report has another value. */
const CalculatedState = ({ hub: { state, origin }, formula, children: value }: StateProps & { formula: string }) => {
  const nameOf = useMetricName();
  const parts = formulaWords(formula, nameOf);
  if (state === 'same' && origin && isQuotient(formula))
    return (
      <Trans>
        Calculated: {parts}. Printed as {value}
      </Trans>
    );
  if (state === 'same') return origin ? <Trans>Calculated: {parts}</Trans> : <Trans>Typed. Agrees with {parts}</Trans>;
  if (state === 'blank')
    return (
      <Trans>
        Can be calculated: {value} ({parts})
      </Trans>
    );
  if (state === 'newer')
    return (
      <Trans>
        Newly calculated: {value} ({parts})
      </Trans>
    );
  if (state === 'conflict')
    return (
      <Trans>
        Typed. The calculation gives {value} ({parts})
      </Trans>
    );
  return null;
};

type DifferenceProps = Pick<HubStateProps, 'field' | 'hub'> & { readonly calculated: AnswerValue };

/** The difference between a typed figure and the result of its parts; the author decides which one is used. */
const Difference = ({ field, hub, calculated }: DifferenceProps) => {
  const lines = useValueLines();
  const { decimal } = useFormatters();
  const difference = differenceOf(hub.current ?? hub.offered, calculated);
  const made = <AnswerWords lines={lines(field, calculated)} {...inOneLine} />;
  const amount = difference && decimal(difference.replace('-', ''));
  return (
    <Text as="span" size="sm" numeric>
      {amount === undefined ? (
        <Trans>Its parts add up to {made}</Trans>
      ) : difference?.startsWith('-') ? (
        <Trans>
          {amount} less than its parts, which add up to {made}
        </Trans>
      ) : (
        <Trans>
          {amount} more than its parts, which add up to {made}
        </Trans>
      )}
    </Text>
  );
};

const TakeButton = ({ disclosureCode, field, hub }: HubStateProps) => {
  const { t } = useLingui();
  const name = field.label[useLanguage()];
  const { report } = useWizard();
  const { problem } = useProblemSentences();
  const api = useApi();
  const cache = useQueryClient();
  const take = useMutation({
    ...hubAnswerMutations.take(api, cache, report.id),
    // The values changed since they were shown: they are loaded again.
    onError: () => cache.invalidateQueries(hubAnswerQueries.difference(api, report.id, disclosureCode)),
  });
  return (
    <>
      <Button
        size="compact"
        aria-label={t`Use it: ${name}`}
        pending={take.isPending}
        onClick={() => take.mutate({ answers: [{ disclosureCode, fieldKey: field.key, stamp: hub.stamp }] })}
      >
        <Trans>Use it</Trans>
      </Button>
      {take.error && (
        <Text size="sm" tone="danger" role="alert">
          {problem(take.error)}
        </Text>
      )}
    </>
  );
};
