import { defineWords, type Language } from '@esg/contract';

/** Why a person sees one of the gateway's own pages instead of the product. */
export type PageProblem = 'not_found' | 'too_large' | 'failed' | 'unavailable' | 'preview_ended';

/** The few sentences of pages outside the apps. All other texts for people are in the apps. */
export const words = defineWords({
  en: {
    /** The purpose of the site, shown under a link to it. */
    description: (companyName: string) =>
      `Sustainability reporting at ${companyName}: enter figures once and answer every framework.`,
    problems: {
      not_found: {
        title: 'Page not found',
        text: 'There’s nothing at this address. It may have moved, or the link may be incomplete.',
      },
      too_large: {
        title: 'File too large',
        text: 'This is larger than the site accepts. Choose a smaller file and try again.',
      },
      failed: {
        title: 'Something went wrong',
        text: 'We couldn’t show this page. Try again in a moment. Everything you saved is safe.',
      },
      unavailable: {
        title: 'Back in a moment',
        text: 'The site can’t be reached right now. Wait a few seconds, then reload the page.',
      },
      preview_ended: {
        title: 'This preview has ended',
        text: 'The link has expired, or the draft it showed no longer exists. Ask the person who sent it to you for a new one.',
      },
    },
    home: 'Go to the home page',
    help: (email: string) => `Need help? Write to ${email}.`,
    reference: (requestId: string) => `Reference: ${requestId}`,
  },
  zhTw: {
    description: (companyName) => `${companyName} 的可持續發展匯報：數據只需輸入一次，即可回應所有框架。`,
    problems: {
      not_found: { title: '找不到頁面', text: '此網址沒有內容。頁面可能已移至別處，或連結並不完整。' },
      too_large: { title: '檔案過大', text: '所傳送的內容超出本網站的上限。請選擇較小的檔案，然後再試。' },
      failed: { title: '發生錯誤', text: '未能顯示此頁面。請稍後再試；之前已儲存的內容不受影響。' },
      unavailable: { title: '請稍候片刻', text: '目前未能連接網站。請等候數秒，然後重新載入頁面。' },
      preview_ended: { title: '預覽已結束', text: '連結已過期，或其草稿已不存在。請向發送連結的人索取新連結。' },
    },
    home: '前往主頁',
    help: (email) => `需要協助？請電郵至 ${email}。`,
    reference: (requestId) => `參考編號：${requestId}`,
  },
});

/** The purpose of a tenant's site, in one sentence. */
export const describeSite = (language: Language, companyName: string): string =>
  words[language].description(companyName);
