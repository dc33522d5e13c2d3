import { useLanguage } from '@esg/app-kit';
import { printedCode, type ReportSource } from '@esg/contract';
import { useLingui } from '@lingui/react/macro';

/** The place in another report that an answer came from: the report's name, and the provision. */
export const usePlaceInReport = () => {
  const { t } = useLingui();
  const language = useLanguage();
  return ({ name, disclosureCode, versionId }: ReportSource): string => {
    const code = printedCode(disclosureCode, versionId, language);
    return t`“${name}”, ${code}`;
  };
};
