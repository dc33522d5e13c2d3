import { tagOf, useLanguage } from '@esg/app-kit';
import type { DueItem } from '@esg/contract';
import { Text } from '@esg/ui';
import * as css from './DueDatesPage.css.ts';
import { ItemLink } from './ItemLink.tsx';
import { today, weeksOf } from './month-grid.ts';

type MonthViewProps = { readonly month: string; readonly label: string; readonly items: readonly DueItem[] };

/** The month as a table of weeks, each day with what is due on it. */
export const MonthView = ({ month, label, items }: MonthViewProps) => {
  const tag = tagOf(useLanguage());
  const [short, long] = (['short', 'long'] as const).map((weekday) => new Intl.DateTimeFormat(tag, { weekday }));
  const weeks = weeksOf(month);
  const byDay = Map.groupBy(items, ({ dueOn }) => dueOn);
  const now = today();
  const dateOf = (day: string) => new Date(`${day}T12:00:00`);
  return (
    <table className={css.month} aria-label={label}>
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
            {week.map((day) => (
              <td
                key={day}
                className={css.day}
                data-outside={day.startsWith(month) ? undefined : true}
                aria-current={day === now ? 'date' : undefined}
              >
                <Text as="span" size="sm" numeric tone="muted">
                  {Number(day.slice(8))}
                </Text>
                <ul className={css.items}>
                  {(byDay.get(day) ?? []).map((item) => (
                    <li key={`${item.reportId}${item.id ?? item.disclosureCode}`} className={css.item}>
                      <ItemLink item={item} />
                    </li>
                  ))}
                </ul>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
