import { defineWords } from '@esg/contract';

/** What the columns about the group say, in both languages: as they are written, and as they are read. */
export const holdingWords = defineWords({
  en: {
    kinds: {
      owned: 'Owned',
      lessee_finance: 'Leased in, finance lease',
      lessee_operating: 'Leased in, operating lease',
      lessor_finance: 'Leased out, finance lease',
      lessor_operating: 'Leased out, operating lease',
      franchise: 'Franchise',
    },
    controls: { group: 'Your organisation', joint: 'Joint', none: 'Others' },
    yes: 'Yes',
    no: 'No',
  },
  zhTw: {
    kinds: {
      owned: '擁有',
      lessee_finance: '租入，融資租賃',
      lessee_operating: '租入，經營租賃',
      lessor_finance: '租出，融資租賃',
      lessor_operating: '租出，經營租賃',
      franchise: '特許經營',
    },
    controls: { group: '貴機構', joint: '共同', none: '其他方' },
    yes: '是',
    no: '否',
  },
});
