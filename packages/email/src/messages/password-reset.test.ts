import { languages, limits } from '@esg/contract';
import { expect, it } from 'vitest';
import { plainBrand } from '../testing/samples.ts';
import { passwordReset } from './password-reset.ts';

it.each(languages)('the e-mail with a link to a new password says in %s for how long the link works', (language) => {
  const { preview, blocks } = passwordReset.sample(plainBrand, language);
  const [paragraph] = blocks;
  for (const said of [preview, paragraph?.kind === 'text' ? paragraph.text : ''])
    expect(said).toMatch(new RegExp(` ${limits.resetLinkSeconds / 60} (?:minutes|分鐘)`));
});
