import type { BrandContent } from '@esg/contract';
import { Button, Menu, MenuItem, MenuSeparator } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { formatBrandCss, formatBrandJson, formatBrandTokens } from '../model/brand-file.ts';
import { copyText, downloadText, fileNameOf } from './copy.ts';

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
      <MenuItem onSelect={() => downloadText(fileNameOf(value.companyName, '.brand.json'), formatBrandJson(value))}>
        <Trans>Export as JSON</Trans>
      </MenuItem>
      <MenuItem onSelect={() => downloadText(fileNameOf(value.companyName, '.tokens.json'), formatBrandTokens(value))}>
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
