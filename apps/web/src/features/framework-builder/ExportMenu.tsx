import { downloadOwnFramework } from '@esg/api-client';
import { notifyProblem, saveFile, useApi } from '@esg/app-kit';
import type { OwnFrameworkSummary } from '@esg/contract';
import { Button, Menu, MenuItem } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { useBuilderWords } from './builder-words.ts';

type Exported = Pick<OwnFrameworkSummary, 'id' | 'name'>;

/** Downloads the framework as a file, and reports a failure. */
export const useExport = () => {
  const api = useApi();
  const words = useBuilderWords();
  return async ({ id, name }: Exported, format: 'json' | 'excel') => {
    try {
      const file = await downloadOwnFramework(api, id, format);
      const title = words.text(name).replace(/[\\/:*?"<>|]+/g, ' ');
      saveFile(file, `${title || 'framework'}.${format === 'json' ? 'json' : 'xlsx'}`);
    } catch (error) {
      notifyProblem(error);
    }
  };
};

/** The framework as Excel for people, or as JSON for programs. */
export const ExportMenu = ({ framework }: { readonly framework: Exported }) => {
  const { t } = useLingui();
  const save = useExport();
  return (
    <Menu
      align="end"
      trigger={
        <Button>
          <Download aria-hidden />
          <Trans>Export</Trans>
        </Button>
      }
      aria-label={t`Export`}
    >
      <MenuItem onSelect={() => void save(framework, 'excel')}>
        <Trans>Excel, one sheet per level</Trans>
      </MenuItem>
      <MenuItem onSelect={() => void save(framework, 'json')}>
        <Trans>JSON</Trans>
      </MenuItem>
    </Menu>
  );
};
