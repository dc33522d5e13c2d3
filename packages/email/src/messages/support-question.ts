import { defineMessage, facts, text } from '../content.ts';

/** One paragraph per line with text. */
const paragraphs = (message: string) =>
  message
    .split(/\n+/)
    .filter((line) => line.trim() !== '')
    .map(text);

export type SupportQuestion = {
  name: string;
  email: string;
  organization: string;
  /** In the e-mail's language. */
  category: string;
  subject: string;
  message: string;
  /** Name of the attached file. */
  attachment?: string;
};

/** To the support team of a tenant: a person's question. A reply goes to the person. */
export const supportQuestion = defineMessage<SupportQuestion>(
  {
    en: ({ name, email, organization, category, subject, message, attachment }, { companyName }) => ({
      subject: `${companyName} – ${category}: ${subject}`,
      preview: `${name} from ${organization} is asking for help.`,
      heading: subject,
      blocks: [
        ...paragraphs(message),
        facts({
          From: `${name} (${email})`,
          Organisation: organization,
          Category: category,
          ...(attachment ? { Attachment: attachment } : {}),
        }),
      ],
      reason: `You receive this e-mail because you are the support address of ${companyName}. Your reply goes to ${email}.`,
    }),
    zhTw: ({ name, email, organization, category, subject, message, attachment }, { companyName }) => ({
      subject: `${companyName}－${category}：${subject}`,
      preview: `${organization} 的 ${name} 需要協助。`,
      heading: subject,
      blocks: [
        ...paragraphs(message),
        facts({
          寄件人: `${name}（${email}）`,
          機構: organization,
          類別: category,
          ...(attachment ? { 附件: attachment } : {}),
        }),
      ],
      reason: `你收到此電郵，是因為這是 ${companyName} 的支援電郵地址。回覆會寄給 ${email}。`,
    }),
  },
  (_brand, language) => ({
    name: 'Mei Chan',
    email: 'mei@northgate.example',
    organization: 'Northgate Packaging',
    ...{
      en: {
        category: 'Reporting',
        subject: 'A unit is missing',
        attachment: 'Steam meter',
        message: 'Our steam meter counts in tonnes. Which unit should we choose for 302-1?',
      },
      zhTw: {
        category: '匯報',
        subject: '欠缺單位',
        attachment: '蒸汽錶',
        message: '我們的蒸汽錶以公噸計算，302-1 應選擇哪個單位？',
      },
    }[language],
  }),
);
