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
  byTransfer: (number: string) => string;
  /** Where the operator has given no account. */
  accountFrom: (supportEmail: string) => string;
  transferTo: string;
  bank: string;
  accountName: string;
  accountNumber: string;
  swift: string;
  fps: string;
  reference: string;
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
    byTransfer: (number) => `Transfer the total in US dollars and give ${number} as the reference.`,
    accountFrom: (supportEmail) => `Ask ${supportEmail} for the bank account to pay into.`,
    transferTo: 'Transfer to',
    bank: 'Bank',
    accountName: 'Account name',
    accountNumber: 'Account number',
    swift: 'SWIFT code',
    fps: 'FPS identifier',
    reference: 'Reference',
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
    addedSeats: (period, days, ofDays) => `增加席位，${period}（${ofDays} 日中的 ${days} 日）`,
    subtotal: '小計',
    voucher: (code) => `優惠碼 ${code}`,
    total: '總額',
    byTransfer: (number) => `請以美元轉帳總額，並註明 ${number}。`,
    accountFrom: (supportEmail) => `收款帳戶資料請電郵 ${supportEmail} 查詢。`,
    transferTo: '轉帳至',
    bank: '銀行',
    accountName: '帳戶名稱',
    accountNumber: '帳戶號碼',
    swift: 'SWIFT 代碼',
    fps: '轉數快識別碼',
    reference: '付款參考編號',
    byCard: '總額將從你的卡扣除。',
  },
};
