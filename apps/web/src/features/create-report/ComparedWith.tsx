import { useFormatters, useLanguage } from '@esg/app-kit';
import type { FrameworkSummary } from '@esg/contract';
import { Trans } from '@lingui/react/macro';

/** What the codes of a framework were compared with, and when. */
export const ComparedWith = ({ compared }: { compared: FrameworkSummary['comparedWith'] }) => {
  const { day } = useFormatters();
  const language = useLanguage();
  if (!compared) return null;
  const text = compared.text[language];
  const on = day(compared.on);
  return (
    <Trans>
      Codes compared with {text} on {on}.
    </Trans>
  );
};
