import { useFindingText } from '@esg/app-kit/figures';
import { type DataFinding, dataPointLimits, findingKey, type Period } from '@esg/contract';
import { Banner, Button, Checkbox, Inline, Stack, TextArea, TextField } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { MetricQuestion } from './metric-of.ts';
import { type Compared, checksOf, type TypedAnswer } from './use-answer.ts';

type DetailsProps = {
  readonly metric: MetricQuestion;
  readonly answer: TypedAnswer;
  readonly compared: Compared;
  readonly period: Period;
};

const tones = { error: 'danger', warning: 'warning', question: 'info' } as const;

/** What looks unusual, right below the figure; whether it is an estimate, and where it comes from. */
export const Details = ({ metric, answer, compared, period }: DetailsProps) => {
  const { t } = useLingui();
  const { draft, type } = answer;
  const { findings, asks } = checksOf(metric, compared, period, draft);
  const [isOpened, setIsOpened] = useState(false);
  const isShown = asks || isOpened || draft.explanation !== '' || draft.source !== '';
  return (
    <>
      <Findings findings={findings} />
      <Checkbox
        label={t`This is an estimate`}
        value={draft.quality === 'estimated'}
        onChange={({ value }) => type({ quality: value ? 'estimated' : null })}
      />
      {isShown ? (
        <Explained answer={answer} asks={asks} changeThreshold={compared.changeThreshold} />
      ) : (
        <Inline>
          <Button size="compact" emphasis="quiet" onClick={() => setIsOpened(true)}>
            <Trans>Add a source or an explanation</Trans>
          </Button>
        </Inline>
      )}
    </>
  );
};

/** What looks unusual. */
export const Findings = ({ findings }: { readonly findings: readonly DataFinding[] }) => {
  const text = useFindingText();
  return (
    <Stack gap={2} align="stretch" aria-live="polite">
      {findings.map((finding) => (
        <Banner key={findingKey(finding)} role="note" tone={tones[finding.severity]}>
          {text(finding)}
        </Banner>
      ))}
    </Stack>
  );
};

type ExplainedProps = Pick<Compared, 'changeThreshold'> & { readonly answer: TypedAnswer; readonly asks: boolean };

/** Why a figure changed, and where it comes from. */
export const Explained = ({ answer: { draft, type, flush }, asks, changeThreshold }: ExplainedProps) => {
  const { t } = useLingui();
  return (
    <>
      <TextArea
        label={t`What changed?`}
        hint={
          asks
            ? t`Explain changes of more than ${changeThreshold}%. Your explanation may go into the report.`
            : undefined
        }
        rows={2}
        maxLength={dataPointLimits.explanationLengthMax}
        value={draft.explanation}
        onChange={({ value }) => type({ explanation: value })}
        onBlur={flush}
      />
      <TextField
        label={t`Where the figure comes from`}
        hint={t`Such as a meter, a bill or a supplier.`}
        maxLength={dataPointLimits.sourceLengthMax}
        value={draft.source}
        onChange={({ value }) => type({ source: value })}
        onBlur={flush}
      />
    </>
  );
};
