import type { ImportItem, ImportRule } from '@esg/contract';
import { Button, Stack } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ChoiceButton } from './ChoiceButton.tsx';
import { SettleName, type Takes } from './SettleName.tsx';
import { SettleTwice } from './SettleTwice.tsx';
import { SettleUnit } from './SettleUnit.tsx';
import type { Choices } from './use-choices.ts';
import type { ImportNames } from './use-import-names.ts';

type Subject = {
  about: 'name' | 'unit';
  text: string;
  kind: string;
  suggested: string[];
  takes: Takes;
  isSettled: boolean;
};

const asksName: readonly ImportRule[] = ['metric_unknown', 'method_open', 'name_open', 'words_wanted'];

const listed = (fact: string | number | undefined) =>
  String(fact ?? '')
    .split('|')
    .filter(Boolean);

/** What the row contains, by the findings of the check or by the resulting figure. */
const takesOf = ({ after }: ImportItem, facts: ImportItem['issues'][number]['facts']): Takes => {
  const isFigure = after?.value.type === 'number' || after?.value.type === 'integer';
  const holds = facts.holds === 'words' ? 'words' : facts.holds === 'figures' || isFigure ? 'figures' : undefined;
  return { holds, kinds: listed(facts.kinds) };
};

/** The open questions of a row, and the answers that somebody gave before. */
const subjectsOf = (item: ImportItem): Subject[] => {
  const { issues, remarks, texts } = item;
  const asked = issues.flatMap(({ rule, facts }): Subject[] => {
    const takes = takesOf(item, facts);
    const question = { kind: String(facts.kind ?? ''), suggested: listed(facts.suggested), takes, isSettled: false };
    // No unit of this metric can be meant: the row is about another metric, or it waits for a figure that was converted.
    if (rule === 'unit_unknown' && facts.measures !== undefined)
      return [
        {
          ...question,
          about: 'name',
          text: texts.metric ?? '',
          takes: { holds: 'figures', kinds: [String(facts.measures)] },
        },
      ];
    if (asksName.includes(rule)) return [{ ...question, about: 'name', text: texts.metric ?? '' }];
    return rule === 'unit_unknown' ? [{ ...question, about: 'unit', text: String(facts.text ?? '') }] : [];
  });
  const settled = remarks.flatMap(({ note, facts }): Subject[] => {
    if (facts.text === undefined) return [];
    const takes = takesOf(item, {});
    const said = { text: String(facts.text), kind: String(facts.kind ?? ''), suggested: [], takes, isSettled: true };
    if (note === 'settled' || note === 'left_out') return [{ ...said, about: 'name' }];
    return note === 'unit_settled' ? [{ ...said, about: 'unit' }] : [];
  });
  return [...asked, ...settled].filter(
    ({ about, text }, place, all) => all.findIndex((other) => other.about === about && other.text === text) === place,
  );
};

type SettleRowProps = { readonly item: ImportItem; readonly names: ImportNames; readonly choices: Choices };

/** Rows that repeat another row, and those that were left out for that reason. */
const twiceIn = ({ issues, remarks, rows }: ImportItem): { row: number; first: number | null }[] => {
  const twice = issues.flatMap(({ rule, row, facts }) =>
    rule === 'duplicate_row' && facts.first !== undefined ? [{ row, first: Number(facts.first) }] : [],
  );
  const left = remarks.some(({ note, facts }) => note === 'left_out' && facts.text === undefined) ? rows : [];
  return [...twice, ...left.map((row) => ({ row, first: null }))];
};

/** Rows that are refused for what no choice of a meaning mends, such as a number that its metric does not take. */
const refusedIn = ({ kind, issues }: ImportItem): number[] => {
  if (kind !== 'error') return [];
  const refused = issues.filter(
    ({ rule, facts }) =>
      rule !== 'unit_unknown' && !asksName.includes(rule) && (rule !== 'duplicate_row' || facts.first === undefined),
  );
  return [...new Set(refused.map(({ row }) => row))];
};

/** Sets or changes the meaning of a row or its unit. Nothing is sent before the choices are applied. */
export const SettleRow = ({ item, names, choices }: SettleRowProps) => (
  <>
    {subjectsOf(item).map((subject) => (
      <Settle key={`${subject.about} ${subject.text}`} subject={subject} names={names} choices={choices} />
    ))}
    {twiceIn(item).map(({ row, first }) => (
      <SettleTwice key={row} row={row} first={first} choices={choices} />
    ))}
    {refusedIn(item).map((row) => (
      <LeaveRow key={row} row={row} choices={choices} />
    ))}
  </>
);

/** Leaves out a row that is refused, so that the others are imported without a question about it. */
const LeaveRow = ({ row, choices }: { readonly row: number; readonly choices: Choices }) => {
  const { t } = useLingui();
  return (
    <ChoiceButton
      choice={{ about: 'rows', text: String(row), among: [row], left: [row] }}
      choices={choices}
      label={t`Leave it out: row ${row}`}
    >
      <Trans>Leave it out</Trans>
    </ChoiceButton>
  );
};

type SettleProps = Omit<SettleRowProps, 'item'> & { readonly subject: Subject };

const Settle = ({ subject, names, choices }: SettleProps) => {
  const { t } = useLingui();
  const [changing, setChanging] = useState(false);
  const { about, text, kind, suggested, takes, isSettled } = subject;
  const open = !isSettled || changing;
  return (
    <Stack gap={2} align="start">
      {isSettled && (
        <Button
          size="compact"
          emphasis="quiet"
          aria-expanded={changing}
          aria-label={t`Change what “${text}” stands for`}
          onClick={() => setChanging(!changing)}
        >
          <Trans>Change</Trans>
        </Button>
      )}
      {open && about === 'name' && (
        <SettleName
          text={text}
          suggested={suggested}
          takes={takes}
          isSettled={isSettled}
          names={names}
          choices={choices}
        />
      )}
      {open && about === 'unit' && (
        <SettleUnit
          text={text}
          kind={kind}
          suggested={suggested}
          isSettled={isSettled}
          names={names}
          choices={choices}
        />
      )}
    </Stack>
  );
};
