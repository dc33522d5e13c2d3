import type { ImportItem } from '@esg/contract';
import { Button, Stack } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { SettleName } from './SettleName.tsx';
import { SettleTwice } from './SettleTwice.tsx';
import { SettleUnit } from './SettleUnit.tsx';
import type { Choices } from './use-choices.ts';
import type { ImportNames } from './use-import-names.ts';

type Subject = { about: 'name' | 'unit'; text: string; kind: string; suggested: string[]; isSettled: boolean };

const listed = (fact: string | number | undefined) =>
  String(fact ?? '')
    .split('|')
    .filter(Boolean);

/** What can be said of a row: what is asked about it, and what somebody said of it before. */
const subjectsOf = ({ issues, remarks, texts }: ImportItem): Subject[] => {
  const asked = issues.flatMap(({ rule, facts }): Subject[] => {
    const question = { kind: String(facts.kind ?? ''), suggested: listed(facts.suggested), isSettled: false };
    if (rule === 'metric_unknown' || rule === 'method_open')
      return [{ ...question, about: 'name', text: texts.metric ?? '' }];
    return rule === 'unit_unknown' ? [{ ...question, about: 'unit', text: String(facts.text ?? '') }] : [];
  });
  const settled = remarks.flatMap(({ note, facts }): Subject[] => {
    if (facts.text === undefined) return [];
    const said = { text: String(facts.text), kind: String(facts.kind ?? ''), suggested: [], isSettled: true };
    if (note === 'settled' || note === 'left_out') return [{ ...said, about: 'name' }];
    return note === 'unit_settled' ? [{ ...said, about: 'unit' }] : [];
  });
  return [...asked, ...settled].filter(
    ({ about, text }, place, all) => all.findIndex((other) => other.about === about && other.text === text) === place,
  );
};

type SettleRowProps = { readonly item: ImportItem; readonly names: ImportNames; readonly choices: Choices };

/** Rows of which one says what another says already, and those that were left out for it. */
const twiceIn = ({ issues, remarks, rows }: ImportItem): { row: number; first: number | null }[] => {
  const twice = issues.flatMap(({ rule, row, facts }) =>
    rule === 'duplicate_row' && facts.first !== undefined ? [{ row, first: Number(facts.first) }] : [],
  );
  const left = remarks.some(({ note, facts }) => note === 'left_out' && facts.text === undefined) ? rows : [];
  return [...twice, ...left.map((row) => ({ row, first: null }))];
};

/** Says what a row or its unit stands for, or says it otherwise. Nothing is sent before the choices are applied. */
export const SettleRow = ({ item, names, choices }: SettleRowProps) => (
  <>
    {subjectsOf(item).map((subject) => (
      <Settle key={`${subject.about} ${subject.text}`} subject={subject} names={names} choices={choices} />
    ))}
    {twiceIn(item).map(({ row, first }) => (
      <SettleTwice key={row} row={row} first={first} choices={choices} />
    ))}
  </>
);

type SettleProps = Omit<SettleRowProps, 'item'> & { readonly subject: Subject };

const Settle = ({ subject, names, choices }: SettleProps) => {
  const { t } = useLingui();
  const [changing, setChanging] = useState(false);
  const { about, text, kind, suggested, isSettled } = subject;
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
        <SettleName text={text} suggested={suggested} isSettled={isSettled} names={names} choices={choices} />
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
