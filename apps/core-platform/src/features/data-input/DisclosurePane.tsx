import { useLanguage } from '@esg/app-kit';
import type { Disclosure } from '@esg/contract';
import { Banner, Heading, Inline, Stack, Status, Text } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { DisclosureMarks } from '../../wizard/DisclosureMarks.tsx';
import { useWizard } from '../../wizard/wizard-context.ts';
import { DisclosureActions } from './DisclosureActions.tsx';
import { DisclosureFields } from './DisclosureFields.tsx';
import * as css from './data-input.css.ts';
import { focusControl } from './focus-control.ts';
import { FillButton } from './hub/FillButton.tsx';
import { OmissionBanner } from './OmissionBanner.tsx';
import { useCompletion } from './use-completion.ts';
import type { DataInputState } from './use-data-input.ts';
import { useKeys } from './use-keys.ts';

type DisclosurePaneProps = { input: DataInputState; disclosure: Disclosure };

/** The open disclosure: its fields, its state, and the way to the next one. Only its fields are mounted. */
export const DisclosurePane = ({ input, disclosure }: DisclosurePaneProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const { readOnly } = useWizard();
  const heading = useRef<HTMLElement>(null);
  const { previous, next, open } = input;
  const state = input.stateOf.get(disclosure.code);
  const answers = input.answersOf.get(disclosure.code);
  const { complete, reopen, isPending, error, missing } = useCompletion(disclosure, answers);
  const isComplete = state?.status === 'completed';
  const isOmitted = state?.status === 'omitted';

  useKeys({
    onPrevious: () => previous && open(previous.code),
    onNext: () => next && open(next.code),
    onComplete: () => !readOnly && !isComplete && complete(),
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
      className={css.pane}
      aria-label={`${disclosure.code} ${disclosure.title[language]}`}
    >
      <Stack gap={2}>
        <Heading level={3} size="lg">
          {disclosure.code} {disclosure.title[language]}
        </Heading>
        {disclosure.guidance && <Text measured>{disclosure.guidance[language]}</Text>}
        <Inline gap={2}>
          <DisclosureMarks disclosure={disclosure} />
          <span role="status">{isComplete && <Status tone="success">{t`Marked complete`}</Status>}</span>
          {!isOmitted && <FillButton disclosureCode={disclosure.code} />}
        </Inline>
      </Stack>
      {state?.omission && <OmissionBanner omission={state.omission} pending={isPending} onAnswer={reopen} />}
      <DisclosureFields disclosure={disclosure} answers={answers} disabled={readOnly || isOmitted} missing={missing} />
      {error && (
        <Banner tone="danger" role="alert">
          {error}
        </Banner>
      )}
      <DisclosureActions
        disclosure={disclosure}
        previous={previous && (() => open(previous.code))}
        next={next && (() => open(next.code))}
        isComplete={isComplete}
        isPending={isPending}
        mayChange={!readOnly && !isOmitted}
        onComplete={complete}
        onReopen={reopen}
      />
    </article>
  );
};
