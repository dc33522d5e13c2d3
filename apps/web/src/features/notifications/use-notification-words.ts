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
    'contribution.invited': ({ person = '', report = '' }) =>
      t`${person} asks you to answer questions of the report “${report}”.`,
    'contribution.finished': ({ person = '', report = '' }) => t`${person} is done with the report “${report}”.`,
    'work.assigned': ({ report = '', disclosure = '', person = '' }) =>
      t`${person} gave you ${disclosure} of the report “${report}” to work on.`,
    'work.due_soon': ({ report = '', disclosure, day = '' }) =>
      disclosure
        ? t`${disclosure} of the report “${report}” is due on ${day}.`
        : t`The report “${report}” is due on ${day}.`,
    'work.overdue': ({ report = '', disclosure, day = '' }) =>
      disclosure
        ? t`${disclosure} of the report “${report}” was due on ${day}.`
        : t`The report “${report}” was due on ${day}.`,
    'work.task_given': ({ report = '', disclosure = '', person = '' }) =>
      t`${person} gave you a task about ${disclosure} of the report “${report}”.`,
    'work.mentioned': ({ report = '', disclosure = '', person = '' }) =>
      t`${person} mentioned you at ${disclosure} of the report “${report}”.`,
    'approval.requested': ({ report = '', disclosure, person = '' }) =>
      disclosure
        ? t`${person} asks you to approve ${disclosure} of the report “${report}”.`
        : t`${person} asks you to approve the report “${report}”.`,
    'approval.accepted': ({ report = '', disclosure, person = '' }) =>
      disclosure
        ? t`${person} approved ${disclosure} of the report “${report}”.`
        : t`${person} approved the report “${report}”.`,
    'approval.rejected': ({ report = '', disclosure, person = '' }) =>
      disclosure
        ? t`${person} rejected ${disclosure} of the report “${report}”.`
        : t`${person} rejected the report “${report}”.`,
    'approval.fell_away': ({ report = '', disclosure, person = '' }) =>
      disclosure
        ? t`The approval of ${disclosure} of the report “${report}” fell away: ${person} changed a value.`
        : t`The approval of the report “${report}” fell away: ${person} changed it.`,
    'export.finished': ({ report = '' }) => t`A file of the report “${report}” is ready.`,
    'export.failed': ({ report = '' }) => t`A file of the report “${report}” could not be made.`,
    'data_export.finished': ({ file = '' }) => t`The file of data points “${file}” is ready.`,
    'data_export.failed': () => t`A file of data points could not be made.`,
    'brand.published': () => t`A new version of the brand is published.`,
    'member.joined': ({ person = '' }) => t`${person} has joined your organisation.`,
    'consultancy.left': ({ consultancy = '' }) => t`${consultancy} no longer works for your organisation.`,
    'consultancy.asked': ({ consultancy = '' }) => t`${consultancy} asks to work for your organisation again.`,
    'client.accepted': ({ client = '' }) => t`${client} accepted your request. You can manage it again.`,
    'client.declined': ({ client = '' }) => t`${client} declined your request to manage it again.`,
    'client.ended': ({ client = '' }) => t`${client} ended your access.`,
    'consultancy.returned': ({ consultancy = '' }) => t`${consultancy} works for your organisation again.`,
    'subscription.trial_ending': () => t`Your trial ends soon.`,
    'subscription.payment_failed': () => t`A payment has failed.`,
    'subscription.suspended': () => t`Your subscription is suspended.`,
    'subscription.resumed': () => t`Your subscription runs again.`,
    'webhook.paused': ({ webhook = '' }) => t`The webhook “${webhook}” is paused: nothing has arrived there for days.`,
    'subscription.bill_issued': ({ number = '' }) => t`Invoice ${number} has been issued.`,
  };
  return ({ kind, facts }: Pick<Notification, 'kind' | 'facts'>): string => sentences[kind](facts);
};
