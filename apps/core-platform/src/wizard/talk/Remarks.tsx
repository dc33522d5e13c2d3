import { useFormatters, useLanguage } from '@esg/app-kit';
import type { CommentThread, Disclosure } from '@esg/contract';
import { Badge, Text } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';

type RemarksProps = { readonly thread: CommentThread; readonly disclosure: Pick<Disclosure, 'fields'> };

/** What was said, by whom and when; people from outside are marked. */
export const Remarks = ({ thread, disclosure }: RemarksProps) => {
  const { t } = useLingui();
  const { date, time } = useFormatters();
  const language = useLanguage();
  const { external, resolved, comments, fieldKey } = thread;
  const field = disclosure.fields.find(({ key }) => key === fieldKey)?.label[language];
  return (
    <>
      {field && (
        <Text size="xs" tone="muted">
          {field}
        </Text>
      )}
      {comments.map((comment) => {
        const isExternal = comment.by.id === external?.contributionId;
        return (
          <div key={comment.id}>
            <Text size="sm" tone="muted">
              <strong>{isExternal ? external.name : comment.by.name}</strong>{' '}
              {isExternal && <Badge>{t`External`}</Badge>} · {date(comment.at)} {time(comment.at)}
            </Text>
            <Text tone={resolved ? 'muted' : undefined}>{comment.text}</Text>
          </div>
        );
      })}
    </>
  );
};
