import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { questionSet } from '../../../testing/reports/question-set.ts';
import { askedOf, askedOfMetric, type Evidence, evidenceFor } from './index.ts';

const ask = (question: string, page: string, year?: number): Evidence => evidenceFor(askedOf(question), [page], year);
/** The figure that is stated, the quote of a text, or null where nothing is stated. */
const stated = (question: string, page: string, year?: number): string | null => {
  const evidence = ask(question, page, year);
  if (!evidence.isStated) return null;
  return evidence.figure?.text ?? evidence.quote.text;
};

it('is looked for in a page that is one long number, or one long line, as in any other', () => {
  const digits = '7'.repeat(200_000);
  const line = `Scope 1 emissions 1,204 ${'1 2 '.repeat(50_000)}`;
  for (const page of [digits, `${digits} ${digits}`, line])
    expect(ask('What were Scope 1 emissions in 2023?', page).isStated).toBe(false);
});

describe('a figure', () => {
  const table = 'Emissions (tCO2e)\t2024\t2023\nScope 1 emissions\t1,204\t1,310\nScope 2 emissions\t88.5\t90';

  it('is taken from the column of the year, and quoted with its row and the lines that name columns and unit', () => {
    expect(ask('What were Scope 1 emissions in 2023?', table)).toMatchObject({
      quote: { text: 'Scope 1 emissions\t1,204\t1,310' },
      heads: [{ text: 'Emissions (tCO2e)\t2024\t2023' }],
      figure: { text: '1,310' },
      year: 2023,
    });
    expect(
      stated('2024年範圍二排放量是多少？', '指標\t單位\t2024\t2023\n範圍二排放量\t公噸二氧化碳當量\t88.5\t90'),
    ).toBe('88.5');
  });

  it('is not stated for a year, a metric or a unit that the page does not have', () => {
    expect(stated('What were Scope 1 emissions in 2022?', table)).toBeNull();
    expect(stated('What were Scope 3 emissions in 2023?', table)).toBeNull();
    expect(stated('What was the water withdrawal in 2023?', 'Water withdrawal fell by 3% in 2023.')).toBeNull();
    expect(stated('What were Scope 1 emissions in 2023?', 'Scope 1 emissions\t1,204\t1,310')).toBeNull();
  });

  it('of a rate is in percent only where its label prints that unit, and never a change or a share', () => {
    const of = (metricKey: string, page: string) => {
      const asked = askedOfMetric(metricKey, [2024]);
      const evidence = asked && evidenceFor(asked, [page], 2024);
      return evidence?.isStated ? evidence.figure?.text : null;
    };
    const recordable = (page: string) => of('ohs.recordable_rate', page);
    expect(recordable('Our recordable injury rate in 2024 was 15% lower than in 2023.')).toBeNull();
    expect(recordable('The recordable injury rate of 2024 covered 95% of our employees.')).toBeNull();
    expect(of('ohs.fatality_rate', 'In 2024 the fatality rate covers 100% of employees.')).toBeNull();
    const row = 'Recordable injury rate (per 200,000 hours)\t1.2\t1.5\t25%';
    expect(recordable(`Indicator\t2023\t2024\tChange\n${row}`)).toBe('1.5');
    expect(recordable(`Indicator\t2023\t2024\t% change\n${row}`)).toBe('1.5');
    expect(recordable('Indicator\t2023\t2024\t% change\nRecordable injury rate\t1.2\t1.5\t25%')).toBeNull();
    const fatality = (label: string, ...values: string[]) =>
      of('ohs.fatality_rate', ['Indicator\t2023\t2024', [label, ...values].join('\t')].join('\n'));
    expect(fatality('Work-related fatality rate (%)', '0', '0.029')).toBe('0.029');
    expect(fatality('Work-related fatality rate (%)', '0.031%', '0.029%')).toBe('0.029');
    expect(fatality('Work-related fatality rate', '0.031%', '0.029%')).toBeNull();
  });

  it('that is round is one where it stands beside its unit, and none where it is the unit', () => {
    const of = (page: string) => stated('What was the total water consumption in 2024?', page, 2024);
    for (const round of ['10,000', '100,000', '1,000,000', '1,200,000'])
      expect(of(`Total water consumption\t${round} m³`)).toBe(round);
    expect(of('Indicator\t2024\nTotal water consumption\t10,000 m³')).toBe('10,000');
    expect(of('Total water consumption (10,000 m³)\n35')).toBeNull();
    expect(of('Total water consumption\t10,000 m³\n35\t36')).toBeNull();
    expect(of('Total water consumption\t10,000 m³\nTotal water withdrawal\t10,000 m³')).toBeNull();
  });

  it('belongs to the year beside it', () => {
    const text = 'We generated 212 tonnes of hazardous waste in 2024 (2023: 240 tonnes), and 9% less than in 2019.';
    expect(stated('How much hazardous waste was generated in 2024?', text)).toBe('212');
    expect(stated('How much hazardous waste was generated in 2023?', text)).toBe('240');
    expect(stated('How much hazardous waste was generated in 2019?', text)).toBeNull();
  });

  it('is of the year that the document reports on where the sentence says so', () => {
    const text = 'Water consumption during the year was 41,200 m3.';
    expect(stated('What was the water consumption in 2024?', text, 2024)).toBe('41,200');
    expect(stated('What was the water consumption in 2023?', text, 2024)).toBeNull();
  });

  it('is never one of a target, a change, a part, or of what the name only begins like', () => {
    const asked = 'What were Scope 1 emissions in 2024?';
    expect(stated(asked, 'In 2024 we decided to cut Scope 1 emissions to 900 tCO2e by 2030.')).toBeNull();
    expect(stated(asked, 'The reduction in Scope 1 emissions was 55 tCO2e in 2024.')).toBeNull();
    expect(stated(asked, 'tCO2e\t2024\nScope 1 emissions, trucks only\t700')).toBeNull();
    expect(
      stated('How much hazardous waste was there in 2024?', 'Non-hazardous waste came to 1,860 tonnes in 2024.'),
    ).toBeNull();
    expect(stated('2023年有害廢棄物是多少？', '2023年無害廢棄物總量為4,380公噸，有害廢棄物為19公噸。')).toBe('19');
  });

  it('is given in its parts, in both languages, where only these are stated: they are never added up', () => {
    const page =
      'Item\tUnit\t2024\t2023\nScope 1 emissions\nBoilers\ttCO2e\t812\t790\nVehicles\ttCO2e\t205\t211\nGHG base year\t\t2022';
    const evidence = ask('What were Scope 1 emissions in 2023?', page);
    expect(evidence).toMatchObject({
      quote: { text: 'Scope 1 emissions\nBoilers\ttCO2e\t812\t790\nVehicles\ttCO2e\t205\t211' },
      heads: [{ text: 'Item\tUnit\t2024\t2023' }],
      parts: [{ text: '790' }, { text: '211' }],
      year: 2023,
    });
    expect(evidence).not.toHaveProperty('figure');
    expect(ask('What were Scope 1 emissions in 2022?', page).isStated).toBe(false);
    const chinese = '項目（公噸）\t2024\n廢棄物總量\n大埔廠房\t184.2\n東莞廠房\t301.7\n有害廢棄物\t3.85';
    expect(ask('2024年廢棄物總量是多少？', chinese)).toMatchObject({ parts: [{ text: '184.2' }, { text: '301.7' }] });
  });

  it('is the total below its parts, or the whole that another page states', () => {
    const parts = 'Waste (t)\t2024\nWaste generated\nTai Po plant\t184\nDongguan plant\t302';
    expect(stated('How much waste was generated in 2024?', `${parts}\nTotal\t486`)).toBe('486');
    const asked = askedOf('How much waste was generated in 2024?');
    const whole = 'In 2024 we generated 486 tonnes of waste. The waste generated in 2024 was 486 tonnes.';
    expect(evidenceFor(asked, [parts, whole])).toMatchObject({ page: 1, figure: { text: '486' } });
  });

  it('is neither a code, nor one of a range, nor the year of something else', () => {
    const codes =
      'Item (employees)\t2024\n2-7 Number of employees by gender, region and contract\nEmployees by contract';
    expect(stated('How many employees are there?', codes)).toBeNull();
    expect(stated('僱員人數是多少？', '2-7 僱員人數')).toBeNull();
    expect(stated('How many employees are there?', 'We have 200-250 employees in the season.')).toBeNull();
    const baseYear = 'Item\tUnit\t2024\nGHG base year\t\t2022\nScope 2 emissions, market-based\ttCO2e\t5,102.7';
    expect(stated('What were Scope 2 emissions, market-based, in 2022?', baseYear)).toBeNull();
    expect(stated('What were Scope 2 emissions, market-based, in 2024?', baseYear)).toBe('5,102.7');
  });

  it('is not read from the legend of a chart, whose labels stand apart from its figures', () => {
    const legend = 'Waste (t)\t2024\nNon-hazardous waste\nHazardous waste\n1,860\n212';
    expect(stated('How much hazardous waste was there?', legend)).toBeNull();
  });

  it('is taken from its column where another one is empty, and never from a mark of a footnote', () => {
    const page = [
      'Table 1: emissions by source (million tonnes CO2e) (1) (2)',
      'Year ended 30 June',
      '\tFY2020\tFY2019\tFY2018',
      'Scope 1 GHG emissions (5)\t8.5\tn/a\t9.6',
      'Scope 3 emissions\t578.1\t583.9\t–',
    ].join('\n');
    expect(stated('What were Scope 1 emissions in FY2018?', page)).toBe('9.6');
    expect(stated('What were Scope 1 emissions in 2019?', page)).toBeNull();
    expect(stated('What were Scope 3 emissions in FY19?', page)).toBe('583.9');
    expect(stated('What were Scope 3 emissions in 2018?', page)).toBeNull();
  });

  it('is never that of another metric whose words stand above, of two scopes together, or of a part', () => {
    const asked = 'What were Scope 3 emissions in 2023?';
    const page = 'Scope 1, 2 and 3 greenhouse gas emissions\nMt CO2e\t2023\t2022\nScope 1 emissions\t23.3\t22.7';
    expect(stated(asked, page)).toBeNull();
    expect(stated(asked, 'Upstream Scope 3 emissions were 25.6 Mt CO2e in 2023.')).toBeNull();
    expect(stated(asked, 'Scope 3 emissions from procurement were 25.6 Mt CO2e in 2023.')).toBeNull();
    expect(stated(asked, 'Scope 3 emissions from our operations were 25.6 Mt CO2e in 2023.')).toBe('25.6');
    const both = 'Our total Scope 1 and 2 greenhouse gas emissions in 2023 were 32.6 Mt CO2e.';
    expect(stated('What were Scope 1 emissions in 2023?', both)).toBeNull();
    expect(stated('2023年範圍一排放量是多少？', '2023年範圍一及二排放量為32.6公噸二氧化碳當量。')).toBeNull();
    expect(stated('What were Scope 1 emissions in 2022?', 'In 2022, Scope 1 emissions were 2.41 tonnes of CO2e.')).toBe(
      '2.41',
    );
  });

  it('is how much there is, not by how much it changed, nor which part of it something else is', () => {
    const asked = 'What were Scope 3 emissions in 2023?';
    expect(stated(asked, 'In 2023, the mine accounted for 3.4 Mt CO2e of our reported Scope 3 emissions.')).toBeNull();
    expect(stated(asked, 'Shipping contributed 7.4 Mt CO2e to our reported Scope 3 emissions in 2023.')).toBeNull();
    const share = 'In 2023, processing was 5 Mt CO2e, representing only one per cent of our total Scope 3 emissions.';
    expect(stated(asked, share)).toBeNull();
    expect(stated(asked, 'Our Scope 3 emissions decreased by 12 Mt CO2e in 2023.')).toBeNull();
    expect(stated(asked, 'Our Scope 3 emissions were 402.5 Mt CO2e in 2023.')).toBe('402.5');
    const shipping = 'How much did shipping contribute to Scope 3 emissions in 2023?';
    expect(stated(shipping, 'Shipping contributed 7.4 Mt CO2e to our reported Scope 3 emissions in 2023.')).toBe('7.4');
    const women = 'Women represent 52% of all employees.';
    expect(stated('What percentage of employees are women?', women)).toBe('52');
  });

  it('of an earlier year is not taken where no year is asked for, and the report has its own', () => {
    const table = 'Waste (tonnes)\t2022\t2023\nHazardous waste\t3.9\t3.1';
    expect(stated('How much hazardous waste was generated?', table, 2023)).toBe('3.1');
    expect(stated('How much hazardous waste was generated?', table)).toBe('3.1');
    const aimed = 'Waste (tonnes)\t2023\t2022\t2030\nHazardous waste\t3.1\t3.9\t1';
    expect(stated('How much hazardous waste was generated?', aimed)).toBe('3.1');
    const compared = 'Hazardous waste in tonnes\n(2022: 3.9 tonnes)';
    expect(stated('How much hazardous waste was generated?', compared, 2023)).toBeNull();
  });

  it('of two things together is neither’s', () => {
    const both = 'Emissions from iron ore and coal totalled 300.5 Mt CO2e in 2023.';
    expect(stated('What were the emissions from iron ore in 2023?', both)).toBeNull();
    expect(stated('What were the emissions from iron ore in 2023?', both.replace(' and coal', ''))).toBe('300.5');
  });

  it('counts what is asked for, and nothing that is named beside it', () => {
    const asked = 'How many employees are there?';
    expect(stated(asked, 'Our programme is offering employees eight paid days off in each year.')).toBeNull();
    expect(stated(asked, 'All employees comprise 58 people as of the end of the year.')).toBe('58');
  });

  it('is not of what was produced where it is asked what was used', () => {
    const wind = 'Wind farms produced 640 GWh of electricity in 2022.';
    expect(stated('How much electricity was consumed in 2022?', wind)).toBeNull();
    expect(stated('How much electricity did wind farms produce in 2022?', wind)).toBe('640');
  });

  it('is asked by a metric of the library as well', () => {
    const asked = askedOfMetric('ghg.scope1.total', [2024]);
    expect(asked && evidenceFor(asked, ['nothing here', table])).toMatchObject({ page: 1, figure: { text: '1,204' } });
    expect(askedOfMetric('no.such.metric')).toBeUndefined();
  });
});

describe('a question that is answered by words', () => {
  it('needs all that it names in one sentence, or two that follow one another', () => {
    const page = 'Suppliers sign our code. It forbids child labour in every factory.\nThe board meets four times.';
    expect(stated('Is child labour prohibited in factories?', page)).toBe('It forbids child labour in every factory.');
    expect(stated('Does the board oversee child labour?', page)).toBeNull();
  });

  it('is not answered by headings, nor by two sentences that speak of two things', () => {
    const headings =
      'Environment and safety policies of the whole group\nEnergy and climate of all plants\nThe plants are in Asia.';
    expect(stated('What is the policy on energy and safety?', headings)).toBeNull();
    const two =
      'In 2024 we generated 15,300 tonnes of waste; 71% of it was reused. Water withdrawn was 2.9 million m3.';
    expect(stated('Does the company reuse water?', two)).toBeNull();
    const below = 'Whistleblowing\nEmployees and suppliers can report their concerns without giving a name.';
    expect(stated('How can employees report by whistleblowing?', below)).toBe(below);
  });

  it('is not answered by what only belongs to the same subject', () => {
    expect(
      stated('What is the policy on child labour?', 'We have no forced labour at any of our suppliers.'),
    ).toBeNull();
    expect(
      stated('What is the policy on deforestation?', 'None of our sites lies within a protected area.'),
    ).toBeNull();
    expect(stated('有沒有安裝太陽能板？', '廠房耗用的能源中三成來自可再生能源，並安裝了智能電錶。')).toBeNull();
    expect(
      stated('What is the policy on human rights?', 'We forbid child labour in all our factories.'),
    ).not.toBeNull();
  });

  it('is answered by what the organisation does, and not by what others do, what may be, or another thing of that name', () => {
    const how = 'How is biodiversity managed?';
    expect(stated(how, 'We survey the biodiversity of each site before anything is built there.')).not.toBeNull();
    expect(stated(how, 'Biodiversity is surveyed at each place before anything is built there.')).not.toBeNull();
    expect(stated(how, 'Our managers look after a talent and learning ecosystem for everyone here.')).toBeNull();
    expect(stated(how, 'Countries that signed the treaty manage their biodiversity by national plans.')).toBeNull();
    expect(stated(how, 'We may manage the biodiversity of further sites in the years to come.')).toBeNull();
    const policy = 'What is the policy on child labour?';
    expect(stated(policy, 'We do not tolerate child labour at any of our suppliers.')).not.toBeNull();
    expect(stated(policy, 'Our teachers read stories about child labour with all the pupils.')).toBeNull();
    expect(stated('有何關於童工的政策？', '本集團嚴禁聘用童工，供應商亦須遵守同一規定。')).not.toBeNull();
    expect(stated('有何關於童工的政策？', '我們的義工與學生一起閱讀有關童工的故事。')).toBeNull();
  });

  it('needs words that tell who, when or how often where that is asked', () => {
    const page = 'Energy is saved with great care in all the plants. The head of operations is responsible for energy.';
    expect(stated('Who is responsible for energy?', page)).toBe('The head of operations is responsible for energy.');
    const drills =
      'The crew practises the evacuation of a ferry with great care. It practises its evacuation every month.';
    expect(stated('How often does the crew practise the evacuation?', drills)).toContain('every month');
    expect(stated('何時完成疏散演習？', '船員於碼頭進行疏散演習，並已全部完成有關演習。')).toBeNull();
  });

  it.each([
    ['Who verified the emissions?', 'The emissions were verified by SGS in line with ISO 14064.'],
    ['Who verified the emissions?', 'Carbon Trust Advisory Limited verified the emissions of the year.'],
    ['Who assured the report?', 'KPMG assured the report of the year with limited assurance.'],
    ['誰核實了溫室氣體排放？', '溫室氣體排放由羅兵咸永道核實。'],
  ])('is the name of a firm: %s', (question, page) => {
    expect(stated(question, page)).toBe(page);
  });
  it('is no month that a deed was done by', () => {
    expect(stated('Who verified the emissions?', 'The emissions were verified by March after long talks.')).toBeNull();
  });

  it('is found in the other language where a concept joins the words', () => {
    expect(
      stated('Is there a whistleblowing hotline?', '本集團設有舉報渠道，由審計委員會管理，所有個案均保密處理。'),
    ).not.toBeNull();
  });

  it('is asked in Chinese by whether one can, too', () => {
    const page = '僱員可透過獨立熱線匿名舉報，由審核委員會跟進每宗個案。';
    expect(ask('僱員可否匿名舉報？', page)).toMatchObject({ isStated: true, concludes: 'yes' });
    expect(ask('供應商能否匿名舉報？', page).isStated).toBe(false);
  });

  it('is answered with yes, or not at all: never with no', () => {
    const asked = 'Does the company have a whistleblowing hotline?';
    expect(ask(asked, 'Our whistleblowing hotline is open day and night.')).toMatchObject({ concludes: 'yes' });
    expect(ask(asked, 'The company does not yet have a whistleblowing hotline.')).toMatchObject({
      isStated: true,
      concludes: undefined,
    });
    expect(ask(asked, 'Our canteen is open day and night.')).toEqual({ isStated: false });
  });

  it('is not answered by tables of contents', () => {
    const contents = `Contents\n${Array.from({ length: 9 }, (_, line) => `Whistleblowing hotline and other channels ${line + 3}`).join('\n')}`;
    expect(stated('Is there a whistleblowing hotline?', contents)).toBeNull();
  });

  it('is never answered where nothing is asked', () => {
    for (const nothing of ['', ' … ', 'What is the company?', '請問貴公司？'])
      expect(stated(nothing, 'The company is here to stay.')).toBeNull();
  });
});

it('quotes the page word for word, whatever the page and the question', () => {
  const bits = fc.constantFrom(
    'Scope 1 emissions',
    '範圍一排放量',
    '1,204',
    '2024',
    '2023',
    'tCO2e',
    '公噸',
    'employees',
    '僱員',
    'policy',
    '政策',
    '。',
    '. ',
    '\n',
    '\t',
    ' ',
    'in',
    '為',
    '%',
    'ＣＯ₂',
    'emis-\nsions',
    '(',
  );
  const text = fc.array(bits, { maxLength: 60 }).map((pieces) => pieces.join(' '));
  fc.assert(
    fc.property(
      fc.oneof(text, fc.constantFrom(...questionSet().flatMap(({ pages }) => pages))),
      fc.oneof(
        text,
        fc.constantFrom(...questionSet().flatMap(({ questions }) => questions.map(({ question }) => question))),
      ),
      (page, question) => {
        const evidence = ask(question, page, 2024);
        if (!evidence.isStated) return;
        for (const quote of [evidence.quote, ...evidence.heads, ...(evidence.figure ? [evidence.figure] : [])]) {
          expect(page.slice(quote.from, quote.to)).toBe(quote.text);
          expect(quote.text).not.toBe('');
        }
      },
    ),
  );
});

describe('on reports', () => {
  const asked = (half: 'tuning' | 'held back') =>
    questionSet(half).flatMap(({ pages, year, questions }) =>
      questions.map((question) => ({ pages, year, ...question })),
    );
  const share = (list: readonly boolean[]) => list.filter(Boolean).length / list.length;

  it.each(['tuning', 'held back'] as const)(
    'says “not stated” where the page that answers was taken out (%s)',
    (half) => {
      const silent = asked(half).map(({ question, pages, page, year }) => {
        const others = pages.filter((_, index) => index !== page - 1);
        return !evidenceFor(askedOf(question), others, year).isStated;
      });
      expect(share(silent)).toBeGreaterThanOrEqual(0.95);
    },
  );

  it('says “not stated” of a year that no report has', () => {
    const figures = asked('tuning')
      .concat(asked('held back'))
      .filter(({ figure, question }) => figure && /20\d\d/.test(question));
    const silent = figures.map(({ question, pages, year }) => {
      const other = question.replace(/20\d\d/, '2016');
      return !evidenceFor(askedOf(other), pages, year).isStated;
    });
    expect(share(silent)).toBeGreaterThanOrEqual(0.95);
  });

  it.each(['tuning', 'held back'] as const)('finds the page, and the figure, where it is there (%s)', (half) => {
    const right = asked(half).map(({ question, pages, page, year, figure }) => {
      const evidence = evidenceFor(askedOf(question), pages, year);
      return (
        evidence.isStated && evidence.page === page - 1 && (figure === undefined || evidence.figure?.text === figure)
      );
    });
    expect(share(right)).toBeGreaterThanOrEqual(0.85);
  });
});
