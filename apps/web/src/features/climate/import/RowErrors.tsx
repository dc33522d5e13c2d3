import { fetchRefusedRows } from '@esg/api-client';
import { notifyProblem, saveFile, useApi, useFormatters } from '@esg/app-kit';
import type { ClimateImport, ClimateImportRow } from '@esg/contract';
import { Banner, Button, Inline } from '@esg/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useIssueText } from './use-issue-text.ts';

/** A cell of CSV. What a spreadsheet would take for a formula begins with an apostrophe. */
const cellOf = (text: string) => `"${text.replace(/^[=+\-@\t\r]/, "'$&").replaceAll('"', '""')}"`;

/** All refused rows as a file that opens beside the sheet: row, column, what it is of, and what helps. */
const useErrorFile = (one: Pick<ClimateImport, 'id' | 'fileName'>) => {
  const { t } = useLingui();
  const api = useApi();
  const textOf = useIssueText();
  const [read, setRead] = useState(0);
  const make = useMutation({ mutationFn: () => fetchRefusedRows(api, one.id, setRead) });
  const linesOf = ({ row, name, issues }: ClimateImportRow) =>
    issues.map((issue) => {
      const { column, remedy } = textOf(issue);
      return [String(row), column, name, remedy];
    });
  const save = () =>
    make.mutate(undefined, {
      onSuccess: (rows) => {
        const lines = [[t`Row`, t`Column`, t`Line of activity data`, t`What to do`], ...rows.flatMap(linesOf)];
        const text = lines.map((cells) => cells.map(cellOf).join(',')).join('\r\n');
        saveFile(new Blob([`\uFEFF${text}\r\n`], { type: 'text/csv;charset=utf-8' }), `${t`Import errors`}.csv`);
      },
      onError: notifyProblem,
    });
  return { save, read, pending: make.isPending };
};

type RowErrorsProps = {
  readonly one: Pick<ClimateImport, 'id' | 'fileName'>;
  readonly errors: number;
  readonly onShow: () => void;
};

/** Says that rows are refused, shows them, and offers all of them as a file. */
export const RowErrors = ({ one, errors, onShow }: RowErrorsProps) => {
  const { integer } = useFormatters();
  const { save, read, pending } = useErrorFile(one);
  const number = integer(read);
  return (
    <Banner
      tone="warning"
      title={<Plural value={errors} one="# row can’t be imported" other="# rows can’t be imported" />}
      action={
        <Inline gap={2}>
          <Button onClick={onShow}>
            <Trans>Show them</Trans>
          </Button>
          <Button pending={pending} onClick={save}>
            <Trans>Download the errors</Trans>
          </Button>
          {pending && read > 0 && <Trans>{number} read</Trans>}
        </Inline>
      }
    >
      <Trans>They’re left out. Correct them in your sheet and upload it again, now or later.</Trans>
    </Banner>
  );
};
