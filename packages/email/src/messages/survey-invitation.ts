import { formatInstant, type SurveyPrivacy, surveyLimits, surveyText } from '@esg/contract';
import { action, defineMessage, facts, text } from '../content.ts';

export type SurveyInvitation = {
  organizationName: string;
  title: { readonly en: string; readonly zhTw: string };
  /** The organisation’s own words; may be empty. */
  message: string;
  privacy: SurveyPrivacy;
  /** Null in the reminder of an anonymous survey, which refers to the link of the first letter. */
  url: string | null;
  /** Moments in ISO 8601. */
  opensAt: string | null;
  closesAt: string | null;
  /** Whether it is a reminder. */
  again: boolean;
};

const english: Readonly<Record<SurveyPrivacy, string>> = {
  named: 'Your answers are seen with your name.',
  confidential: `Results are shown only for ${surveyLimits.fewestShown} people or more, and never with a name.`,
  anonymous: 'Your answers are anonymous: they’re stored without your name, address or time.',
};
const chinese: Readonly<Record<SurveyPrivacy, string>> = {
  named: '你的回覆會連同姓名顯示。',
  confidential: `結果只會在有 ${surveyLimits.fewestShown} 人或以上時顯示，並且不會列出姓名。`,
  anonymous: '你的回覆是匿名的，不會連同姓名、地址或時間一併儲存。',
};

/** To somebody who is asked to answer a survey of stakeholders, or reminded of it. */
export const surveyInvitation = defineMessage<SurveyInvitation>(
  {
    en: (survey, { companyName, timeZone }) => {
      const { organizationName, message, privacy, url, opensAt, closesAt, again } = survey;
      const title = surveyText(survey.title, 'en');
      return {
        subject: `${companyName}: ${again ? 'a reminder of our survey' : 'please answer our survey'}, ${title}`.slice(
          0,
          120,
        ),
        preview: `${organizationName} asks for your view.`.slice(0, 120),
        heading: title,
        blocks: [
          text(
            again
              ? `${organizationName} reminds you of its survey. If you’ve answered already, thank you: there’s nothing left to do.`
              : `${organizationName} asks for your view. You don’t need an account.`,
          ),
          ...(message ? [text(message)] : []),
          ...(url
            ? [action('Open the survey', url)]
            : [text('Use the link in our first e-mail. As the survey is anonymous, we can’t send it again.')]),
          facts({
            ...(opensAt ? { 'Opens on': formatInstant(opensAt, 'en', timeZone) } : {}),
            ...(closesAt ? { 'Closes on': formatInstant(closesAt, 'en', timeZone) } : {}),
          }),
          text(`${english[privacy]} The link is for you alone: please don’t pass it on.`),
        ],
        reason: `You receive this e-mail because ${organizationName} entered your address.`,
      };
    },
    zhTw: (survey, { companyName, timeZone }) => {
      const { organizationName, message, privacy, url, opensAt, closesAt, again } = survey;
      const title = surveyText(survey.title, 'zhTw');
      return {
        subject: `${again ? '提醒你填寫問卷' : '邀請你填寫問卷'}：${title}（${companyName}）`.slice(0, 120),
        preview: `${organizationName} 希望聽取你的意見。`.slice(0, 120),
        heading: title,
        blocks: [
          text(
            again
              ? `${organizationName} 提醒你填寫問卷。如你已經填寫，多謝你的意見，毋須再作任何動作。`
              : `${organizationName} 希望聽取你的意見。你毋須開設帳戶。`,
          ),
          ...(message ? [text(message)] : []),
          ...(url
            ? [action('開啟問卷', url)]
            : [text('請使用我們首封電郵內的連結。由於問卷是匿名的，我們無法再次發送連結。')]),
          facts({
            ...(opensAt ? { 開放時間: formatInstant(opensAt, 'zhTw', timeZone) } : {}),
            ...(closesAt ? { 截止時間: formatInstant(closesAt, 'zhTw', timeZone) } : {}),
          }),
          text(`${chinese[privacy]}連結只供你本人使用，請勿轉發。`),
        ],
        reason: `你收到此電郵，是因為 ${organizationName} 輸入了你的電郵地址。`,
      };
    },
  },
  ({ siteUrl }) => ({
    organizationName: 'Northgate Packaging',
    title: { en: 'What should we report on?', zhTw: '我們應匯報甚麼？' },
    message: '',
    privacy: 'anonymous',
    url: new URL('/survey#key=sample', siteUrl).href,
    opensAt: null,
    closesAt: '2026-12-15T15:59:00Z',
    again: false,
  }),
);
