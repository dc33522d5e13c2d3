import { Inline, Text, Timeline } from '@esg/ui';
import type { ReactNode } from 'react';
import { useFormatters } from '../i18n/formatters.ts';
import * as css from './CommentList.css.ts';

export type ListedComment = {
  readonly id: string;
  readonly by: string;
  /** The moment, in ISO 8601. */
  readonly at: string;
  readonly text: string;
  /** What stands beside the name: that somebody is from outside, or what the comment is about. */
  readonly mark?: ReactNode;
  /** What may be done with it, such as deleting one's own. */
  readonly action?: ReactNode;
};

export type CommentListProps = {
  /** What the comments are about. */
  readonly label: string;
  readonly comments: readonly ListedComment[];
  /** Nothing is left to say. */
  readonly resolved?: boolean;
};

/** What was said, by whom and when, oldest first. */
export const CommentList = ({ label, comments, resolved = false }: CommentListProps) => {
  const { date, time } = useFormatters();
  return (
    <Timeline
      label={label}
      events={comments.map(({ id, by, at, text, mark, action }) => ({
        id,
        title: (
          <Inline gap={1}>
            <span>{by}</span>
            {mark}
            {action}
          </Inline>
        ),
        dateTime: at,
        time: `${date(at)} ${time(at)}`,
        content: (
          <Text tone={resolved ? 'muted' : undefined}>
            <span className={css.said}>{text}</span>
          </Text>
        ),
      }))}
    />
  );
};
