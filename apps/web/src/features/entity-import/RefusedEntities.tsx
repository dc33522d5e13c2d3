import { useFormatters } from '@esg/app-kit';
import { RowErrors } from '@esg/app-kit/imports';
import type { EntityImportDetail } from '@esg/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useIssueText } from './entity-import-words.ts';

/** Says how many errors the sheet has, in the words of spec section 8, and offers all of them as a file (spec section 4). */
export const RefusedEntities = ({ one }: { readonly one: EntityImportDetail }) => {
  const { t } = useLingui();
  const { integer } = useFormatters();
  const textOf = useIssueText();
  const errors = one.rows.flatMap(({ row, name, issues }) =>
    issues.map((issue) => ({ row, name, remedy: textOf(issue) })),
  );
  const value = integer(errors.length);
  return (
    <RowErrors tone="danger" title={t`Errors found: ${value}`} head={t`Entity`} read={() => errors}>
      <Trans>Nothing can be imported until they’re corrected. Correct them in your sheet and upload it again.</Trans>
    </RowErrors>
  );
};
