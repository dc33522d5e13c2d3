import type { ContributionTask, Field } from '@esg/contract';
import { Accordion, Stack } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import { Comments } from './Comments.tsx';
import { Evidence } from './Evidence.tsx';

type ExtrasProps = { readonly task: ContributionTask; readonly code: string; readonly field: Field };

/** Comments and documents of an answer, closed until somebody opens them. */
export const Extras = ({ task, code, field }: ExtrasProps) => {
  const { t } = useLingui();
  const isHere = (of: { disclosureCode: string; fieldKey: string }) =>
    of.disclosureCode === code && of.fieldKey === field.key;
  const count = task.comments.filter(isHere).length + task.evidence.filter(isHere).length;
  if (task.role === 'reviewer') return <Comments task={task} code={code} field={field} />;
  return (
    <Accordion
      headingLevel={3}
      items={[
        {
          id: 'extras',
          title: t`Comments and documents`,
          mark: count > 0 ? String(count) : undefined,
          content: (
            <Stack gap={4} align="stretch">
              <Comments task={task} code={code} field={field} />
              <Evidence task={task} code={code} field={field} />
            </Stack>
          ),
        },
      ]}
    />
  );
};
