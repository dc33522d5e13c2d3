import { type BrandContent, bytesPerMegabyte } from '@esg/contract';
import { Banner, type BannerProps, Button, Dialog, FileDrop, Stack, TextArea } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useFormatters } from '../../i18n/formatters.ts';
import { type BrandError, parseBrandFile } from '../model/brand-file.ts';
import { useBrandErrorWords } from '../words/use-field-words.ts';

type ImportDialogProps = {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly onBrand: (brand: Partial<BrandContent>) => void;
};

/** Reads a brand from a file or a text. An unreadable one names the field, and the text stays for correction. */
export const ImportDialog = ({ open, onOpenChange, onBrand }: ImportDialogProps) => {
  const { t } = useLingui();
  // Kept while the dialog is closed, so that closing it by mistake loses nothing.
  const [text, setText] = useState('');
  const [errors, setErrors] = useState<readonly BrandError[]>([]);

  const take = () => {
    const reading = parseBrandFile(text);
    setErrors(reading.errors);
    if (!('brand' in reading)) return;
    onBrand(reading.brand);
    onOpenChange(false);
    setText('');
  };
  const change = (value: string) => {
    setText(value);
    setErrors([]);
  };

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={<Trans>Import a brand</Trans>}
      description={<Trans>JSON exported from here, or design tokens (DTCG) with a group “brand”.</Trans>}
      closeLabel={t`Close`}
      size="large"
      actions={
        <>
          <Button onClick={() => onOpenChange(false)}>
            <Trans>Cancel</Trans>
          </Button>
          <Button emphasis="strong" onClick={take}>
            <Trans>Import</Trans>
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <FileChoice onText={change} />
        <TextArea
          label={t`Or paste the text`}
          rows={10}
          spellCheck={false}
          value={text}
          onChange={({ value }) => change(value)}
        />
        <BrandErrors errors={errors} />
      </Stack>
    </Dialog>
  );
};

/** Why there is no brand, field by field. */
export const BrandErrors = ({
  errors,
  dismiss,
}: {
  errors: readonly BrandError[];
  dismiss?: BannerProps['dismiss'];
}) => {
  const wordsOf = useBrandErrorWords();
  if (errors.length === 0) return null;
  return (
    <Banner
      tone="danger"
      title={<Trans>Nothing was imported. Your brand is as it was.</Trans>}
      {...(dismiss ? { dismiss } : {})}
    >
      <Stack as="ul" gap={1}>
        {errors.map((error) => (
          <li key={`${error.code} ${error.path}`}>{wordsOf(error)}</li>
        ))}
      </Stack>
    </Banner>
  );
};

const fileBytesMax = bytesPerMegabyte;

const FileChoice = ({ onText }: { onText: (text: string) => void }) => {
  const { t } = useLingui();
  const [refused, setRefused] = useState(false);
  const most = useFormatters().fileSize(fileBytesMax);
  const read = async (file: File | undefined) => {
    setRefused(false);
    if (file) onText(await file.text());
  };
  return (
    <FileDrop
      label={t`File`}
      error={refused ? t`Choose one JSON file of at most ${most}.` : undefined}
      accept={{ 'application/json': ['.json'] }}
      sizeBytesMax={fileBytesMax}
      onFiles={({ files: [file] }) => void read(file)}
      onRefused={() => setRefused(true)}
      labels={{
        prompt: <Trans>Drop a brand here, paste it, or choose a file</Trans>,
        files: t`File`,
        cancel: ({ name }) => t`Cancel: ${name}`,
        retry: ({ name }) => t`Try again: ${name}`,
        remove: ({ name }) => t`Remove: ${name}`,
        progress: ({ name }) => t`Reading: ${name}`,
      }}
    />
  );
};
