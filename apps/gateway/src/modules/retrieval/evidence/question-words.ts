import { rootOf } from './terms.ts';

/** Words of questions that no passage needs to repeat: what kind of text answers, and how much of it. */
export const softWords: ReadonlySet<string> = new Set(
  'approach process describe role responsible responsibility take taken happen measure manage management address ensure use used do make made set place system way kind type step action deal handle relate regard matter related concern total number amount percentage proportion share rate average overall annual year quantity figure level value volume per cent receive received play reporting period offer provide allow cover include carry out exist generate produce emit consume occur require carried bank group firm hotel during current have had name mean work working often money'
    .split(' ')
    .map(rootOf),
);
/** Units are told by the figure. */
export const unitWords: ReadonlySet<string> = new Set(
  'tonne hour day kilogram litre dollar mwh kwh'.split(' ').map(rootOf),
);
/** The same in Chinese, the longest first. */
export const softChinese =
  /可不可以|公司|集團|關於|甚麼|什麼|有何|政策|可否|能否|會否|能夠|可以|總數|數目|數量|總量|百分比|佔比|比例|比率|人數|宗數|金額|平均|每名|每年|年度|本年|年內|年份|方法|方式|做法|程序|措施|角色|責任|負責|採取|接受|接獲|提供|使用|多久|一次|何種|必須|須|產生|錄得|進行|設有|設立|制定|訂立|管理|處理|應對|情況|有關|相關|誰|哪些|何時|多少[名人宗個家間次]?|幾多|嗎|呢|在|於|由|為|是|有|已|和|與|及|或|對|年|之|其|所|了|佔|總/g;

/** How a question says that it asks for an amount, or for a text. */
export const asksFor = {
  amount:
    /\bhow (?:many|much)\b|\bwhat (?:percentage|proportion|share|number|amount)\b|\b(?:total|number of|amount of|percentage|proportion|share of|average)\b|多少|幾多|總量|總數|人數|數目|百分比|佔比|比例|比率|平均/iu,
  words:
    /\b(?:describe|policy|policies|explain|how (?:does|do|is|are|did)|approach|process|strategy|strategies|who|why|which|target|targets|goals?)\b|政策|描述|措施|方針|程序|機制|如何|怎樣|為何|策略|誰|哪/iu,
};
/** What a question says between the words of a name: `How much water was discharged`. */
export const fillers = /\b(?:was|were|is|are|did|does|do|has|have|there|the (?:company|bank|group))\b/giu;
/** `How many tonnes …` */
export const namedUnit = /\bhow many ([a-z]+)/iu;
/** `How many tonnes of CO2e …`: a unit of several words, which no passage needs to say as the question does. */
export const namedUnitOfGas = /(?<=\bhow many )[a-z]+ (?:of )?co[2₂]e?(?: equivalents?)?/iu;
/** What a question says of the organisation that asks. */
export const ofOurselves = /\b(?:we|our|ours|us)\b|我們|我司|本公司|本集團|本行/iu;
/** Whom the organisation is compared with. */
export const peers = /\b(?:peers?|benchmark(?:s|ing|ed)?|competitors?)\b|同業|同行|對標|競爭對手/iu;

/** The kind of unit that words of a question tell, the surest first. */
export const kindHints: readonly (readonly [RegExp, string])[] = [
  [/percentage|proportion|share of|per cent|%|百分比|佔比|比例|百分之/iu, 'percent'],
  [/how many hours|number of hours|training hours|時數|多少小時/iu, 'hours'],
  [/how many days|number of days|天數|日數/iu, 'days'],
  [
    /how much (?:money\b|.*\b(?:spen[dt]|invest|donat|pa(?:y|id)\b|raised)\w*)|amount (?:of|in) (?:fines|donations)|金額|港元/iu,
    'currency',
  ],
  [/how many|number of|人數|數目|宗數|多少[名人宗個家間次]/iu, 'count'],
];
/** `What were the emissions from …` asks for their figure, and for no list of them. */
export const whatQuantity =
  /^\s*what (?:was|were) (?:[\w-]+ ){0,4}(emissions|consumption|expenditure|spend(?:ing)?|withdrawals?|revenues?)\b(?!\s+(?:sources?|targets?|goals?|factors?|scenarios?|sites?|intensity))/iu;
/** Asks for a figure where a metric is named. */
export const whatWas = /^\s*what (?:was|were|is|are)\b/iu;
/** Questions whose answer has words of its kind, whatever else the passage names. */
export const answerWords: readonly (readonly [asks: RegExp, ...answers: RegExp[]])[] = [
  [
    /\bhow (?:often|frequently|regularly)\b|多久一次|多常|頻率|頻密/iu,
    /\b(?:daily|weekly|(?:bi)?monthly|quarterly|(?:bi)?annual(?:ly)?|yearly|hourly|regularly|once|twice|\w+ times|(?:every|each|per|an?) (?:\w+ )?(?:hours?|days?|weeks?|months?|quarters?|years?|sailing|shift))\b|每|一次|兩次|三次|四次|定期/iu,
  ],
  [
    /^\s*when\b|\b(?:by|in|since|from) (?:what|which) (?:year|date|month|time)\b|何時|哪一?年|幾時/iu,
    /\d|\b(?:january|february|march|april|june|july|august|september|october|november|december|every|each|once|before|after|during|until)\b|年|月|每|之前|之後/iu,
  ],
  [
    /^\s*(?:who|whom|whose)\b|\b(?:by|to|with) whom\b|誰|由何人|哪個部門/iu,
    /\b(?:board|committees?|directors?|managers?|officers?|heads?|chief|executives?|chair\w*|council|teams?|departments?|groups?|members?|staff|employees?|workers?|auditors?|firms?|contractors?|suppliers?|customers?|panel|office|owners?|captains?|engineers?|secretary|president|management|ceo|cfo|cso)\b|董事|委員|總監|經理|主任|主管|部|小組|團隊|管理層|行政總裁|高級|僱員|員工|人員|秘書|主席|機構|承辦商|事務所/iu,
    // Firms by the form of their names, those that assure reports by their own, and any name behind “by”.
    /\b(?:limited|ltd|llp|llc|inc|plc|gmbh|compan(?:y|ies)|corporation|agency|association|institute|university)\b|公司|會計師|核數師|顧問|協會|大學|保證局/iu,
    /\b(?:KPMG|PwC|PricewaterhouseCoopers|Deloitte|EY|Ernst & Young|BDO|Grant Thornton|Mazars|SGS|BSI|DNV|HKQAA|T[ÜU]V|ERM|Intertek|Bureau Veritas)\b|羅兵咸|畢馬威|德勤|安永/u,
    /\bby (?:the )?(?!(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|Scope|Category)[a-z]*\b)\p{Lu}/u,
  ],
];
/** What was made, and what was used: of energy both are called by the same name. */
export const outputWords = /\b(?:produc|generat|sold|sell|export)\w*|生產|產生|發電|出售|售出|輸出/iu;
export const inputWords = /\b(?:consum|us(?:e|ed|ing|age)\b|purchas|bought)\w*|耗|用電|使用|用量|外購/iu;
/** Asks what is done, and how: by what is done, not by what may be. */
export const deeds =
  /^\s*how (?:is|are|was|were|does|do|did|has|have)\b|^\s*what (?:is|are|was|were) (?:the|your|its|their) (?:[\w-]+ ){0,3}(?:process|approach|roles?|measures?|procedures?|mechanisms?|polic(?:y|ies)|stance|position|strateg(?:y|ies))\b|^\s*what (?:measures|steps|policies)\b|如何|怎樣|有何|政策/iu;
/** Asks whether the organisation does or has something. */
export const ofCompany =
  /^\s*(?:does|do|did|has|have|is|are|was|were|will|can)\s+(?:the|your|its)\s+(?:company|group|bank|firm|corporation|trust|organi[sz]ation|business)\b|^\s*(?:do|have|are|did) you\b|(?:公司|集團|銀行|貴司).*(?:是否|有否|有沒有|可否|能否|會否)|(?:是否|有否|有沒有).*(?:公司|集團|銀行)/iu;
/** What may come is asked for itself. */
export const asksOfRisks = /\b(?:risks?|opportunit\w+|scenarios?|resilien\w+|adapt\w*)\b|風險|機遇|情景|情境|韌性/iu;
/** What a question for a policy is answered with. */
export const policyAsked = /\bpolic(?:y|ies)\b|政策/iu;
export const policySaid =
  /\b(?:polic(?:y|ies)|commit\w*|prohibit\w*|forbid\w*|tolerat\w*|tolerance|respect\w*|principles?|codes?|standards?|charters?|guidelines?|rules?|requires?|required|must|ban(?:s|ned)?|not (?:allow|accept|permit|use|employ|make|give|pay|hire)\w*|no (?:one|employee|person|donations?|contributions?)|never|ensur\w*|comply|complies|support\w*|protect\w*)\b|政策|承諾|禁止|嚴禁|不容|不得|不會|不作|零容忍|尊重|原則|守則|準則|指引|規定|要求|必須|遵守|遵從|恪守|確保|支持|保障/iu;

/** Can be answered with yes. */
export const yesNo =
  /^\s*(?:does|do|did|is|are|was|were|has|have|had|can|will)\b|是否|有沒有|有否|可否|能否|會否|可不可以|嗎[?？]?\s*$/iu;
/** Asks by how much something changed. */
export const changes =
  /\b(?:reduc|decreas|increas|chang|sav|grow|grew|fell|fall|rise|rose|declin|avoid|improv)\w*|減|增|變|節|升|跌|下降|改善/iu;
/** Asks for what there is on average, not in all. */
export const averages = /\b(?:average|mean|per (?:employee|person|head|capita))\b|平均|每名|人均/iu;
/** Asks for what is aimed at. */
export const targets = /\b(?:targets?|goals?|aims?|net[- ]zero)\b|目標|淨零/iu;

/** `What is the policy on …` asks for what is said of it, under whatever name. */
export const lead =
  /^\s*what (?:is|are|was|were) (?:the|your|its|their) (?:company's |bank's )?(?:policy|policies|position|approach|stance) (?:on|to|towards|for|about)\b/iu;
