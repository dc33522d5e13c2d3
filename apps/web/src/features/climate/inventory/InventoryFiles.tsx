import { languageNames, saveFile, useFormatters, useLanguage, useProblemSentences } from '@esg/app-kit';
import {
  type ClimateInventoryQuery,
  climateInventoryLimits,
  type ExportFormat,
  exportExtensions,
  exportFormats,
  type Language,
} from '@esg/contract';
import { Button, Card, CheckboxGroup, Grid, Heading, Inline, Progress, Stack, Status, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { type InventoryFile, useInventoryFiles } from './use-inventory-files.ts';

type InventoryFilesProps = {
  readonly asked: ClimateInventoryQuery;
  readonly isEmpty: boolean;
  /** Whether a workbook lists the steps of every line. */
  readonly isListedWhole: boolean;
};

const languages: readonly Language[] = ['en', 'zhTw'];

const useFormatNames = (): Record<ExportFormat, string> => {
  const { t } = useLingui();
  return { pdf: t`PDF`, word: t`Word`, excel: t`Excel, with steps as formulas` };
};

/** Says that a workbook does not list every line. */
const ListedNote = () => {
  const listed = useFormatters().integer(climateInventoryLimits.linesMax);
  return (
    <Text tone="muted" size="sm">
      <Trans>
        These months have many lines: the Excel file has the steps of the first {listed} results, and the sum of all
        others. Choose one entity or fewer months for every step.
      </Trans>
    </Text>
  );
};

/** Chooses languages and kinds of files, and makes them one after the other. */
export const InventoryFiles = ({ asked, isEmpty, isListedWhole }: InventoryFilesProps) => {
  const { t } = useLingui();
  const id = useId();
  const formatNames = useFormatNames();
  const [chosenLanguages, setLanguages] = useState<readonly Language[]>([useLanguage()]);
  const [formats, setFormats] = useState<readonly ExportFormat[]>(exportFormats);
  const { files, make, again, isMaking } = useInventoryFiles(asked);
  const wanted = chosenLanguages.flatMap((language) => formats.map((format) => ({ format, language })));
  const done = files.filter(({ state }) => state === 'ready' || state === 'failed').length;
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack gap={4} align="stretch">
        <Heading level={2} size="md" id={id}>
          <Trans>Files</Trans>
        </Heading>
        <Grid cell="medium" gap={4}>
          <CheckboxGroup
            label={t`Languages`}
            value={chosenLanguages}
            onChange={({ value }) => setLanguages(value)}
            options={languages.map((value) => ({ value, label: languageNames[value] }))}
          />
          <CheckboxGroup
            label={t`Kinds of files`}
            value={formats}
            onChange={({ value }) => setFormats(value)}
            options={exportFormats.map((value) => ({ value, label: formatNames[value] }))}
          />
        </Grid>
        {!isListedWhole && <ListedNote />}
        <div>
          <Button
            emphasis="strong"
            pending={isMaking || isEmpty || wanted.length === 0}
            onClick={() => void make(wanted)}
          >
            <Trans>Create files</Trans>
          </Button>
        </div>
        {files.length > 0 && (
          <Stack gap={3} align="stretch" aria-live="polite">
            {isMaking && <Progress label={t`Files that are ready`} value={done / files.length} />}
            {files.map((file) => (
              <FileRow
                key={`${file.language}${file.format}`}
                file={file}
                name={`${formatNames[file.format]} · ${languageNames[file.language]}`}
                period={`${asked.from}_${asked.to}`}
                onAgain={() => again(file)}
              />
            ))}
          </Stack>
        )}
      </Stack>
    </Card>
  );
};

type FileRowProps = {
  readonly file: InventoryFile;
  readonly name: string;
  /** Of the file's name. */
  readonly period: string;
  readonly onAgain: () => void;
};

const FileRow = ({ file, name, period, onAgain }: FileRowProps) => {
  const { t } = useLingui();
  const { problem } = useProblemSentences();
  const { state, blob, error, format, language } = file;
  const title = t`Inventory report`;
  const words = {
    waiting: <Trans>Waiting</Trans>,
    making: <Trans>Being created</Trans>,
    ready: <Trans>Ready</Trans>,
    failed: <Trans>Not created</Trans>,
  };
  const tones = { waiting: 'neutral', making: 'info', ready: 'success', failed: 'danger' } as const;
  return (
    <Inline gap={3}>
      <Text>{name}</Text>
      <Status tone={tones[state]}>{words[state]}</Status>
      {blob && (
        <Button
          aria-label={t`Download ${name}`}
          onClick={() => saveFile(blob, `${title} ${period} ${languageNames[language]}.${exportExtensions[format]}`)}
        >
          <Trans>Download</Trans>
        </Button>
      )}
      {state === 'failed' && (
        <>
          <Text tone="muted" size="sm">
            {problem(error)}
          </Text>
          <Button aria-label={t`Try again: ${name}`} onClick={onAgain}>
            <Trans>Try again</Trans>
          </Button>
        </>
      )}
    </Inline>
  );
};
