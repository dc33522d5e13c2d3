import { useLanguage } from '@esg/app-kit';
import {
  factsIn,
  type Language,
  languageNames,
  languages,
  type Notification,
  type NotificationKind,
} from '@esg/contract';
import { useLingui } from '@lingui/react/macro';

type Sentence = (facts: Notification['facts']) => string;

type WorkKind = Extract<NotificationKind, `${'work' | 'approval'}.${string}`>;

/** Sentences about what people are asked to do in a report. */
const useWorkSentences = (): Record<WorkKind, Sentence> => {
  const { t } = useLingui();
  return {
    'work.assigned': ({ report = '', disclosure = '', person = '' }) =>
      t`${person} assigned you ${disclosure} of the report “${report}”.`,
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
      t`${person} mentioned you in ${disclosure} of the report “${report}”.`,
    'approval.requested': ({ report = '', disclosure, person = '' }) =>
      disclosure
        ? t`${person} has asked you to approve ${disclosure} of the report “${report}”.`
        : t`${person} has asked you to approve the report “${report}”.`,
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
        ? t`${person} changed a value, so ${disclosure} of the report “${report}” needs approval again.`
        : t`${person} changed the report “${report}”, so it needs approval again.`,
  };
};

const formats: Readonly<Record<string, string>> = { pdf: 'PDF', word: 'Word', excel: 'Excel' };

const between: Record<Language, string> = { en: ', ', zhTw: '、' };

/** The file of an export: its format and, since notifications know it, its language. */
const fileOf = ({ format = '', language = '' }: Readonly<Record<string, string>>, reader: Language): string =>
  [formats[format] ?? format, languages.flatMap((each) => (each === language ? languageNames[each] : []))]
    .flat()
    .join(between[reader]);

/** The sentence of a notification in the interface's language. A kind without a sentence fails the type check. */
export const useNotificationWords = () => {
  const { t } = useLingui();
  const language = useLanguage();
  const work = useWorkSentences();
  const sentences: Record<NotificationKind, Sentence> = {
    ...work,
    'report.published': ({ report = '' }) => t`The report “${report}” has been published.`,
    'report.unpublished': ({ report = '' }) => t`The report “${report}” is no longer published.`,
    'report.reopened': ({ report = '' }) => t`The report “${report}” has been reopened for changes.`,
    'contribution.invited': ({ person = '', report = '' }) =>
      t`${person} has asked you to answer questions in the report “${report}”.`,
    'contribution.finished': ({ person = '', report = '' }) => t`${person} has finished their part of “${report}”.`,
    'collection.submitted': ({ person = '', entity = '', collection = '' }) =>
      t`${person} submitted the figures of ${entity} in “${collection}”. Approve or return them.`,
    'collection.invalidated': ({ person = '', entity = '', collection = '' }) =>
      t`${person} changed figures of ${entity} in “${collection}” that were approved. Approve them again, or return them.`,
    'collection.commented': ({ person = '', entity = '', collection = '' }) =>
      t`${person} wrote about the figures of ${entity} in “${collection}”.`,
    'collection.colleague_wanted': ({ person = '', entity = '', email = '' }) =>
      t`${person} asks you to invite ${email} for ${entity}.`,
    'export.finished': ({ report = '', ...file }) => {
      const made = fileOf(file, language);
      return t`The report “${report}” is ready as ${made}.`;
    },
    'export.failed': ({ report = '' }) => t`An export of the report “${report}” failed.`,
    'data_export.finished': ({ file = '' }) => t`The data export “${file}” is ready.`,
    'data_export.failed': () => t`The data export failed.`,
    'import.undone': ({ file = '', person = '' }) => t`${person} has undone your import of “${file}”.`,
    'hub_save.undone': ({ report = '', person = '' }) =>
      t`${person} has undone what you saved from “${report}” to the data hub.`,
    'suggestions.completed': ({ report = '', succeeded = '', suggested = '' }) =>
      t`“${report}”: ${succeeded} disclosures were searched for in your documents. There are suggestions for ${suggested}.`,
    'suggestions.partial': ({ report = '', succeeded = '', total = '' }) =>
      t`“${report}”: ${succeeded} of ${total} disclosures were searched for in your documents. Run the others again.`,
    'suggestions.failed': ({ report = '' }) => t`“${report}”: your documents couldn’t be searched. Try again.`,
    'brand.published': () => t`A new version of the brand is published.`,
    'member.joined': ({ person = '' }) => t`${person} has joined your organisation.`,
    'consultancy.left': ({ consultancy = '' }) => t`${consultancy} no longer works for your organisation.`,
    'materiality.approval_requested': ({ person = '', year = '' }) =>
      t`${person} has asked you to approve the materiality assessment of ${year}.`,
    'materiality.rejected': ({ person = '', year = '' }) =>
      t`${person} returned the materiality assessment of ${year} with a reason.`,
    'materiality.approved': ({ year = '' }) =>
      t`The materiality assessment of ${year} is approved. It can now be decided.`,
    'consultancy.asked': ({ consultancy = '' }) => t`${consultancy} asks to work for your organisation again.`,
    'client.accepted': ({ client = '' }) => t`${client} accepted your request. You can manage it again.`,
    'client.declined': ({ client = '' }) => t`${client} declined your request to manage it again.`,
    'client.ended': ({ client = '' }) => t`${client} ended your access.`,
    'consultancy.returned': ({ consultancy = '' }) => t`${consultancy} works for your organisation again.`,
    'subscription.trial_ending': () => t`Your trial ends soon.`,
    'subscription.payment_failed': () => t`A payment has failed.`,
    'subscription.suspended': () => t`Your subscription is suspended.`,
    'subscription.resumed': () => t`Your subscription is active again.`,
    'webhook.paused': ({ webhook = '' }) => t`The webhook “${webhook}” is paused: no delivery has succeeded for days.`,
    'subscription.bill_issued': ({ number = '' }) => t`Invoice ${number} has been issued.`,
  };
  return ({ kind, facts }: Pick<Notification, 'kind' | 'facts'>): string => sentences[kind](factsIn(facts, language));
};
