import { useLingui } from '@lingui/react/macro';
import type { StartingPoint } from './start-from.ts';

/** Names of what a report can start from besides a framework. */
export const useStartingPoints = (): Record<StartingPoint, { label: string; hint: string }> => {
  const { t } = useLingui();
  return {
    'next-period': {
      label: t`Last year’s report`,
      hint: t`Start the next year. Your text is copied, and last year’s figures appear next to each field.`,
    },
    'second-framework': {
      label: t`Same year, another framework`,
      hint: t`Only what you’ve already answered is filled in.`,
    },
    selection: {
      label: t`Another report’s disclosures`,
      hint: t`The same disclosures, languages and boundaries, without the answers.`,
    },
    template: {
      label: t`A template`,
      hint: t`Disclosures and settings that your organisation keeps for reports of one kind.`,
    },
  };
};
