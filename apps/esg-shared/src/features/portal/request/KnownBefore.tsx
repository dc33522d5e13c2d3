import { useFormatters } from '@esg/app-kit';
import type { PortalAnswer } from '@esg/contract';
import { Banner } from '@esg/ui';
import { Trans } from '@lingui/react/macro';

/** Says who entered an answer that was there before the question was asked: whoever submits it vouches for a figure that is not theirs. */
export const KnownBefore = ({ answer: { updatedBy, updatedAt } }: { readonly answer: PortalAnswer }) => {
  const { date } = useFormatters();
  const { name } = updatedBy;
  const day = date(updatedAt);
  return (
    <Banner
      tone="info"
      title={
        <Trans>
          Already entered by {name} on {day}
        </Trans>
      }
    >
      <Trans>That was before you were asked. Check it, and correct it if it isn’t right.</Trans>
    </Banner>
  );
};
