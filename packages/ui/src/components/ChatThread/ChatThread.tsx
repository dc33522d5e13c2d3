import { ArrowDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Button } from '../Button/Button.tsx';
import type { RootProps } from '../root-props.ts';
import * as css from './ChatThread.css.ts';
import { useStayAtEnd } from './use-stay-at-end.ts';

export type ChatMessage = {
  /** Unique in the thread. */
  id: string;
  /** Who wrote it. */
  author: { name: string; picture?: string | undefined };
  /** Written by the reader: aligned to the end of the line. */
  own?: boolean;
  /** The time as text; `dateTime` has the same moment in ISO 8601. */
  time: string;
  dateTime: string;
  /** What was written. */
  content: ReactNode;
  /** Still being written, word by word; announced once it is complete. */
  incomplete?: boolean;
  /** Why it was not sent, and what to do. */
  failed?: ReactNode;
  /** Buttons that belong to it: copy, take over, reply. */
  actions?: ReactNode;
};

export type ChatThreadProps = RootProps<'div', 'children'> & {
  /** The subject of the conversation. */
  label: string;
  /** Oldest first. */
  messages: readonly ChatMessage[];
  /** Words of the button that leads to newer messages; shown when one arrives while the reader looks at older ones. */
  newerLabel: string;
};

/**
 * A conversation between people, or with an assistant. Fills its container and scrolls inside, also by keyboard; follows new messages while
 * the reader is at the end. New ones are announced.
 */
export const ChatThread = ({ label, messages, newerLabel, ...rest }: ChatThreadProps) => {
  const { scroller, follow, missed, toEnd } = useStayAtEnd(messages.length);
  return (
    <div {...rest} className={css.frame}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard (WCAG 2.1.1) */}
      <section ref={scroller} className={css.scroller} aria-label={label} tabIndex={0} onScroll={follow}>
        <div className={css.list} role="log" aria-label={label}>
          {messages.map((message) => (
            <Message key={message.id} {...message} />
          ))}
        </div>
      </section>
      {missed && (
        <div className={css.newer}>
          <span className={css.newerButton}>
            <Button size="compact" icon={<ArrowDown aria-hidden />} onClick={toEnd}>
              {newerLabel}
            </Button>
          </span>
        </div>
      )}
    </div>
  );
};

const Message = ({ author, own = false, time, dateTime, content, incomplete, failed, actions }: ChatMessage) => (
  <article className={css.message({ own })} aria-label={author.name} aria-busy={incomplete || undefined}>
    <Avatar name={author.name} picture={author.picture} decorative />
    <div className={css.column({ own })}>
      <div className={css.head}>
        <span>{author.name}</span>
        <time dateTime={dateTime}>{time}</time>
      </div>
      <div className={css.bubble({ own })}>{content}</div>
      {failed !== undefined && <div className={css.failed}>{failed}</div>}
      {actions}
    </div>
  </article>
);
