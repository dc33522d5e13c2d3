import { cloneElement, type ReactElement, type ReactNode } from 'react';
import type { RootProps } from '../root-props.ts';
import * as css from './Timeline.css.ts';

export const timelineTones = ['neutral', 'info', 'success', 'warning', 'danger'] as const;

export type TimelineEvent = {
  id: string;
  /** What happened, and who did it. */
  title: ReactNode;
  /** When, as text; `dateTime` holds the same moment in ISO 8601. */
  time: string;
  /** The moment in ISO 8601. */
  dateTime: string;
  /** An icon of lucide instead of the dot. It repeats the title for the eye only. */
  icon?: ReactElement<{ size?: string; strokeWidth?: number; 'aria-hidden'?: boolean }>;
  /** Colour of the dot or icon. */
  tone?: (typeof timelineTones)[number];
  /** Details below the title. */
  content?: ReactNode;
};

export type TimelineProps = RootProps<'ol', 'children'> & {
  /** The subject of the events. */
  label: string;
  /** In display order. */
  events: readonly TimelineEvent[];
};

/** The events of a thing, such as the life of a report. */
export const Timeline = ({ label, events, ...rest }: TimelineProps) => (
  <ol {...rest} className={css.list} aria-label={label}>
    {events.map(({ id, title, time, dateTime, icon, tone = 'neutral', content }) => (
      <li key={id} className={css.item}>
        <span className={css.point({ tone })} aria-hidden="true">
          {icon ? (
            cloneElement(icon, { size: '0.875rem', strokeWidth: 2, 'aria-hidden': true })
          ) : (
            <span className={css.dot} />
          )}
        </span>
        <div className={css.words}>
          <div className={css.head}>
            <span>{title}</span>
            <time className={css.time} dateTime={dateTime}>
              {time}
            </time>
          </div>
          {content}
        </div>
      </li>
    ))}
  </ol>
);
