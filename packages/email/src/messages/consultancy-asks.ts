import { formatInstant } from '@esg/contract';
import { action, defineMessage, facts, text } from '../content.ts';

export type ConsultancyAsks = {
  /** Name of the organisation that was its client. */
  organisation: string;
  consultancy: string;
  /** The person of the consultancy who asks. */
  by: string;
  /** Until when it can be accepted; moment in ISO 8601. */
  until: string;
  /** Where it is accepted or declined. */
  answerUrl: string;
};

/** A consultancy asks its former client to manage it again: who asks, what they will see and do, and until when. */
export const consultancyAsks = defineMessage<ConsultancyAsks>(
  {
    en: ({ organisation, consultancy, by, until, answerUrl }, { companyName, timeZone }) => ({
      subject: `${companyName}: ${consultancy} asks to work for your organisation again`,
      preview: 'Accept or decline. Until you accept, it has no access.',
      heading: `${consultancy} asks to work for you again`,
      blocks: [
        text(
          'If you accept, its people can see and edit your reports and data, and publish your reports. Everything they do is recorded under their own names. Your organisation is covered by its plan, and you can end this at any time.',
        ),
        text('Until you accept, it has no access. If you do nothing, the request expires.'),
        facts({
          Organisation: organisation,
          'Asked by': `${by} (${consultancy})`,
          'Answer by': formatInstant(until, 'en', timeZone),
        }),
        action('Accept or decline', answerUrl),
      ],
      reason: `You receive this e-mail because you administer your organisation at ${companyName}.`,
    }),
    zhTw: ({ organisation, consultancy, by, until, answerUrl }, { companyName, timeZone }) => ({
      subject: `${companyName}：顧問公司 ${consultancy} 請求再次為貴機構服務`,
      preview: '請接受或拒絕。在你接受之前，其並無存取權限。',
      heading: `${consultancy} 請求再次為貴機構服務`,
      blocks: [
        text(
          '如你接受，其人員可查看及編輯貴機構的報告及數據，並發布貴機構的報告，所有操作均以其本人姓名記錄。貴機構將使用其計劃，你可隨時終止其存取權限。',
        ),
        text('在你接受之前，其並無存取權限。如你不作回應，請求將會過期。'),
        facts({
          機構: organisation,
          請求人: `${by}（${consultancy}）`,
          回覆期限: formatInstant(until, 'zhTw', timeZone),
        }),
        action('接受或拒絕', answerUrl),
      ],
      reason: `你收到此電郵，是因為你是貴機構在 ${companyName} 的管理員。`,
    }),
  },
  ({ siteUrl, companyName }) => ({
    organisation: companyName,
    consultancy: 'Northgate Packaging',
    by: 'Mei Chan',
    until: '2026-12-07T06:30:00Z',
    answerUrl: new URL('/ct/selection-plan', siteUrl).href,
  }),
);
