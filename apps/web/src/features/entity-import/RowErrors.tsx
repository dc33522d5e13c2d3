import { saveFile, useFormatters } from '@esg/app-kit';
import type { EntityImportDetail } from '@esg/contract';
import { Banner, Button } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRowSentence } from './entity-import-words.ts';

/** Says that the sheet has errors, and offers all of them as a file (spec sections 4 and 8); the rows below show each. */
export const RowErrors = ({ one }: { readonly one: EntityImportDetail }) => {
  const { t } = useLingui();
  const { integer } = useFormatters();
  const sentenceOf = useRowSentence();
  const sentences = one.rows.flatMap(({ row, issues }) => issues.map((issue) => sentenceOf(row, issue)));
  const value = integer(sentences.length);
  const title = t`Errors found: ${value}`;
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
      <Trans>Nothing can be imported until they’re corrected. Correct them in your sheet and upload it again.</Trans>
    </Banner>
  );
};
