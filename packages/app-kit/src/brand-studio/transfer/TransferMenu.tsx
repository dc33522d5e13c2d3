import type { BrandContent } from '@esg/contract';
import { Button, Menu, MenuItem, MenuSeparator } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { saveFile } from '../../browser/save-file.ts';
import { formatBrandCss, formatBrandJson, formatBrandTokens } from '../model/brand-file.ts';
import { copyText, fileNameOf } from './copy.ts';

type TransferMenuProps = {
  readonly value: BrandContent;
  readonly onImport: () => void;
  /** Told what happened, in words. */
  readonly say: (words: string) => void;
};

/** The brand as a file or on the clipboard, and from there. */
export const TransferMenu = ({ value, onImport, say }: TransferMenuProps) => {
  const { t } = useLingui();
  const copy = async (text: string) =>
    say((await copyText(text)) ? t`Copied.` : t`The browser did not allow copying. Export a file instead.`);
  const save = (text: string, ending: string) =>
    saveFile(new Blob([text], { type: 'application/json' }), fileNameOf(value.companyName, ending));
  const trigger = (
    <Button size="compact" iconAfter={<ChevronDown aria-hidden />}>
      <Trans>Import and export</Trans>
    </Button>
  );
  return (
    <Menu trigger={trigger} align="end">
      <MenuItem onSelect={onImport}>
        <Trans>Import…</Trans>
      </MenuItem>
      <MenuSeparator />
      <MenuItem onSelect={() => save(formatBrandJson(value), '.brand.json')}>
        <Trans>Export as JSON</Trans>
      </MenuItem>
      <MenuItem onSelect={() => save(formatBrandTokens(value), '.tokens.json')}>
        <Trans>Export as design tokens (DTCG)</Trans>
      </MenuItem>
      <MenuSeparator />
      <MenuItem onSelect={() => void copy(formatBrandJson(value))}>
        <Trans>Copy as JSON</Trans>
      </MenuItem>
      <MenuItem onSelect={() => void copy(formatBrandCss(value.colorSetting))}>
        <Trans>Copy as CSS</Trans>
      </MenuItem>
    </Menu>
  );
};
