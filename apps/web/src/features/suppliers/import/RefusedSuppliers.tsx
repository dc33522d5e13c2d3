import { useFormatters } from '@esg/app-kit';
import { RowErrors } from '@esg/app-kit/imports';
import type { SupplierImportDetail } from '@esg/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useIssueText } from './supplier-import-words.ts';

/** Says how many errors the sheet has, and offers all of them as a file. */
export const RefusedSuppliers = ({ one }: { readonly one: SupplierImportDetail }) => {
  const { t } = useLingui();
  const { integer } = useFormatters();
  const textOf = useIssueText();
  const errors = one.rows.flatMap(({ row, name, issues }) =>
    issues.map((issue) => ({ row, name, remedy: textOf(issue) })),
  );
  const value = integer(errors.length);
  return (
    <RowErrors tone="danger" title={t`Errors found: ${value}`} head={t`Supplier`} read={() => errors}>
      <Trans>Nothing can be imported until they’re corrected. Correct them in your sheet and upload it again.</Trans>
    </RowErrors>
  );
};
