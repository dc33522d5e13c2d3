import { notify, useLanguage } from '@esg/app-kit';
import { frameworkReportPath, isEditable, type Report } from '@esg/contract';
import { MenuItem } from '@esg/ui';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import {
  CalendarPlus,
  ChartColumn,
  CopyPlus,
  FileDown,
  History,
  Link2,
  type LucideIcon,
  PenLine,
  Send,
  UsersRound,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { BlockedAction, ActionIcon as Icon } from './ActionParts.tsx';

const copyLink = async (report: Report) => {
  const path = frameworkReportPath(report, isEditable(report.status) ? report.currentStep : 'preview');
  try {
    await navigator.clipboard.writeText(new URL(path, window.location.origin).href);
    notify('success', msg`Link copied. Colleagues of your organisation can open it.`);
  } catch {
    notify('danger', msg`The link couldn’t be copied.`);
  }
};

type ReportLinksProps = { readonly report: Report; readonly mayChange: boolean; readonly mayReadData: boolean };

/** Links of a report: to its input, its log, its people, its figures, and to reports that start from it. */
export const ReportLinks = ({ report, mayChange, mayReadData }: ReportLinksProps) => {
  const language = useLanguage();
  const { id: reportId } = report;
  return (
    <>
      {mayChange && isEditable(report.status) && (
        <StepItem icon={PenLine} report={report} step={report.currentStep}>
          <Trans>Continue</Trans>
        </StepItem>
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
      {mayChange && (
        <StepItem icon={Send} report={report} step="preview" hash="share">
          <Trans>Share the draft</Trans>
        </StepItem>
      )}
      {mayChange && <StartFrom report={report} />}
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

type StepItemProps = {
  readonly icon: LucideIcon;
  readonly report: Report;
  readonly step: Report['currentStep'];
  /** The anchor on the page. */
  readonly hash?: string;
  readonly children: ReactNode;
};

/** Links to a step of the report's wizard. */
const StepItem = ({ icon, report, step, hash = '', children }: StepItemProps) => (
  <MenuItem asChild>
    <Link
      to="/ct/framework-reports/$versionId/reports/$reportId/$step"
      params={{ versionId: report.versionId, reportId: report.id, step }}
      hash={hash}
    >
      <Icon of={icon} />
      {children}
    </Link>
  </MenuItem>
);

/** Links to start a report from this one. */
const StartFrom = ({ report: { id: reportId, period } }: { readonly report: Report }) =>
  period ? (
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
  ) : (
    <BlockedAction icon={CalendarPlus} reason={<Trans>Give this report its period first</Trans>}>
      <Trans>Start next year’s report</Trans>
    </BlockedAction>
  );
