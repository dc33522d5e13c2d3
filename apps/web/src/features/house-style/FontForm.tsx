import { houseStyleMutations } from '@esg/api-client';
import { notify, useApi, useFormatters, useProblemSentences } from '@esg/app-kit';
import { type FontWeight, fontWeights, houseStyleLimits } from '@esg/contract';
import { Accordion, Banner, Button, Checkbox, FileDrop, Form, Inline, Stack, Text } from '@esg/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useFontRefusals } from './refusal-words.ts';

type FontFormProps = {
  readonly id: string;
  readonly onDone: () => void;
  /** Left out if there is nothing to go back to. */
  readonly onCancel?: () => void;
};
type Files = Partial<Record<FontWeight, File>>;
type Errors = Partial<Record<FontWeight | 'licence', string>>;

/** The chosen files, missing or refused ones, and their sending. */
const useFontForm = (id: string, onDone: () => void) => {
  const { t } = useLingui();
  const refusalOf = useFontRefusals();
  const send = useMutation(houseStyleMutations.changeFont(useApi(), useQueryClient(), id));
  const [files, setFiles] = useState<Files>({});
  const [refused, setRefused] = useState<Errors>({});
  const [confirmed, setConfirmed] = useState(false);
  const [tried, setTried] = useState(false);
  const missing: Errors = tried
    ? {
        ...(!files.regular && { regular: t`Choose the file of the regular weight.` }),
        ...(!files.bold && { bold: t`Choose the file of the bold weight.` }),
        ...(!confirmed && { licence: t`Confirm that your licence allows it.` }),
      }
    : {};
  const submit = () => {
    setTried(true);
    const { regular, bold } = files;
    if (!regular || !bold || !confirmed || send.isPending) return;
    send.mutate(
      { regular, bold },
      {
        onSuccess: () => {
          onDone();
          notify('success', msg`Your reports are set in this font from now on.`);
        },
      },
    );
  };
  return {
    files,
    confirmed,
    setConfirmed,
    missing,
    errorOf: (weight: FontWeight) => refused[weight] ?? refusalOf(send.error, weight) ?? missing[weight],
    take: (weight: FontWeight, file: File | undefined) => {
      send.reset();
      setRefused((before) => ({ ...before, [weight]: undefined }));
      setFiles((before) => ({ ...before, [weight]: file }));
    },
    refuse: (weight: FontWeight, message: string) => setRefused((before) => ({ ...before, [weight]: message })),
    submit,
    send,
  };
};

/** Two weights of a font, and the confirmation that its licence allows its use. */
export const FontForm = ({ id, onDone, onCancel }: FontFormProps) => {
  const { t } = useLingui();
  const prefix = useId();
  const { problem } = useProblemSentences();
  const { files, confirmed, setConfirmed, missing, errorOf, take, refuse, submit, send } = useFontForm(id, onDone);
  const errors = [
    ...fontWeights.map((weight) => ({ fieldId: `${prefix}-${weight}`, message: errorOf(weight) })),
    { fieldId: `${prefix}-licence`, message: missing.licence },
  ].flatMap(({ fieldId, message }) => (message ? [{ fieldId, message }] : []));
  return (
    <Form aria-label={t`Font of your reports`} onSubmit={submit} errors={errors} errorsTitle={t`The font wasn’t saved`}>
      {send.error && errors.length === 0 && <Banner tone="danger" title={problem(send.error)} />}
      {fontWeights.map((weight) => (
        <WeightField
          key={weight}
          fieldId={`${prefix}-${weight}`}
          weight={weight}
          file={files[weight]}
          sending={send.isPending}
          error={errorOf(weight)}
          onFile={(file) => take(weight, file)}
          onRefused={(message) => refuse(weight, message)}
        />
      ))}
      <Checkbox
        id={`${prefix}-licence`}
        label={t`Our licence allows us to embed this font in documents that we publish`}
        hint={t`Your name and today’s date are kept with the font.`}
        value={confirmed}
        onChange={({ value }) => setConfirmed(value)}
        error={missing.licence}
      />
      <WhereIsTheLicence />
      <Inline gap={3} justify="end">
        {onCancel && (
          <Button emphasis="quiet" onClick={onCancel}>
            <Trans>Cancel</Trans>
          </Button>
        )}
        <Button type="submit" emphasis="strong" pending={send.isPending}>
          <Trans>Use this font</Trans>
        </Button>
      </Inline>
    </Form>
  );
};

/** Fonts have several media types, and browsers know few of them: here the file extension decides, and the gateway checks the bytes. */
const accepted = { 'font/ttf': ['.ttf'], 'font/otf': ['.otf'] };

type WeightFieldProps = {
  readonly fieldId: string;
  readonly weight: FontWeight;
  readonly file: File | undefined;
  readonly sending: boolean;
  readonly error: string | undefined;
  readonly onFile: (file: File | undefined) => void;
  readonly onRefused: (message: string) => void;
};

const WeightField = ({ fieldId, weight, file, sending, error, onFile, onRefused }: WeightFieldProps) => {
  const { t } = useLingui();
  const { fileSize } = useFormatters();
  const most = fileSize(houseStyleLimits.fontBytesMax);
  const item = file && {
    id: weight,
    name: file.name,
    detail: fileSize(file.size),
    state: sending ? ('sending' as const) : ('done' as const),
    note: t`Checking the font`,
  };
  return (
    <FileDrop
      id={fieldId}
      label={weight === 'regular' ? t`Regular` : t`Bold`}
      hint={
        weight === 'regular'
          ? t`For text. TTF or OTF, at most ${most}.`
          : t`For headings and totals. TTF or OTF, at most ${most}.`
      }
      accept={accepted}
      sizeBytesMax={houseStyleLimits.fontBytesMax}
      disabled={sending}
      required
      onFiles={({ files: [first] }) => onFile(first)}
      onRefused={({ refused: [first] }) =>
        onRefused(
          first?.reason === 'size'
            ? t`The file is too big. A font can have ${most} at most.`
            : t`Choose one TTF or OTF file. Web fonts (WOFF) and collections (TTC) can’t be put into documents.`,
        )
      }
      error={error}
      items={item ? [item] : []}
      onRemove={() => onFile(undefined)}
      labels={{
        prompt: t`Drop a font file here, or choose one`,
        files: t`Chosen file`,
        cancel: ({ name }) => t`Stop sending ${name}`,
        retry: ({ name }) => t`Send ${name} again`,
        remove: ({ name }) => t`Remove ${name}`,
        progress: ({ name }) => t`Sending ${name}`,
      }}
    />
  );
};

const WhereIsTheLicence = () => (
  <Accordion
    headingLevel={3}
    items={[
      {
        id: 'licence',
        title: <Trans>Where do I find the licence?</Trans>,
        content: (
          <Stack gap={2}>
            <Text size="sm">
              <Trans>
                It came with the font: a file named OFL, LICENSE or EULA, or the page on which it was bought. Look for
                “embedding” or “PDF”. Fonts under the SIL Open Font License may be embedded.
              </Trans>
            </Text>
            <Text size="sm">
              <Trans>
                A desktop licence usually covers PDF files. Word files can be edited, so they need a licence for
                “editable embedding”. If you’re not sure, ask your designer or the person who bought the font.
              </Trans>
            </Text>
          </Stack>
        ),
      },
    ]}
  />
);
