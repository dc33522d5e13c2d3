import type { Language, PaymentPurpose } from '@esg/contract';

type Words = {
  invoice: string;
  number: string;
  issued: string;
  due: string;
  purpose: string;
  purposes: Record<PaymentPurpose, string>;
  billTo: string;
  item: string;
  seats: string;
  price: string;
  amount: string;
  /** One line: what the seats are for. */
  seatsFor: (period: string) => string;
  addedSeats: (period: string, days: number, ofDays: number) => string;
  subtotal: string;
  voucher: (code: string) => string;
  total: string;
  byTransfer: (number: string, supportEmail: string) => string;
  byCard: string;
};

/** What an invoice says besides its figures. */
export const invoiceWords: Record<Language, Words> = {
  en: {
    invoice: 'Invoice',
    number: 'Invoice number',
    issued: 'Issued',
    due: 'Payable until',
    purpose: 'For',
    purposes: {
      'create-subscription': 'New subscription',
      'add-extra-seats': 'Additional seats',
      'subscription-renewal': 'Renewal of the subscription',
    },
    billTo: 'Billed to',
    item: 'Item',
    seats: 'Seats',
    price: 'Price per seat',
    amount: 'Amount',
    seatsFor: (period) => `Seats, ${period}`,
    addedSeats: (period, days, ofDays) => `Additional seats, ${days} of ${ofDays} days of ${period}`,
    subtotal: 'Subtotal',
    voucher: (code) => `Voucher ${code}`,
    total: 'Total',
    byTransfer: (number, supportEmail) =>
      `Please transfer the total in US dollars and give ${number} as the reference. ${supportEmail} tells you the account.`,
    byCard: 'The total is taken from your card.',
  },
  zhTw: {
    invoice: '發票',
    number: '發票編號',
    issued: '發出日期',
    due: '付款期限',
    purpose: '用途',
    purposes: {
      'create-subscription': '新訂閱',
      'add-extra-seats': '增加席位',
      'subscription-renewal': '續訂',
    },
    billTo: '付款人',
    item: '項目',
    seats: '席位',
    price: '每席位價格',
    amount: '金額',
    seatsFor: (period) => `席位，${period}`,
    addedSeats: (period, days, ofDays) => `增加席位，${period}（${ofDays} 天中的 ${days} 天）`,
    subtotal: '小計',
    voucher: (code) => `優惠碼 ${code}`,
    total: '總額',
    byTransfer: (number, supportEmail) => `請以美元轉帳總額，並註明 ${number}。帳戶資料可電郵 ${supportEmail} 查詢。`,
    byCard: '總額將從你的卡扣除。',
  },
};
