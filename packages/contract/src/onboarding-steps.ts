// Without schemas, so that a page that only needs the step loads no validation.

/** The steps of signing up that an organisation is at (spec section 4, register process values). */
export const registerSteps = { planSelection: 1, billingContact: 2, welcome: 3, finish: 8 } as const;
export type RegisterStep = (typeof registerSteps)[keyof typeof registerSteps];

/** Steps that may follow each step: one may go back until the welcome page, and begin a free trial without a billing contact. */
const registerMoves: Record<RegisterStep, readonly RegisterStep[]> = {
  1: [1, 2, 3],
  2: [1, 2, 3],
  3: [3, 8],
  8: [8],
};

/** Whether the register process may change from one step to another. */
export const canRegisterMove = (from: number, to: RegisterStep) =>
  registerMoves[from as RegisterStep]?.includes(to) === true;

/** Steps of the company profile: name and headquarters, size, industry, language, finished (spec section 4). */
export const informationSteps = ['0', '1', '2', '3', '4'] as const;
export type InformationStep = (typeof informationSteps)[number];
export const informationFinished: InformationStep = '4';

/** Pages of the company profile; the end follows the last one. */
export type InformationPage = Exclude<InformationStep, '4'>;

type Facts = Readonly<
  Record<'name' | 'headquartersCountry' | 'employeesCount' | 'industry' | 'ownership' | 'stockExchange', string | null>
>;

/** Required fields of each page; turnover is optional (spec section 3), only public companies have an exchange. */
const requiredOn = ({ ownership }: Facts): Record<InformationPage, readonly (keyof Facts)[]> => ({
  '0': ['name', 'headquartersCountry'],
  '1': ['employeesCount'],
  '2': ownership === 'public' ? ['industry', 'ownership', 'stockExchange'] : ['industry', 'ownership'],
  '3': [],
});

/** Required fields of a page of the company profile that the organisation has not filled. */
export const missingOn = (page: InformationPage, facts: Facts) =>
  requiredOn(facts)[page].filter((field) => !facts[field]?.trim());

/** Fields that are missing on the pages before that step. */
export const missingBefore = (step: InformationStep, facts: Facts) =>
  informationSteps
    .slice(0, informationSteps.indexOf(step))
    .flatMap((page) => (page === informationFinished ? [] : missingOn(page, facts)));

/** Whether the company profile may change to that step: back to any, forward one at a time. A finished profile stays finished. */
export const canInformationMove = (from: string, to: InformationStep) =>
  from === informationFinished ? to === informationFinished : Number(to) <= Number(from) + 1;
