import type { BrandContent } from '@esg/contract';
import { themeStyleSheet } from '@esg/tokens/studio';
import { Button, Menu, MenuItem, MenuSeparator } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { saveFile } from '../../browser/save-file.ts';
import { formatBrandJson, formatBrandTokens, formatThemeTokens, themeFiles } from '../model/brand-file.ts';
import { copyText, fileNameOf } from './copy.ts';

type TransferMenuProps = {
  readonly value: BrandContent;
  readonly onImport: () => void;
  /** Called with what happened, in words. */
  readonly say: (words: string) => void;
};

/** Exports and imports the brand, as a file or by the clipboard. */
export const TransferMenu = ({ value, onImport, say }: TransferMenuProps) => {
  const { t } = useLingui();
  const copy = async (text: string) =>
    say((await copyText(text)) ? t`Copied.` : t`The browser didn’t allow copying. Export a file instead.`);
  const save = (text: string, ending: string, type = 'application/json') =>
    saveFile(new Blob([text], { type }), fileNameOf(value.companyName, ending));
  const themeWords = {
    standard: { light: t`Derived theme as tokens: light`, dark: t`Derived theme as tokens: dark` },
    more: {
      light: t`Derived theme as tokens: light, more contrast`,
      dark: t`Derived theme as tokens: dark, more contrast`,
    },
  };
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
      {themeFiles.map((file) => (
        <MenuItem key={file.ending} onSelect={() => save(formatThemeTokens(value.colorSetting, file), file.ending)}>
          {themeWords[file.contrast][file.mode]}
        </MenuItem>
      ))}
      <MenuItem onSelect={() => save(themeStyleSheet(value.colorSetting), '.css', 'text/css')}>
        <Trans>Derived theme as CSS, all modes</Trans>
      </MenuItem>
      <MenuSeparator />
      <MenuItem onSelect={() => void copy(formatBrandJson(value))}>
        <Trans>Copy as JSON</Trans>
      </MenuItem>
      <MenuItem onSelect={() => void copy(themeStyleSheet(value.colorSetting))}>
        <Trans>Copy as CSS</Trans>
      </MenuItem>
    </Menu>
  );
};
