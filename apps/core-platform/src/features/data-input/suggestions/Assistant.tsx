import { reportQueries } from '@esg/api-client';
import { AnswerWords, useApi, useFormatters, useLanguage, useProblemSentences } from '@esg/app-kit';
import type { Answer, Disclosure, Field, Suggestion, SuggestionAccept } from '@esg/contract';
import { Banner, Button, Heading, Inline, Stack, Text } from '@esg/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useValueLines } from '../../../wizard/hub/use-value-lines.ts';
import { StepError, StepSkeleton } from '../../../wizard/loading.tsx';
import { AiLocked } from '../../../wizard/suggestions/AiLocked.tsx';
import { candidatesOf, differencesOf } from '../../../wizard/suggestions/queue.ts';
import { RunState } from '../../../wizard/suggestions/RunState.tsx';
import { useSuggestions } from '../../../wizard/suggestions/use-suggestions.ts';
import { useWizard } from '../../../wizard/wizard-context.ts';
import { AlsoToHub } from './AlsoToHub.tsx';
import { Candidate, type Deed } from './Candidate.tsx';
import { EditSuggestionDialog } from './EditSuggestionDialog.tsx';
import { NothingToReview } from './NearestPages.tsx';
import { differenceWords } from './suggestion-words.ts';
import * as css from './suggestions.css.ts';
import { useAlsoToHub } from './use-also-to-hub.ts';
import { type Changed, useDeciding } from './use-deciding.ts';
import { useReviewFocus } from './use-review-focus.ts';

type AssistantProps = {
  readonly disclosure: Disclosure;
  /** Opens the next disclosure with suggestions; undefined where there is none. */
  readonly onNext: (() => void) | undefined;
};

/** What was found in documents for the open disclosure, to be accepted, edited or rejected by a person. It never answers by itself. */
export const Assistant = ({ disclosure, onNext }: AssistantProps) => {
  const { readOnly } = useWizard();
  const { isUnlocked, mayWrite, open, isRead, error, refetch } = useSuggestions();
  if (!isUnlocked) return <AiLocked />;
  if (readOnly) {
    return (
      <Text size="sm" tone="muted">
        <Trans>There is nothing to review: you can only read this report.</Trans>
      </Text>
    );
  }
  if (error) return <StepError error={error} onRetry={() => void refetch()} />;
  if (!isRead) return <StepSkeleton />;
  return (
    <Stack gap={6} align="stretch">
      <Review disclosure={disclosure} open={open} mayWrite={mayWrite} onNext={onNext} />
      {mayWrite && <RunState disclosureCode={disclosure.code} />}
    </Stack>
  );
};

type ReviewProps = AssistantProps & { readonly open: readonly Suggestion[]; readonly mayWrite: boolean };

const Review = ({ disclosure, open, mayWrite, onNext }: ReviewProps) => {
  const { place, expect } = useReviewFocus(open);
  const hub = useAlsoToHub();
  const fields = candidatesOf(open, disclosure.code);
  const left = open.length;
  return (
    <Stack ref={place} gap={4} align="stretch">
      <Inline gap={2} justify="between">
        <Text as="p" tabIndex={-1} data-review-head strong numeric>
          <Plural
            value={left}
            _0="No suggestions to review"
            one="# suggestion to review"
            other="# suggestions to review"
          />
        </Text>
        {onNext && (
          <Button size="compact" onClick={onNext}>
            <Trans>Next disclosure with suggestions</Trans>
          </Button>
        )}
      </Inline>
      {fields.length === 0 && <NothingToReview disclosure={disclosure} />}
      {mayWrite && <AlsoToHub hub={hub} candidates={fields.flatMap(({ candidates }) => candidates)} />}
      {fields.map(({ fieldKey, candidates }) => {
        const field = disclosure.fields.find(({ key }) => key === fieldKey);
        return (
          field && (
            <FieldSuggestions
              key={fieldKey}
              disclosureCode={disclosure.code}
              field={field}
              candidates={candidates}
              mayWrite={mayWrite}
              saveToHub={hub.target}
              onDeciding={expect}
            />
          )
        );
      })}
    </Stack>
  );
};

type FieldSuggestionsProps = {
  readonly disclosureCode: string;
  readonly field: Field;
  readonly candidates: readonly Suggestion[];
  readonly mayWrite: boolean;
  readonly saveToHub: SuggestionAccept['saveToHub'] | undefined;
  readonly onDeciding: (isLeaving: boolean) => void;
};

/** The candidates of one field side by side, with what they differ in and the answer that stands there. */
const FieldSuggestions = (props: FieldSuggestionsProps) => {
  const { disclosureCode, field, candidates, mayWrite, saveToHub, onDeciding } = props;
  const deciding = useDeciding(onDeciding, saveToHub);
  const [edited, setEdited] = useState<Suggestion>();
  const answer = useAnswer(disclosureCode, field.key);
  const { problem } = useProblemSentences();
  const decide = (suggestion: Suggestion, deed: Deed) => {
    if (deciding.isPending(suggestion)) return;
    if (deed === 'edit') setEdited(suggestion);
    else if (deed === 'accept') deciding.accept(suggestion, answer);
    else deciding.reject(suggestion);
  };
  return (
    <Stack as="section" gap={2} align="stretch">
      <Heading level={4} size="sm">
        {field.label[useLanguage()]}
      </Heading>
      {answer?.value && <Standing field={field} answer={answer} />}
      <Differing candidates={candidates} />
      {deciding.error && <Banner tone="danger" title={problem(deciding.error)} />}
      {deciding.changed && (
        <AnswerChanged
          field={field}
          changed={deciding.changed}
          onReplace={({ suggestion, current, value }) => deciding.accept(suggestion, current, value)}
        />
      )}
      <div className={css.candidates}>
        {candidates.map((suggestion) => (
          <Candidate
            key={suggestion.id}
            field={field}
            suggestion={suggestion}
            replaces={Boolean(answer?.value)}
            mayDecide={mayWrite}
            pending={deciding.isPending(suggestion)}
            onDeed={(deed) => decide(suggestion, deed)}
          />
        ))}
      </div>
      {edited && (
        <EditSuggestionDialog
          field={field}
          suggestion={edited}
          pending={deciding.isPending(edited)}
          onAccept={(value) => {
            setEdited(undefined);
            deciding.accept(edited, answer, value);
          }}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Stack>
  );
};

/** The answer that stands in a field; undefined where nobody has answered. */
const useAnswer = (disclosureCode: string, fieldKey: string): Answer | undefined => {
  const { report } = useWizard();
  const { data } = useQuery(reportQueries.answers(useApi(), report.id, disclosureCode));
  return data?.find((answer) => answer.fieldKey === fieldKey);
};

const Standing = ({ field, answer }: { readonly field: Field; readonly answer: Answer }) => {
  const lines = useValueLines();
  return (
    <Text size="sm" numeric>
      <Trans>
        Your answer: <AnswerWords lines={lines(field, answer.value)} />
      </Trans>
    </Text>
  );
};

const Differing = ({ candidates }: Pick<FieldSuggestionsProps, 'candidates'>) => {
  const { i18n } = useLingui();
  const { list } = useFormatters();
  const different = differencesOf(candidates);
  if (candidates.length < 2) return null;
  const count = candidates.length;
  const aspects = list(different.map((each) => i18n._(differenceWords[each])));
  return (
    <Text size="sm" tone="muted">
      {different.length === 0 ? (
        <Trans>{count} candidates that say the same.</Trans>
      ) : (
        <Trans>
          {count} candidates. They differ in: {aspects}.
        </Trans>
      )}
    </Text>
  );
};

type AnswerChangedProps = {
  readonly field: Field;
  readonly changed: Changed;
  readonly onReplace: (changed: Changed) => void;
};

/** Somebody answered meanwhile: nothing is replaced before the person has seen it. */
const AnswerChanged = ({ field, changed, onReplace }: AnswerChangedProps) => {
  const lines = useValueLines();
  const { name } = changed.current.updatedBy;
  return (
    <Banner
      tone="warning"
      role="alert"
      title={<Trans>{name} has just answered this field</Trans>}
      action={
        <Button size="compact" onClick={() => onReplace(changed)}>
          <Trans>Replace it</Trans>
        </Button>
      }
    >
      <AnswerWords lines={lines(field, changed.current.value)} />
    </Banner>
  );
};
