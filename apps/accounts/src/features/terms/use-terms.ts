import { useLingui } from '@lingui/react/macro';

/** Terms between a tenant and the users of its product, in plain words and in reading order. */
export const useTerms = (companyName: string): readonly { readonly title: string; readonly text: string }[] => {
  const { t } = useLingui();
  return [
    {
      title: t`What this is`,
      text: t`${companyName} offers you this site to collect figures and texts about sustainability and to create reports from them. These terms apply between you, the organisation you work for, and ${companyName}.`,
    },
    {
      title: t`Your account`,
      text: t`Give your own name and your work e-mail address, keep your password to yourself, and tell us if you believe that someone else is using your account. Administrators of your organisation decide who belongs to it and what each person may do.`,
    },
    {
      title: t`What you enter`,
      text: t`Figures, texts and files stay yours and your organisation’s. We keep and process them to give you this service, and for nothing else. Enter only what you may pass on.`,
    },
    {
      title: t`What you publish`,
      text: t`You are responsible for your reports. Calculations, suggestions and checks help you; they replace neither your own judgement nor an audit.`,
    },
    {
      title: t`Fair use`,
      text: t`Don’t try to see the data of others, to get around limits, or to disturb the service. We may close an account that does.`,
    },
    {
      title: t`Trial, price and end`,
      text: t`A trial is free. After it, your organisation pays what was agreed when it subscribed. It may cancel, and an administrator may delete the organisation with everything it has.`,
    },
    {
      title: t`Personal data`,
      text: t`We keep of you what the account needs: name, address, sign-ins and what you changed. You can look at it, correct it and export it in your account settings.`,
    },
    {
      title: t`Availability and liability`,
      text: t`We take care that the service runs and that nothing is lost, and tell you when it can’t. Beyond that, what the law and your organisation’s contract say applies.`,
    },
    {
      title: t`Changes`,
      text: t`When these terms change, we’ll tell you before the new ones apply.`,
    },
  ];
};
