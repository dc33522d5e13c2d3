import { useLanguage } from '@esg/app-kit';
import { printedCode } from '@esg/contract';
import { use, useCallback } from 'react';
import { WizardContext } from './wizard-context.ts';

/** Names a provision in the way its own rules cite it, on screens as in documents. */
export const useCitation = () => {
  const language = useLanguage();
  const versionId = use(WizardContext)?.framework.versionId ?? '';
  return useCallback((code: string): string => printedCode(code, versionId, language), [versionId, language]);
};
