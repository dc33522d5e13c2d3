import { type ExportFormat, exportFormats } from '@esg/contract';
import { Menu, MenuItem } from '@esg/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import type { ReactElement } from 'react';

const formatWords: Record<ExportFormat, MessageDescriptor> = {
  pdf: msg`PDF`,
  word: msg`Word`,
  excel: msg`Excel`,
};

type ReportDownloadsOpenProps = { readonly onChoose: (format: ExportFormat) => void; readonly trigger: ReactElement };

/** The formats a report can be had in. */
export const ReportDownloadsOpen = ({ onChoose, trigger }: ReportDownloadsOpenProps) => {
  const { _ } = useLingui();
  return (
    <Menu align="end" defaultOpen trigger={trigger}>
      {exportFormats.map((format) => (
        <MenuItem key={format} onSelect={() => onChoose(format)}>
          {_(formatWords[format])}
        </MenuItem>
      ))}
    </Menu>
  );
};
