import { useLingui } from '@lingui/react/macro';
import { useWork } from '../work/use-work.ts';

/** The colleagues whom a comment can tell, and the words for it. */
export const useMention = () => {
  const { t } = useLingui();
  const { colleagues } = useWork();
  return { people: colleagues, hint: t`Type @ to mention a colleague.`, label: t`Colleagues to mention` };
};
