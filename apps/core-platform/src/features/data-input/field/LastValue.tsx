import { rollForwardQueries } from '@esg/api-client';
import { AnswerWords, useAnswerLines, useApi, useFormatters } from '@esg/app-kit';
import { type Answer, type Country, type Field, type Period, sameJson, textsOfAnswer } from '@esg/contract';
import { Text } from '@esg/ui';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useWizard } from '../../../wizard/wizard-context.ts';
import { inOneLine } from './one-line.ts';

/** A calendar year by its number; any other period by its days. */
const yearOf = ({ start, end }: Period): string | undefined =>
  start.endsWith('-01-01') && end === `${start.slice(0, 4)}-12-31` ? start.slice(0, 4) : undefined;

/** Last period's answers to the fields of one disclosure, by field. Loaded once for the whole report. */
export const useLastValues = (code: string) => {
  const { report } = useWizard();
  const { data } = useQuery(rollForwardQueries.lastValues(useApi(), report.id));
  return useMemo(
    () => ({
      of: new Map(
        (data?.values ?? []).flatMap((each) => (each.disclosureCode === code ? [[each.fieldKey, each]] : [])),
      ),
      /** Every figure of the report then, wherever it stood. */
      figures: new Set(
        (data?.values ?? []).flatMap(({ value }) =>
          value.type === 'number' || value.type === 'integer' ? value.rows.map(({ number }) => number) : [],
        ),
      ),
    }),
    [data, code],
  );
};

export type LastValues = ReturnType<typeof useLastValues>;

type LastValueProps = {
  readonly field: Field;
  /** The present answer: a text that was carried over and not changed is not shown a second time. */
  readonly answer: Answer | undefined;
  readonly last: LastValues;
  readonly countries: readonly Country[];
};

/** Last period's value, beside the field that asks for it again. */
export const LastValue = ({ field, answer, last, countries }: LastValueProps) => {
  const lines = useAnswerLines();
  const format = useFormatters();
  const { framework } = useWizard();
  const known = last.of.get(field.key);
  if (!known) return null;
  const { value, period } = known;
  const texts = textsOfAnswer(value);
  if (texts.length > 0 && answer?.value && sameJson(texts, textsOfAnswer(answer.value))) return null;
  const units = field.unitKind ? (framework.units[field.unitKind] ?? []) : [];
  const said = <AnswerWords lines={lines(value, { field, units, countries })} {...inOneLine} />;
  const when = yearOf(period) ?? format.period(period);
  return (
    <Text as="span" size="sm" tone="muted" numeric>
      <Trans>
        {when}: {said}
      </Trans>
    </Text>
  );
};
