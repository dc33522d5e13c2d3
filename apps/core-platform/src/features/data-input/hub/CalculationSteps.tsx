import { frameworkQueries } from '@esg/api-client';
import { AnswerWords, useApi, useFormatters, useLanguage } from '@esg/app-kit';
import type { CalculationStep, Field, HubAnswerOrigin } from '@esg/contract';
import { formulaWords } from '@esg/quantities';
import { Stack, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import * as css from '../../../wizard/hub/hub.css.ts';
import { hubGapWords, stepWords } from '../../../wizard/hub/hub-words.ts';
import { useValueLines } from '../../../wizard/hub/use-value-lines.ts';
import { subjectOf } from './subject-of.ts';

type StepsProps = { made: NonNullable<HubAnswerOrigin['offered']>; field: Field };

/** Each step of a calculation below the one that it is part of. */
export const CalculationSteps = ({ made, field }: StepsProps) => (
  <StepsBelow made={made} field={field} parentId={null} />
);

const StepsBelow = ({ made, field, parentId }: StepsProps & { parentId: number | null }) => {
  const steps = made.steps.filter((step) => step.parentId === parentId);
  if (steps.length === 0) return null;
  return (
    <Stack as="ul" gap={2} align="stretch">
      {steps.map((step) => (
        <li key={step.id} className={parentId === null ? undefined : css.part}>
          <StepText step={step} made={made} field={field} />
          <StepsBelow made={made} field={field} parentId={step.id} />
        </li>
      ))}
    </Stack>
  );
};

const StepText = ({ step, made, field }: StepsProps & { step: CalculationStep }) => {
  const { i18n, t } = useLingui();
  const format = useFormatters();
  const lines = useValueLines();
  const language = useLanguage();
  const { data: library } = useQuery({
    ...frameworkQueries.metrics(useApi()),
    enabled: step.formula !== null,
  });
  const nameOf = (key: string) => library?.metrics.find((metric) => metric.key === key)?.name[language] ?? key;
  const source = made.sources.find(({ dataPointId }) => dataPointId === step.dataPointId);
  const subject = subjectOf(made, step);
  const value = step.value && (
    <AnswerWords lines={lines(field, { type: 'number', rows: [{ ...step.value, descriptor: '' }] })} />
  );
  const taken = step.days?.taken ?? 0;
  const all = step.days?.all ?? 0;
  return (
    <>
      <Text as="span" strong>
        {value ?? (step.gap ? i18n._(hubGapWords[step.gap]) : '')}
      </Text>{' '}
      <Text as="span" size="sm" tone="muted">
        {[
          i18n._(stepWords[step.kind]),
          step.formula && formulaWords(step.formula, nameOf),
          ...(source?.labels ?? []),
          subject === null ? t`Whole organisation` : subject,
          format.period(step.period),
        ]
          .filter(Boolean)
          .join(' · ')}
        {step.days && (
          <>
            {' · '}
            <Trans>
              {taken} of {all} days
            </Trans>
          </>
        )}
      </Text>
    </>
  );
};
