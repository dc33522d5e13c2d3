import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold } from './fold.ts';
import { bytesOf, queryOf, rank, segmentFrom, segmentOf, snippetOf } from './index.ts';
import { tokensOf } from './tokens.ts';

const termsOf = (raw: string) => tokensOf(fold(raw).text).map(({ term }) => term);
const pagesFor = (texts: string[], words: string) =>
  rank([segmentOf(texts)], queryOf(words), 10).map(({ page }) => page);

describe('folding', () => {
  it('reads forms of one character, dashes, case and blanks alike', () => {
    expect(fold('ＣＯ₂  –  Émissions\u00a0２０２３').text).toBe('co2 - émissions 2023');
    expect(fold('e\u0301nergie').text).toBe('énergie');
  });

  it('joins what a line end has cut, in both languages, and nothing else', () => {
    expect(fold('green-\nhouse gas emis\u00ad\nsions').text).toBe('greenhouse gas emissions');
    expect(fold('溫室\n氣體 排放').text).toBe('溫室氣體 排放');
    expect(fold('Scope 1-\n3').text).toBe('scope 1- 3');
  });

  it('knows where each character stands in the original', () => {
    const raw = 'A  ﬁne\n emis\u00ad-\nsion of ＣＯ₂\ue001 排\n放';
    const { text, at } = fold(raw);
    expect(text).toBe('a fine emission of co2 排放');
    const shown = (word: string) => raw.slice(at[text.indexOf(word)], at[text.indexOf(word) + word.length]);
    expect(shown('emission')).toBe('emis\u00ad-\nsion');
    expect(shown('co2')).toBe('ＣＯ₂\ue001');
    expect(shown('排放')).toBe('排\n放');
  });

  it('never fails, and keeps places in order', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (raw) => {
        const { text, at } = fold(raw);
        expect(at).toHaveLength(text.length + 1);
        expect(at.every((place, index) => index === 0 || place >= (at[index - 1] ?? 0))).toBe(true);
        expect(at[text.length]).toBe(raw.length);
      }),
    );
  });
});

describe('terms', () => {
  it('takes plurals, spellings and possessives as one word', () => {
    expect(termsOf("The company's policies, organised Labour")).toEqual(termsOf('the company policy organized labor'));
    expect(termsOf('gas class status analysis')).toEqual(['gas', 'class', 'status', 'analysis']);
  });

  it('takes a number with and without separators as one', () => {
    expect(termsOf('1,234,567.8 tCO2e in 2023')).toEqual(['1234567.8', 'tco2e', 'in', '2023']);
  });

  it('reads the mark of a footnote and a glued number apart, names with digits together', () => {
    expect(termsOf('emissions2 Scope1 B1.1 m3')).toEqual(['emission', '2', 'scope', '1', 'b1', '1', 'm3']);
  });

  it('takes Chinese in pairs, cut at other scripts', () => {
    expect(termsOf('CO2排放量2023')).toEqual(['co2', '排放', '放量', '量', '2023']);
  });
});

describe('the segment of a document', () => {
  const text = fc.array(
    fc.constantFrom('scope', 'energy', '溫室氣體', '排放量', '𠮷野家', '2,024', 'ﬁnance', '\n', '。', 'émission', 'a'),
    { maxLength: 60 },
  );

  it('is the same after it was written and read', () => {
    fc.assert(
      fc.property(fc.array(text, { maxLength: 8 }), (pages) => {
        const segment = segmentOf(pages.map((words) => words.join(' ')));
        expect(segmentFrom(bytesOf(segment))).toEqual(segment);
      }),
    );
  });

  it('stays as it was read while larger and smaller ones are read after it', () => {
    const wordsFrom = (first: number, many: number) =>
      Array.from({ length: many }, (_, index) => `émission${first + index} 排放量`).join(' ');
    const documents = [[wordsFrom(0, 20)], [wordsFrom(50, 9000)], ['', wordsFrom(9, 2)]];
    const segments = documents.map(segmentOf);
    const read = segments.map((segment) => segmentFrom(bytesOf(segment)));
    expect(read).toEqual(segments);
  });

  it('is refused when it is cut off', () => {
    const bytes = bytesOf(segmentOf(['greenhouse gas emissions']));
    for (let length = 0; length < bytes.length; length += 1) {
      expect(() => segmentFrom(bytes.slice(0, length))).toThrow('cut off');
    }
  });
});

const han = fc.string({
  unit: fc.constantFrom(...'溫室氣體排放量範圍一能源耗用水資源廢棄物僱員董事會政策目標年度報告'),
  minLength: 2,
  maxLength: 40,
});
const latin = fc.constantFrom('Scope 3', 'tCO2e', 'water', 'of', '2,023', '(GRI 305-1)');
const page = fc.array(fc.oneof(han, latin), { minLength: 1, maxLength: 12 }).map((pieces) => pieces.join('\n'));

describe('ranking', () => {
  it('finds the page by every piece of two Chinese characters on it', () => {
    fc.assert(
      fc.property(fc.array(page, { minLength: 1, maxLength: 5 }), fc.nat(), (pages, at) => {
        const segments = [segmentOf(pages)];
        const wanted = at % pages.length;
        const runs = (pages[wanted] ?? '').split('\n').filter((run) => /^\p{Script=Han}/u.test(run));
        for (const run of runs) {
          for (let start = 0; start + 2 <= run.length; start += 1) {
            const hits = rank(segments, queryOf(run.slice(start, start + 2)), 100);
            expect(hits.map((hit) => hit.page)).toContain(wanted);
          }
        }
      }),
    );
  });

  it('finds a document first by a sentence of its own', () => {
    const documents = [
      'Our water withdrawal fell by a tenth because the cooling towers were replaced.',
      'Greenhouse gas emissions of all sites are measured by the location-based method.',
      '本集團於年內共聘用三百名僱員，流失率較去年下降。',
      'The board of directors reviews the policy against bribery every second year.',
    ];
    const segments = documents.map((text) => segmentOf([text, 'About this report.']));
    for (const [index, text] of documents.entries()) {
      expect(rank(segments, queryOf(text), 1)[0]).toMatchObject({ document: index, page: 0 });
    }
  });

  it('gives one order whatever the order of documents', () => {
    fc.assert(
      fc.property(fc.array(page, { minLength: 2, maxLength: 6 }), (pages) => {
        const query = queryOf('Scope 3 排放 water 能源');
        const segments = pages.map((text) => segmentOf([text]));
        const forwards = rank(segments, query, 10);
        const backwards = rank(segments.toReversed(), query, 10).map(({ score }) => score);
        expect(backwards).toEqual(forwards.map(({ score }) => score));
        expect(rank(segments, query, 10)).toEqual(forwards);
      }),
    );
  });

  it('counts the words of the same concept, in the other language too, behind the word that was asked for', () => {
    const texts = [
      'Fatalities: none in the year.',
      'Sewage is treated on site.',
      '本年度並無因工死亡個案。',
      'Deaths at work',
    ];
    expect(pagesFor(texts, '死亡人數').at(0)).toBe(2);
    expect(pagesFor(texts, 'fatalities').at(0)).toBe(0);
    expect(pagesFor(texts, 'fatality')).toEqual(expect.arrayContaining([0, 2, 3]));
    expect(pagesFor(texts, 'fatality')).not.toContain(1);
  });

  it('finds what is written in the other language, by words of the library that no list of concepts has', () => {
    const english = [
      'About us',
      'Purchased electricity consumption\t9,100',
      'Spills of oil\t2',
      'Volunteer hours\t300',
    ];
    expect(pagesFor(english, '用電量是多少？').at(0)).toBe(1);
    const chinese = ['關於我們', '外購電力耗量\t9,100', '漏油宗數\t2', '義工服務時數\t300'];
    expect(pagesFor(chinese, 'How much electricity was bought?').at(0)).toBe(1);
  });

  it('finds pages by the names of the metrics that a disclosure asks for, whatever its title', () => {
    const pages = [
      'Our response to the past year',
      'Fugitive losses\t12',
      '範圍 1 溫室氣體排放\t1,054',
      'Scope 1 emissions\t1,054',
    ];
    const query = queryOf('305-1', { metricKeys: ['ghg.scope1.total'] });
    expect(
      rank([segmentOf(pages)], query, 10)
        .map(({ page }) => page)
        .toSorted(),
    ).toEqual([2, 3]);
  });

  it('reads one and many of a word alike', () => {
    expect(pagesFor(['Employees by age', 'Water'], 'employee')).toEqual([0]);
    expect(pagesFor(['The committee meets', 'Water'], 'committees')).toEqual([0]);
  });

  it('leaves out what every question says, and keeps it where there is nothing else', () => {
    const texts = ['What the company reports', 'Water consumption', '水資源政策'];
    expect(pagesFor(texts, 'Does the company report its water consumption?')[0]).toBe(1);
    expect(pagesFor(texts, 'company report')).toEqual([0]);
    expect(pagesFor(texts, '請說明貴公司的水資源')[0]).toBe(2);
  });

  it('finds pages by the beginning of the last word while it is typed, and by one Chinese character', () => {
    const texts = ['Our policies on procurement', 'Board of directors', '節能減碳', '碳中和'];
    const typed = (words: string) =>
      rank([segmentOf(texts)], queryOf(words, { asYouType: true, concepts: false }), 9).map((hit) => hit.page);
    for (const beginning of ['p', 'pol', 'polici', 'policie', 'policies', 'our policies on proc']) {
      expect(typed(beginning)).toEqual([0]);
    }
    expect(typed('碳').sort()).toEqual([2, 3]);
    expect(typed('polic ')).toEqual([]);
  });

  it('puts contents and indexes of frameworks behind the pages that they name', () => {
    const contents = `Contents\n${Array.from({ length: 12 }, (_, line) => `Water withdrawal and discharge ${line + 3}`).join('\n')}`;
    const index = `GRI content index ${'GRI 303-3 Water withdrawal page twelve. '.repeat(12)}`;
    expect(pagesFor([contents, index, 'Water withdrawal: 1,200 m3 from rivers'], 'water withdrawal')[0]).toBe(2);
  });

  it('finds nothing for no words', () => {
    expect(rank([segmentOf(['text'])], queryOf(' … '), 5)).toEqual([]);
    expect(rank([], queryOf('water'), 5)).toEqual([]);
    expect(rank([segmentOf([])], queryOf('water'), 5)).toEqual([]);
  });
});

describe('the snippet of a page', () => {
  const filler = 'This page is about something else entirely and goes on for long. '.repeat(20);

  it('is a piece of the page as it is written, with what was asked for marked', () => {
    const raw = `${filler}Our emis-\nsions of ＣＯ₂ fell.\n${filler}`;
    const { text, highlights, from, to } = snippetOf(raw, queryOf('emissions', { concepts: false }));
    expect(raw.slice(from, to)).toBe(text);
    expect(highlights.map((span) => text.slice(span.from, span.to))).toEqual(['emis-\nsions']);
    expect(text.length).toBeLessThan(500);
  });

  it('takes the place where more of the question stands', () => {
    const raw = `Water. ${filler} Water withdrawal in 2023 was 1,200 m3. ${filler}`;
    expect(snippetOf(raw, queryOf('water withdrawal 2023')).text).toContain('1,200 m3');
  });

  it('marks a Chinese word once, and its pieces together', () => {
    const { text, highlights } = snippetOf('年內溫室氣\n體排放下降', queryOf('溫室氣體', { concepts: false }));
    expect(highlights.map((span) => text.slice(span.from, span.to))).toEqual(['溫室氣\n體']);
  });

  it('is the beginning of a page that says none of it, and nothing of an empty one', () => {
    expect(snippetOf('A page', queryOf('water'))).toMatchObject({ text: 'A page', highlights: [] });
    expect(snippetOf('', queryOf('water'))).toMatchObject({ text: '', highlights: [] });
  });

  it('is always a piece of the page with spans inside it', () => {
    fc.assert(
      fc.property(page, page, (raw, question) => {
        const { text, highlights, from, to } = snippetOf(raw, queryOf(question));
        expect(raw.slice(from, to)).toBe(text);
        for (const span of highlights) {
          expect(span.from).toBeLessThan(span.to);
          expect(span.to).toBeLessThanOrEqual(text.length);
        }
      }),
    );
  });
});
