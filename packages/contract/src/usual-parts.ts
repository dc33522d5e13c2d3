import type { Language } from './languages.ts';

/** Usual names of parts, each before its Chinese one; related names are on one line. */
const names: readonly string[] = [
  'Male=男性|Female=女性|Men=男性|Women=女性|Full-time=全職|Part-time=兼職|Permanent=長期|Temporary=臨時|Contract=合約|Male=男|Female=女',
  'Senior management=高級管理層|Middle management=中級管理層|Management=管理層|General staff=一般員工|Board=董事會',
  'Hong Kong=香港|Mainland China=中國內地|Macau=澳門|Taiwan=台灣|Singapore=新加坡|Overseas=海外|Other regions=其他地區',
  'Other=其他|Others=其他|Not disclosed=未披露|Diesel=柴油|Petrol=汽油|Gasoline=汽油|Natural gas=天然氣|Towngas=煤氣',
  'LPG=石油氣|Coal=煤|Fuel oil=燃油|Electricity=電力|Steam=蒸汽|Renewable=可再生|Non-renewable=不可再生|Paper=紙張',
  'Plastic=塑膠|Metal=金屬|Glass=玻璃|Non-binary=非二元性別|Other gender=其他性別|Fixed-term=固定期限|Indefinite=無固定期限',
  'Casual=散工|Seasonal=季節性|Interns=實習生|Trainees=見習生|Apprentices=學徒|Agency=經中介公司聘用|Outsourced=外判|Directors=董事',
  'Executive directors=執行董事|Executives=行政人員|Top management=最高管理層|Junior management=初級管理層|Senior=高級',
  'Middle=中級|Junior=初級|Managers=經理|Managerial=管理級|Non-management=非管理層|Supervisors=主管|Supervisory=主管級',
  'Professionals=專業人員|Technical=技術|Administrative=行政|Operational=營運|Frontline=前線|General=一般|Office=辦公室',
  'Production=生產|Sales=銷售|Greater China=大中華地區|Greater Bay Area=大灣區|Mainland=內地|The Mainland=內地',
  'The PRC=中國內地|PRC=中國內地|Asia=亞洲|Asia Pacific=亞太區|Southeast Asia=東南亞|Rest of Asia=亞洲其他地區|Europe=歐洲',
  'Americas=美洲|North America=北美洲|South America=南美洲|Middle East=中東|Africa=非洲|Oceania=大洋洲',
  'Rest of the world=世界其他地區|Other countries=其他國家／地區|Local=本地|Beijing=北京|Shanghai=上海|Guangzhou=廣州',
  'Shenzhen=深圳|Guangdong=廣東|Hong Kong Island=香港島|Kowloon=九龍|New Territories=新界|Unleaded petrol=無鉛汽油',
  'Biodiesel=生物柴油|Town gas=煤氣|Liquefied petroleum gas=液化石油氣|LNG=液化天然氣|Liquefied natural gas=液化天然氣',
  'Kerosene=煤油|Jet fuel=航空燃油|Marine fuel=船用燃油|Heavy fuel oil=重油|Biomass=生物質|Biogas=沼氣|Hydrogen=氫',
  'Heat=熱能|Heating=供熱|Cooling=製冷|Solar=太陽能|Solar power=太陽能|Wind=風能|Hydropower=水力|Nuclear=核能',
  'Grid electricity=電網電力|Purchased electricity=外購電力|Municipal water=市政供水|Surface water=地表水',
  'Groundwater=地下水|Seawater=海水|Rainwater=雨水|Freshwater=淡水|Third-party water=第三方供水|Produced water=採出水',
  'Sewage=污水|Hazardous=有害|Non-hazardous=無害|General waste=一般廢棄物|Food waste=廚餘|Construction waste=建築廢料',
  'Electronic waste=電子廢物|Chemical waste=化學廢物|Waste paper=廢紙|Batteries=電池|Waste oil=廢油',
  'Fluorescent tubes=光管|Toner cartridges=碳粉盒|Recycled=循環再造|Recycling=回收再造|Reuse=重用|Landfill=堆填',
  'Incineration=焚化|Composting=堆肥|Wood=木材|Timber=木材|Aluminium=鋁|Steel=鋼|Iron=鐵|Copper=銅|Cardboard=紙板',
  'Carton=紙箱|Cotton=棉|Textiles=紡織品|Rubber=橡膠|Cement=水泥|Concrete=混凝土|Offices=辦公室|Factories=廠房',
  'Boilers=鍋爐|Refrigerants=製冷劑',
  'Warehouses=貨倉|Shops=店舖|Hotels=酒店|Vehicles=車輛|Vessels=船舶|Road=道路|Rail=鐵路|Air=航空|Sea=海運|Total=總計',
  'Scope 1=範圍 1|Scope 2=範圍 2|Scope 3=範圍 3|CO2=二氧化碳|CH4=甲烷|N2O=氧化亞氮|HFCs=氫氟碳化物|PFCs=全氟化碳|SF6=六氟化硫|NF3=三氟化氮',
  'NOx=氮氧化物|SOx=硫氧化物|PM=懸浮粒子|VOC=揮發性有機化合物|CO=一氧化碳|Upstream=上游|Downstream=下游|Direct=直接|Indirect=間接',
  'Own operations=自身營運|Value chain=價值鏈|Home working=在家工作|T&D losses=輸配電損耗|Fossil fuels=化石燃料|Oil=石油|Gas=天然氣',
  'Generated=產生|Used=使用|Produced=生產|Imported=進口|Exported=出口|Radioactive=放射性|Other recovery=其他回收|E-waste=電子廢棄物',
  'Incineration with energy=焚化並回收能源|Products=產品|Packaging=包裝|Employees=僱員|Workers=工人|Contractors=承辦商|Injury=工傷',
  'Other workers=其他工作者|Ill health=疾病|Executive=執行|Non-executive=非執行|Internal=內部|External=外部|Cash=現金|In kind=實物',
  'China=中國|Macao=澳門|Japan=日本|South Korea=南韓|Korea=韓國|India=印度|Vietnam=越南|Thailand=泰國|Malaysia=馬來西亞',
  'Indonesia=印尼|Philippines=菲律賓|Cambodia=柬埔寨|Laos=老撾|Myanmar=緬甸|Bangladesh=孟加拉|Sri Lanka=斯里蘭卡|Pakistan=巴基斯坦',
  'United Kingdom=英國|UK=英國|United States=美國|USA=美國|Canada=加拿大|Mexico=墨西哥|Brazil=巴西|Australia=澳洲|Germany=德國',
  'New Zealand=紐西蘭|France=法國|Italy=意大利|Spain=西班牙|Netherlands=荷蘭|Switzerland=瑞士|Poland=波蘭|Türkiye=土耳其|Turkey=土耳其',
  'United Arab Emirates=阿拉伯聯合酋長國|UAE=阿拉伯聯合酋長國|South Africa=南非',
];

/** Denominators of intensities, which stand in the name of a row where the unit leaves them open. */
const measures: readonly string[] = [
  'employee=僱員|full-time equivalent employee=全職等值僱員|person=人|staff member=員工|worker=工人|customer=客戶|visitor=訪客|guest=住客',
  'unit produced=件產品|piece=件|vehicle=車輛|room night=房晚|guest night=住客晚數|room=客房|bed=床位|store=店舖|resident=居民',
  'patient=病人|student=學生|hour worked=工時|HK$ million=百萬港元|US$ million=百萬美元|RMB million=百萬人民幣|HK$ thousand=千港元',
  'm²=平方米|ft²=平方呎',
];

const pairsOf = (lines: readonly string[]): readonly (readonly [string, string])[] =>
  lines.flatMap((line) =>
    line.split('|').map((pair) => {
      const [en = '', zhTw = ''] = pair.split('=');
      return [en, zhTw] as const;
    }),
  );

/** The names as pairs of English and Chinese. */
export const usualParts = [...pairsOf(names), ...pairsOf(measures)];

/** Names of denominators, in either language. */
export const usualMeasures: ReadonlySet<string> = new Set(pairsOf(measures).flat());

const measureWords = new Map(
  pairsOf(measures).flatMap(([en, zhTw]) => [[en.toLowerCase(), { en, zhTw }] as const, [zhTw, { en, zhTw }] as const]),
);

/**
 * The denominator of an intensity that the name of its row says, in the language: “per employee, scope 1 and 2” and “僱員” both name employees.
 * Undefined where the name says something else, or says it in another language only.
 */
export const usualMeasureIn = (name: string, language: Language): string | undefined => {
  const [noun = ''] = name.trim().split(/, (?=scope )/u);
  const said = noun.replace(/^(?:per\s+|每)/iu, '');
  const known = measureWords.get(said.toLowerCase())?.[language];
  return known ?? (said !== noun && !isForeignTo(said, language) ? said : undefined);
};

const han = /\p{Script=Han}/u;

/** Whether readers of a language cannot read the name of a part: they can read numbers, codes and symbols of units. */
export const isForeignTo = (name: string, language: Language): boolean =>
  language === 'en' ? han.test(name) : !han.test(name) && /[a-z]{3,}/.test(name);

const usual = new Set(usualParts.flat().map((name) => name.toLowerCase()));
/** Names that the product writes itself, such as denominators of intensities, and ages. */
const written = /^(?:per|total of|under|over|above|below|aged?) /i;

/** Whether the name of a part, or each part of a joined name, is usual, so that it is printed in every language. */
export const isUsualPart = (name: string): boolean =>
  written.test(name) || name.split(/, | · | \/ /).every((part) => usual.has(part.trim().toLowerCase()));
