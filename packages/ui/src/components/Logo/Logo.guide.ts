import type { Guide } from '../../testing/guide.ts';

/** The texts of the documentation page beside the stories and the types. */
export const guide: Guide = {
  use: "A tenant's logo in the variant for the mode; the name where there is no picture.",
  alsoCalled: ['brand', 'wordmark', 'company logo'],
  status: 'ready',
  since: '0.1.0',
  not: [{ when: 'It is a person', take: 'Avatar' }],
  anatomy: [
    { part: 'Picture', what: 'On a light plate where there is no variant for dark surfaces' },
    { part: 'Name', what: 'In place of a picture' },
  ],
  states: {
    rest: { story: 'OnLightGround' },
    empty: { story: 'WithoutAPicture' },
    long: {
      bare: true,
      args: { src: '', alt: '', name: 'The Very Long Name of a Company Holdings (Hong Kong) Limited' },
    },
    chinese: { bare: true, args: { src: '', alt: '', name: '匯達可持續發展顧問有限公司' } },
  },
  without: {
    loading: 'Its place is kept; the picture simply comes',
  },
  pictures: [
    {
      do: { story: 'WithoutAPicture', say: 'Without a picture the name stands there.' },
      dont: { bare: true, args: { src: '', alt: 'logo', name: 'logo' }, say: '“logo” as a name: whose?' },
    },
  ],
  content: ['`alt`: the name of the company, without “logo”.'],
  accessibility: { name: 'An image named by `alt`; decorative where the name stands beside it.', told: 'Nothing.' },
  keyboard: [],
};
