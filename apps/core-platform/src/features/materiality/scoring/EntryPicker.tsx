import { assessIro, type Iro } from '@esg/contract';
import { Button, Combobox, Inline } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAssessment } from '../assessment-context.ts';
import { useEntryWords } from '../register/use-entry-words.ts';
import { isScoredBy } from './own-scores.ts';

type EntryPickerProps = {
  iros: readonly Iro[];
  open: Iro | undefined;
  userId: string | undefined;
  onOpen: (iro: Iro | undefined) => void;
};

/** Chooses the entry: by name, or one after another. Each says whether it is scored, shown, or disputed. */
export const EntryPicker = ({ iros, open, userId, onOpen }: EntryPickerProps) => {
  const { t } = useLingui();
  const { assessment } = useAssessment();
  const { topicOf } = useEntryWords();
  const place = iros.findIndex(({ id }) => id === open?.id);
  const stateOf = (iro: Iro) => {
    if (iro.revealedAt === null) return isScoredBy(iro, userId) ? t`scored` : t`open`;
    return assessIro(iro, assessment.settings).disagrees ? t`far apart` : t`shown`;
  };
  return (
    <Inline gap={3} align="end">
      <Combobox
        label={t`Entry`}
        options={iros.map((iro) => ({
          value: iro.id,
          label: iro.title,
          detail: `${topicOf(iro.topicId)} · ${stateOf(iro)}`,
        }))}
        labels={{ list: t`Entries`, none: t`No match. Try another name.` }}
        value={open?.id ?? ''}
        onChange={({ value }) => onOpen(iros.find(({ id }) => id === value))}
      />
      {iros.length > 1 && (
        <Inline gap={2}>
          <Button onClick={() => onOpen(iros.at(place - 1))}>
            <Trans>Previous entry</Trans>
          </Button>
          <Button onClick={() => onOpen(iros[(place + 1) % iros.length])}>
            <Trans>Next entry</Trans>
          </Button>
        </Inline>
      )}
    </Inline>
  );
};
