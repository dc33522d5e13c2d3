import { Banner } from '@esg/ui';
import { Trans } from '@lingui/react/macro';
import type { KnownBefore as Known } from './question-state.ts';
import { useKnownWords } from './use-known-words.ts';

/** Says who entered an answer that was there before the question was asked: whoever submits it vouches for a figure that is not theirs. */
export const KnownBefore = ({ known }: { readonly known: Known }) => (
  <Banner tone="info" title={useKnownWords()(known)}>
    {known.months === 0 ? (
      <Trans>That was before you were asked. Check it, and correct it if it isn’t right.</Trans>
    ) : (
      <Trans>That was before you were asked. Check each month, and correct what isn’t right.</Trans>
    )}
  </Banner>
);
