import type { BrandContent } from '@esg/contract';
import { Banner, type BannerProps, Button, Dialog, Stack, TextArea } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ChangeEvent, useId, useState } from 'react';
import { type BrandError, parseBrandFile } from '../model/brand-file.ts';
import { useBrandErrorWords } from '../words/use-field-words.ts';
import * as css from './Transfer.css.ts';

type ImportDialogProps = {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly onBrand: (brand: Partial<BrandContent>) => void;
};

/** Takes a brand from a file or a text. One that cannot be read says at which field; the text stays for mending. */
export const ImportDialog = ({ open, onOpenChange, onBrand }: ImportDialogProps) => {
  const { t } = useLingui();
  // Kept while the dialog is closed: closing it by mistake loses nothing.
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
      <ul className={css.errors}>
        {errors.map((error) => (
          <li key={`${error.code} ${error.path}`}>{wordsOf(error)}</li>
        ))}
      </ul>
    </Banner>
  );
};

const FileChoice = ({ onText }: { onText: (text: string) => void }) => {
  const id = useId();
  const read = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.currentTarget.files?.[0];
    if (file) onText(await file.text());
  };
  return (
    <div className={css.file}>
      <label htmlFor={id}>
        <Trans>File</Trans>
      </label>
      <input id={id} type="file" accept=".json,application/json" onChange={(event) => void read(event)} />
    </div>
  );
};
