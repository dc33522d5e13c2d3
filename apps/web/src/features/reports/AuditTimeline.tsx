import { AnswerWords, useFormatters } from '@esg/app-kit';
import { type AuditEntry, auditTimeOffset } from '@esg/contract';
import { Facts, Stack, Text, Timeline, type TimelineEvent } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import {
  ArrowRightLeft,
  CopyCheck,
  DatabaseBackup,
  DatabaseZap,
  Download,
  FileDiff,
  FilePenLine,
  FilePlus2,
  Gavel,
  Hourglass,
  ListChecks,
  LockOpen,
  LogIn,
  LogOut,
  MailPlus,
  MessageSquare,
  MessageSquareQuote,
  PenLine,
  SendHorizontal,
  Settings2,
  ShieldAlert,
  ThumbsDown,
  ThumbsUp,
  Trash2,
  Undo2,
  Unlink,
  UserPlus,
} from 'lucide-react';
import { auditActionWords } from './audit-words.ts';
import { useAuditWords } from './use-audit-words.ts';

/** The look of each action; its word is beside it. */
const looks: Record<AuditEntry['action'], Pick<TimelineEvent, 'icon' | 'tone'>> = {
  created: { icon: <FilePlus2 />, tone: 'info' },
  changed: { icon: <Settings2 /> },
  answered: { icon: <PenLine /> },
  filled: { icon: <DatabaseZap />, tone: 'info' },
  'saved-to-hub': { icon: <DatabaseBackup />, tone: 'info' },
  'taken-back-from-hub': { icon: <Undo2 />, tone: 'warning' },
  drafted: { icon: <FilePenLine />, tone: 'info' },
  'sentence-kept': { icon: <MessageSquareQuote /> },
  'suggestion-accepted': { icon: <ThumbsUp />, tone: 'success' },
  'suggestion-edited': { icon: <PenLine />, tone: 'success' },
  'suggestion-rejected': { icon: <ThumbsDown /> },
  'carried-over': { icon: <CopyCheck />, tone: 'info' },
  'disclosure-changed': { icon: <ListChecks /> },
  assigned: { icon: <UserPlus /> },
  invited: { icon: <MailPlus />, tone: 'info' },
  'invitation-changed': { icon: <MailPlus /> },
  'invitation-revoked': { icon: <Undo2 />, tone: 'warning' },
  submitted: { icon: <Hourglass />, tone: 'info' },
  approved: { icon: <ThumbsUp />, tone: 'success' },
  rejected: { icon: <ThumbsDown />, tone: 'danger' },
  'approval-withdrawn': { icon: <Undo2 />, tone: 'warning' },
  'approval-fell-away': { icon: <Unlink />, tone: 'warning' },
  commented: { icon: <MessageSquare /> },
  'comment-resolved': { icon: <ListChecks /> },
  'task-given': { icon: <UserPlus /> },
  'task-done': { icon: <ListChecks />, tone: 'success' },
  'missing-decided': { icon: <Gavel />, tone: 'warning' },
  published: { icon: <SendHorizontal />, tone: 'success' },
  unpublished: { icon: <Undo2 />, tone: 'warning' },
  reopened: { icon: <LockOpen />, tone: 'warning' },
  exported: { icon: <Download />, tone: 'info' },
  'handed-over': { icon: <ArrowRightLeft />, tone: 'warning' },
  'client-let-go': { icon: <LogOut />, tone: 'warning' },
  'client-taken-back': { icon: <LogIn />, tone: 'info' },
  deleted: { icon: <Trash2 />, tone: 'danger' },
  restored: { icon: <Undo2 />, tone: 'success' },
  restated: { icon: <FileDiff />, tone: 'warning' },
  'file-refused': { icon: <ShieldAlert />, tone: 'danger' },
};

type AuditTimelineProps = { readonly reportId: string; readonly entries: readonly AuditEntry[] };

/** Entries of the log as events: who did what and when, where in the report, and the values before and after. */
export const AuditTimeline = ({ reportId, entries }: AuditTimelineProps) => {
  const { t, i18n } = useLingui();
  const { atOffset } = useFormatters();
  const words = useAuditWords(reportId);
  const events = entries.map((entry) => {
    const place = [words.section(entry), words.field(entry)].filter(Boolean).join(' › ');
    const before = words.value(entry, entry.oldValue);
    const after = words.value(entry, entry.newValue);
    return {
      id: entry.id,
      ...looks[entry.action],
      title: (
        <>
          <Text as="span" strong>
            {i18n._(auditActionWords[entry.action])}
          </Text>{' '}
          · {entry.by.name}
          {entry.actedFor !== null && (
            <>
              {' '}
              <Trans>for {entry.actedFor}</Trans>
            </>
          )}
        </>
      ),
      time: atOffset(entry.at, auditTimeOffset),
      dateTime: entry.at,
      content: (
        <Stack gap={1}>
          {place && (
            <Text size="sm" tone="muted">
              {place}
            </Text>
          )}
          {(before || after) && (
            <Facts
              facts={[
                ...(before ? [{ term: t`Old value`, value: <AnswerWords lines={before} /> }] : []),
                { term: t`New value`, value: after ? <AnswerWords lines={after} /> : t`None` },
              ]}
            />
          )}
        </Stack>
      ),
    };
  });
  return <Timeline label={t`Changes, the latest first`} events={events} />;
};
