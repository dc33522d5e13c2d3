import { sessionQueries } from '@esg/api-client';
import { notify, useApi, useLanguage } from '@esg/app-kit';
import { frameworkReportPath, isEditable, type Report } from '@esg/contract';
import { Menu, MenuItem, MenuSeparator } from '@esg/ui';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import {
  CalendarPlus,
  ChartColumn,
  CopyPlus,
  FileDown,
  Fingerprint,
  History,
  Link2,
  LockOpen,
  type LucideIcon,
  PenLine,
  Trash2,
  Undo2,
  UsersRound,
} from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { DeleteReport } from './DeleteReport.tsx';
import { ReopenReport, UnpublishReport } from './MoveReport.tsx';
import { PublishedVersions } from './PublishedVersions.tsx';

type Asked = 'delete' | 'reopen' | 'unpublish' | 'versions';

const Icon = ({ of: Shape }: { readonly of: LucideIcon }) => <Shape size="1.125rem" strokeWidth={1.5} aria-hidden />;

const copyLink = async (report: Report) => {
  const path = frameworkReportPath(report, isEditable(report.status) ? report.currentStep : 'preview');
  try {
    await navigator.clipboard.writeText(new URL(path, window.location.origin).href);
    notify('success', msg`Link copied. Colleagues of your organisation can open it.`);
  } catch {
    notify('danger', msg`The link could not be copied.`);
  }
};

/** What else can be done with a report (spec section 3, report actions), as far as the person may. */
export const ReportActionsOpen = ({ report, trigger }: { readonly report: Report; readonly trigger: ReactElement }) => {
  const [asked, setAsked] = useState<Asked>();
  const { data: profile } = useQuery(sessionQueries.profile(useApi()));
  const may = (permission: NonNullable<typeof profile>['permissions'][number]) =>
    profile?.permissions.includes(permission) ?? false;
  const isPublished = report.status === 'readonly-published';
  const close = () => setAsked(undefined);
  return (
    <>
      <Menu align="end" defaultOpen trigger={trigger}>
        <WaysOn report={report} mayChange={may('report:write')} mayReadData={may('data-hub:read')} />
        <MenuItem icon={<Icon of={Fingerprint} />} onSelect={() => setAsked('versions')}>
          <Trans>Published versions</Trans>
        </MenuItem>
        {isPublished && may('report:publish') && (
          <>
            <MenuSeparator />
            <MenuItem icon={<Icon of={LockOpen} />} onSelect={() => setAsked('reopen')}>
              <Trans>Edit published report</Trans>
            </MenuItem>
            <MenuItem icon={<Icon of={Undo2} />} onSelect={() => setAsked('unpublish')}>
              <Trans>Unpublish</Trans>
            </MenuItem>
          </>
        )}
        {!isPublished && may('report:delete') && (
          <>
            <MenuSeparator />
            <MenuItem tone="danger" icon={<Icon of={Trash2} />} onSelect={() => setAsked('delete')}>
              <Trans>Delete report</Trans>
            </MenuItem>
          </>
        )}
      </Menu>
      {asked === 'delete' && <DeleteReport report={report} onClose={close} />}
      {asked === 'reopen' && <ReopenReport report={report} onClose={close} />}
      {asked === 'versions' && <PublishedVersions report={report} onClose={close} />}
      {asked === 'unpublish' && <UnpublishReport report={report} onClose={close} />}
    </>
  );
};

type WaysOnProps = { readonly report: Report; readonly mayChange: boolean; readonly mayReadData: boolean };

const WaysOn = ({ report, mayChange, mayReadData }: WaysOnProps) => {
  const language = useLanguage();
  const { versionId, id: reportId } = report;
  return (
    <>
      {mayChange && isEditable(report.status) && (
        <MenuItem asChild>
          <Link
            to="/ct/framework-reports/$versionId/reports/$reportId/$step"
            params={{ versionId, reportId, step: report.currentStep }}
          >
            <Icon of={PenLine} />
            <Trans>Continue</Trans>
          </Link>
        </MenuItem>
      )}
      <MenuItem asChild>
        <Link
          to="/ct/newfeed/$reportId/$reportName/$framework"
          params={{ reportId, reportName: report.name, framework: report.framework[language] }}
        >
          <Icon of={History} />
          <Trans>Audit log</Trans>
        </Link>
      </MenuItem>
      <MenuItem icon={<Icon of={Link2} />} onSelect={() => void copyLink(report)}>
        <Trans>Copy link</Trans>
      </MenuItem>
      <MenuItem asChild>
        <Link to="/ct/report-collaborator" search={{ report: reportId }}>
          <Icon of={UsersRound} />
          <Trans>Collaborators</Trans>
        </Link>
      </MenuItem>
      {mayChange && report.period && <StartFrom reportId={reportId} />}
      <MenuItem asChild>
        <Link to="/ct/compare-reports/$reportId" params={{ reportId }}>
          <Icon of={ChartColumn} />
          <Trans>Compare</Trans>
        </Link>
      </MenuItem>
      {mayReadData && (
        <MenuItem asChild>
          <Link to="/ct/export-data/$reportId" params={{ reportId }}>
            <Icon of={FileDown} />
            <Trans>Export data</Trans>
          </Link>
        </MenuItem>
      )}
    </>
  );
};

/** Reports that start from this one. */
const StartFrom = ({ reportId }: { readonly reportId: string }) => (
  <>
    <MenuItem asChild>
      <Link to="/ct/roll-forward/$reportId" params={{ reportId }} search={{ kind: 'next-period' }}>
        <Icon of={CalendarPlus} />
        <Trans>Start next year’s report</Trans>
      </Link>
    </MenuItem>
    <MenuItem asChild>
      <Link to="/ct/roll-forward/$reportId" params={{ reportId }} search={{ kind: 'second-framework' }}>
        <Icon of={CopyPlus} />
        <Trans>Add a second framework</Trans>
      </Link>
    </MenuItem>
  </>
);
