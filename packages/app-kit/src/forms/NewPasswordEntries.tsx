import { brokenPasswordRules, type PasswordRule, passwordLength, passwordRules } from '@esg/contract';
import { PasswordField } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import { newPasswordIssue, repeatedIssue } from './entry-rules.ts';
import type { EntryProps } from './use-entries.ts';

/** Both passwords of a form that sets one, for `useEntries`. */
export const useNewPasswordRules = () => {
  const { t } = useLingui();
  return {
    password: { label: t`New password`, rule: newPasswordIssue },
    repeated: { label: t`Repeat the password`, rule: repeatedIssue },
  };
};

/** No password yet. */
export const noPassword = { password: '', repeated: '' };

type NewPasswordEntriesProps = { readonly password: EntryProps<string>; readonly repeated: EntryProps<string> };

/** A new password, with its rules marked as they are met, and its repetition. */
export const NewPasswordEntries = ({ password, repeated }: NewPasswordEntriesProps) => {
  const { t } = useLingui();
  const { min, max } = passwordLength;
  const words: Record<PasswordRule, string> = {
    length: t`${{ min }} to ${{ max }} characters`,
    lowercase: t`A lowercase letter`,
    uppercase: t`An uppercase letter`,
    digit: t`A digit`,
    special: t`A special character, such as ! or #`,
    allowed: t`Only letters from A to Z, digits and special characters`,
  };
  const broken = brokenPasswordRules(password.value);
  const rules = passwordRules.map((id) => ({
    id,
    label: words[id],
    met: password.value !== '' && !broken.includes(id),
  }));
  const total = rules.length;
  const metCount = rules.filter(({ met }) => met).length;
  const labels = {
    show: t`Show password`,
    hide: t`Hide password`,
    met: t`met`,
    unmet: t`not met yet`,
    progress: t`${metCount} of ${total} rules met`,
  };
  return (
    <>
      <PasswordField
        {...password}
        hint={t`Without your name, your e-mail address or the name of this site or your company`}
        autoComplete="new-password"
        labels={labels}
        rules={rules}
      />
      <PasswordField {...repeated} autoComplete="new-password" labels={labels} />
    </>
  );
};
