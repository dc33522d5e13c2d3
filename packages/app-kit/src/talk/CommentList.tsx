import { useFormatters } from '@esg/app-kit';
import { Inline, Text, Timeline } from '@esg/ui';
import type { ReactNode } from 'react';
import * as css from './CommentList.css.ts';

export type ListedComment = {
  readonly id: string;
  readonly by: string;
  /** The moment, in ISO 8601. */
  readonly at: string;
  readonly text: string;
  /** Shown beside the name: that somebody is from outside, or what the comment is about. */
  readonly mark?: ReactNode;
  /** Actions, such as deleting one's own. */
  readonly action?: ReactNode;
};

export type CommentListProps = {
  /** The subject of the comments. */
  readonly label: string;
  readonly comments: readonly ListedComment[];
  /** The conversation is resolved. */
  readonly resolved?: boolean;
};

/** Comments with author and time, oldest first. */
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
