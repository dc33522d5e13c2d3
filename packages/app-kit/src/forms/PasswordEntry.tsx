import { PasswordField } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import type { EntryProps } from './use-entries.ts';

/** The present password of somebody. */
export const PasswordEntry = (entry: EntryProps<string>) => {
  const { t } = useLingui();
  return (
    <PasswordField
      {...entry}
      autoComplete="current-password"
      labels={{ show: t`Show password`, hide: t`Hide password` }}
    />
  );
};
