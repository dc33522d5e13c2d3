import { AnswerWords, useLanguage } from '@esg/app-kit';
import type { AnswerValue, Disclosure, HubAnswer } from '@esg/contract';
import { Accordion, Badge, Checkbox, Facts, Inline, RadioGroup, Stack, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useCitation } from '../use-citation.ts';
import { usePlaceInReport } from '../use-place-in-report.ts';
import { useWizard } from '../wizard-context.ts';
import * as css from './hub.css.ts';
import { hubGapWords, hubNoteWords, warningNotes } from './hub-words.ts';
import { useValueLines } from './use-value-lines.ts';

/** What to do where there is an answer already (spec section 4, import and conflicts). */
export type ConflictMode = 'overwrite' | 'select' | 'skip';

const isConflict = ({ state }: HubAnswer) => state === 'conflict' || state === 'newer';

/** What is filled in: blank fields always, differing answers as the person decided. */
export const chosenAnswers = (
  answers: readonly HubAnswer[],
  mode: ConflictMode,
  selected: readonly string[],
): HubAnswer[] =>
  answers.filter((answer) => {
    if (answer.state === 'blank') return true;
    if (!isConflict(answer)) return false;
    return mode === 'overwrite' || (mode === 'select' && selected.includes(answer.disclosureCode));
  });

type FillDifferenceProps = {
  answers: readonly HubAnswer[];
  mode: ConflictMode;
  setMode: (mode: ConflictMode) => void;
  /** Disclosures whose answers are replaced in the mode `select`. */
  selected: readonly string[];
  setSelected: (codes: readonly string[]) => void;
};

/** The comparison, grouped by what would happen. */
export const FillDifference = ({ answers, mode, setMode, selected, setSelected }: FillDifferenceProps) => {
  const { t } = useLingui();
  const conflicts = answers.filter(isConflict);
  const blanks = answers.filter(({ state }) => state === 'blank');
  const same = answers.filter(({ state }) => state === 'same').length;
  const hindered = answers.filter(({ state }) => state === 'impossible');
  const part = (id: string, title: string, entries: readonly HubAnswer[]) =>
    entries.length === 0 ? [] : [{ id, title, mark: String(entries.length), content: <Changes answers={entries} /> }];
  return (
    <Stack gap={4} align="stretch">
      {conflicts.length > 0 && (
        <RadioGroup
          label={t`Where an answer is there already and differs`}
          value={mode}
          onChange={({ value }) => setMode(value)}
          options={[
            { value: 'skip', label: t`Skip`, hint: t`The original is kept.` },
            { value: 'select', label: t`Select`, hint: t`You choose the disclosures to overwrite.` },
            { value: 'overwrite', label: t`Overwrite`, hint: t`All of them get the value of the data hub.` },
          ]}
        />
      )}
      {conflicts.length > 0 && (
        <Changes
          answers={conflicts}
          {...(mode === 'select' && { select: { selected, setSelected, label: t`Overwrite` } })}
        />
      )}
      {same > 0 && (
        <Text tone="muted">
          <Trans>{same} agree with the data hub already.</Trans>
        </Text>
      )}
      <Accordion
        headingLevel={3}
        items={[
          ...part('blanks', t`Blanks that are filled`, blanks),
          ...part('hindered', t`Data that doesn’t answer anything yet`, hindered),
        ]}
      />
    </Stack>
  );
};

type ChangesProps = {
  answers: readonly HubAnswer[];
  select?: { selected: readonly string[]; setSelected: (codes: readonly string[]) => void; label: string };
};

/** Fields below their disclosures, each with its answer and the data hub's value. */
const Changes = ({ answers, select }: ChangesProps) => {
  const language = useLanguage();
  const { framework } = useWizard();
  const cite = useCitation();
  const byCode = useMemo(
    () => new Map(framework.topics.flatMap(({ disclosures }) => disclosures.map((each) => [each.code, each] as const))),
    [framework],
  );
  return (
    <Stack gap={4} align="stretch">
      {[...Map.groupBy(answers, ({ disclosureCode }) => disclosureCode)].map(([code, changes]) => {
        const disclosure = byCode.get(code);
        const name = `${cite(code)} ${disclosure?.title[language] ?? ''}`;
        return (
          <section key={code} aria-label={name}>
            {select ? (
              <Checkbox
                label={name}
                value={select.selected.includes(code)}
                onChange={({ value }) =>
                  select.setSelected(
                    value ? [...select.selected, code] : select.selected.filter((other) => other !== code),
                  )
                }
              />
            ) : (
              <Text strong>{name}</Text>
            )}
            {disclosure &&
              changes.map((change) => <Change key={change.fieldKey} change={change} disclosure={disclosure} />)}
          </section>
        );
      })}
    </Stack>
  );
};

const Change = ({ change, disclosure }: { change: HubAnswer; disclosure: Disclosure }) => {
  const { i18n, t } = useLingui();
  const language = useLanguage();
  const lines = useValueLines();
  const placeInReport = usePlaceInReport();
  const field = disclosure.fields.find(({ key }) => key === change.fieldKey);
  if (!field) return null;
  const said = (value: AnswerValue) => (
    <span className={css.value}>
      <AnswerWords lines={lines(field, value)} />
    </span>
  );
  return (
    <div className={css.change}>
      <Text size="sm" tone="muted">
        {field.label[language]}
      </Text>
      <Facts
        facts={[
          ...(change.current ? [{ term: t`Report`, value: said(change.current) }] : []),
          {
            term: change.from ? placeInReport(change.from) : t`Data hub`,
            value: change.offered ? said(change.offered) : change.gap && i18n._(hubGapWords[change.gap]),
          },
        ]}
      />
      {change.notes.length > 0 && (
        <Inline gap={2}>
          {change.notes.map((note) => (
            <Badge key={note} tone={warningNotes.includes(note) ? 'warning' : 'neutral'}>
              {i18n._(hubNoteWords[note])}
            </Badge>
          ))}
        </Inline>
      )}
    </div>
  );
};
