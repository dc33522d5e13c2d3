import { Inline } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { ChoiceButton } from './ChoiceButton.tsx';
import type { Choices } from './use-choices.ts';

type SettleTwiceProps = {
  readonly row: number;
  /** The row that it repeats; null for a row that was left out because of another. */
  readonly first: number | null;
  readonly choices: Choices;
};

/** Chooses which of two rows counts if they have different figures for one thing. */
export const SettleTwice = ({ row, first, choices }: SettleTwiceProps) => {
  const { t } = useLingui();
  const text = String(row);
  if (first === null)
    return (
      <Inline gap={2}>
        <ChoiceButton
          choice={{ about: 'rows', text, among: [row], left: [] }}
          choices={choices}
          label={t`Read it again: row ${row}`}
        >
          <Trans>Read it again</Trans>
        </ChoiceButton>
      </Inline>
    );
  const among = [first, row];
  return (
    <Inline gap={2}>
      <ChoiceButton
        choice={{ about: 'rows', text, among, left: [row] }}
        choices={choices}
        label={t`Keep row ${first}, leave out row ${row}`}
      >
        <Trans>Keep row {first}</Trans>
      </ChoiceButton>
      <ChoiceButton
        choice={{ about: 'rows', text, among, left: [first] }}
        choices={choices}
        label={t`Use row ${row}, leave out row ${first}`}
      >
        <Trans>Use row {row}</Trans>
      </ChoiceButton>
      <ChoiceButton
        choice={{ about: 'rows', text, among, left: among }}
        choices={choices}
        label={t`Leave both out: rows ${first} and ${row}`}
      >
        <Trans>Leave both out</Trans>
      </ChoiceButton>
    </Inline>
  );
};
