import { type SaveState, useFormatters, useProblemSentences, useServices } from '@esg/app-kit';
import { useFieldWords } from '@esg/app-kit/brand-studio';
import type { Brand, BrandContent } from '@esg/contract';
import { Status, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';

type DraftStatusProps = { readonly draft: Brand | null; readonly state: SaveState<BrandContent> };

/** The state of the draft: when it was saved and by whom, or why not yet. Changes are announced. */
export const DraftStatus = ({ draft, state }: DraftStatusProps) => (
  <div role="status">
    <Sentence draft={draft} state={state} />
  </div>
);

const Sentence = ({ draft, state }: DraftStatusProps) => {
  switch (state.kind) {
    case 'saving':
      return (
        <Status tone="progress">
          <Trans>Saving draft…</Trans>
        </Status>
      );
    case 'kept':
      return (
        <Status tone="warning">
          <Trans>Draft not sent yet, kept in this browser</Trans>
        </Status>
      );
    case 'conflict':
      return (
        <Status tone="warning">
          <Trans>Draft not saved: someone else changed it</Trans>
        </Status>
      );
    case 'refused':
      return <Refused state={state} />;
    default:
      return <Saved draft={draft} at={state.kind === 'saved' ? state.at : undefined} />;
  }
};

const Refused = ({ state }: { readonly state: Extract<SaveState<BrandContent>, { kind: 'refused' }> }) => {
  const { problem, issue } = useProblemSentences();
  const fieldWords = useFieldWords();
  const [first] = state.issues;
  const field = first?.path.replace(/^(?:content\.)?(?:colorSetting\.)?/, '') ?? '';
  const reason = first ? issue(first, fieldWords(field)) : problem(state.error);
  return (
    <Status tone="danger">
      <Trans>Draft not saved: {reason}</Trans>
    </Status>
  );
};

const Saved = ({ draft, at }: { readonly draft: Brand | null; readonly at: string | undefined }) => {
  const { t } = useLingui();
  const { date, time } = useFormatters();
  const me = useServices().session.userId();
  if (!draft && !at)
    return (
      <Text tone="muted" size="sm">
        <Trans>This is the published brand. What you change is kept as a draft until you publish it.</Trans>
      </Text>
    );
  const savedAt = at ?? draft?.updatedAt ?? '';
  const isToday = date(savedAt) === date(new Date().toISOString());
  const when = isToday ? time(savedAt) : `${date(savedAt)} ${time(savedAt)}`;
  const by = at || draft?.updatedBy?.id === me ? undefined : draft?.updatedBy?.name;
  return <Status tone="success">{by ? t`Draft saved ${when} by ${by}` : t`Draft saved ${when}`}</Status>;
};
