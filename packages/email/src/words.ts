import type { Language } from '@esg/contract';

type Words = {
  /** Before the address of a button, for those whose mail program shows none. */
  spelledOut: string;
  /** Before the support address. */
  support: string;
};

/** What every e-mail says besides its message. */
export const words: Record<Language, Words> = {
  en: {
    spelledOut: 'If the button does not work, open this address:',
    support: 'Questions? Write to',
  },
  zhTw: {
    spelledOut: '如按鈕無法使用，請開啟以下網址：',
    support: '如有疑問，請電郵至',
  },
};

/** Which way each language is written. */
export const directions: Record<Language, 'ltr' | 'rtl'> = { en: 'ltr', zhTw: 'ltr' };
