import { useServices } from '@esg/app-kit';
import { Skeleton, SkeletonGroup } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import type { CardFieldsProps } from './card-entry.ts';
import { SandboxCardFields } from './SandboxCardFields.tsx';

/** The card provider's script and fields: only deployments with a key load them. */
const StripeCardFields = lazy(async () => ({ default: (await import('./StripeCardFields.tsx')).StripeCardFields }));

/** The value in `/config.json` if the gateway takes cards by its sandbox. */
const sandboxKey = 'sandbox';

/** Whether cards can be entered on this deployment. */
export const useTakesCards = (): boolean => useServices().config.cardProviderKey !== '';

/** Name, number, expiry and security code of a card: in the provider's own fields, or in the labelled sandbox. */
export const CardFields = (props: CardFieldsProps) => {
  const { cardProviderKey } = useServices().config;
  if (cardProviderKey === sandboxKey) return <SandboxCardFields {...props} />;
  return (
    <Suspense fallback={<Waiting />}>
      <StripeCardFields {...props} publishableKey={cardProviderKey} />
    </Suspense>
  );
};

const Waiting = () => {
  const { t } = useLingui();
  return (
    <SkeletonGroup label={t`Loading`}>
      <Skeleton shape="block" height="14rem" />
    </SkeletonGroup>
  );
};
