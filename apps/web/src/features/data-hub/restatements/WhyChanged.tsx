import { frameworkQueries, hubRestatementMutations } from '@esg/api-client';
import {
  DraftMark,
  languageNames,
  notify,
  tagOf,
  useApi,
  useDraft,
  useLanguage,
  useProblemSentences,
} from '@esg/app-kit';
import {
  type HubRestatement,
  type Language,
  type LocalizedText,
  languages,
  limits,
  mainText,
  type RestatedFigure,
  writtenTexts,
} from '@esg/contract';
import { usualPartIn } from '@esg/contract/part-names';
import { Banner, Button, Checkbox, Dialog, Stack, Table, TableHead, Text, TextArea } from '@esg/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFigureText, useUnitText } from '../frame/use-unit-text.ts';

type WhyChangedProps = {
  readonly reportingTimeId: string;
  readonly items: readonly HubRestatement[];
  readonly onClose: () => void;
};

const keyOf = ({ fieldKey, breakdown, descriptor, old, new: now }: HubRestatement) =>
  JSON.stringify([fieldKey, breakdown, descriptor, old, now]);

/** The name of a figure with its part, and its amounts with their units. */
const useFigures = () => {
  const language = useLanguage();
  const { data: library } = useQuery(frameworkQueries.metrics(useApi()));
  const unitText = useUnitText(library);
  const figureText = useFigureText();
  return {
    nameOf: ({ fieldKey, breakdown, descriptor }: HubRestatement) => {
      const metric = library?.metrics.find(({ key }) => key === fieldKey);
      const way = metric?.subMetrics.find(({ id }) => breakdown !== undefined && id === `${fieldKey}:${breakdown}`);
      return [metric?.name[language] ?? fieldKey, way?.name[language], usualPartIn(descriptor, language)]
        .filter(Boolean)
        .join(' · ');
    },
    textOf: (fieldKey: string, { number, unit }: RestatedFigure) => figureText(number, unit, unitText(fieldKey, unit)),
  };
};

/** The languages of the reports that will print the reason, the reader's first. */
const languagesOf = (items: readonly HubRestatement[], reader: Language): readonly Language[] => {
  const printed = languages.filter((each) =>
    items.some(({ reports }) => reports.some((one) => one.languages.includes(each))),
  );
  return printed.length < 2
    ? [reader]
    : printed.toSorted((one, other) => Number(other === reader) - Number(one === reader));
};

const nothing: LocalizedText = {};

/** What the person ticks and writes, kept until it is sent, and storing it: one reason for every ticked figure. */
const useReason = ({ reportingTimeId, items, onClose }: WhyChangedProps) => {
  const reader = useLanguage();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const draft = useDraft(`why-changed/${reportingTimeId}`, nothing);
  const note = useMutation(hubRestatementMutations.note(useApi(), useQueryClient()));
  const ticked = items.filter((item) => !left.has(keyOf(item)));
  const asked = languagesOf(items, reader);
  const reasons = writtenTexts(draft.value);
  const reason = mainText(reasons, asked);
  return {
    draft,
    asked,
    isTicked: (item: HubRestatement) => !left.has(keyOf(item)),
    tick: (item: HubRestatement, isTicked: boolean) => {
      const next = new Set(left);
      if (isTicked) next.delete(keyOf(item));
      else next.add(keyOf(item));
      setLeft(next);
    },
    isReady: reason !== '' && ticked.length > 0,
    pending: note.isPending,
    error: note.error,
    send: () => {
      const figures = ticked.map(({ fieldKey, breakdown, descriptor, old, new: now }) => ({
        fieldKey,
        ...(breakdown !== undefined && { breakdown }),
        descriptor,
        old,
        new: now,
      }));
      note.mutate(
        { reportingTimeId, figures, note: reason, notes: reasons },
        {
          onSuccess: () => {
            draft.done(draft.value);
            notify('success', msg`Reason saved. The next report prints it.`);
            onClose();
          },
        },
      );
    },
  };
};

/** Asks why published figures changed, once for all that are ticked. */
export const WhyChanged = (props: WhyChangedProps) => {
  const { t } = useLingui();
  const { problem } = useProblemSentences();
  const reason = useReason(props);
  return (
    <Dialog
      open
      onOpenChange={props.onClose}
      size="large"
      title={t`Why did these figures change?`}
      description={t`The published reports stay as they are. The next report compares with the new figures and prints the reason.`}
      closeLabel={t`Close`}
      actions={
        <>
          <Button onClick={props.onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button emphasis="strong" pending={reason.pending || !reason.isReady} onClick={reason.send}>
            <Trans>Save reason</Trans>
          </Button>
        </>
      }
    >
      <Stack gap={4} align="stretch">
        <ChangedFigures items={props.items} reason={reason} />
        {reason.asked.map((language, index) => (
          <TextArea
            key={language}
            label={reason.asked.length > 1 ? t`Reason (${languageNames[language]})` : t`Reason`}
            hint={index === 0 ? t`For example: a meter was misread, or a method was changed.` : undefined}
            required={index === 0}
            lang={tagOf(language)}
            maxLength={limits.reportTextLengthMax}
            value={reason.draft.value[language] ?? ''}
            onChange={({ value }) => reason.draft.change({ ...reason.draft.value, [language]: value })}
          />
        ))}
        <DraftMark draft={reason.draft} />
        {reason.error && <Banner tone="danger">{problem(reason.error)}</Banner>}
      </Stack>
    </Dialog>
  );
};

type ChangedFiguresProps = Pick<WhyChangedProps, 'items'> & { readonly reason: ReturnType<typeof useReason> };

const ChangedFigures = ({ items, reason }: ChangedFiguresProps) => {
  const { t } = useLingui();
  const { nameOf, textOf } = useFigures();
  return (
    <Table caption={t`Figures that changed`} captionHidden stacked>
      <TableHead heads={[t`Figure`, t`Published`, t`Now`]} />
      <tbody>
        {items.map((item) => (
          <tr key={keyOf(item)}>
            <th scope="row">
              <Checkbox
                label={nameOf(item)}
                value={reason.isTicked(item)}
                onChange={({ value }) => reason.tick(item, value)}
              />
            </th>
            <td data-label={t`Published`}>
              <Text as="span" numeric>
                {textOf(item.fieldKey, item.old)}
              </Text>
            </td>
            <td data-label={t`Now`}>
              <Text as="span" numeric>
                {textOf(item.fieldKey, item.new)}
              </Text>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
};
