import { draftMutations, draftQueries, keepAnswer, saveAnswer } from '@esg/api-client';
import { languageNames, notify, notifyProblem, useApi, useLanguage, useRichTextLabels } from '@esg/app-kit';
import {
  type Answer,
  isAnswered,
  type Language,
  type LinkedNumber,
  linkedNumbersIn,
  listsMaterialTopics,
  type TextDraft,
} from '@esg/contract';
import { Banner, Button, Dialog, Heading, Stack, Text, TextLink } from '@esg/ui';
import { RichTextArea } from '@esg/ui/rich-text';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { fieldId } from '../../../wizard/field-id.ts';
import { StepError, StepSkeleton } from '../../../wizard/loading.tsx';
import { choiceId, nameOfNumber } from '../../../wizard/numbers/choices.ts';
import { useReportNumbers } from '../../../wizard/numbers/use-report-numbers.tsx';
import { StepLink } from '../../../wizard/StepLink.tsx';
import { useCitation } from '../../../wizard/use-citation.ts';
import { useWizard } from '../../../wizard/wizard-context.ts';
import { DraftBasis } from './DraftBasis.tsx';
import { DraftedTopics } from './DraftedTopics.tsx';
import { DraftWording } from './DraftWording.tsx';
import type { DraftedField } from './drafted-field.ts';
import { type DraftKind, draftHints, draftNames } from './use-draft-kind.ts';
import { useShownDraft } from './use-shown-draft.ts';

type DraftDialogProps = DraftedField & { readonly kind: DraftKind; readonly onClose: () => void };

/** Whether there is nothing to take over. */
const isNothing = ({ blocks, named }: TextDraft) => Object.keys(blocks).length === 0 && !named?.length;

const insertedWords = msg`The draft is in the text. Read it, and change what doesn’t fit.`;
const chosenWords = msg`The material topics are in the list. Check it.`;

/** Puts the draft into the text, and takes it out again where the person wants that. */
const useAccepting = ({ disclosure, field, answer, onClose }: DraftDialogProps, draft: TextDraft | undefined) => {
  const api = useApi();
  const cache = useQueryClient();
  const { report } = useWizard();
  const place = { reportId: report.id, disclosureCode: disclosure.code, fieldKey: field.key };
  const { mutate, isPending } = useMutation(draftMutations.accept(api, cache, place));
  const undo = (taken: Answer) =>
    void saveAnswer(api, place, { value: answer?.value ?? null, version: taken.version }).then(
      (standing) => keepAnswer(cache, report.id, standing),
      notifyProblem,
    );
  const accept = () => {
    if (!draft) return;
    mutate(
      { version: answer?.version ?? 0, stamp: draft.stamp, calls: draft.wording?.calls ?? [] },
      {
        onSuccess: (taken) => {
          onClose();
          notify('success', draft.named ? chosenWords : insertedWords, {
            label: msg`Undo`,
            run: () => undo(taken),
          });
        },
        onError: (error) => {
          notifyProblem(error);
          void cache.invalidateQueries({ queryKey: draftQueries.ofField(api, place).queryKey });
        },
      },
    );
  };
  return { accept, isPending };
};

/** A text out of the report's own figures and of the materiality assessment, to be read before it is put into the field. */
export const DraftDialog = (props: DraftDialogProps) => {
  const { disclosure, field, answer, kind, onClose } = props;
  const { t, i18n } = useLingui();
  const { report } = useWizard();
  const place = { reportId: report.id, disclosureCode: disclosure.code, fieldKey: field.key };
  const { draft: data, wording, error, refetch } = useShownDraft(place);
  const { accept, isPending } = useAccepting(props, data);
  const isEmpty = data !== undefined && isNothing(data);
  const isFilled = answer !== undefined && isAnswered(answer.value);
  const hint = i18n._(draftHints[kind]);
  const isList = listsMaterialTopics(field);
  const kept = isList
    ? t`What people added themselves stays; topics of an earlier decision are replaced.`
    : t`It goes below what is in the text.`;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="large"
      startsAt="title"
      title={i18n._(draftNames[kind])}
      description={isFilled ? `${hint} ${kept}` : hint}
      closeLabel={t`Close`}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          {!isEmpty && (
            <Button emphasis="strong" pending={!data || isPending} onClick={accept}>
              {isList ? <Trans>Use these topics</Trans> : <Trans>Insert draft</Trans>}
            </Button>
          )}
        </>
      }
    >
      {error && !data && <StepError error={error} onRetry={() => void refetch()} />}
      <Stack gap={4} align="stretch">
        {wording && <DraftWording wording={wording} />}
        {!data && !error && <StepSkeleton />}
        {data && <Preview draft={data} answer={answer} kind={kind} />}
      </Stack>
    </Dialog>
  );
};

type PreviewProps = Pick<DraftDialogProps, 'answer' | 'kind'> & { readonly draft: TextDraft };

const Preview = ({ draft, answer, kind }: PreviewProps) => {
  const { report } = useWizard();
  const labels = useRichTextLabels();
  const valuesIn = useReportNumbers();
  const written = report.languages.filter((language) => draft.blocks[language]);
  return (
    <Stack gap={4} align="stretch">
      {kind !== 'figures' && <DraftBasis basis={draft.basis} gaps={draft.gaps ?? 0} />}
      {kind === 'figures' && isNothing(draft) && (
        <Text>
          <Trans>The report has no figure yet that this text could speak of.</Trans>
        </Text>
      )}
      {draft.named && <DraftedTopics named={draft.named} answer={answer} />}
      {written.map((language) => (
        <RichTextArea
          key={language}
          label={languageNames[language]}
          value={draft.blocks[language] ?? []}
          values={valuesIn(language)}
          onChange={() => {}}
          readOnly
          labels={labels}
        />
      ))}
      <Sources draft={draft} written={written} />
      <Missing missing={draft.missing} />
    </Stack>
  );
};

const sourceOf = (number: LinkedNumber) => `${choiceId(number)} ${number.kind} ${number.yearsBack}`;

/** Each number of the draft with the figure that it comes from. */
const Sources = ({ draft, written }: { draft: TextDraft; written: readonly Language[] }) => {
  const language = useLanguage();
  const { framework } = useWizard();
  const cite = useCitation();
  const shown = written.includes(language) ? language : written[0];
  const numbers = linkedNumbersIn((shown && draft.blocks[shown]) ?? []);
  const once = [...new Map(numbers.map((run) => [sourceOf(run.number), run])).values()];
  if (once.length === 0) return null;
  return (
    <Stack gap={2} as="section">
      <Heading level={3} size="sm">
        <Trans>Where the numbers come from</Trans>
      </Heading>
      <Stack as="ul" gap={1}>
        {once.map(({ text, number }) => (
          <li key={sourceOf(number)}>
            <Text as="span" size="sm" numeric>
              {text} – {cite(number.disclosureCode)} {nameOfNumber(number, framework, language) ?? number.fieldKey}
              {number.kind === 'change' && (
                <>
                  {', '}
                  <Trans>change since the previous year</Trans>
                </>
              )}
            </Text>
          </li>
        ))}
      </Stack>
    </Stack>
  );
};

/** As many as a person would look at. */
const missingShown = 6;

const Missing = ({ missing }: Pick<TextDraft, 'missing'>) => {
  const language = useLanguage();
  const { framework } = useWizard();
  const cite = useCitation();
  if (missing.length === 0) return null;
  const rest = missing.length - missingShown;
  return (
    <Banner
      tone="neutral"
      title={
        <Plural
          value={missing.length}
          one="# figure that it could speak of has no value"
          other="# figures that it could speak of have no value"
        />
      }
    >
      <Stack as="ul" gap={1}>
        {missing.slice(0, missingShown).map((place) => {
          const { disclosureCode, fieldKey, isSelected } = place;
          const name = nameOfNumber({ ...place, row: null }, framework, language) ?? fieldKey;
          return (
            <li key={fieldKey}>
              {isSelected ? (
                <TextLink asChild>
                  <StepLink step="data-input" disclosure={disclosureCode} control={fieldId(disclosureCode, fieldKey)}>
                    {cite(disclosureCode)} {name}
                  </StepLink>
                </TextLink>
              ) : (
                <Text as="span" size="sm">
                  {cite(disclosureCode)} {name} <Trans>(not selected for this report)</Trans>
                </Text>
              )}
            </li>
          );
        })}
        {rest > 0 && (
          <li>
            <Text as="span" size="sm" tone="muted">
              <Plural value={rest} one="and # more" other="and # more" />
            </Text>
          </li>
        )}
      </Stack>
    </Banner>
  );
};
