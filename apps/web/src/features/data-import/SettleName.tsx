import { Button, Combobox, Inline, Stack } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ChoiceButton } from './ChoiceButton.tsx';
import { isSameName } from './choices.ts';
import type { Choices } from './use-choices.ts';
import type { ImportNames } from './use-import-names.ts';

/** What the row contains, and the possible kinds of its unit: none if any is possible. */
export type Takes = { readonly holds: 'figures' | 'words' | undefined; readonly kinds: readonly string[] };

const canTake = ({ unitKind }: ImportNames['choices'][number], { holds, kinds }: Takes) => {
  if (holds === undefined) return true;
  if (holds === 'words') return unitKind === null;
  return unitKind !== null && (kinds.length === 0 || kinds.includes(unitKind));
};

type SettleNameProps = {
  readonly text: string;
  /** Keys of metrics, or ids of sections. */
  readonly suggested: readonly string[];
  /** Only metrics that accept this content are offered. */
  readonly takes: Takes;
  /** Whether it already has a meaning, which can be removed to ask again. */
  readonly isSettled: boolean;
  readonly names: ImportNames;
  readonly choices: Choices;
};

/** Sets the meaning of a name in the sheet: a metric or a part of one, or nothing. */
export const SettleName = ({ text, suggested, takes, isSettled, names, choices }: SettleNameProps) => {
  const { t } = useLingui();
  const chosen = choices.choices.find((choice) => choice.about === 'name' && isSameName(choice.text, text));
  const sectionId = chosen?.about === 'name' ? chosen.sectionId : null;
  const offered = suggested.flatMap((key) =>
    names.choices.filter((choice) => choice.key === key || choice.sectionId === key),
  );
  const isOther = sectionId !== null && !offered.some((choice) => choice.sectionId === sectionId);
  const [searching, setSearching] = useState(isOther);
  return (
    <Stack gap={2}>
      <Inline gap={2}>
        {offered.map(({ key, name, sectionId: section }) => (
          <ChoiceButton
            key={key}
            choice={{ about: 'name', text, sectionId: section }}
            choices={choices}
            label={t`Read “${text}” as ${name}`}
          >
            {name}
          </ChoiceButton>
        ))}
        <Button
          size="compact"
          emphasis="quiet"
          aria-expanded={searching}
          aria-label={t`Another metric for “${text}”`}
          onClick={() => setSearching(!searching)}
        >
          <Trans>Another metric</Trans>
        </Button>
        <ChoiceButton
          choice={{ about: 'name', text, sectionId: null }}
          choices={choices}
          label={t`Leave it out: “${text}”`}
        >
          <Trans>Leave it out</Trans>
        </ChoiceButton>
        {isSettled && (
          <ChoiceButton choice={{ about: 'ask', text }} choices={choices} label={t`Ask again about “${text}”`}>
            <Trans>Ask again</Trans>
          </ChoiceButton>
        )}
      </Inline>
      {searching && (
        <Combobox
          label={t`Metric for “${text}”`}
          value={isOther ? sectionId : ''}
          placeholder={t`Search for a metric`}
          onChange={({ value }) => value !== '' && choices.choose({ about: 'name', text, sectionId: value })}
          options={names.choices
            .filter((choice) => canTake(choice, takes))
            .map(({ sectionId: value, name }) => ({ value, label: name }))}
          labels={{ list: t`Metrics`, none: t`No metrics match` }}
        />
      )}
    </Stack>
  );
};
