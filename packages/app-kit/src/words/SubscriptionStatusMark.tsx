import type { PaymentStatus, ProviderState, Subscription, SubscriptionStatus } from '@esg/contract';
import { Status, type statusTones } from '@esg/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { Ban, Clock, Lock, Trash2 } from 'lucide-react';
import type { ComponentProps } from 'react';

type Look = {
  readonly tone: (typeof statusTones)[number];
  readonly word: MessageDescriptor;
  /** Replaces the icon of the tone. */
  readonly icon?: ComponentProps<typeof Status>['icon'];
};

/** How the payment state of an active subscription is shown (spec section 4, states of the card provider). */
const inForce: Record<ProviderState, Look> = {
  trialing: { tone: 'info', word: msg`Free trial`, icon: Clock },
  active: { tone: 'success', word: msg`Active` },
  past_due: { tone: 'warning', word: msg`Payment overdue` },
  unpaid: { tone: 'danger', word: msg`Unpaid` },
};

/** How every other status of a subscription is shown (spec section 4). */
const outOfForce: Record<Exclude<SubscriptionStatus, 'registered' | 'pending'>, Look> = {
  inactive: { tone: 'danger', word: msg`Trial over` },
  suspended: { tone: 'danger', word: msg`Suspended` },
  cancelled: { tone: 'warning', word: msg`Cancelled`, icon: Ban },
  terminated: { tone: 'neutral', word: msg`Ended`, icon: Ban },
  locked: { tone: 'danger', word: msg`Locked`, icon: Lock },
  'pending-removal': { tone: 'danger', word: msg`Waiting for removal`, icon: Trash2 },
};

/** How the payment of a bill is shown (spec section 4). */
const payments: Record<PaymentStatus, Look> = {
  paid: { tone: 'success', word: msg`Paid` },
  pending: { tone: 'progress', word: msg`In progress` },
  cancel: { tone: 'neutral', word: msg`Void`, icon: Ban },
  failed: { tone: 'danger', word: msg`Failed` },
  'free-trial': { tone: 'info', word: msg`Free trial`, icon: Clock },
  'wait-for-pay': { tone: 'warning', word: msg`Awaiting payment`, icon: Clock },
};

type Standing = Pick<Subscription, 'status' | 'providerState' | 'paymentStatus'>;

const brandLookOf = ({ status, providerState, paymentStatus }: Standing): Look => {
  // On trial before anything was paid: nothing is expected, or a transfer is.
  if (status === 'pending') return payments[paymentStatus];
  return status === 'registered' ? inForce[providerState] : outOfForce[status];
};

const Mark = ({ look: { tone, word, icon } }: { readonly look: Look }) => {
  const { _ } = useLingui();
  return (
    <Status tone={tone} {...(icon && { icon })}>
      {_(word)}
    </Status>
  );
};

/** Status of a subscription as colour, icon and word. */
export const SubscriptionStatusMark = ({ subscription }: { readonly subscription: Standing }) => (
  <Mark look={brandLookOf(subscription)} />
);

/** Status of a bill's payment as colour, icon and word. */
export const PaymentStatusMark = ({ status }: { readonly status: PaymentStatus }) => <Mark look={payments[status]} />;
