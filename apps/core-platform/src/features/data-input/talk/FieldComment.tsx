import { reportWorkQueries } from '@esg/api-client';
import { useApi, useLanguage } from '@esg/app-kit';
import type { Disclosure, Field } from '@esg/contract';
import { Button, VisuallyHidden } from '@esg/ui';
import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useMay } from '../../../wizard/use-may.ts';
import { useWizard } from '../../../wizard/wizard-context.ts';
import { useSide } from '../side/side-context.ts';

/** Conversations of the open disclosure that are not resolved, by field. */
export const useFieldThreads = ({ code }: Disclosure): ReadonlyMap<string, number> => {
  const { report } = useWizard();
  const { data = [] } = useQuery(reportWorkQueries.threads(useApi(), report.id, code));
  const open = data.flatMap(({ fieldKey, resolved }) => (fieldKey !== null && !resolved ? [fieldKey] : []));
  return new Map([...Map.groupBy(open, (key) => key)].map(([key, all]) => [key, all.length]));
};

type FieldCommentProps = { readonly disclosure: Disclosure; readonly field: Field; readonly threads: number };

/** Beside a field: what is said about it alone, and the way to say something. */
export const FieldComment = ({ disclosure: { code }, field: { key, label }, threads }: FieldCommentProps) => {
  const name = label[useLanguage()];
  const { show } = useSide();
  const mayWrite = useMay('report:write');
  if (threads === 0 && !mayWrite) return null;
  return (
    <Button size="compact" onClick={() => show('comments', { code, fieldKey: key })}>
      {threads > 0 ? <Plural value={threads} one="# comment" other="# comments" /> : <Trans>Comment</Trans>}
      <VisuallyHidden>: {name}</VisuallyHidden>
    </Button>
  );
};
