import { documentQueries } from '@esg/api-client';
import { NotLoaded, useApi, useFormatters } from '@esg/app-kit';
import type { DocumentHistoryEntry } from '@esg/contract';
import { Dialog, Text, Timeline } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';

/** What was done with a document, and by whom. */
const useDeedText = () => {
  const { t } = useLingui();
  const { list } = useFormatters();
  const fieldNames = { name: t`Name`, owner: t`Owner`, expiry: t`Expiry`, tags: t`Tags`, company: t`Company` };
  return ({ action, by, fields, documentName }: DocumentHistoryEntry): string => {
    const changed = list(fields.map((field) => fieldNames[field]));
    if (by === '') return t`${documentName}: permanently deleted when its restore period ended`;
    return {
      added: t`${documentName}: uploaded by ${by}`,
      replaced: t`${documentName}: new version uploaded by ${by}`,
      changed: t`${documentName}: changed by ${by} (${changed})`,
      deleted: t`${documentName}: deleted by ${by}`,
      restored: t`${documentName}: restored by ${by}`,
      purged: t`${documentName}: permanently deleted by ${by}`,
    }[action];
  };
};

type DocumentHistoryProps = {
  /** Left out for all documents. */
  readonly documentId?: string;
};

/** Who did what with one document, or with all, the newest first. */
export const DocumentHistory = ({ documentId }: DocumentHistoryProps) => {
  const { t } = useLingui();
  const { date, time } = useFormatters();
  const deedText = useDeedText();
  const { data, error, refetch } = useQuery(documentQueries.history(useApi(), documentId));
  if (!data)
    return <NotLoaded title={<Trans>Couldn’t load the history</Trans>} error={error} onRetry={() => void refetch()} />;
  if (data.length === 0)
    return (
      <Text tone="muted">
        <Trans>No activity yet.</Trans>
      </Text>
    );
  return (
    <Timeline
      label={t`History of documents`}
      events={data.map((entry) => ({
        id: entry.id,
        title: deedText(entry),
        dateTime: entry.at,
        time: `${date(entry.at)} ${time(entry.at)}`,
      }))}
    />
  );
};

/** The same for all documents, also for those that are permanently deleted. */
export const DocumentHistoryDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useLingui();
  return (
    <Dialog open onOpenChange={onClose} title={t`History`} closeLabel={t`Close`} startsAt="title">
      <DocumentHistory />
    </Dialog>
  );
};
