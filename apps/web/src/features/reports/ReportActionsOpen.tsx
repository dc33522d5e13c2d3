import { reportMutations, sessionQueries } from '@esg/api-client';
import { notify, useApi, useLanguage, useProblemSentences } from '@esg/app-kit';
import type { Report } from '@esg/contract';
import { Banner, ConfirmDialog, Menu, MenuItem } from '@esg/ui';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { FileDown, History, Trash2 } from 'lucide-react';
import { type ReactElement, useState } from 'react';

/** What else can be done with a report: see its history, take its data along, or delete it. */
export const ReportActionsOpen = ({ report, trigger }: { readonly report: Report; readonly trigger: ReactElement }) => {
  const [asking, setAsking] = useState(false);
  const language = useLanguage();
  const { data: profile } = useQuery(sessionQueries.profile(useApi()));
  return (
    <>
      <Menu align="end" defaultOpen trigger={trigger}>
        <MenuItem asChild>
          <Link
            to="/ct/newfeed/$reportId/$reportName/$framework"
            params={{ reportId: report.id, reportName: report.name, framework: report.framework[language] }}
          >
            <History size="1.125rem" strokeWidth={1.5} aria-hidden />
            <Trans>Audit log</Trans>
          </Link>
        </MenuItem>
        {profile?.permissions.includes('data-hub:read') && (
          <MenuItem asChild>
            <Link to="/ct/export-data/$reportId" params={{ reportId: report.id }}>
              <FileDown size="1.125rem" strokeWidth={1.5} aria-hidden />
              <Trans>Export data</Trans>
            </Link>
          </MenuItem>
        )}
        {profile?.permissions.includes('report:delete') && (
          <MenuItem
            tone="danger"
            icon={<Trash2 size="1.125rem" strokeWidth={1.5} aria-hidden />}
            onSelect={() => setAsking(true)}
          >
            <Trans>Delete report</Trans>
          </MenuItem>
        )}
      </Menu>
      {asking && <DeleteReport report={report} onClose={() => setAsking(false)} />}
    </>
  );
};

const DeleteReport = ({ report, onClose }: { readonly report: Report; readonly onClose: () => void }) => {
  const { problem } = useProblemSentences();
  const remove = useMutation(reportMutations.remove(useApi(), useQueryClient()));
  const confirm = () =>
    remove.mutate(report.id, {
      onSuccess: () => {
        onClose();
        notify('success', msg`Report deleted`);
      },
    });
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      tone="danger"
      title={<Trans>Delete {report.name}?</Trans>}
      description={
        <Trans>The report, its answers and its files are removed for everybody. This cannot be undone.</Trans>
      }
      confirmLabel={<Trans>Delete report</Trans>}
      cancelLabel={<Trans>Keep report</Trans>}
      pending={remove.isPending}
      onConfirm={confirm}
    >
      {remove.error && <Banner tone="danger" title={problem(remove.error)} />}
    </ConfirmDialog>
  );
};
