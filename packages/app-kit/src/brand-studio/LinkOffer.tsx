import { Banner, Button, Inline } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { BrandErrors } from './transfer/ImportDialog.tsx';
import type { Arrival } from './use-studio.ts';

/** A link contains a brand while another one is being edited, or an unreadable brand. */
export const LinkOffer = ({ arrival }: { arrival: Arrival }) => {
  const { t } = useLingui();
  const { reading, settle } = arrival;
  if (!('brand' in reading)) {
    return <BrandErrors errors={reading.errors} dismiss={{ label: t`Close`, onDismiss: () => settle(false) }} />;
  }
  return (
    <Banner
      tone="info"
      title={<Trans>This link brings a brand</Trans>}
      action={
        <Inline>
          <Button size="compact" onClick={() => settle(false)}>
            <Trans>Keep what’s here</Trans>
          </Button>
          <Button size="compact" emphasis="soft" onClick={() => settle(true)}>
            <Trans>Use the link’s brand</Trans>
          </Button>
        </Inline>
      }
    >
      <Trans>There are changes here that aren’t saved. Undo brings them back.</Trans>
    </Banner>
  );
};
