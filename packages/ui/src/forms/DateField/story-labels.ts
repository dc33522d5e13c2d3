import type { speak } from '../story-kit.tsx';

/** The words of a calendar in the language of the toolbar. */
export const labelsOf = (say: ReturnType<typeof speak>) => ({
  calendar: say('Choose a day', '選擇日期'),
  previousMonth: say('Previous month', '上個月'),
  nextMonth: say('Next month', '下個月'),
  month: say('Month', '月份'),
  year: say('Year', '年份'),
});
