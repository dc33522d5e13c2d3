import { Button } from '@esg/ui';
import { Plural, Trans } from '@lingui/react/macro';
import { isUnfinished, useNewestRun, useSuggestions } from '../../../wizard/suggestions/use-suggestions.ts';
import { useSide } from '../side/side-context.ts';
import { goOn } from './use-review-focus.ts';

type SuggestionsButtonProps = {
  /** Whether the open disclosure has suggestions itself. */
  readonly isHere: boolean;
  readonly onNext: (() => void) | undefined;
};

/** How many suggestions of the report nobody has decided about, and the way to them: here first, then to the next disclosure. */
export const SuggestionsButton = ({ isHere, onNext }: SuggestionsButtonProps) => {
  const { open } = useSuggestions();
  const { run } = useNewestRun();
  const side = useSide();
  const isSearching = isUnfinished(run);
  if (open.length === 0 && !isSearching) return null;
  const review = () => {
    side.show('assistant');
    if (isHere) goOn();
    else onNext?.();
  };
  const done = run ? run.count.succeeded + run.count.failed : 0;
  const total = run?.count.total ?? 0;
  return (
    <Button size="compact" emphasis="bare" onClick={review}>
      {isSearching ? (
        <Trans>
          Searching documents: {done} of {total}
        </Trans>
      ) : (
        <Plural value={open.length} one="# suggestion" other="# suggestions" />
      )}
    </Button>
  );
};
