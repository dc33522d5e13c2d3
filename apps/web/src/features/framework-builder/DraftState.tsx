import { type SaveState, type UseSavedField, useFormatters, useProblemSentences } from '@esg/app-kit';
import type { BuilderContent } from '@esg/contract';
import { Banner, Button, Inline, Status } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { mergeContents } from './merge-content.ts';

/** The state of the draft: when it was saved, or why not yet. Changes are announced. */
export const DraftState = ({ state }: { readonly state: SaveState<BuilderContent> }) => (
  <div role="status">
    <Sentence state={state} />
  </div>
);

const Sentence = ({ state }: { readonly state: SaveState<BuilderContent> }) => {
  const { t } = useLingui();
  const { time } = useFormatters();
  const { problem, issue } = useProblemSentences();
  switch (state.kind) {
    case 'idle':
      return null;
    case 'saving':
      return <Status tone="progress">{t`Saving…`}</Status>;
    case 'saved':
      return <Status tone="success">{t`Saved ${time(state.at)}`}</Status>;
    case 'kept':
      return <Status tone="warning">{t`Not sent yet, kept in this browser`}</Status>;
    case 'conflict':
      return <Status tone="warning">{t`Not saved: someone else changed it`}</Status>;
    case 'refused': {
      const [first] = state.issues;
      const reason = first ? issue(first, first.path.replace(/^content\./, '')) : problem(state.error);
      return <Status tone="danger">{t`Not saved: ${reason}`}</Status>;
    }
  }
};

/** Somebody else changed the same texts: says who, and asks whose version to keep. Changes of only one side are always kept. */
export const DraftConflict = ({ field }: { readonly field: UseSavedField<BuilderContent> }) => {
  const { t } = useLingui();
  const { state, value: mine } = field;
  if (state.kind !== 'conflict') return null;
  const { current, seen } = state;
  const by = current.updatedBy.name || t`Someone else`;
  const keep = (side: 'mine' | 'theirs') => {
    field.change(mergeContents({ seen, mine, theirs: current.value }, side));
    field.keepMine();
  };
  return (
    <Banner
      tone="warning"
      title={
        <Trans>{by} changed the same texts while you were editing them. Yours are kept here, but not saved yet.</Trans>
      }
    >
      <Inline gap={2}>
        <Button size="compact" onClick={() => keep('theirs')}>
          <Trans>Use {by}’s texts</Trans>
        </Button>
        <Button size="compact" emphasis="strong" onClick={() => keep('mine')}>
          <Trans>Keep my texts</Trans>
        </Button>
      </Inline>
    </Banner>
  );
};
