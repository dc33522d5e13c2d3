import { Inline, Select, Stack } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { ChoiceButton } from './ChoiceButton.tsx';
import { isSameName } from './choices.ts';
import type { Choices } from './use-choices.ts';
import type { ImportNames } from './use-import-names.ts';

type SettleUnitProps = {
  readonly text: string;
  /** The unit kind of its metric: the same word may be a unit of several kinds. */
  readonly kind: string;
  /** Codes of units. */
  readonly suggested: readonly string[];
  /** Whether it already has a meaning, which can be removed to ask again. */
  readonly isSettled: boolean;
  readonly names: ImportNames;
  readonly choices: Choices;
};

/** Sets the unit that a word in the sheet means. */
export const SettleUnit = ({ text, kind, suggested, isSettled, names, choices }: SettleUnitProps) => {
  const { t } = useLingui();
  const chosen = choices.choices.find(
    (choice) => choice.about === 'unit' && choice.kind === kind && isSameName(choice.text, text),
  );
  return (
    <Stack gap={2}>
      <Inline gap={2}>
        {suggested.map((unit) => {
          const name = names.symbolOf(kind, unit);
          return (
            <ChoiceButton
              key={unit}
              choice={{ about: 'unit', text, kind, unit }}
              choices={choices}
              label={t`Use ${name} for “${text}”`}
            >
              <Trans>Use {name}</Trans>
            </ChoiceButton>
          );
        })}
        {isSettled && (
          <ChoiceButton choice={{ about: 'ask', text }} choices={choices} label={t`Ask again about “${text}”`}>
            <Trans>Ask again</Trans>
          </ChoiceButton>
        )}
      </Inline>
      {(isSettled || suggested.length === 0) && (
        <Select
          label={t`Unit for “${text}”`}
          value={chosen?.about === 'unit' ? chosen.unit : ''}
          placeholder={t`Choose a unit`}
          onChange={({ value }) => value !== '' && choices.choose({ about: 'unit', text, kind, unit: value })}
          options={names.unitChoices(kind)}
        />
      )}
    </Stack>
  );
};
