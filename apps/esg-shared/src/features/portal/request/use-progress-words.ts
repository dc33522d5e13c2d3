import { useLingui } from '@lingui/react/macro';

type Progress = { readonly answered: number; readonly blocked: number; readonly total: number };

/** How many questions are answered, and how many have a reason instead. */
export const useProgressWords = () => {
  const { t } = useLingui();
  return ({ answered, blocked, total }: Progress): string =>
    blocked === 0
      ? t`${answered} of ${total} answered`
      : t`${answered} of ${total} answered, ${blocked} can’t be answered`;
};
