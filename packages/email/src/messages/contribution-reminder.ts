import { formatDay, type Language } from '@esg/contract';
import { action, type Block, defineMessage, facts, link, text } from '../content.ts';

/** One report, or collection of figures, with open tasks of the person. */
export type OpenContribution = {
  organizationName: string;
  /** Name of the report, or of the collection and the entity. */
  reportName: string;
  /** Questions that an invited person was asked, or disclosures that are assigned to a colleague. */
  of: 'questions' | 'disclosures';
  /** The number of open ones, of all; with none open it waits to be submitted. */
  open: number;
  all: number;
  dueOn: string | null;
  isOverdue: boolean;
  url: string;
};
export type ContributionReminder = {
  items: readonly OpenContribution[];
  /** The person who reminds, with their own words; null for an automatic reminder. */
  from: string | null;
  message: string;
  /** The page where an external person turns reminders off; null for colleagues. */
  muteUrl: string | null;
};

const words = {
  en: {
    answered: 'Everything is answered. Submit it.',
    open: ({ of, open, all }: OpenContribution) => `${open} of ${all} ${of} are open`,
    due: 'Due on',
    overdue: 'Was due on',
    go: { questions: 'Open the questions', disclosures: 'Open the report' },
  },
  zhTw: {
    answered: '已全部作答，請提交。',
    open: ({ of, open, all }: OpenContribution) =>
      of === 'questions' ? `${all} 條問題中有 ${open} 條未回答` : `${all} 項披露中有 ${open} 項未完成`,
    due: '截止日期',
    overdue: '已於此日逾期',
    go: { questions: '開啟問題', disclosures: '開啟報告' },
  },
} as const;

const lineOf = (item: OpenContribution, language: Language, alone: boolean): Block[] => {
  const { due, overdue, open, answered } = words[language];
  const go = words[language].go[item.of];
  const rows = {
    [`${item.reportName} (${item.organizationName})`]: item.open === 0 ? answered : open(item),
    ...(item.dueOn ? { [item.isOverdue ? overdue : due]: formatDay(item.dueOn, language) } : {}),
  };
  return [facts(rows), alone ? action(go, item.url) : link('', `${go}: ${item.reportName}`, item.url)];
};

const linesOf = (items: readonly OpenContribution[], language: Language) =>
  items.flatMap((item) => lineOf(item, language, items.length === 1));

/** To somebody with open questions: one e-mail, whatever the number of reports. */
export const contributionReminder = defineMessage<ContributionReminder>(
  {
    en: ({ items, from, message, muteUrl }, { companyName }) => ({
      subject: items.some(({ isOverdue }) => isOverdue)
        ? `${companyName}: your answers are overdue`
        : `${companyName}: your answers are needed, ${items.map(({ reportName }) => reportName).join(', ')}`.slice(
            0,
            120,
          ),
      preview: 'What is still open, and when it’s due.',
      heading: 'Your answers are needed',
      blocks: [
        ...(from ? [text(`${from} is reminding you of open questions.`)] : []),
        ...(message ? [text(message)] : []),
        ...linesOf(items, 'en'),
        ...(muteUrl ? [link('Don’t want any more reminders?', 'End reminders', muteUrl)] : []),
      ],
      reason: `You receive this e-mail because you were asked for answers at ${companyName}.`,
    }),
    zhTw: ({ items, from, message, muteUrl }, { companyName }) => ({
      subject: items.some(({ isOverdue }) => isOverdue)
        ? `${companyName}：你的回答已逾期`
        : `${companyName}：等待你的回答，${items.map(({ reportName }) => reportName).join('、')}`.slice(0, 120),
      preview: '未回答的問題及截止日期。',
      heading: '等待你的回答',
      blocks: [
        ...(from ? [text(`${from} 提醒你仍有未回答的問題。`)] : []),
        ...(message ? [text(message)] : []),
        ...linesOf(items, 'zhTw'),
        ...(muteUrl ? [link('不想再收到提醒？', '停止提醒', muteUrl)] : []),
      ],
      reason: `你收到此電郵，是因為你獲邀在 ${companyName} 提供回答。`,
    }),
  },
  ({ siteUrl }) => ({
    items: [
      {
        organizationName: 'Northgate Packaging',
        reportName: '2025',
        of: 'questions',
        open: 4,
        all: 7,
        dueOn: '2026-12-15',
        isOverdue: false,
        url: new URL('/ct/contribution#key=sample', siteUrl).href,
      },
    ],
    from: 'Mei Chan',
    message: '',
    muteUrl: new URL('/ct/contribution#key=sample&reminders=off', siteUrl).href,
  }),
);
