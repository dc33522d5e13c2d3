import { AnswerWords, useFormatters, useProblemSentences } from '@esg/app-kit';
import type { DataPoint, DataPointChange } from '@esg/contract';
import { Banner, Button, Dialog, Form, RadioGroup, Skeleton } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { draftOf, type PointDraft, type PointPart } from '../shared/point-draft.ts';
import { partNames, usePartLines } from '../shared/point-words.ts';
import { type Section, useSection } from '../shared/use-section.ts';
import { type Choices, evidentChoices, mergedParts, partsApart } from './merge.ts';

export type MergePointDialogProps = {
  /** The common origin: the data point as it was before typing. */
  readonly seen: PointDraft;
  readonly mine: PointDraft;
  /** The stored data point, from `ApiError.currentDataPoint`. */
  readonly current: PointDraft & Pick<DataPoint, 'sectionId' | 'version' | 'updatedAt' | 'updatedBy'>;
  /** Saves the chosen parts; a further refusal arrives as another `current`, or as `error`. */
  readonly onSave: (change: DataPointChange) => void;
  /** Decides later: the typed values stay, unsaved. */
  readonly onLater: () => void;
  readonly pending: boolean;
  readonly error?: unknown;
};

/** The parts that differ, and the chosen side of each: parts that only one person changed are already chosen. */
const useChoices = ({ seen, mine, current }: Pick<MergePointDialogProps, 'seen' | 'mine' | 'current'>) => {
  const theirs = draftOf(current);
  const parts = partsApart(mine, theirs);
  const [chosen, setChosen] = useState<Choices>({});
  const choices = { ...evidentChoices(seen, mine, theirs), ...chosen };
  return {
    parts,
    choices,
    choose: (part: PointPart, side: 'mine' | 'theirs') => setChosen({ ...chosen, [part]: side }),
    /** The merged data point, once every part is chosen. */
    merged: parts.every((part) => choices[part]) ? mergedParts(mine, theirs, choices) : undefined,
  };
};

/**
 * Two people changed one data point. Shows each part that differs side by side; parts that only one person changed are already chosen, the
 * person chooses those that both changed. Nothing is lost until the person saves.
 */
export const MergePointDialog = (props: MergePointDialogProps) => {
  const { mine, current, onSave, onLater, pending, error } = props;
  const { t } = useLingui();
  const formId = useId();
  const { problem } = useProblemSentences();
  const { date, time } = useFormatters();
  const { section } = useSection(current.sectionId);
  const { parts, choices, choose, merged } = useChoices(props);
  const by = current.updatedBy.name;
  return (
    <Dialog
      open
      size="large"
      onOpenChange={onLater}
      title={<Trans>{by} has just changed this data point</Trans>}
      description={
        <Trans>
          Stored {date(current.updatedAt)} {time(current.updatedAt)}. Choose for each part which of the two stays.
        </Trans>
      }
      closeLabel={t`Decide later`}
      actions={
        <>
          <Button onClick={onLater}>
            <Trans>Decide later</Trans>
          </Button>
          <Button type="submit" form={formId} emphasis="strong" pending={pending} aria-disabled={!merged}>
            <Trans>Save the chosen values</Trans>
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        errorsTitle={t`Not saved`}
        errors={[]}
        onSubmit={() => !pending && merged && onSave({ ...merged, version: current.version })}
      >
        {error !== undefined && error !== null && <Banner tone="danger" title={problem(error)} />}
        {section ? (
          parts.map((part) => (
            <PartChoice
              key={part}
              part={part}
              mine={mine}
              theirs={draftOf(current)}
              section={section}
              by={by}
              value={choices[part] ?? ''}
              onChange={(side) => choose(part, side)}
            />
          ))
        ) : (
          <Skeleton shape="block" height="8rem" />
        )}
      </Form>
    </Dialog>
  );
};

type PartChoiceProps = {
  readonly part: PointPart;
  readonly mine: PointDraft;
  readonly theirs: PointDraft;
  readonly section: Section;
  readonly by: string;
  readonly value: 'mine' | 'theirs' | '';
  readonly onChange: (side: 'mine' | 'theirs') => void;
};

/** One part on both sides, side by side. */
const PartChoice = ({ part, mine, theirs, section, by, value, onChange }: PartChoiceProps) => {
  const { t, i18n } = useLingui();
  const lines = usePartLines();
  const words = (draft: PointDraft) => <AnswerWords lines={lines(part, draft, section)} between=" · " />;
  return (
    <RadioGroup
      columns
      label={i18n._(partNames[part])}
      required
      value={value}
      onChange={(change) => onChange(change.value)}
      options={[
        { value: 'mine', label: t`Yours`, hint: words(mine) },
        { value: 'theirs', label: t`From ${by}`, hint: words(theirs) },
      ]}
    />
  );
};
