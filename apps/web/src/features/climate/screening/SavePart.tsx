import { DraftMark, type UseDraft, useProblemSentences } from '@esg/app-kit';
import { Banner, Button, Inline } from '@esg/ui';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { usePart } from './use-part.ts';

type SavePartProps = {
  readonly part: Pick<ReturnType<typeof usePart>, 'error' | 'pending' | 'isChanged'> & {
    readonly draft: Pick<UseDraft<unknown>, 'isFound' | 'discard'>;
  };
  readonly onSave: () => void;
  readonly label: ReactNode;
};

/** Saves a part of a category, or discards what was typed of it. */
export const SavePart = ({ part: { draft, error, pending, isChanged }, onSave, label }: SavePartProps) => {
  const { problem } = useProblemSentences();
  return (
    <>
      {error && <Banner tone="danger" title={problem(error)} />}
      <DraftMark draft={draft} />
      <Inline gap={3}>
        <Button emphasis="strong" pending={pending} onClick={onSave}>
          {label}
        </Button>
        {isChanged && (
          <Button emphasis="quiet" onClick={draft.discard}>
            <Trans>Discard changes</Trans>
          </Button>
        )}
      </Inline>
    </>
  );
};
