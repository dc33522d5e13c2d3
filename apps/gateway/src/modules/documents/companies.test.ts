import { describe, expect, it } from 'vitest';
import { companyOfDocument } from './companies.ts';

const own = ['Verdant Manufacturing', '翠綠製造'];
const ofPages = (...pages: string[]) => companyOfDocument('report.pdf', pages, own);

describe('the company whose report a document is', () => {
  it.each([
    ['Pacific Power Holdings Limited\nSustainability Report 2024', 'Pacific Power Holdings Limited'],
    ['Annual Report 2024\nOcean Terminals Group', 'Ocean Terminals Group'],
    ['太平電力有限公司\n2024年可持續發展報告', '太平電力有限公司'],
  ])('is another one where the cover names it: %s', (cover, company) => {
    expect(ofPages(cover, 'We burn less coal.')).toBe(company);
  });

  it('is another one although a page behind the cover has a word that an entity is called', () => {
    const pages = ['Pacific Power Holdings Limited\nSustainability Report 2024', 'Our head office is in Central.'];
    expect(companyOfDocument('report.pdf', pages, own, ['Head office'])).toBe('Pacific Power Holdings Limited');
    expect(companyOfDocument('report.pdf', pages, own, ['Pacific Power'])).toBeUndefined();
  });

  it('is told by the cover alone, of several names the one that is written most', () => {
    const cover = 'ESG Report 2024\nCity Rail Company\nPacific Power Holdings Limited';
    expect(ofPages(cover, 'Pacific Power Holdings Limited has three plants.')).toBe('Pacific Power Holdings Limited');
    expect(ofPages('Sustainability Report 2024', 'Pacific Power Holdings Limited has three plants.')).toBeUndefined();
  });

  it.each([
    [
      'the organisation itself, whatever the form of its name',
      'Verdant Manufacturing Ltd.\nSustainability Report 2024',
    ],
    ['the organisation by its Chinese name', '翠綠製造有限公司\n2024年可持續發展報告'],
    ['the organisation beside another one', 'Sustainability Report 2024\nVerdant Manufacturing\nOcean Terminals Group'],
    ['nobody: a bill names who sends it', 'Pacific Power Holdings Limited\nElectricity bill\nAmount due 1,204'],
    [
      'nobody: who made a report is not whose it is',
      'Energy and environmental report 2024\nPrepared by Deep Green Consulting Limited',
    ],
    [
      'nobody: the exchange is on every announcement',
      'Annual Report 2024\nHong Kong Exchanges and Clearing Limited and The Stock Exchange of Hong Kong Limited take no responsibility',
    ],
  ])('is %s', (_, cover) => {
    expect(ofPages(cover)).toBeUndefined();
  });
});
