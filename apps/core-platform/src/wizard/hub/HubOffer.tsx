import { Banner } from '@esg/ui';
import { Plural } from '@lingui/react/macro';
import { FillButton } from './FillButton.tsx';
import { useInHub } from './use-in-hub.ts';

/** Offers to fill selected disclosures with blank fields that the data hub answers, such as those that were added later. */
export const HubOffer = () => {
  const { size } = useInHub().selected;
  if (size === 0) return null;
  return (
    <Banner
      tone="info"
      title={
        <Plural
          value={size}
          one="Your data hub has answers for # selected disclosure"
          other="Your data hub has answers for # selected disclosures"
        />
      }
      action={<FillButton />}
    />
  );
};
