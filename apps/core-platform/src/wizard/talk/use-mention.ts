import { useLingui } from '@lingui/react/macro';
import { useWork } from '../work/use-work.ts';

/** The colleagues who can be mentioned in a comment, and the texts for it. */
export const useMention = () => {
  const { t } = useLingui();
  const { colleagues } = useWork();
  return { people: colleagues, hint: t`Type @ to mention a colleague.`, label: t`Colleagues to mention` };
};
