import type { Notification, NotificationKind } from '@esg/contract';
import { useLingui } from '@lingui/react/macro';

type Sentence = (facts: Notification['facts']) => string;

/** What happened, in one sentence of the interface's language. A kind without its sentence does not pass the type check. */
export const useNotificationWords = () => {
  const { t } = useLingui();
  const sentences: Record<NotificationKind, Sentence> = {
    'report.published': ({ report = '' }) => t`The report “${report}” has been published.`,
    'report.unpublished': ({ report = '' }) => t`The report “${report}” is no longer published.`,
    'report.reopened': ({ report = '' }) => t`The report “${report}” has been reopened for changes.`,
    'export.finished': ({ report = '' }) => t`A file of the report “${report}” is ready.`,
    'export.failed': ({ report = '' }) => t`A file of the report “${report}” could not be made.`,
    'brand.published': () => t`A new version of the brand is published.`,
    'member.joined': ({ person = '' }) => t`${person} has joined your organisation.`,
    'subscription.trial_ending': () => t`Your trial ends soon.`,
    'subscription.payment_failed': () => t`A payment has failed.`,
    'subscription.suspended': () => t`Your subscription is suspended.`,
    'subscription.resumed': () => t`Your subscription runs again.`,
    'webhook.paused': ({ webhook = '' }) => t`The webhook “${webhook}” is paused: nothing has arrived there for days.`,
    'subscription.bill_issued': ({ number = '' }) => t`The bill ${number} has been issued.`,
  };
  return ({ kind, facts }: Pick<Notification, 'kind' | 'facts'>): string => sentences[kind](facts);
};
