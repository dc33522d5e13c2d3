import type { Language } from '@esg/contract';
import { mailboxSizeMax } from './mailbox.repository.ts';

type Words = {
  title: string;
  purpose: string;
  empty: string;
  emptyHint: string;
  received: string;
  to: string;
  from: string;
  answersTo: string;
  attachment: string;
  subject: string;
  back: string;
  parts: string;
  html: string;
  text: string;
  source: string;
  modes: string;
  device: string;
  light: string;
  dark: string;
  frame: string;
  gone: string;
  language: string;
};

/** The mailbox page's own words. */
export const mailboxWords: Record<Language, Words> = {
  en: {
    title: 'Caught e-mails',
    purpose: `No mail server is set, so e-mails are kept here instead of being sent. Only the newest ${mailboxSizeMax} are kept.`,
    empty: 'No e-mail yet',
    emptyHint:
      'Do something that sends one, such as publishing a brand. It appears here within a second or two; reload the page.',
    received: 'Caught at',
    to: 'To',
    from: 'From',
    answersTo: 'Answers go to',
    attachment: 'Attachment',
    subject: 'Subject',
    back: 'All e-mails',
    parts: 'Part',
    html: 'HTML',
    text: 'Text',
    source: 'HTML source',
    modes: 'Mode',
    device: 'As the device',
    light: 'Light',
    dark: 'Dark',
    frame: 'The e-mail as a mail program shows it',
    gone: 'This e-mail is no longer here',
    language: 'Language',
  },
  zhTw: {
    title: '已攔截的電郵',
    purpose: `尚未設定郵件伺服器，電郵不會寄出，而會保存在這裏，只保留最新 ${mailboxSizeMax} 封。`,
    empty: '尚未有電郵',
    emptyHint: '進行一項會寄出電郵的操作，例如發布品牌。電郵會在一兩秒內出現，請重新載入此頁。',
    received: '攔截時間',
    to: '收件人',
    from: '寄件人',
    answersTo: '回覆至',
    attachment: '附件',
    subject: '主旨',
    back: '所有電郵',
    parts: '部分',
    html: 'HTML',
    text: '純文字',
    source: 'HTML 原始碼',
    modes: '模式',
    device: '跟隨裝置',
    light: '淺色',
    dark: '深色',
    frame: '電郵程式顯示的樣子',
    gone: '此電郵已不在這裏',
    language: '語言',
  },
};
