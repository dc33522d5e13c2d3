import { hubAnswerMutations } from '@esg/api-client';
import { AnswerWords, useApi, useLanguage, useProblemSentences } from '@esg/app-kit';
import type { HubAnswer, ReportSource, UnusedMetric } from '@esg/contract';
import { Accordion, Banner, Button, Dialog, EmptyState, Inline, Stack, Text } from '@esg/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import * as css from '../../../wizard/hub/hub.css.ts';
import { useValueLines, useYearBefore } from '../../../wizard/hub/use-value-lines.ts';
import { useCitation } from '../../../wizard/use-citation.ts';
import { usePlaceInReport } from '../../../wizard/use-place-in-report.ts';
import { useWizard } from '../../../wizard/wizard-context.ts';
import { useTaken } from './use-taken.ts';

/** The answers from the data hub, each with a button to undo it. */
export const TakenDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useLingui();
  const { problem } = useProblemSentences();
  const { report } = useWizard();
  const { answers, counts, unused } = useTaken();
  const undo = useMutation(hubAnswerMutations.undo(useApi(), useQueryClient(), report.id));
  const giveBack = (given: readonly HubAnswer[]) =>
    undo.mutate({ answers: given.map(({ disclosureCode, fieldKey }) => ({ disclosureCode, fieldKey })) });
  const { fields, disclosures, done, total } = counts;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="large"
      startsAt="title"
      title={
        fields > 0 ? (
          <Plural value={fields} one="# field is filled from your data" other="# fields are filled from your data" />
        ) : (
          t`Fields filled from your data`
        )
      }
      description={
        <Trans>
          They belong to <Plural value={disclosures} one="# disclosure" other="# disclosures" />. {done} of the report’s{' '}
          {total} disclosures have all that they need from your data. Check the fields, and undo what doesn’t belong in
          this report.
        </Trans>
      }
      closeLabel={t`Close`}
      actions={
        <>
          {answers.length > 0 && (
            <Button emphasis="quiet" pending={undo.isPending} onClick={() => giveBack(answers)}>
              <Trans>Undo all</Trans>
            </Button>
          )}
          <Button emphasis="strong" onClick={onClose}>
            <Trans>Done</Trans>
          </Button>
        </>
      }
    >
      <Stack gap={4} align="stretch">
        {undo.error && <Banner tone="danger">{problem(undo.error)}</Banner>}
        {unused.length > 0 && <Unused metrics={unused} />}
        {answers.length === 0 && (
          <EmptyState
            level={3}
            title={t`No field is filled from your data`}
            purpose={t`Fill the report from the data hub, and its fields are listed here.`}
          />
        )}
        {[...Map.groupBy(answers, ({ disclosureCode }) => disclosureCode)].map(([code, given]) => (
          <OfDisclosure key={code} code={code} answers={given} pending={undo.isPending} onUndo={giveBack} />
        ))}
      </Stack>
    </Dialog>
  );
};

/** Figures of the data hub that the report does not print, each with the disclosures that would print it. */
const Unused = ({ metrics }: { metrics: readonly UnusedMetric[] }) => {
  const { t } = useLingui();
  const language = useLanguage();
  const cite = useCitation();
  const list = (
    <ul>
      {metrics.map(({ metricKey, name, disclosureCodes }) => (
        <li key={metricKey}>
          {name[language]}{' '}
          <Text as="span" size="sm" tone="muted">
            {disclosureCodes.length > 0
              ? t`Select ${disclosureCodes.map(cite).join(', ')} to print it.`
              : t`The framework doesn’t ask for it.`}
          </Text>
        </li>
      ))}
    </ul>
  );
  const title = (
    <Plural
      value={metrics.length}
      one="# of your figures isn’t used in this report"
      other="# of your figures aren’t used in this report"
    />
  );
  return <Accordion headingLevel={3} items={[{ id: 'unused', title, content: list }]} />;
};

type OfDisclosureProps = {
  readonly code: string;
  readonly answers: readonly HubAnswer[];
  readonly pending: boolean;
  readonly onUndo: (answers: readonly HubAnswer[]) => void;
};

const OfDisclosure = ({ code, answers, pending, onUndo }: OfDisclosureProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const lines = useValueLines();
  const cite = useCitation();
  const { framework } = useWizard();
  const disclosure = framework.topics.flatMap(({ disclosures }) => disclosures).find((each) => each.code === code);
  const name = `${cite(code)} ${disclosure?.title[language] ?? ''}`;
  return (
    <section aria-label={name}>
      <Text strong>{name}</Text>
      {answers.map((answer) => {
        const field = disclosure?.fields.find(({ key }) => key === answer.fieldKey);
        return (
          field && (
            <div key={answer.fieldKey} className={css.change}>
              <Inline justify="between" gap={3}>
                <Text size="sm" tone="muted">
                  {field.label[language]}
                  {answer.from && <FromReport from={answer.from} />}
                </Text>
                <Button
                  size="compact"
                  aria-label={t`Undo: ${field.label[language]}`}
                  pending={pending}
                  onClick={() => onUndo([answer])}
                >
                  <Trans>Undo</Trans>
                </Button>
              </Inline>
              <span className={css.value}>
                <AnswerWords lines={lines(field, answer.current)} />
              </span>
            </div>
          )
        );
      })}
    </section>
  );
};

const FromReport = ({ from }: { readonly from: ReportSource }) => {
  const place = usePlaceInReport()(from);
  const year = useYearBefore()(from.period);
  return (
    <>
      {' · '}
      {year === undefined ? (
        <Trans>From {place}</Trans>
      ) : (
        <Trans>
          Carried from {year}: {place}
        </Trans>
      )}
    </>
  );
};
