import { notify, useLanguage } from '@esg/app-kit';
import type { Answer, ApprovalRound, Disclosure, DisclosureStatus } from '@esg/contract';
import { Banner, Button, Heading, Stack, Text } from '@esg/ui';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { memo, type RefObject, useEffect, useRef } from 'react';
import { useCitation } from '../../wizard/use-citation.ts';
import { useWizard } from '../../wizard/wizard-context.ts';
import { ApprovalBanner } from '../../wizard/work/ApprovalBanner.tsx';
import { CompleteInPart } from './CompleteInPart.tsx';
import { DisclosureActions } from './DisclosureActions.tsx';
import { DisclosureFields } from './DisclosureFields.tsx';
import * as css from './data-input.css.ts';
import { forwardStep } from './disclosure-steps.ts';
import { focusControl } from './focus-control.ts';
import { OmissionBanner } from './OmissionBanner.tsx';
import { useSide } from './side/side-context.ts';
import { TopicLine } from './topics/TopicLine.tsx';
import { useAfterCompleting } from './use-after-completing.ts';
import { useCompletion } from './use-completion.ts';
import type { OpenPane } from './use-data-input.ts';
import { useKeys } from './use-keys.ts';
import { WorkLine } from './work/WorkLine.tsx';

/**
 * An approval is shown while it is open. A rejection, or an approval that no longer counts, is shown until the disclosure is submitted
 * again.
 */
const showsRound = (status: DisclosureStatus, { state }: ApprovalRound) =>
  state === 'open' ||
  ((state === 'rejected' || state === 'fallen') &&
    (status === 'approval-rejected' || status === 'in-progress' || status === 'new'));

type DisclosurePaneProps = {
  pane: OpenPane;
  disclosure: Disclosure;
  /** Its answers by field. */
  answers: ReadonlyMap<string, Answer>;
};

/** Opens the next open disclosure once this one is complete, if the person chose so, and offers to undo. */
const useLeadingOn = (pane: OpenPane, code: string, status: DisclosureStatus) => {
  const cited = useCitation()(code);
  const { after, choose } = useAfterCompleting();
  const leadOn = (reopen: () => void) => {
    if (after === 'stay' || !(pane.move('openAfter') || pane.move('openBefore'))) return;
    // Reopening an approved disclosure would invalidate its approval, so undo only opens it there.
    const isUndone = status !== 'approval-accepted';
    notify('success', msg`${cited} is complete`, {
      label: isUndone ? msg`Undo` : msg`Back to ${cited}`,
      run: () => {
        if (isUndone) reopen();
        pane.open(code);
      },
    });
  };
  return { after, choose, leadOn };
};

/** The keyboard shortcuts of disclosures, with the same step as the buttons. */
const usePaneKeys = ({ move }: OpenPane, code: string, onForward: () => void) => {
  const side = useSide();
  useKeys({
    onPrevious: () => move('previous'),
    onNext: () => move('next'),
    onPreviousOpen: () => move('openBefore'),
    onNextOpen: () => move('openAfter'),
    onComment: (fieldKey) => side.show('comments', fieldKey === undefined ? undefined : { code, fieldKey }),
    onComplete: onForward,
  });
};

/** Moves focus to the field that a link names, or else to the disclosure, unless the person is still choosing in the tree. */
const useFocusOnArrival = (pane: RefObject<HTMLElement | null>) => {
  useEffect(() => {
    const wanted = location.hash ? document.getElementById(location.hash.slice(1)) : null;
    if (wanted) focusControl(wanted);
    else if (!document.activeElement?.closest('[role="tree"]')) pane.current?.focus({ preventScroll: true });
  }, [pane]);
};

const nothingMissing: ReadonlySet<string> = new Set();

/** A refusal for missing answers is past once somebody completed or submitted the disclosure since, for example in part. */
const withoutPast = (completion: ReturnType<typeof useCompletion>, status: DisclosureStatus): typeof completion => {
  const isOpen = status === 'new' || status === 'in-progress' || status === 'approval-rejected';
  return isOpen || completion.missing.size === 0
    ? completion
    : { ...completion, error: undefined, missing: nothingMissing };
};

/** The open disclosure: its fields, its status, and the link to the next one. Only its own fields are mounted. */
export const DisclosurePane = memo(({ pane, disclosure, answers }: DisclosurePaneProps) => {
  const { readOnly } = useWizard();
  const article = useRef<HTMLElement>(null);
  const { code } = disclosure;
  const { previous, next, move } = pane;
  const name = `${useCitation()(code)} ${disclosure.title[useLanguage()]}`;
  const state = pane.stateOf.get(code);
  const status = state?.status ?? 'new';
  const { after, choose, leadOn } = useLeadingOn(pane, code, status);
  const completion = withoutPast(useCompletion(disclosure, answers, leadOn), status);
  const { complete, submit, reopen, isPending, error, missing } = completion;
  const work = pane.work.of(code);
  const mayChange = !readOnly && status !== 'omitted';
  usePaneKeys(pane, code, () => {
    if (!mayChange) return;
    const step = forwardStep(status, work.needsApproval);
    if (step === 'complete') complete();
    if (step === 'submit') submit();
  });
  useFocusOnArrival(article);

  return (
    <article ref={article} tabIndex={-1} data-pane-start className={css.pane} aria-label={name}>
      <PaneHead pane={pane} disclosure={disclosure} answers={answers} name={name} mayChange={mayChange} />
      {work.round && showsRound(status, work.round) && (
        <ApprovalBanner round={work.round} disclosure={disclosure} work={pane.work} />
      )}
      {state?.omission && (
        <OmissionBanner
          disclosure={disclosure}
          omission={state.omission}
          status={status}
          pending={isPending}
          onAnswer={reopen}
        />
      )}
      <DisclosureFields disclosure={disclosure} answers={answers} disabled={!mayChange} missing={missing} />
      {error && <Refusal pane={pane} disclosure={disclosure} error={error} isMissing={missing.size > 0} />}
      {completion.lacking && mayChange && (
        <Lacking step={forwardStep(status, work.needsApproval)} completion={completion} />
      )}
      <DisclosureActions
        disclosure={disclosure}
        previous={previous && (() => move('previous'))}
        next={next && (() => move('next'))}
        status={status}
        work={work}
        isPending={isPending}
        mayChange={mayChange}
        after={after}
        onAfter={choose}
        onComplete={complete}
        onSubmit={submit}
        onReopen={reopen}
      />
    </article>
  );
});

type PaneHeadProps = DisclosurePaneProps & { name: string; mayChange: boolean };

/** The disclosure's requirements, its assignees, and the material topic it is answered for. */
const PaneHead = ({ pane, disclosure, answers, name, mayChange }: PaneHeadProps) => {
  const language = useLanguage();
  return (
    <Stack gap={3}>
      <Heading level={3} size="lg">
        {name}
      </Heading>
      {disclosure.guidance && <Text measured>{disclosure.guidance[language]}</Text>}
      <WorkLine
        disclosure={disclosure}
        status={pane.stateOf.get(disclosure.code)?.status ?? 'new'}
        inPart={pane.stateOf.get(disclosure.code)?.inPart ?? false}
        work={pane.work}
      />
      {disclosure.perTopic && <TopicLine disclosure={disclosure} pane={pane} answers={answers} mayChange={mayChange} />}
    </Stack>
  );
};

type LackingProps = {
  step: ReturnType<typeof forwardStep>;
  completion: Pick<ReturnType<typeof useCompletion>, 'lacking' | 'completeWithout' | 'submitWithout' | 'isPending'>;
};

/** What the framework asks for beside the answers, and the decision to complete the disclosure without it. */
const Lacking = ({ step, completion: { lacking, completeWithout, submitWithout, isPending } }: LackingProps) => (
  <Banner
    tone="warning"
    action={
      step && (
        <Button size="compact" pending={isPending} onClick={step === 'submit' ? submitWithout : completeWithout}>
          {step === 'submit' ? <Trans>Submit without it</Trans> : <Trans>Complete without it</Trans>}
        </Button>
      )
    }
  >
    <Trans>The framework also asks for this: {lacking}. Without it, the disclosure counts as answered in part.</Trans>
  </Banner>
);

type RefusalProps = Omit<DisclosurePaneProps, 'answers'> & { error: string; isMissing: boolean };

/** Why the disclosure could not be completed. One that is answered in part may omit the rest instead. */
const Refusal = ({ pane, disclosure, error, isMissing }: RefusalProps) => {
  const state = pane.stateOf.get(disclosure.code);
  const isBegun = (state?.answeredFields ?? 0) > 0;
  const needsApproval = pane.work.of(disclosure.code).needsApproval && state?.status !== 'approval-accepted';
  return (
    <Banner
      tone="danger"
      action={
        isMissing &&
        isBegun &&
        disclosure.omittable && (
          <CompleteInPart disclosure={disclosure} needsApproval={needsApproval} kept={state?.omission ?? null} />
        )
      }
    >
      {error}
    </Banner>
  );
};
