import { saveFile, useFormatters } from '@esg/app-kit';
import type { EntityImportDetail } from '@esg/contract';
import { Banner, Button, Stack, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRowSentence } from './entity-import-words.ts';

/** As many are listed; the file has all of them. */
const shownMax = 10;

/** What is wrong with the sheet, row by row, and the same as a file (spec sections 4 and 8). */
export const RowErrors = ({ one }: { readonly one: EntityImportDetail }) => {
  const { t } = useLingui();
  const { integer } = useFormatters();
  const sentenceOf = useRowSentence();
  const sentences = one.rows.flatMap(({ row, issues }) => issues.map((issue) => sentenceOf(row, issue)));
  const value = integer(sentences.length);
  const title = t`Errors found: ${value}`;
  const more = integer(sentences.length - shownMax);
  const save = () => {
    const lines = [`${one.fileName} · ${title}`, ...sentences];
    saveFile(
      new Blob([`\uFEFF${lines.join('\r\n')}\r\n`], { type: 'text/plain;charset=utf-8' }),
      `${t`Import errors`}.txt`,
    );
  };
  return (
    <Banner
      tone="danger"
      title={title}
      action={
        <Button onClick={save}>
          <Trans>Download the errors</Trans>
        </Button>
      }
    >
      <Stack gap={2}>
        <Text>
          <Trans>
            Nothing can be imported until they’re corrected. Correct them in your sheet and upload it again.
          </Trans>
        </Text>
        <Stack as="ul" gap={1}>
          {sentences.slice(0, shownMax).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </Stack>
        {sentences.length > shownMax && (
          <Text>
            <Trans>and {more} more</Trans>
          </Text>
        )}
      </Stack>
    </Banner>
  );
};
