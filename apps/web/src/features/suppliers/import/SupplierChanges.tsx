import { useCountryName } from '@esg/app-kit/company';
import type { SupplierField, SupplierImportRow } from '@esg/contract';
import { Text } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';

/** The fields of a supplier that a row sets: of a new one as they will be, of another before and after. */
export const SupplierChanges = ({ row }: { readonly row: SupplierImportRow }) => {
  const { t } = useLingui();
  const countryName = useCountryName();
  const names: Record<SupplierField, string> = {
    name: t`Name`,
    reference: t`Your reference`,
    country: t`Country`,
    contactEmail: t`Contact e-mail`,
  };
  const shown = (field: SupplierField, text: string) =>
    (field === 'country' && text ? countryName(text) : text) || t`None`;
  const isNew = row.kind === 'new';
  return row.changes
    .filter(({ field }) => !isNew || field !== 'name')
    .map(({ field, before, after }) => (
      <Text key={field} size="sm">
        {names[field]}: {isNew ? shown(field, after) : `${shown(field, before)} → ${shown(field, after)}`}
      </Text>
    ));
};
