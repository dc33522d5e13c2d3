import { tagOf, useLanguage } from '@esg/app-kit';
import { type DueItem, localDay } from '@esg/contract';
import { Text, VisuallyHidden, weekStartOf } from '@esg/ui';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import * as css from './DueDatesPage.css.ts';
import { ItemLink } from './ItemLink.tsx';
import { dayByKey, weeksOf } from './month-grid.ts';

type MonthViewProps = {
  readonly month: string;
  readonly label: string;
  readonly items: readonly DueItem[];
  /** Called when a key moves to a day of another month. */
  readonly onMonth: (month: string) => void;
};

type WeekBegins = { readonly weekStart: ReturnType<typeof weekStartOf> };

/** The day that Tab reaches, moved by keys; a day of another month brings that month into sight. */
const useActiveDay = ({ month, onMonth, weekStart }: Pick<MonthViewProps, 'month' | 'onMonth'> & WeekBegins) => {
  const grid = useRef<HTMLTableElement>(null);
  const [chosen, setChosen] = useState(() => localDay());
  const [moves, setMoves] = useState(0);
  const active = chosen.startsWith(month) ? chosen : `${month}-01`;
  // Moves focus after a key: the cell may be in a month that was just loaded.
  useEffect(() => {
    if (moves > 0) grid.current?.querySelector<HTMLElement>(`[data-day="${chosen}"]`)?.focus();
  }, [moves, chosen]);
  const press = (event: KeyboardEvent) => {
    const isCell = event.target instanceof HTMLElement && event.target.dataset.day !== undefined;
    if (event.key === 'Escape' && !isCell) {
      setMoves(moves + 1);
      return;
    }
    const next =
      isCell && !event.altKey && !event.ctrlKey && !event.metaKey ? dayByKey(active, event.key, weekStart) : undefined;
    if (next === undefined) return;
    event.preventDefault();
    setChosen(next);
    setMoves(moves + 1);
    if (!next.startsWith(month)) onMonth(next.slice(0, 7));
  };
  return { grid, active, press, choose: setChosen };
};

/** The month as a grid of days, each with its due items. Arrows move from day to day, Tab into the items of a day. */
export const MonthView = ({ month, label, items, onMonth }: MonthViewProps) => {
  const tag = tagOf(useLanguage());
  const weekStart = weekStartOf(tag);
  const { grid, active, press, choose } = useActiveDay({ month, onMonth, weekStart });
  const [short, long] = (['short', 'long'] as const).map((weekday) => new Intl.DateTimeFormat(tag, { weekday }));
  const whole = new Intl.DateTimeFormat(tag, { dateStyle: 'full' });
  const weeks = weeksOf(month, weekStart);
  const byDay = Map.groupBy(items, ({ dueOn }) => dueOn);
  const now = localDay();
  const dateOf = (day: string) => new Date(`${day}T12:00:00`);
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table of days moved through by keys is a grid (WAI-ARIA)
    <table ref={grid} role="grid" className={css.month} aria-label={label} onKeyDown={press}>
      <thead>
        <tr>
          {(weeks[0] ?? []).map((day) => (
            <th key={day} scope="col" className={css.weekday} abbr={long?.format(dateOf(day))}>
              <Text as="span" size="sm" tone="muted">
                {short?.format(dateOf(day))}
              </Text>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => {
              const due = byDay.get(day) ?? [];
              const inReach = day === active ? 0 : -1;
              return (
                <td
                  key={day}
                  className={css.day}
                  data-day={day}
                  tabIndex={inReach}
                  onFocus={() => day.startsWith(month) && choose(day)}
                  data-outside={day.startsWith(month) ? undefined : true}
                  aria-current={day === now ? 'date' : undefined}
                >
                  <VisuallyHidden>{whole.format(dateOf(day))}</VisuallyHidden>
                  <Text as="span" size="sm" numeric tone="muted" aria-hidden="true">
                    {Number(day.slice(8))}
                  </Text>
                  <ul className={css.items}>
                    {due.map((item) => (
                      <li key={`${item.kind}${item.reportId}${item.id ?? item.disclosureCode}`} className={css.item}>
                        <ItemLink item={item} tabIndex={inReach} />
                      </li>
                    ))}
                  </ul>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
