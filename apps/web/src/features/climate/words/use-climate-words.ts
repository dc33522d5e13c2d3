import type { ClimateCaveat, ClimateQuestion } from '@esg/contract';
import { useLingui } from '@lingui/react/macro';
import { caveatWords, questionWords } from './climate-words.ts';

/** Questions and caveats of the calculator in the language of the page. */
export const useClimateWords = () => {
  const { i18n } = useLingui();
  return {
    question: (reason: ClimateQuestion['reason']): string => i18n._(questionWords[reason]),
    caveat: (caveat: ClimateCaveat): string => i18n._(caveatWords[caveat]),
  };
};
