import { disclosureStatusNames, useLanguage } from '@esg/app-kit';
import type { DisclosureStatus } from '@esg/contract';
import { useLingui } from '@lingui/react/macro';
import { useWizard } from '../../wizard/wizard-context.ts';

/** How the audit log writes a status: `omitted: <reason> (<explanation>)`, the latter two only when left out. */
const logged =
  /^(new|in-progress|pending-approval|approval-accepted|approval-rejected|completed|omitted)(?:: (\S+)(?: \((.*)\))?)?$/s;

/** A status of the audit log in the language of the interface; anything else stays unchanged. */
export const useStatusWords = () => {
  const { i18n } = useLingui();
  const language = useLanguage();
  const { framework } = useWizard();
  return (value: string): string => {
    const [, status, reason, explanation] = value.match(logged) ?? [];
    if (!status) return value;
    const name = framework.omissionReasons.find(({ code }) => code === reason)?.label[language] ?? reason;
    const words = [i18n._(disclosureStatusNames[status as DisclosureStatus]), name, explanation];
    return words.filter(Boolean).join(' · ');
  };
};
