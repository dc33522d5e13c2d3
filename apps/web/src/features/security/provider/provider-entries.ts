import type { IssueDescription } from '@esg/app-kit';
import type { SignInProvider, SignInProviderChange } from '@esg/contract';
import { useLingui } from '@lingui/react/macro';

type Stored = SignInProvider['provider'];

const required: IssueDescription = { rule: 'required', params: {} };
const needed = (value: string) => (value.trim() === '' ? required : undefined);

/** The domains of a text with commas. */
export const domainsOf = (text: string): string[] => text.split(',').filter(Boolean);

/** Whether a text is a web address. */
export const isAddress = (text: string): boolean => /^https?:\/\/./.test(text.trim()) && URL.canParse(text.trim());

const defaultMembership: SignInProviderChange['membership'] = 'existing-only';

/** The initial values of the form. */
export const firstOf = (stored: Stored) => ({
  issuer: stored?.issuer ?? '',
  clientId: stored?.clientId ?? '',
  clientSecret: '',
  domains: stored?.domains.join(',') ?? '',
  membership: stored?.membership ?? defaultMembership,
});

/** The change in the gateway's form. A new provider is not on yet; an empty secret keeps the stored one. */
export const changeOf = (values: ReturnType<typeof firstOf>, stored: Stored): SignInProviderChange => ({
  issuer: values.issuer.trim(),
  clientId: values.clientId.trim(),
  domains: domainsOf(values.domains),
  membership: values.membership,
  enabled: stored?.enabled ?? false,
  ...(values.clientSecret && { clientSecret: values.clientSecret }),
});

/** Labels and rules, for `useEntries`. The secret is needed again if it would go to another address. */
export const useProviderRules = (stored: Stored) => {
  const { t } = useLingui();
  const keepsSecret = ({ issuer, clientId }: ReturnType<typeof firstOf>) =>
    stored?.hasSecret === true && issuer.trim() === stored.issuer && clientId.trim() === stored.clientId;
  return {
    issuer: {
      label: t`Issuer`,
      rule: (value: string): IssueDescription | undefined =>
        needed(value) ?? (isAddress(value) ? undefined : { rule: 'invalid', params: {} }),
    },
    clientId: { label: t`Client ID`, rule: needed },
    clientSecret: {
      label: t`Client secret`,
      rule: (value: string, all: ReturnType<typeof firstOf>) => (keepsSecret(all) ? undefined : needed(value)),
      ...(stored?.hasSecret && { optional: true as const }),
    },
    domains: { label: t`Allowed domains`, rule: needed },
    membership: { label: t`Who can sign in`, rule: () => undefined },
  };
};
