import { fetchAuditLogFile } from '@esg/api-client';
import { notifyProblem, saveFile, useApi, useLanguage } from '@esg/app-kit';
import { type AuditFileFormat, type AuditFilter, auditFileTypes } from '@esg/contract';
import { Button, Menu, MenuItem } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { useState } from 'react';

type AuditFileMenuProps = { readonly reportId: string; readonly reportName: string; readonly filter: AuditFilter };

/** Exports the log: the shown entries as Excel or CSV, all of them as a proof, or the end of its chain to keep elsewhere. */
export const AuditFileMenu = ({ reportId, reportName, filter }: AuditFileMenuProps) => {
  const { t } = useLingui();
  const api = useApi();
  const language = useLanguage();
  const [pending, setPending] = useState(false);
  const download = async (format: AuditFileFormat) => {
    setPending(true);
    try {
      const file = await fetchAuditLogFile(api, reportId, { ...filter, format, language });
      const name = format === 'head' ? t`End of the audit log` : t`Audit log`;
      saveFile(file, `${reportName} ${name}.${auditFileTypes[format].extension}`);
    } catch (error) {
      notifyProblem(error);
    }
    setPending(false);
  };
  return (
    <Menu
      align="end"
      trigger={
        <Button pending={pending} icon={<Download size="1rem" strokeWidth={1.5} aria-hidden />}>
          <Trans>Export</Trans>
        </Button>
      }
    >
      <MenuItem onSelect={() => void download('excel')}>
        <Trans>Excel, as filtered</Trans>
      </MenuItem>
      <MenuItem onSelect={() => void download('csv')}>
        <Trans>CSV, as filtered</Trans>
      </MenuItem>
      <MenuItem onSelect={() => void download('jsonl')}>
        <Trans>Whole log with proof (JSON Lines)</Trans>
      </MenuItem>
      <MenuItem onSelect={() => void download('head')}>
        <Trans>End of the chain, to keep elsewhere (text)</Trans>
      </MenuItem>
    </Menu>
  );
};
