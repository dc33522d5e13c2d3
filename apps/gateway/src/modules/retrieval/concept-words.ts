/**
 * What reports and questions call the same thing, in English and in Chinese as written in Hong Kong and in Taiwan; one concept a line, its
 * phrases separated by `|`. Where a line has several meanings, `;` is between them, the narrow ones first: whoever looks for pages on one
 * wants those on the others as well, but child labour is not answered by what is said of forced labour. A wide meaning names the narrow ones
 * again where what is said of them answers it. Taken from the vocabulary of the frameworks. It acts on what is asked, never on the index, so that a new line
 * counts at once.
 */
const lines = `
ghg|greenhouse gas|carbon|co2|co2e|emissions|溫室氣體|排放|碳排放
scope 1|direct emissions|direct ghg|範圍一|範疇一|範圍1|範疇1|直接排放
purchased electricity|外購電力;market-based;location-based;scope 2|energy indirect emissions|範圍二|範疇二|範圍2|範疇2|能源間接排放
scope 3|value chain emissions|other indirect emissions|範圍三|範疇三|範圍3|範疇3|其他間接排放|價值鏈排放
tco2e|tonnes of co2 equivalent|tonnes co2e|metric tons co2e|ktco2e|公噸二氧化碳當量|噸二氧化碳當量
per unit of revenue;per employee;intensity|密度|強度
target|goal|objective|commitment|ambition|pledge|目標|承諾
baseline|base year|基準年|基線
decarbonisation|減碳|脫碳;net zero|carbon neutral|climate neutral|淨零|碳中和
physical risk|實體風險;transition risk|轉型風險;scenario analysis|情境分析|情景分析;resilience|氣候韌性;climate risk|氣候風險|physical risk|transition risk|實體風險|轉型風險
climate change|global warming|氣候變化|氣候變遷
internal carbon price|carbon pricing|shadow price|內部碳定價|內部碳價
procurement|sourcing|採購;upstream|suppliers|supply chain|vendors|供應商|供應鏈
employees|workforce|staff|headcount|workers|personnel|僱員|員工|雇員|人手
ltifr|lost time|損失工時;injury|accident|incident|recordable|工傷|意外;occupational health|occupational safety|職業健康|職業安全|injury|accident|incident|工傷|意外
fatality|death|died|work-related death|死亡|因工死亡|身故
turnover|attrition|leavers|resignation|流失率|離職率|離職
new hires|recruitment|hiring|joiners|新聘|新入職|招聘
hours of training|受訓時數;training|learning|development|upskilling|培訓|訓練
women|female|女性;men|male|男性;gender|sex|women|female|men|male|性別|女性|男性;diversity|women|female|gender|女性|性別|多元化|多元
age group|年齡組別|年齡
disability|disabled|殘疾|身心障礙|身障
harassment|騷擾;inclusion|equal opportunity|non-discrimination|discrimination|平等機會|反歧視|歧視
pay ratio|薪酬比率;pay gap|equal pay|薪酬差距|同工同酬
pay|wage|remuneration|salary|compensation|薪酬|工資|薪資|報酬
maternity|產假;paternity|侍產假|陪產假;parental leave|maternity|paternity|育兒假|產假|侍產假|陪產假
trade union|works council|工會;freedom of association|結社自由;collective bargaining|集體談判|集體協商
child labour|童工;forced labour|modern slavery|強制勞工|強迫勞動|現代奴隸;human rights|child labour|forced labour|人權|童工|強制勞工|強迫勞動
money laundering|洗黑錢|洗錢;fraud|舞弊;corruption|bribery|anti-corruption|貪污|賄賂|貪腐
training on anti-corruption|integrity training|反貪污培訓|反貪腐訓練
competition|antitrust|anti-competitive|monopoly|反競爭|反壟斷|不公平競爭
board|directors|supervisory board|governing body|董事會|董事|治理機構
independent directors|non-executive directors|獨立董事|獨立非執行董事
committee|委員會;oversight|governance structure|監督|監管|管治架構|治理架構
clawback;executive pay|incentive|bonus linked|高管薪酬|獎勵|浮動薪酬
grievance|complaints mechanism|申訴;whistleblowing|speak up|hotline|舉報|吹哨
code of conduct|ethics|business conduct|integrity|行為守則|行為準則|商業道德|誠信
data breach;privacy|data protection|personal data|私隱|隱私|個人資料
cybersecurity|information security|網絡安全|資訊安全|資安
country-by-country;tax|income tax|tax strategy|稅務|稅項|所得稅
volunteering|義工|志工;donations|philanthropy|捐獻|捐贈|公益;community investment|donations|volunteering|philanthropy|社區投資|捐獻|捐贈|義工|志工|公益
lobbying|遊說;political contributions|政治捐獻|政治獻金
customers|consumer|客戶|顧客|消費者
complaints|投訴|客訴
product recall|產品回收;product safety|產品安全
innovation|research and development|r&d|研發|創新
hazardous waste|有害廢棄物;non-hazardous waste;landfill|堆填|掩埋;waste|hazardous waste|non-hazardous waste|landfill|disposal|廢棄物|廢物|有害廢棄物|堆填|掩埋
reuse|再利用;circular economy|循環經濟;recycling|recovery|reuse|循環再造|回收|再利用
packaging|packaging material|包裝材料|包裝物料|包材
water|water withdrawal|water consumption|water use|取水|耗水|用水|水資源
wastewater|effluents|water discharge|排水|廢水|污水
water stress|water scarcity|水資源壓力|缺水
electricity|電力|耗電;fuel|燃料;gas;district heating;steam;energy|electricity|fuel|gas|district heating|steam|能源|電力|燃料|能耗|耗電
solar|太陽能;wind power|風電;ppa;renewable energy certificates;renewable|green electricity|solar|wind power|可再生能源|再生能源|綠電|太陽能|風電
energy efficiency|energy saving|節能|能源效益|能源效率
nox|nitrogen oxides|氮氧化物;sox|sulphur oxides|硫氧化物;voc;particulate|懸浮粒子|懸浮微粒;air pollutants|nox|sox|voc|particulate|nitrogen oxides|sulphur oxides|氮氧化物|硫氧化物|懸浮粒子|懸浮微粒|空氣污染物
ozone depleting|臭氧;refrigerants|hfc|fluorinated gases|冷媒|雪種|製冷劑
spill|洩漏|溢漏;soil contamination;pollution|spill|soil contamination|污染|洩漏|溢漏
deforestation|毀林;protected area|保護區;habitat|棲息地;ecosystem|生態系統;biodiversity|habitat|protected area|生物多樣性|棲息地|保護區
raw materials|materials used|recycled input|原材料|原物料|物料
material topics|materiality|double materiality|impacts risks opportunities|重要性|重大性|重大議題|重要議題|雙重重要性
stakeholders|stakeholder engagement|持份者|利害關係人|利益相關者
assurance|verification|audited|limited assurance|鑒證|核證|確信|查證|驗證
non-compliance|違規|不合規;fines|penalties|sanctions|罰款|處罰
revenue|turnover of the group|net sales|net revenue|收入|營業額|營收
restatement|restated|changes in methodology|重述|重編|重新列報
value chain|價值鏈;business model|activities|業務模式|商業模式
indigenous peoples|原住民;local communities|當地社區|社區
animal welfare|動物福利
forbid|prohibit|ban|not tolerated|zero tolerance|禁止|嚴禁|不容許|零容忍
reduce|cut|lower|decrease|減少|減低|降低
reporting boundary|organisational boundary|boundary of the report|匯報範圍|組織邊界|匯報邊界
basis of preparation|prepared with reference|prepared in accordance|編製基準|編制基準
due diligence|盡職審查|盡職調查
emission factors|排放因子|排放系數|排放係數
global warming potential|全球升溫潛能值|暖化潛勢
physical risks|實體風險
transition risks|轉型風險|過渡風險
management system|管理系統|管理體系
business continuity|業務持續;emergency response|crisis management|緊急應變|應急
biofuel|renewable diesel|biomass|生物燃料|生物柴油|生物質
methane|甲烷
coal|煤|煤炭
industry associations|trade associations|memberships|行業協會|行業組織|商會
chair of the board|chairman|chairperson|董事會主席
customer satisfaction|net promoter|客戶滿意度|顧客滿意度
living wage|生活工資;minimum wage|最低工資
overtime|加班;working hours|工時|工作時數
electric vehicles|電動車;charging|充電
leed;beam plus;green building|leed|beam plus|綠色建築|綠建環評
business travel|商務差旅;commuting|通勤;fleet|車隊;transport|logistics|fleet|business travel|commuting|運輸|物流|車隊|商務差旅|通勤
`;

const concepts = lines
  .trim()
  .split('\n')
  .map((line) => line.split(';').map((meaning) => meaning.split('|')));

/** The phrases of each concept, whatever they mean within it: what belongs together on a page. */
export const relatedPhrases: readonly (readonly string[])[] = concepts.map((meanings) => [...new Set(meanings.flat())]);

/** The phrases of each meaning, the narrow ones first: each of them says what is asked for. */
export const meaningPhrases: readonly (readonly string[])[] = concepts.flat();
