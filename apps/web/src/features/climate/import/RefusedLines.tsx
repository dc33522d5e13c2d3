import { fetchRefusedRows } from '@esg/api-client';
import { useApi, useFormatters } from '@esg/app-kit';
import { RowErrors } from '@esg/app-kit/imports';
import type { ClimateImport } from '@esg/contract';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useIssueText } from './use-issue-text.ts';

type RefusedLinesProps = {
  readonly one: Pick<ClimateImport, 'id'>;
  readonly errors: number;
  readonly onShow: () => void;
};

/** Says that rows are refused, shows them, and offers all of them as a file. */
export const RefusedLines = ({ one, errors, onShow }: RefusedLinesProps) => {
  const { t } = useLingui();
  const { integer } = useFormatters();
  const api = useApi();
  const textOf = useIssueText();
  const [read, setRead] = useState(0);
  const number = integer(read);
  const readAll = async () =>
    (await fetchRefusedRows(api, one.id, setRead)).flatMap(({ row, name, issues }) =>
      issues.map((issue) => ({ ...textOf(issue), row, name })),
    );
  return (
    <RowErrors
      tone="warning"
      title={<Plural value={errors} one="# row can’t be imported" other="# rows can’t be imported" />}
      head={t`Line of activity data`}
      read={readAll}
      progress={read > 0 && <Trans>{number} read</Trans>}
      onShow={onShow}
    >
      <Trans>They’re left out. Correct them in your sheet and upload it again, now or later.</Trans>
    </RowErrors>
  );
};
