import { defineWords } from '@esg/contract';

/** The words of every e-mail besides its message. */
export const words = defineWords({
  en: {
    /** Before the address of a button, for mail programs that show no buttons. */
    spelledOut: 'If the button doesn’t work, open this address:',
    /** Before the support address. */
    support: 'Questions? Write to',
  },
  zhTw: {
    spelledOut: '如按鈕無法使用，請開啟以下網址：',
    support: '如有疑問，請電郵至',
  },
});

/** The writing direction of each language. */
export const directions = defineWords<'ltr' | 'rtl'>({ en: 'ltr', zhTw: 'ltr' });
