import { describe, expect, it } from 'vitest';
import { askedOf, evidenceFor } from './index.ts';

/** The figure that a page states, or null where it states none. */
const stated = (question: string, page: string, year?: number): string | null => {
  const evidence = evidenceFor(askedOf(question), [page], year);
  return evidence.isStated ? (evidence.figure?.text ?? evidence.parts?.map(({ text }) => text).join('+') ?? '') : null;
};

describe('a figure of one group of people', () => {
  it.each([
    ['How many female employees were there in 2024?', 'In 2024 we had 812 male employees.'],
    ['How many female employees were there in 2024?', 'In 2024 we had 1,204 employees.'],
    ['How many female employees were there in 2024?', 'In 2024 we had 1,204 employees, and promoted female leaders.'],
    [
      'How many women did the company employ in 2024?',
      'In 2024 the company employed 812 men and welcomed women returners.',
    ],
    [
      'What was the turnover rate of employees in Hong Kong in 2024?',
      'Employee turnover rate in Mainland China was 14.2% in 2024.',
    ],
    [
      'What was the turnover rate of employees in Hong Kong in 2024?',
      'The employee turnover rate was 14.2% in 2024. Our Hong Kong office moved.',
    ],
    [
      'What was the turnover rate of employees in Hong Kong in 2024?',
      'In 2024 the employee turnover rate in Mainland China was 14.2%, above Hong Kong.',
    ],
    [
      'What was the turnover rate of female employees in 2024?',
      'In 2024 the turnover rate of male employees was 9.1%, and female employees were trained.',
    ],
    [
      'How many work-related injuries of contractors were there in 2024?',
      'There were 12 work-related injuries of employees in 2024.',
    ],
    [
      'How many contractor injuries were recorded in 2024?',
      'In 2024, 12 employee injuries were recorded while contractor injuries are not yet collected.',
    ],
    [
      'How many fatalities of contractors were there in 2024?',
      'Indicator\t2024\nWork-related fatalities of employees\t2',
    ],
    ['How many employees under 30 were there in 2024?', 'In 2024 we had 300 employees aged 30 to 50.'],
    ['How many employees under 30 were there in 2024?', 'Employees by age\t2024\nAge 30-50\t300\nOver 50\t80'],
    ['How many part-time employees were there in 2024?', 'In 2024 we had 900 full-time employees.'],
    [
      'How many part-time employees were there in 2024?',
      'Employees\t2024\nFull-time employees\t900\nPart-time employees\tn/a',
    ],
    ['How many female managers were there in 2024?', 'Female employees\t2024\nFemale employees\t412'],
    [
      'How many hours of training did managers receive on average in 2024?',
      'Employees received 12 hours of training on average in 2024; managers led them.',
    ],
    [
      'How many training hours did female employees receive on average in 2024?',
      'Average training hours per employee\t2024\nMale\t14.2\nManagers\t20',
    ],
    ['2024年女性僱員有多少？', '2024年男性僱員共812人。'],
    ['2024年女性僱員有多少人？', '2024年僱員總數1,204人。'],
    ['2024年香港僱員流失率是多少？', '2024年中國內地僱員流失率為14.2%。'],
    ['2024年女性僱員流失率是多少？', '2024年男性僱員流失率為9.1%，女性僱員獲得支援。'],
    ['2024年承辦商工傷宗數是多少？', '2024年僱員工傷宗數為12宗。'],
    ['2024年30歲以下僱員有多少？', '2024年30至50歲僱員共300人。'],
    ['2024年兼職僱員有多少？', '2024年全職僱員共900人。'],
    [
      'What were Scope 2 market-based emissions in 2024?',
      'Indicator\t2024\nScope 2 emissions (location-based) (tCO2e)\t880',
    ],
    ['What were Scope 3 category 6 emissions in 2024?', 'Indicator\t2024\nScope 3 category 7 emissions (tCO2e)\t410'],
    [
      'What was the turnover of employees in Hong Kong in 2024?',
      'Employee turnover rate (%)\t2024\nMainland China\t14.2',
    ],
    [
      'How many employees were in Hong Kong in 2024?',
      'In 2024 our Hong Kong head office led 1,204 employees worldwide.',
    ],
    [
      'What share of women is on the board in 2024?',
      'In 2024 women made up 38% of the workforce and the board met six times.',
    ],
    [
      'What percentage of employees were women in 2024?',
      'In 2024 women held 30% of management positions, and employees were surveyed.',
    ],
    ['What percentage of managers are women?', 'In 2024 women made up 38% of employees. Managers are trained.'],
  ])('“%s” is not answered by another group: %s', (question, page) => {
    expect(stated(question, page, 2024)).toBeNull();
  });

  it.each([
    [
      'How many female employees were there in 2024?',
      'In 2024 we had 412 female employees and 812 male employees.',
      '412',
    ],
    [
      'How many male employees were there in 2024?',
      'In 2024 we had 412 female employees and 812 male employees.',
      '812',
    ],
    [
      'How many female employees were there in 2024?',
      'Employees\t2024\t2023\nMale employees\t812\t800\nFemale employees\t412\t390',
      '412',
    ],
    [
      'How many female employees were there in 2024?',
      'Employees by gender\t2024\t2023\nMale\t812\t800\nFemale\t412\t390',
      '412',
    ],
    ['How many women did the company employ in 2024?', 'In 2024 the company employed 412 women.', '412'],
    [
      'What was the turnover rate of employees in Hong Kong in 2024?',
      'In 2024 the employee turnover rate in Hong Kong was 9.1%.',
      '9.1',
    ],
    [
      'What was the turnover rate of employees in Hong Kong in 2024?',
      'Employee turnover rate (%)\t2024\nHong Kong\t9.1\nMainland China\t14.2',
      '9.1',
    ],
    [
      'How many part-time employees were there in 2024?',
      'Employees\t2024\nFull-time employees\t900\nPart-time employees\t80',
      '80',
    ],
    ['2024年女性僱員有多少？', '2024年女性僱員共412人。', '412'],
    ['2024年女性僱員流失率是多少？', '2024年女性僱員流失率為9.1%。', '9.1'],
    ['2024年兼職僱員有多少？', '2024年兼職僱員共80人。', '80'],
  ])('“%s” is answered by %s', (question, page, figure) => {
    expect(stated(question, page, 2024)?.replace('%', '')).toBe(figure);
  });

  it.each([
    ['What was the employee turnover rate in 2024?', 'In 2024 the turnover rate of female employees was 9.1%.'],
    ['What was the employee turnover rate in 2024?', 'The employee turnover rate of 2024 was 9.1% for men.'],
    ['What was the employee turnover rate in 2024?', 'In 2024 the employee turnover rate of part-time staff was 31%.'],
    ['2024年僱員流失率是多少？', '2024年女性僱員流失率為9.1%。'],
    ['How many employees were there in 2024?', 'In 2024 we had 812 male employees.'],
    [
      'How many hours of training did employees receive on average in 2024?',
      'In 2024 female employees received 14 hours of training on average.',
    ],
    ['How many female employees were there in 2024?', 'In 2024 male and female employees numbered 812 and 412.'],
  ])('“%s” asks for the whole, or for one of them, and is not answered by: %s', (question, page) => {
    expect(stated(question, page, 2024)).toBeNull();
  });

  it.each([
    [
      'What was the employee turnover rate in 2024?',
      'In 2024 the employee turnover rate was 12%, and 9.1% for women.',
      '12',
    ],
    [
      'What percentage of employees were women in 2024?',
      'In 2024, 38% of our employees were women and 62% were men.',
      '38',
    ],
    ['What percentage of employees were women in 2024?', 'In 2024, 38% of employees were women, and 62% men.', '38'],
    [
      'What was the employee turnover rate in Hong Kong in 2024?',
      'In 2024 the employee turnover rate was 9.1% in Hong Kong and 14.2% in Mainland China.',
      '9.1',
    ],
    [
      'What was the employee turnover rate in Mainland China in 2024?',
      'In 2024 the employee turnover rate was 9.1% in Hong Kong and 14.2% in Mainland China.',
      '14.2',
    ],
  ])('“%s” is answered from a sentence about several: %s', (question, page, figure) => {
    expect(stated(question, page, 2024)?.replace('%', '')).toBe(figure);
  });
});
