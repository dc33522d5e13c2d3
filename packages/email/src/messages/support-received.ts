import { defineMessage, facts, text } from '../content.ts';

export type SupportReceived = { name: string; subject: string; message: string };

/** To the person who asked the support team: the question has arrived. */
export const supportReceived = defineMessage<SupportReceived>(
  {
    en: ({ name, subject, message }, { companyName }) => ({
      subject: `${companyName} has your message: ${subject}`,
      preview: 'We’ll write back to you.',
      heading: 'Your message has been sent to our support team',
      blocks: [
        text(`${name}, we’ll read it and write back to you. Reply to this e-mail to add something.`),
        facts({ Subject: subject, 'Your message': message }),
      ],
      reason: `You receive this e-mail because you wrote to the support team of ${companyName}.`,
    }),
    zhTw: ({ name, subject, message }, { companyName }) => ({
      subject: `${companyName} 已收到你的訊息：${subject}`,
      preview: '我們會盡快回覆你。',
      heading: '你的訊息已傳送給支援團隊',
      blocks: [
        text(`${name}，我們閱讀後會以電郵回覆你。如需補充，可直接回覆此電郵。`),
        facts({ 主旨: subject, 你的訊息: message }),
      ],
      reason: `你收到此電郵，是因為你曾聯絡 ${companyName} 的支援團隊。`,
    }),
  },
  (_brand, language) => ({
    name: 'Mei Chan',
    ...{
      en: { subject: 'A unit is missing', message: 'Which unit should we choose for 302-1?' },
      zhTw: { subject: '欠缺單位', message: '302-1 應選擇哪個單位？' },
    }[language],
  }),
);
