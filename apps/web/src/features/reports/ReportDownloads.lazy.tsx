import { exportFormatNames } from '@esg/app-kit';
import { type ExportFormat, exportFormats } from '@esg/contract';
import { Menu, MenuItem } from '@esg/ui';
import { useLingui } from '@lingui/react';
import type { ReactElement } from 'react';

type ReportDownloadsOpenProps = { readonly onChoose: (format: ExportFormat) => void; readonly trigger: ReactElement };

/** The formats in which a report can be downloaded. */
export const ReportDownloadsOpen = ({ onChoose, trigger }: ReportDownloadsOpenProps) => {
  const { _ } = useLingui();
  return (
    <Menu align="end" defaultOpen trigger={trigger}>
      {exportFormats.map((format) => (
        <MenuItem key={format} onSelect={() => onChoose(format)}>
          {_(exportFormatNames[format])}
        </MenuItem>
      ))}
    </Menu>
  );
};
