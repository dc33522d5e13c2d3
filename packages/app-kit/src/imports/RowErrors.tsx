import { notifyProblem, saveFile } from '@esg/app-kit';
import { Banner, Button, Inline } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';

/** Why a row is refused, and what helps. */
type RowError = {
  readonly row: number;
  /** The column that it is about, where one is. */
  readonly column?: string;
  /** What the row is of. */
  readonly name: string;
  readonly remedy: string;
};

/** A cell of CSV. What a spreadsheet would take for a formula begins with an apostrophe. */
const cellOf = (text: string) => `"${text.replace(/^[=+\-@\t\r]/, "'$&").replaceAll('"', '""')}"`;

type RowErrorsProps = {
  readonly tone: 'warning' | 'danger';
  readonly title: ReactNode;
  /** What rows are of, as the head of a column of the file. */
  readonly head: string;
  /** All errors, in the order of the sheet. */
  readonly read: () => readonly RowError[] | Promise<readonly RowError[]>;
  /** How many are read, where that takes a while. */
  readonly progress?: ReactNode;
  /** Shows the refused rows, where the list has others too. */
  readonly onShow?: () => void;
  readonly children: ReactNode;
};

/** Says that rows are refused, and offers all of them as a file that opens beside the sheet. */
export const RowErrors = ({ tone, title, head, read, progress, onShow, children }: RowErrorsProps) => {
  const { t } = useLingui();
  const make = useMutation({ mutationFn: async () => read() });
  const save = (errors: readonly RowError[]) => {
    const hasColumns = errors.some(({ column }) => column);
    const lines = [
      [t`Row`, ...(hasColumns ? [t`Column`] : []), head, t`What to do`],
      ...errors.map(({ row, column = '', name, remedy }) => [
        String(row),
        ...(hasColumns ? [column] : []),
        name,
        remedy,
      ]),
    ];
    const text = lines.map((cells) => cells.map(cellOf).join(',')).join('\r\n');
    saveFile(new Blob([`\uFEFF${text}\r\n`], { type: 'text/csv;charset=utf-8' }), `${t`Import errors`}.csv`);
  };
  return (
    <Banner
      tone={tone}
      title={title}
      action={
        <Inline gap={2}>
          {onShow && (
            <Button onClick={onShow}>
              <Trans>Show them</Trans>
            </Button>
          )}
          <Button
            pending={make.isPending}
            onClick={() => make.mutate(undefined, { onSuccess: save, onError: notifyProblem })}
          >
            <Trans>Download the errors</Trans>
          </Button>
          {make.isPending && progress}
        </Inline>
      }
    >
      {children}
    </Banner>
  );
};
