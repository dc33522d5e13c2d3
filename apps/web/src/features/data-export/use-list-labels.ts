import { useLingui } from '@lingui/react/macro';

/** Words of a list with multiple choice. */
export const useListLabels = () => {
  const { t } = useLingui();
  return (list: string) => ({
    list,
    none: t`Nothing matches your search.`,
    chosen: t`Chosen: ${list}`,
    remove: ({ label }: { readonly label: string }) => t`Remove ${label}`,
  });
};
