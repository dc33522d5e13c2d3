import { notify, useLanguage } from '@esg/app-kit';
import type { Answer, ApprovalRound, Disclosure, DisclosureStatus } from '@esg/contract';
import { Banner, Heading, Stack, Text } from '@esg/ui';
import { msg } from '@lingui/core/macro';
import { memo, useEffect, useRef } from 'react';
import { useCitation } from '../../wizard/use-citation.ts';
import { useWizard } from '../../wizard/wizard-context.ts';
import { ApprovalBanner } from '../../wizard/work/ApprovalBanner.tsx';
import { CompleteInPart } from './CompleteInPart.tsx';
import { DisclosureActions } from './DisclosureActions.tsx';
import { DisclosureFields } from './DisclosureFields.tsx';
import * as css from './data-input.css.ts';
import { focusControl } from './focus-control.ts';
import { OmissionBanner } from './OmissionBanner.tsx';
import { useSide } from './side/side-context.ts';
import { TopicLine } from './topics/TopicLine.tsx';
import { useAfterCompleting } from './use-after-completing.ts';
import { useCompletion } from './use-completion.ts';
import type { OpenPane } from './use-data-input.ts';
import { useKeys } from './use-keys.ts';
import { WorkLine } from './work/WorkLine.tsx';

/** A round is told of while it says something about the present status: a rejection also while it is worked on again. */
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

/** The open disclosure: its fields, its state, and the way to the next one. Only its fields are mounted. */
export const DisclosurePane = memo(({ pane, disclosure, answers }: DisclosurePaneProps) => {
  const language = useLanguage();
  const { readOnly } = useWizard();
  const heading = useRef<HTMLElement>(null);
  const { code } = disclosure;
  const { previous, next, move } = pane;
  const side = useSide();
  const cited = useCitation()(code);
  const state = pane.stateOf.get(code);
  const status = state?.status ?? 'new';
  const { after, choose } = useAfterCompleting();
  const goOn = (takeBack: () => void) => {
    if (after === 'stay' || !(move('openAfter') || move('openBefore'))) return;
    // An approval that was given would fall with taking back: there the way back only leads to the disclosure.
    const isUndone = status !== 'approval-accepted';
    notify('success', msg`${cited} is complete`, {
      label: isUndone ? msg`Undo` : msg`Back to ${cited}`,
      run: () => {
        if (isUndone) takeBack();
        pane.open(code);
      },
    });
  };
  const { complete, submit, reopen, isPending, error, missing } = useCompletion(disclosure, answers, goOn);
  const isOmitted = status === 'omitted';
  const work = pane.work.of(code);
  const isBegun = (state?.answeredFields ?? 0) > 0;
  const mayBeInPart = missing.size > 0 && isBegun && disclosure.omittable;
  const waitsForApproval = work.needsApproval && status !== 'approval-accepted';
  const isWorkedOn = status === 'new' || status === 'in-progress' || status === 'approval-rejected';

  useKeys({
    onPrevious: () => move('previous'),
    onNext: () => move('next'),
    onPreviousOpen: () => move('openBefore'),
    onNextOpen: () => move('openAfter'),
    onComment: (fieldKey) => side.show('comments', fieldKey === undefined ? undefined : { code, fieldKey }),
    onComplete: () => {
      if (readOnly || status === 'completed') return;
      if (!work.needsApproval || status === 'approval-accepted') complete();
      else if (isWorkedOn) submit();
    },
  });

  // A finding leads to its field; keys lead to the disclosure, unless a person is still choosing in the tree.
  useEffect(() => {
    const wanted = location.hash ? document.getElementById(location.hash.slice(1)) : null;
    if (wanted) focusControl(wanted);
    else if (!document.activeElement?.closest('[role="tree"]')) heading.current?.focus({ preventScroll: true });
  }, []);

  return (
    <article
      ref={heading}
      tabIndex={-1}
      data-pane-start
      className={css.pane}
      aria-label={`${cited} ${disclosure.title[language]}`}
    >
      <Stack gap={3}>
        <Heading level={3} size="lg">
          {cited} {disclosure.title[language]}
        </Heading>
        {disclosure.guidance && <Text measured>{disclosure.guidance[language]}</Text>}
        <WorkLine disclosure={disclosure} status={status} work={pane.work} />
        {disclosure.perTopic && (
          <TopicLine disclosure={disclosure} pane={pane} answers={answers} mayChange={!readOnly && !isOmitted} />
        )}
      </Stack>
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
      <DisclosureFields disclosure={disclosure} answers={answers} disabled={readOnly || isOmitted} missing={missing} />
      {error && (
        <Banner
          tone="danger"
          action={
            mayBeInPart && (
              <CompleteInPart disclosure={disclosure} needsApproval={waitsForApproval} kept={state?.omission ?? null} />
            )
          }
        >
          {error}
        </Banner>
      )}
      <DisclosureActions
        disclosure={disclosure}
        previous={previous && (() => move('previous'))}
        next={next && (() => move('next'))}
        status={status}
        work={work}
        isPending={isPending}
        mayChange={!readOnly && !isOmitted}
        after={after}
        onAfter={choose}
        onComplete={complete}
        onSubmit={submit}
        onReopen={reopen}
      />
    </article>
  );
});
