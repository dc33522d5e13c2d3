import { problemSentences, useProblemSentences } from '@esg/app-kit';
import type { DraftFailure, DraftWording as Worded } from '@esg/contract';
import { Banner, Button, Inline, Stack, Text } from '@esg/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Wording } from './use-shown-draft.ts';

const unproved = msg`What it wrote said more than your figures do.`;
const wordsOf = (failure: DraftFailure) =>
  failure === 'unproved' ? unproved : problemSentences[`language_model.${failure}`];

/** Who words the draft, what that reads, what became of it, and the way to the other draft. */
export const DraftWording = ({ wording }: { readonly wording: Wording }) => {
  switch (wording.state) {
    case 'plain':
      return null;
    case 'waiting':
      return <Waiting {...wording} />;
    case 'worded':
      return wording.draft.wording ? <By wording={wording.draft.wording} showPlain={wording.showPlain} /> : null;
    case 'failed':
      return <Failed {...wording} />;
    case 'put-aside':
      return (
        <Inline>
          <Button size="compact" onClick={wording.showWorded}>
            <Trans>Show the language model’s draft</Trans>
          </Button>
        </Inline>
      );
  }
};

const ShowPlain = ({ onClick }: { readonly onClick: () => void }) => (
  <Inline>
    <Button size="compact" onClick={onClick}>
      <Trans>Show the plain draft</Trans>
    </Button>
  </Inline>
);

const Waiting = ({ model: { name, runBy }, showPlain }: Extract<Wording, { state: 'waiting' }>) => (
  <Stack gap={2}>
    <Text role="status">
      <Trans>
        {name}, run by {runBy}, is wording the draft. It reads these figures and their names. Administrators can read
        them in the log.
      </Trans>
    </Text>
    <ShowPlain onClick={showPlain} />
  </Stack>
);

const By = ({ wording: { model, asked, kept }, showPlain }: { wording: Worded; showPlain: () => void }) => {
  const name = model?.name ?? '';
  return (
    <Stack gap={2}>
      <Text role="status">
        {kept === asked ? (
          <Trans>
            Worded by {name}. Its numbers are the report’s own, and each paragraph was checked against them.
          </Trans>
        ) : (
          <Trans>
            {kept} of {asked} paragraphs are worded by {name} and checked against the figures. The others are plain,
            because they weren’t written or said more than the figures do.
          </Trans>
        )}
      </Text>
      <ShowPlain onClick={showPlain} />
    </Stack>
  );
};

const Failed = ({ draft, error }: Extract<Wording, { state: 'failed' }>) => {
  const { i18n } = useLingui();
  const { problem } = useProblemSentences();
  const failure = draft?.wording?.failure;
  return (
    <Banner tone="warning" title={<Trans>This is the plain draft: the language model didn’t word it</Trans>}>
      {failure ? i18n._(wordsOf(failure)) : problem(error)}
    </Banner>
  );
};
