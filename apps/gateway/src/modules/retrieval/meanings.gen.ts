/** Words and what they mean in the other language, with shares. Written by `npm run generate` from the texts of the library. */
export const meaningLines = `
aasb aasb:0.25 澳洲:0.25
ability 能力:0.29 調整:0.23 間調:0.16
above 超出:0.18
absolute 絕對:0.45 對值:0.32
access 及性:0.12 可及:0.12
accessible 無障:0.29 障礙:0.29 礙工:0.19
accessory 及鞋:0.2 服裝:0.2 配飾:0.2
accident 意外:0.37
account 務報:0.26 報表:0.26 財務:0.26
accountable 負責:0.43 層級:0.1 策負:0.1
accounting 會計:0.19 景與:0.11 核算:0.11
achieve 成計:0.31 達成:0.31 計劃:0.2
achieved 實現:0.16 已實:0.16 現減:0.16
action 行動:0.7
activity 活動:0.57 業務:0.12
acute 急性:0.4 受急:0.2 性實:0.2
adapt 改編:0.1 編自:0.1
adaptation 適應:0.44 應行:0.1
additional 額外:0.25 候及:0.12 及環:0.12
address 地址:0.3 點地:0.1
adequate 足工:0.26 適足:0.26 夠工:0.11
adjust 調整:0.31 作出:0.1 出調:0.1
adjusted 力調:0.17 按購:0.17 調整:0.17
adjustment 調整:0.42 下年:0.14 度重:0.14
administrative 行政:0.38 及支:0.19 援服:0.19
adopted 採納:0.25 聲明:0.13
adverse 不利:0.43 佔比:0.15 利房:0.15
advertizing 告及:0.38 廣告:0.38 及市:0.2
advice 建議:0.2 議及:0.2 及舉:0.16
advocacy 倡議:0.16
aerospace 天及:0.23 空航:0.23 航天:0.23
affect 影響:0.37 預期:0.12 期氣:0.11
affected 影響:0.38 受影:0.31
affordable 可負:0.32 淨能:0.32 負擔:0.32
against 防止:0.15
age 年齡:0.31 按年:0.14 齡組:0.14
agency 聘用:0.2 中介:0.1 介公:0.1
agreement 協議:0.48
agricultural 農產:0.82
agriculture 及漁:0.26 漁業:0.26 農業:0.26
aimed 擬達:0.17 達致:0.17 成果:0.1
air 空氣:0.42 氣污:0.16
airline 公司:0.33 空公:0.33 航空:0.33
alcoholic 精飲:0.38 酒精:0.38 非酒:0.19
align 一致:0.21 務與:0.21 準一:0.21
aligned 氣候:0.2 候機:0.16 一致:0.14
alignment 一致:0.13 致性:0.13
allowance 配額:0.33 放配:0.22 數目:0.2
already 已公:0.21 據已:0.1 染數:0.1
alternative 替代:0.27 代能:0.19 及替:0.16
amendment 12:0.29 修訂:0.29 月修:0.1
amount 金額:0.3 響金:0.19
analysis 分析:0.66 景分:0.11
animal 動物:0.26 福利:0.26 物福:0.21
annex 附表:0.25 候附:0.12 括氣:0.12
answer 供數:0.2 內容:0.2 字時:0.2
anti 反貪:0.45 貪政:0.14
anticipated 預期:0.52 期財:0.3
apparel 及鞋:0.2 服裝:0.2 配飾:0.2
appendix 附錄:0.26
appliance 家電:0.37 電製:0.17 具家:0.12
applicability 用性:0.23 適用:0.23 及行:0.12
applicable 不適:0.34 適用:0.28
application 應用:0.47 方式:0.12 用方:0.12
applied 應用:0.3 匯報:0.15 報原:0.15
apply 不適:0.15
approach 方針:0.42 方法:0.21
approval 准及:0.12 及連:0.12 各原:0.12
approved 批准:0.26 構批:0.26 劃獲:0.11
area 地區:0.26 面積:0.22
aspect 層面:1
assess 別及:0.21 及評:0.21 評估:0.21
assessed 評估:0.36 已作:0.14
assessment 評估:0.63 響評:0.14
asset 資產:0.66 產佔:0.12 響資:0.11
assistance 協助:0.2 渡協:0.2 過渡:0.2
association 協會:0.24 社自:0.14 結社:0.14
assumption 假設:0.47 及假:0.19 設及:0.13
assurance 核證:0.32 報告:0.15
audit 審核:0.41 報告:0.1 核報:0.1
audited 審核:0.14
australian 澳元:0.33 量澳:0.16
auto 汽車:0.33 車零:0.33 零件:0.33
automobile 汽車:0.99
available 不付:0.12 付出:0.12 出過:0.12
average 平均:0.49 均僱:0.12
avoid 避免:0.16 招聘:0.1
awareness 伴意:0.24 意識:0.24 識計:0.24
b b:0.87
back 回收:0.29 及電:0.1 報廢:0.1
backlog 合約:0.18 項目:0.15 完成:0.14
baht 泰銖:0.52 量泰:0.26
balance 作與:0.19 平衡:0.19 活平:0.19
bank 銀行:0.48 業銀:0.35 金融:0.15
banking 銀行:0.52 資銀:0.36
bargaining 談判:0.34 體談:0.26 集體:0.18
base 基準:0.43 準年:0.23
based 為本:0.45 排放:0.18 放密:0.11
basic 基本:0.6 本及:0.22 本模:0.1
basis 基準:0.25 編製:0.18 基礎:0.16
battery 電池:0.48 池效:0.11
behavior 行為:0.27 競爭:0.1
behind 依據:0.29 格假:0.1 標依:0.1
belong 所有:0.37
below 低於:0.28 於適:0.12 酬低:0.12
benchmark 基準:0.43 排除:0.15 於基:0.11
beneficiary 受惠:0.23 惠人:0.23 人數:0.11
benefit 福利:0.37
beside 1:0.22 3:0.22
beverage 飲料:0.44 及飲:0.27 品及:0.26
biodiversity 多樣:0.24 樣性:0.24 物多:0.24
biofuel 物燃:0.31 生物:0.29 燃料:0.28
biogenic 源二:0.23 物源:0.23 生物:0.23
biomass 他可:0.34 物質:0.33 生物:0.27
blower 報人:0.24 人保:0.14 保護:0.14
blowing 報程:0.16 程序:0.16 報機:0.12
board 董事:0.44 事會:0.43
body 機構:0.41 治機:0.34 管治:0.23
bond 債券:0.19 券比:0.19 比例:0.19
bought 採購:0.38 購入:0.3 產生:0.11
boundary 範圍:0.29 匯報:0.17 報範:0.17
breache 外洩:0.25 次數:0.16 違反:0.16
bribery 賄賂:0.45 及賄:0.13 污及:0.13
british 熱單:0.32 英熱:0.32 單位:0.17
brokerage 及經:0.29 經紀:0.29 行及:0.29
brsr brsr:0.12 任及:0.12 及可:0.12
builder 宅建:0.47 建造:0.47
building 建築:0.34 考慮:0.12
bundled 捆綁:0.37 綁式:0.37 式工:0.19
burned 所燃:0.24 燃燒:0.24 能量:0.24
bursa 亞交:0.13 來西:0.13 西亞:0.13
business 業務:0.6 對業:0.1
c c:0.56 主要:0.14 要範:0.14
calculation 計算:0.46 除計:0.25 算表:0.16
cancellation 劃註:0.3 註銷:0.3 銷年:0.15
cancelled 註銷:0.38 銷碳:0.23 已註:0.15
capability 能力:0.26 力寬:0.13 切合:0.1
capacity 能力:0.4
capital 資本:0.59 本開:0.26
car 劃分:0.19 燃油:0.15 區劃:0.14
carbon 碳定:0.18 定價:0.13 碳信:0.12
care 醫療:0.37 療保:0.27 保健:0.21
career 事業:0.12 及事:0.12 展評:0.12
carrier 載體:0.36 按載:0.24 按能:0.12
case 個案:0.65
cash 現金:0.33 及現:0.14 金流:0.14
casino 博彩:0.25 及博:0.25 場及:0.25
catastrophe 巨災:0.46 損失:0.18 失風:0.15
category 類別:0.67 按類:0.13
cell 料電:0.43 電池:0.3 池效:0.11
certain 特定:0.33 別相:0.13 定組:0.13
certificate 認證:0.24 證書:0.18 證產:0.11
certification 認證:0.31 按認:0.1 清單:0.1
certified 認證:0.49 經認:0.26 佔比:0.13
chain 值鏈:0.43 價值:0.43
chair 主席:0.43 構主:0.21
change 變動:0.43 變化:0.27 候變:0.11
changed 修改:0.26 改變:0.17
channel 渠道:0.56
characteristic 特徵:0.64 員特:0.32
check 及產:0.11 品回:0.11 產品:0.11
chemical 化學:0.34 學品:0.34 品生:0.1
chief 政總:0.28 總裁:0.28 裁薪:0.14
child 童工:0.51 工及:0.19
choice 及建:0.15 址及:0.15 境考:0.15
chosen 及業:0.13 定方:0.13 方式:0.13
chronic 慢性:0.4 受慢:0.2 性實:0.2
circular 循環:0.38 環經:0.33 經濟:0.14
circularity 循環:0.26 環經:0.22 經濟:0.22
city 城市:0.36 續城:0.18
claim 聲明:0.19 索償:0.1
class 類別:0.19 按能:0.16 劃分:0.14
classification 屬實:0.17 或轉:0.17 體或:0.17
classified 密或:0.24 機密:0.24 資料:0.24
clean 潔淨:0.35
climate 氣候:0.8 候風:0.11
coal 煤炭:0.37
code 編號:0.18 守則:0.13 標題:0.1
collective 集體:0.27 體談:0.14 談判:0.12
combined 並提:0.1 併量:0.1 化影:0.1
commerce 商務:0.46 子商:0.46
commercial 商業:0.66 業銀:0.14
commercially 商業:0.15 業敏:0.15
commitment 承諾:0.54 策承:0.16
committee 員會:0.25 委員:0.25
commodity 商品:0.31 券及:0.1 及商:0.1
common 員類:0.16 常見:0.16 見非:0.16
communication 及通:0.2 通訊:0.2
community 社區:0.74
commuting 通勤:0.35 及通:0.16 少差:0.16
compact 國全:0.27 契約:0.27 球契:0.27
comparative 比較:0.18
compensation 人壽:0.16 壽保:0.16 或補:0.16
competency 任能:0.17 勝任:0.17 及勝:0.17
competitive 競爭:0.25 反競:0.23 爭行:0.23
complaint 投訴:0.66
compliance 合規:0.23 情況:0.14
composition 組成:0.31 他組:0.15 成分:0.15
compound 化合:0.3 合物:0.3 物排:0.3
comprehensive 全面:0.35 面模:0.35 及全:0.22
compulsory 勞動:0.23 強迫:0.23 或強:0.23
computed 入能:0.13 所產:0.13 接排:0.13
concentration 集中:0.41 地方:0.21 中度:0.15
concern 關注:0.62 注物:0.15
concerned 涉及:0.23 及人:0.19 他涉:0.12
concluded 審結:0.19 已審:0.19 結貪:0.19
condition 統狀:0.15 狀況:0.13
conduct 操守:0.24 商業:0.17 業操:0.17
confirmed 已確:0.26 確認:0.26 污事:0.11
conflict 衝突:0.34 益衝:0.2 利益:0.13
connection 關聯:0.35 與財:0.25 務報:0.2
consequence 嚴重:0.25 後果:0.25 果工:0.25
conservation 佔比:0.27 水費:0.14 率收:0.14
consideration 所納:0.15 納入:0.15 酬所:0.15
considered 考慮:0.32 所考:0.13
consistency 一致:0.38 致性:0.38
consolidated 綜合:0.33 合併:0.13
consolidation 合方:0.14 整合:0.14 體整:0.14
constraint 保密:0.33 密限:0.33 限制:0.33
construction 材料:0.21 建造:0.19 工程:0.18
consultation 諮詢:0.32
consumed 耗水:0.27 區耗:0.11
consumer 消費:0.53 費者:0.37
consumption 耗量:0.42 源耗:0.2 耗水:0.14
contact 聯絡:0.39 絡人:0.3 報告:0.1
container 器及:0.35 容器:0.35 及包:0.29
content 內容:0.29 策內:0.22
context 背景:0.37 據背:0.25
continuity 務持:0.38 持續:0.38 續風:0.19
contract 合約:0.37 按合:0.13 約及:0.1
contractor 承辦:0.23 辦商:0.23 或臨:0.11
contractual 合約:0.34 約工:0.15
contributed 所貢:0.18 貢獻:0.18 動用:0.14
contribution 貢獻:0.39 捐獻:0.11 治捐:0.11
control 監控:0.2
controlled 控制:0.2 機構:0.2
controversial 性武:0.17 武器:0.17 爭議:0.17
convertible 不可:0.25 可換:0.25 換算:0.25
conviction 定罪:0.32 污定:0.16 及罰:0.15
cooling 製冷:0.22 及製:0.18 蒸汽:0.1
cooperative 合作:0.38 作社:0.32
coordinate 座標:0.47 點座:0.24 地點:0.13
core 核心:0.55 心指:0.21 指標:0.14
corporate 公司:0.16 企業:0.15 業文:0.15
correction 糾正:0.17 更正:0.1
corrective 正行:0.31 糾正:0.31
corruption 貪污:0.72
cost 成本:0.54
counting 計算:0.29 算方:0.24 及變:0.18
country 國家:0.45 地區:0.32
cover 保障:0.34 涵蓋:0.1
coverage 涵蓋:0.36
covered 涵蓋:0.34 保障:0.23 佔比:0.16
cradle 出廠:0.11 原料:0.11 所購:0.11
credibility 信度:0.33 可信:0.33 及完:0.16
credit 信用:0.41 用額:0.33 碳信:0.24
criteria 準則:0.28
critical 重大:0.27 事項:0.14 大事:0.14
cross 跨行:0.44 業指:0.33 指標:0.15
cruize 郵輪:0.99
csr 會責:0.25 社會:0.25 責任:0.25
cubic 立方:0.67 方米:0.12
culture 文化:0.32 及文:0.11 守及:0.11
current 當前:0.32 前及:0.21 及預:0.2
custody 及託:0.25 產管:0.25 託管:0.25
customer 客戶:0.58 戶收:0.16
cyber 絡安:0.24 網絡:0.24
cycle 命週:0.24 週期:0.24
d d:0.56
dairy 乳製:0.17 及乳:0.17 家禽:0.17
data 數據:0.5 資料:0.39
date 日期:0.38 期及:0.2 及時:0.1
day 作日:0.12 工作:0.1
dealt 處理:0.25 理投:0.13
death 死亡:0.29 亡人:0.1 人數:0.1
debt 債務:0.26 融資:0.15 務融:0.13
decarbonization 減碳:0.38 碳手:0.18 段及:0.15
december 12:0.29 修訂:0.29 月修:0.1
decent 濟增:0.21 面工:0.21 體面:0.21
decision 決策:0.41 納入:0.11
defect 缺陷:0.28 陷及:0.28 及安:0.25
defence 及國:0.36 國防:0.36
definition 定義:0.59 層定:0.15 標定:0.15
deforestation 毀林:0.32 伐森:0.11 性及:0.11
degree 1.5:0.32 度情:0.21 容性:0.11
delegated 授權:0.28 權規:0.28 盟授:0.28
delegation 授權:0.34 管理:0.21 任授:0.11
delivered 供應:0.14 應再:0.14 造水:0.14
delivery 療服:0.27 服務:0.24 供氣:0.14
demand 需求:0.16 影響:0.11
denominator 分母:0.13 實物:0.13 物分:0.13
dependency 依賴:0.32 及依:0.13 因素:0.13
depleting 層物:0.22 氧層:0.22 耗臭:0.22
deployed 本運:0.21 運用:0.21 入自:0.1
described 何處:0.17 在何:0.17 心步:0.17
description 並非:0.1 原文:0.1 為簡:0.1
design 設計:0.52
destination 去向:0.3 按去:0.3 向及:0.15
determine 釐定:0.53 定重:0.27
developed 自訂:0.22 體自:0.18
developer 目開:0.19 能技:0.19 術及:0.19
development 發展:0.49 續發:0.22
dialogue 對話:0.24 判及:0.16 會對:0.16
difference 差異:0.32 不同:0.1 之間:0.1
diligence 審查:0.25 盡職:0.25 職審:0.25
direct 直接:0.52
directed 接處:0.17 最終:0.17 直接:0.17
director 董事:0.57
disability 殘疾:0.4 疾僱:0.2 員佔:0.14
discharge 排水:0.44
discharged 排水:0.29 廢水:0.1 排放:0.1
disciplinary 處分:0.35 律處:0.17 紀律:0.17
discrimination 歧視:0.5 視及:0.11 視事:0.1
disease 及疾:0.24 疾病:0.24
dismissal 解僱:0.37
disposal 處置:0.39 置廢:0.11 棄置:0.1
disposed 處置:0.4 及處:0.19 置廢:0.16
disruption 中斷:0.41 斷及:0.22
distributed 分配:0.23 價值:0.17 濟價:0.17
distribution 銷服:0.13 分配:0.11
distributor 分銷:0.38 及分:0.19
diversity 多元:0.42 元化:0.3
diverted 轉移:0.34
divided 除以:0.38 物除:0.11 量除:0.11
document 文件:0.32 批政:0.18 獲批:0.18
dollar 二氧:0.13 化碳:0.13 氧化:0.13
domestic 動員:0.25 收動:0.25 本地:0.25
double 倍增:0.24 入倍:0.12 力及:0.12
downstream 下游:0.51
drawn 取水:0.26 區佔:0.11 所有:0.11
drink 原料:0.21 品原:0.21 飲品:0.21
driver 動因:0.16 因素:0.16 驅動:0.16
drug 藥品:0.34 物及:0.17 物廢:0.17
due 審查:0.25 盡職:0.25 職審:0.25
durability 品耐:0.16 耐用:0.16 產品:0.11
duty 法定:0.11 職務:0.1
e 電子:0.51 子廢:0.27 e:0.14
earlier 過往:0.31 以往:0.1 告連:0.1
earn 員獲:0.1 所有:0.1 有僱:0.1
ecological 生態:0.34 及生:0.17 態影:0.17
economic 經濟:0.6 接經:0.14 濟影:0.11
economy 經濟:0.44 油經:0.13 濟性:0.13
ecosystem 態系:0.3 生態:0.3 系統:0.3
education 教育:0.48 優質:0.14 質教:0.14
eea 歐洲:0.17 洲經:0.17 濟區:0.17
effect 影響:0.85
effectiveness 成效:0.59 通成:0.1
efficiency 效益:0.23 效率:0.22 源效:0.19
efficient 效使:0.18 有效:0.18
effluent 污水:0.4 及污:0.14 源及:0.14
effort 工作:0.13
efrag efrag:0.59 5:0.19
eight 八項:0.25 重點:0.25 項重:0.25
electric 力公:0.25 及發:0.25 業及:0.11
electrical 及電:0.23 子設:0.23 氣及:0.23
electricity 電力:0.55 力耗:0.1
electronic 電子:0.47
elsewhere 他來:0.1 取自:0.1 自其:0.1
embedded 量隱:0.27 隱含:0.27 劃融:0.15
embedding 實政:0.33 落實:0.31 政策:0.19
emission 排放:0.54 氣體:0.11 體排:0.11
employed 人士:0.2 僱人:0.2 自僱:0.2
employee 僱員:0.84
employment 僱傭:0.46 傭政:0.12
end 消除:0.21 期末:0.1
ended 終止:0.23 已終:0.15
energy 能源:0.72 源耗:0.14 耗量:0.13
engagement 溝通:0.33
engaging 溝通:0.3 者溝:0.12
engine 引擎:0.35 出引:0.1 及粒:0.1
engineering 及建:0.27 程及:0.27 造服:0.27
enter 採用:0.19 用碳:0.19 策時:0.19
entertainment 娛樂:0.6 及娛:0.32
entitled 享有:0.15 有家:0.15
entity 實體:0.46 匯報:0.12 納入:0.12
entry 入職:0.18 職工:0.18 與最:0.18
environment 環境:0.42 對環:0.12 及天:0.1
environmental 環境:0.62
environmentally 環保:0.55 保產:0.1 優先:0.1
epeat epeat:0.15 同等:0.15 或同:0.15
equal 平等:0.28 機會:0.2 等機:0.2
equality 平等:0.39 別平:0.12 有關:0.11
equipment 設備:0.24
equity 股權:0.26 例法:0.13 權比:0.13
equivalent 當量:0.32 碳當:0.27
error 錯誤:0.43 更正:0.25
esg esg:0.68 整合:0.13
esr 歐洲:0.12 洲可:0.12
estate 地產:0.34 房地:0.32
estimate 估算:0.25 員估:0.12 基準:0.12
estimated 以估:0.3 估算:0.3 算能:0.15
estimation 估算:0.13 估計:0.13 值估:0.13
ethic 道德:0.37 業道:0.15 商業:0.14
eu 歐盟:0.28
euro 歐元:0.52 量歐:0.26
european 屬歐:0.2 歐盟:0.19 盟法:0.19
evaluation 評核:0.29 效評:0.15 立評:0.14
event 事件:0.38 型事:0.24
every 每年:0.14
exchange 交易:0.4 證券:0.21 易所:0.17
excluded 排除:0.24 入及:0.1 別納:0.1
executive 行政:0.25 執行:0.2 人員:0.18
exist 時間:0.12 設有:0.12 間表:0.12
expected 預期:0.46 期減:0.12
expertize 守專:0.18 專長:0.18 對商:0.18
exploration 勘探:0.3 探及:0.3 及生:0.19
export 出檔:0.19 匯出:0.19 檔案:0.19
exposed 影響:0.18 面臨:0.15
exposure 風險:0.25 承擔:0.16 險承:0.16
extended 延伸:0.27 伸至:0.13 伸責:0.13
external 外部:0.42 部核:0.32 作外:0.11
extractive 及礦:0.18 掘及:0.18 採掘:0.18
extreme 極端:0.14
f f:0.38 業活:0.24 動指:0.23
facility 設施:0.52 物設:0.2 產廢:0.2
factor 因子:0.29 因素:0.24 納入:0.11
fair 事及:0.14 公平:0.14 及付:0.14
family 家庭:0.24 庭假:0.2
far 程度:0.25
fatality 死亡:0.24 人數:0.15 亡人:0.13
feed 飼料:0.34 料佔:0.18 來自:0.17
female 女性:0.24 性僱:0.24 女男:0.12
fewer 減少:0.28 及化:0.15 品致:0.15
fibre 纖維:0.31 維採:0.26
figure 數字:0.36 數據:0.18 計入:0.11
file 檔案:0.47 估檔:0.16 析檔:0.16
finance 及財:0.11 融資:0.11
financed 融資:0.39 資排:0.39
financial 財務:0.56 務影:0.29 金融:0.1
financing 融資:0.34 或投:0.12 投放:0.12
find 識別:0.19
fine 罰款:0.51 款及:0.12
first 年寬:0.14 首年:0.14 個須:0.1
fishing 及漁:0.26 漁業:0.26 農業:0.26
fit 適用:0.18 合全:0.12 性目:0.12
fleet 車隊:0.42 隊燃:0.21 生佔:0.12
flood 水區:0.32 洪水:0.32
floor 樓面:0.3 面面:0.18 據涵:0.1
flow 及現:0.2 金流:0.2 現及:0.12
focus 專注:0.3 範疇:0.28 注貢:0.15
follow 序編:0.12 次序:0.12 並無:0.1
food 食品:0.55 及飲:0.11 品及:0.11
foot 方呎:0.97
footprint 足跡:0.48 碳足:0.25
footwear 及鞋:0.2 服裝:0.2 配飾:0.2
forced 強制:0.43 制勞:0.37
forest 林地:0.38 地面:0.19 證林:0.15
forestry 林業:0.49 業管:0.25 候策:0.12
form 形式:0.38 律形:0.25 機構:0.12
format 匯報:0.16 報形:0.16 形式:0.16
former 前員:0.23 前工:0.23 工與:0.23
fossil 化石:0.41 石燃:0.19 石能:0.17
found 識別:0.14 發現:0.11
fracturing 佔比:0.36 壓裂:0.36
framework 框架:0.43
franc 士法:0.25 法郎:0.25 瑞士:0.25
franchize 特許:0.16 經營:0.16 許經:0.16
freedom 自由:0.27 社自:0.16 結社:0.16
freight 貨運:0.32 周轉:0.11 轉量:0.11
frequency 頻率:0.36 及頻:0.16
fuel 燃料:0.56 料耗:0.14
full 全職:0.23 同全:0.1 等同:0.1
function 職能:0.29 險職:0.19 高風:0.19
fund 開支:0.26 動資:0.17 動計:0.12
funding 資金:0.22 劃資:0.11 及資:0.11
furnishing 及家:0.22 家具:0.22 建材:0.22
future 及未:0.19 未來:0.19 來舉:0.1
g g:0.38 業活:0.24 動指:0.23
gain 善率:0.18 改善:0.18 率倍:0.18
gallon 制加:0.42 加侖:0.42 美制:0.17
gaming 博彩:0.25 及博:0.25 場及:0.25
gap 差距:0.3 酬差:0.3
gas 然氣:0.42 天然:0.4
gase 氣體:0.3 室氣:0.29 溫室:0.29
gate 出廠:0.11 原料:0.11 所購:0.11
gem gem:0.12 人類:0.12 型股:0.12
gender 性別:0.47 按性:0.17 別劃:0.13
general 一般:0.37 般披:0.25 披露:0.23
generated 產生:0.31 總量:0.18 物總:0.12
generator 發電:0.46
genetic 傳資:0.21 遺傳:0.21 享規:0.1
ghg 室氣:0.31 氣體:0.31 溫室:0.31
given 提供:0.27 投放:0.1
gj 吉焦:0.33 焦耳:0.33 入吉:0.16
global 全球:0.62 球範:0.11
goal 目標:0.62
good 費品:0.36 產品:0.17
governance 管治:0.52
governing 時間:0.22 准報:0.16 准時:0.16
government 政府:0.59 向政:0.12 府付:0.12
gram 克:0.23 克二:0.23 入克:0.23
greater 境責:0.18 大環:0.18 承擔:0.18
green 綠色:0.51
greenhouse 室氣:0.32 溫室:0.32 氣體:0.29
gri gri:0.98
grid 電網:0.42 生佔:0.18 及可:0.13
grievance 申訴:0.49
gross 總排:0.2
group 組別:0.53 劃分:0.11
growth 增長:0.43 濟增:0.11 面工:0.11
guidance 指引:0.43 引來:0.22 所採:0.21
guide 指引:0.47 倫敦:0.13 敦證:0.13
habitat 棲息:0.29 地面:0.16 面積:0.12
halt 停止:0.22 止毀:0.22 止生:0.21
halting 遏止:0.28 止生:0.13 喪失:0.1
halve 減半:0.24 亡減:0.11 交通:0.11
handled 處理:0.39 任行:0.11 兼任:0.11
handling 處理:0.39 廢目:0.1 方法:0.1
harassment 騷擾:0.27 及騷:0.15 擾事:0.15
hardware 硬件:0.73
harming 害生:0.17 損害:0.17 多樣:0.12
hazard 危害:0.39 害及:0.14 按危:0.1
hazardous 害廢:0.33 有害:0.31 無害:0.12
headcount 人數:0.44 員人:0.16 分人:0.1
headquarter 及營:0.18 總部:0.18 運國:0.18
health 健康:0.44 康與:0.22 與安:0.16
heat 熱能:0.26 外購:0.16 石電:0.13
heavy 重油:0.24 生佔:0.2 及可:0.19
held 同頒:0.1 展證:0.1 所持:0.1
high 響行:0.21 高度:0.19 高影:0.12
highest 最高:0.52 與中:0.1 高薪:0.1
hire 新聘:0.34 聘及:0.17 及流:0.1
hired 新聘:0.26 聘僱:0.24
hiring 招聘:0.34 聘慣:0.14 討招:0.14
hit 及受:0.25 受影:0.25 影響:0.25
hkfr hkfr:0.36 香港:0.24
hkicpa 公會:0.14 師公:0.14 港會:0.14
home 住宅:0.53
hong 香港:0.16 港元:0.1
horizon 範圍:0.33 間範:0.33 時間:0.25
hotel 及住:0.22 酒店:0.22 住宿:0.14
hour 時數:0.29 訓時:0.25 受訓:0.15
household 人護:0.16 家居:0.16 居及:0.16
human 人權:0.43 權政:0.12 權事:0.1
hunger 消除:0.33 除飢:0.33 飢餓:0.33
hydrocarbon 碳氫:0.2 及可:0.1 取消:0.1
identification 識別:0.44 別及:0.21
ifr ifr:0.34 財務:0.11
ig ig:0.32 清單:0.32 點清:0.32
ill 疾病:0.26 作有:0.2 有關:0.2
impact 影響:0.8
implementation 落實:0.69 反歧:0.3
implication 啟示:0.26 對策:0.26 影響:0.25
improvement 改進:0.34
incentive 勵計:0.19 劃納:0.14 激勵:0.14
incident 事件:0.56 事故:0.19
incineration 焚化:0.33 並回:0.17 化並:0.17
incl 包括:0.44 括動:0.13 鏈策:0.13
included 納入:0.37 包括:0.3 只包:0.22
inclusion 共融:0.29 及共:0.17
inclusive 共融:0.54 融決:0.18 融發:0.18
income 收入:0.31
independent 獨立:0.53 佔比:0.12 立成:0.11
index 索引:0.26 披露:0.19 明涵:0.13
india 印度:0.38
indian 印度:0.25 度盧:0.25 盧比:0.25
indicator 指標:0.68 效指:0.1 與績:0.1
indigenous 住民:0.24 原住:0.24 民權:0.14
indirect 間接:0.6
individual 或個:0.23 單獨:0.19 個人:0.13
industrial 工業:0.47 及工:0.12 業電:0.12
industry 行業:0.52 指標:0.23 業指:0.11
inefficient 效益:0.28 源效:0.28 低能:0.15
inequality 不平:0.31 平等:0.31 入不:0.1
influence 影響:0.36 及遊:0.19 治影:0.19
informing 向客:0.14 式及:0.11 方式:0.11
infrastructure 基礎:0.3 礎設:0.3 設施:0.3
ingredient 食材:0.19 材佔:0.12 來自:0.11
initiative 措施:0.37
injury 工傷:0.61
innovation 創新:0.49 產業:0.21 及基:0.12
input 輸入:0.17 入數:0.14 數據:0.13
institution 制度:0.64 責任:0.24
instrument 工具:0.29 具佔:0.13
insurance 保險:0.6 金融:0.14 及保:0.12
insurer 保險:0.27 公司:0.13 險公:0.13
integration 整合:0.22 與整:0.15 體風:0.12
integrity 完整:0.25 整性:0.25 施完:0.16
intellectual 產權:0.27 知識:0.27 識產:0.27
intensity 密度:0.46
interaction 及與:0.14 要事:0.14 互動:0.12
interest 利益:0.47 益衝:0.12
interim 中期:0.36
internal 內部:0.43 部碳:0.22
international 國際:0.31 新國:0.13 最新:0.13
internet 互聯:0.25 網媒:0.25 聯網:0.25
interruption 中斷:0.12 務中:0.12 斷時:0.12
invasive 來入:0.23 侵物:0.23 入侵:0.23
inventory 清單:0.19 放清:0.13 排放:0.11
investee 投資:0.25 對象:0.23 資對:0.23
investigation 調查:0.26 事故:0.19 及事:0.19
investment 投資:0.64
investor 投資:0.22 資者:0.22 者重:0.11
involved 參與:0.38 部職:0.19
ipcc ipcc:0.25 南及:0.25 指南:0.25
iron 鋼鐵:0.27 鐵生:0.27
iso iso:0.41 分範:0.25 別劃:0.17
issue 議題:0.35
issued 會發:0.22 發布:0.22
issuer 發行:0.29 行人:0.29 人不:0.11
judgement 判斷:0.28
june 6:0.61 2023:0.12
just 公正:0.29 正轉:0.29 及社:0.14
justice 健全:0.19 全制:0.19 和平:0.19
key 主要:0.35 要行:0.14
kilogram 公斤:0.65 斤二:0.16 量公:0.12
kilometre 公里:0.7 噸公:0.17 人公:0.12
kilotonne 千公:0.43 公噸:0.42 噸二:0.12
kind 類型:0.24 種類:0.15
knowledge 知識:0.62 體知:0.13 提升:0.1
kong 香港:0.16 港元:0.1
label 標籤:0.32 或標:0.24
labelling 標籤:0.29 與標:0.13
labor 勞工:0.48 工風:0.25
land 土地:0.31 地使:0.12 面積:0.11
landfill 堆填:0.5
large 主要:0.17 按主:0.17 要國:0.17
largecap gem:0.12 人類:0.12 型股:0.12
last 最近:0.29
late 期付:0.34 逾期:0.34 款政:0.14
later 來行:0.16 未來:0.16 計劃:0.1
law 法律:0.37 法例:0.12
leak 洩漏:0.4 劑洩:0.2 均製:0.2
leased 運作:0.14
leasing 汽車:0.45 車租:0.45 租賃:0.11
least 至少:0.37 及運:0.11 少電:0.11
leave 家庭:0.22 庭假:0.19
leaving 離開:0.32 設施:0.21 開設:0.21
left 略去:0.19 資料:0.13
legal 法律:0.77
leisure 休閒:0.45 閒設:0.45
lending 貸款:0.36 或貸:0.18 資或:0.18
length 有期:0.31 期限:0.31 約設:0.17
less 減少:0.37
letter 函件:0.23 委聘:0.23 構函:0.23
level 程度:0.24 職級:0.16 證程:0.11
lever 手段:0.33 碳手:0.13 減碳:0.1
liability 負債:0.34 引致:0.11 險引:0.11
life 生命:0.38 命週:0.1 週期:0.1
lifetime 壽命:0.26 池壽:0.17
like 同比:0.32 比用:0.16 比能:0.16
likelihood 可能:0.16 性及:0.16 能性:0.16
limit 限制:0.31 及限:0.13
limited 有限:0.35 保證:0.15 限保:0.12
line 一致:0.12 表一:0.12 設與:0.12
link 連結:0.14 關係:0.14
linked 掛鈎:0.21 候掛:0.13 與可:0.13
listed 上市:0.24 公司:0.18 市公:0.18
listing 上市:0.38 市規:0.27 所所:0.11
litre 公升:0.66 量公:0.17 入公:0.12
loan 貸款:0.3 企業:0.12 區貸:0.12
lobbying 遊說:0.49 說活:0.15 活動:0.1
local 當地:0.21 本地:0.2 地社:0.15
location 地點:0.38 點為:0.35
locked 鎖定:0.21 定排:0.14 放量:0.14
lodging 住宿:0.31 店及:0.24
log 紀錄:0.45 度紀:0.23 量度:0.23
logistic 物流:0.34 及物:0.14 空貨:0.14
long 長期:0.33 中期:0.11 及長:0.11
loss 喪失:0.25 性喪:0.25
losse 律損:0.27 損失:0.27 遺失:0.1
lost 損失:0.33 失工:0.26
lot 地塊:0.45 及住:0.27 塊及:0.27
low 低碳:0.33 碳產:0.17 品潛:0.11
lse 交所:0.2 證交:0.2 倫敦:0.1
ly 於敏:0.26 點位:0.26 位於:0.14
macao 澳門:0.3 門元:0.3 量澳:0.15
machinery 及產:0.23 械及:0.23 業機:0.23
made 產生:0.22 生及:0.15 自產:0.15
main 主要:0.5
major 重大:0.25
make 構組:0.22 組成:0.22
making 九成:0.18 佔營:0.18 額九:0.18
malaysia 亞交:0.13 來西:0.13 西亞:0.13
malaysian 亞令:0.18 令吉:0.18 來西:0.18
male 性僱:0.24 男性:0.24 女男:0.12
manage 理氣:0.29 管理:0.28 於管:0.15
managed 管理:0.5 理資:0.12
management 管理:0.69 理層:0.13
manager 人員:0.24 理人:0.24 管理:0.16
managing 管理:0.43 品報:0.11 廢管:0.11
mandate 職責:0.14 權範:0.12 職權:0.12
mandatory 強制:0.35 制指:0.17 制披:0.16
manner 式及:0.16 方式:0.16 獲悉:0.16
manufacturing 製造:0.61
marine 海洋:0.34 及海:0.21 洋資:0.21
market 市場:0.55 場為:0.32
marketing 推廣:0.28 場推:0.24 市場:0.24
mass 重量:0.44 質量:0.15 總重:0.13
material 物料:0.42 重要:0.24
materiality 重要:0.3 要性:0.24
matter 議題:0.2 事宜:0.17
mean 適用:0.16
measurable 可量:0.32 量度:0.32 度目:0.16
measure 措施:0.41 業活:0.14 與措:0.11
measured 始年:0.11 度目:0.11 方法:0.11
measurement 計量:0.23
meat 乳製:0.17 及乳:0.17 家禽:0.17
mechanism 機制:0.49 訴機:0.27
media 媒體:0.38 體及:0.38
median 中位:0.3 位數:0.3
medical 醫療:0.24 及用:0.11 器材:0.11
medium 長期:0.13 中重:0.11 型車:0.11
meet 合採:0.14 品佔:0.14 符合:0.14
member 成員:0.4 員佔:0.13 人數:0.12
membership 參與:0.14 屬協:0.14 所屬:0.14
men 女男:0.2 男性:0.2 性與:0.1
met 已遵:0.12 清單:0.12
metal 屬及:0.4 金屬:0.4 及採:0.2
methane 甲烷:0.49 烷佔:0.25
method 方法:0.58 法及:0.12 算方:0.12
metre 方米:0.63 米:0.13
metric 指標:0.67
microplastic 塑膠:0.34 微塑:0.34 用微:0.14
midstream 中游:0.44 及天:0.27 油及:0.16
mile 英里:0.72 人英:0.23
milestone 程碑:0.19 里程:0.19 性或:0.13
milligram 毫克:0.57 量毫:0.29
million 百萬:0.37 每百:0.28 萬收:0.25
mineral 及礦:0.18 掘及:0.18 採掘:0.18
minimum 最低:0.33 低披:0.15 要求:0.15
mining 採礦:0.73 及採:0.24
minute 分鐘:0.2 會會:0.2 會議:0.2
missing 動或:0.12 或目:0.12 設政:0.12
mitigation 減緩:0.35
mix 組合:0.35 及組:0.18
mj 兆焦:0.38 焦耳:0.38 量兆:0.2
mode 運輸:0.31 按運:0.21 方式:0.21
model 模式:0.33 務模:0.3 式及:0.13
modelled 模擬:0.37 非模:0.37
module 模組:0.68 本模:0.19
monetary 化金:0.17 幣化:0.17 放貨:0.17
money 例而:0.11 及規:0.11 反法:0.11
monitor 監察:0.51 察進:0.17 及管:0.13
monitored 監察:0.36 用供:0.12 及監:0.11
monitoring 監察:0.39 及監:0.19 健措:0.1
month 月:0.67 半年:0.17 每半:0.17
mortgage 按揭:0.48 揭融:0.19
multiline 及專:0.14 合及:0.14 售與:0.14
mwh 兆瓦:0.33 瓦時:0.33 入兆:0.16
nace nace:0.33 代碼:0.33 業代:0.33
name 名稱:0.24 註明:0.2
named 所述:0.28 告所:0.14 述職:0.11
narrative 敘述:0.19
nasdaq 斯達:0.22 納斯:0.22 達克:0.22
nation 合國:0.15 聯合:0.15 有關:0.1
natural 天然:0.34 然資:0.15 自然:0.1
nature 自然:0.38 性質:0.14
nautical 海里:0.64 噸海:0.32
near 附近:0.16 位於:0.1 內或:0.1
needed 劃所:0.16 實施:0.16 所需:0.16
negative 負面:0.33 面影:0.33
net 淨額:0.28 入淨:0.23 以收:0.18
neutrality 中和:0.2 和聲:0.2 使用:0.14
new 則篩:0.17 新供:0.17 準則:0.17
next 大調:0.3 重大:0.3 調整:0.13
non 非僱:0.29 不可:0.18
norm 準則:0.21 違反:0.18 反國:0.11
notice 知期:0.2 通知:0.2 運變:0.2
now 前行:0.38 當前:0.38 動營:0.11
nox 氮氧:0.3 化物:0.26 氧化:0.26
nuclear 核能:0.23 能耗:0.15
number 人數:0.26 數目:0.21 數及:0.15
objective 目:0.19 及中:0.13 期步:0.13
obligation 劃責:0.34 責任:0.34 休計:0.26
occupational 業健:0.36 職業:0.36 康服:0.1
oecd 合組:0.23 組織:0.23 經合:0.23
off 及道:0.14 生及:0.14 路佔:0.14
office 事處:0.19 辦事:0.19 任公:0.11
offset 抵銷:0.41 動所:0.14 性抵:0.13
oil 石油:0.45 油及:0.27 及天:0.14
old 往與:0.17 與修:0.17 訂數:0.17
omission 提供:0.23 供量:0.13 化資:0.13
omitted 從略:0.31 略資:0.16 資料:0.16
one 一項:0.23 公布:0.12 劃內:0.12
open 完結:0.16 律程:0.16 未完:0.16
openness 務開:0.25 放度:0.25 開放:0.25
operating 營運:0.39 運開:0.25 開支:0.1
operation 營運:0.41 地點:0.1 運地:0.1
operational 營運:0.22 運控:0.17
opportunity 機遇:0.43 及機:0.26 險及:0.19
option 了此:0.13 明採:0.13 此項:0.13
order 序編:0.14 次序:0.14 並無:0.12
oriented 向面:0.22 導向:0.22 然導:0.22
original 務及:0.14 原始:0.14 及原:0.14
otherwize 他方:0.18 以其:0.18 其他:0.18
outcome 結果:0.21 匯報:0.1 向管:0.1
output 產量:0.18
outside 外部:0.11 織外:0.11
overall 整體:0.28 體風:0.21 入整:0.17
oversight 監督:0.38
owned 擁有:0.26 或管:0.13 用或:0.13
oxide 化物:0.25 排放:0.25 氧化:0.25
ozone 消耗:0.26 臭氧:0.26
packaging 包裝:0.49 用量:0.11
paid 支付:0.17 付女:0.12
paper 劃或:0.12 或目:0.12 會通:0.12
paragraph 段落:0.29 落編:0.2 沿用:0.18
parental 育兒:0.41 兒假:0.32 假保:0.13
paris 協定:0.12 定基:0.12 巴黎:0.12
part 部分:0.3 適用:0.12
participation 參與:0.36 與職:0.18
partner 夥伴:0.47 鏈夥:0.2
partnership 伴關:0.24 夥伴:0.24 關係:0.24
party 連方:0.21 關連:0.21 方交:0.13
passenger 周轉:0.15 客運:0.15 轉量:0.15
past 亡故:0.11 工亡:0.11 故人:0.11
pataca 澳門:0.3 門元:0.3 量澳:0.15
pay 薪酬:0.82
payment 付款:0.52 款慣:0.14
peace 健全:0.19 全制:0.19 和平:0.19
penalty 罰款:0.23 件罰:0.18 及賠:0.18
people 人數:0.19
percent 分比:0.44 百分:0.44
percentage 分比:0.18 百分:0.18
performance 績效:0.34 表現:0.34 現及:0.14
period 期間:0.37 本期:0.18
permanent 長期:0.35 期僱:0.17
permit 可次:0.22 許可:0.22 反環:0.11
person 人士:0.15
personal 個人:0.25 及個:0.25
peso 披索:0.35 賓披:0.35 量菲:0.18
phase 階段:0.22 分階:0.15 用分:0.15
philippine 律賓:0.46 菲律:0.46
physical 實體:0.39 體風:0.29 受實:0.12
pipeline 管道:0.35 及違:0.17 正及:0.17
place 措施:0.13 已有:0.11
placeholder 暫定:0.22 及物:0.14 況及:0.14
plan 計劃:0.7 型計:0.15
planned 計劃:0.43
planning 規劃:0.37 考慮:0.11
plant 廠房:0.21
plastic 塑膠:0.23 或銷:0.23 用或:0.23
pm 粒子:0.34 懸浮:0.17 浮粒:0.17
point 據點:0.41 其他:0.12
policy 政策:0.91
political 政治:0.5 捐獻:0.18 治捐:0.18
pollutant 染物:0.31 污染:0.3
pollution 污染:0.68 染政:0.1
portfolio 組合:0.34 具數:0.11 投資:0.11
position 務狀:0.23 立場:0.22 狀況:0.21
positive 正面:0.37 面影:0.37 具正:0.12
potentially 在擱:0.3 淺資:0.3 潛在:0.3
poultry 乳製:0.17 及乳:0.17 家禽:0.17
pound 磅:0.33 英鎊:0.26 量英:0.13
poverty 貧窮:0.36 消除:0.24 除貧:0.24
power 電力:0.29 力及:0.12 及熱:0.12
practice 慣例:0.58
preferable 保產:0.23 優先:0.23 先採:0.23
premize 無障:0.12 障礙:0.12
preparation 編製:0.29 製基:0.29
prepared 可持:0.14 持續:0.14 發展:0.14
prescribed 員會:0.12 委員:0.12 度證:0.12
presence 地位:0.47 場地:0.47
preventing 防止:0.22 偵測:0.11 及偵:0.11
prevention 預防:0.31 防及:0.1
preventive 報機:0.19 施與:0.19 機制:0.19
previously 過往:0.33 往披:0.17 往計:0.17
price 價格:0.29 定價:0.22 碳定:0.13
pricing 定價:0.29 碳定:0.28 價計:0.22
primary 一手:0.16 以一:0.16 手數:0.16
principle 原則:0.79
prior 方法:0.2 上年:0.1 度數:0.1
prioritization 排序:0.25
priority 優先:0.36
privacy 私隱:0.47 戶私:0.18 料私:0.1
private 公私:0.15 營夥:0.15 私營:0.15
procedure 程序:0.49 及程:0.13
proceeding 款訴:0.2 訴訟:0.2 期付:0.11
process 流程:0.59
processe 流程:0.71
processed 加工:0.48 工食:0.48
processing 加工:0.42 及礦:0.11 掘及:0.11
procurement 採購:0.64 購慣:0.18 地採:0.12
produced 總量:0.14 與密:0.13 量與:0.13
producer 生產:0.43 產商:0.18
product 產品:0.78
production 生產:0.52 及生:0.11
professional 專業:0.42 操守:0.15 業操:0.15
profit 分配:0.16 溢利:0.13
programme 計劃:0.48 與計:0.1
progress 進度:0.48 標進:0.1
project 項目:0.67
promotion 促進:0.26 工健:0.13 康促:0.13
property 物業:0.22 地產:0.11 房地:0.11
prospect 前景:0.23 響前:0.23
protect 保護:0.27 域生:0.17
protected 保護:0.41 受保:0.27 護區:0.12
protection 保障:0.34 會保:0.11 料保:0.1
protocol 核算:0.17 算體:0.17 體系:0.17
provided 提供:0.31 供培:0.16 所提:0.16
provider 機構:0.31 供者:0.16 提供:0.16
provision 條文:0.3 撥備:0.12
public 公開:0.32 公共:0.18 共政:0.15
published 發布:0.24
pulp 及紙:0.19 漿及:0.19 紙漿:0.19
purchase 採購:0.45 及銷:0.16 售集:0.16
purchased 外購:0.17 耗量:0.15 購買:0.12
purchasing 採購:0.34 續採:0.12 購佔:0.12
purpose 宗旨:0.26 用途:0.26 及用:0.17
put 及監:0.15 執行:0.15 行及:0.15
qualitative 定性:0.34 性資:0.13 提供:0.13
quality 質素:0.25 水質:0.19 素及:0.1
quantitative 量化:0.24
radioactive 射性:0.3 放射:0.3 性廢:0.2
rail 鐵路:0.55 路運:0.43
raise 出關:0.21 提出:0.21 及成:0.14
raising 尋求:0.19 求建:0.19 及提:0.15
ranked 估及:0.14 列影:0.14 及排:0.14
rate 比率:0.3 失比:0.12
rating 評級:0.42 具能:0.21 源評:0.21
ratio 比率:0.49 酬比:0.26
raw 原材:0.25 材料:0.2
reach 達標:0.21
reached 受惠:0.17 惠人:0.17 已訂:0.13
real 地產:0.33 房地:0.31
reason 原因:0.24
reasonable 合理:0.3 理保:0.2 資料:0.11
reasonably 可合:0.14 合理:0.14 會影:0.14
recall 回收:0.19
recalled 因安:0.16 回收:0.15
received 收到:0.18 污培:0.18 目與:0.18
reclaimed 回收:0.23 收產:0.18
recommendation 建議:0.68
recommended 建議:0.16 議披:0.16 項建:0.16
reconciled 對帳:0.27 表對:0.27 入與:0.11
record 紀錄:0.24 具投:0.12 員工:0.12
recordable 可記:0.34 記錄:0.34 錄工:0.22
recovered 回收:0.35 收及:0.16 報廢:0.1
recovery 回收:0.48 他回:0.16 其他:0.16
recyclable 可回:0.19 收成:0.19 回收:0.18
recycled 回收:0.17 再用:0.14 循環:0.14
recycling 循環:0.22 環再:0.22 再用:0.11
reduced 低產:0.12 服務:0.12 源需:0.12
reducing 減少:0.27 境影:0.11 少物:0.11
reduction 減排:0.39 排量:0.12 減少:0.1
reference 權範:0.16 職權:0.16 範圍:0.15
refining 及銷:0.23 煉製:0.23 製及:0.23
refrigerant 冷劑:0.35 製冷:0.35
region 地區:0.33 按地:0.18 區劃:0.12
register 登記:0.31 名冊:0.19 記冊:0.19
regular 定期:0.24 核佔:0.19 分定:0.13
regulation 規例:0.37 及規:0.1 反法:0.1
regulator 機構:0.25 監管:0.25 管機:0.25
related 相關:0.39 候相:0.17 披露:0.13
relation 關係:0.38 勞資:0.13 資關:0.13
relationship 關係:0.32 務關:0.18
relative 相對:0.35 或定:0.18 對或:0.11
released 釋出:0.25 或釋:0.17 用或:0.12
relevant 相關:0.2 關物:0.2 料總:0.13
reliance 依賴:0.2 及依:0.1 對碳:0.1
relief 寬免:0.49 資料:0.13
remedy 補救:0.45 救及:0.13 及渠:0.1
removal 移除:0.45 除及:0.1
remuneration 薪酬:0.62
renewable 再生:0.4 可再:0.4 生能:0.11
renminbi 人民:0.38 民幣:0.38 量人:0.19
rental 租賃:0.42 賃車:0.17 車隊:0.16
representative 代表:0.24 人代:0.1 受工:0.1
required 或法:0.12 法定:0.12
requirement 要求:0.41 披露:0.23 露要:0.23
research 及創:0.2 發開:0.2 研發:0.2
reserve 儲量:0.35 炭儲:0.17 對碳:0.16
resettlement 估或:0.11 及遷:0.11 安置:0.11
resilience 韌性:0.49 性分:0.12
resource 資源:0.67 及資:0.15
respect 尊重:0.24 重人:0.23 及勞:0.12
response 應對:0.33
responsibility 責任:0.48 品責:0.15 任政:0.12
responsible 負責:0.54 責任:0.15
restatement 重列:0.33 列資:0.16 列過:0.16
restaurant 餐飲:0.85
restored 修復:0.29 已修:0.29 息地:0.11
result 結果:0.26 析結:0.13
retailer 零售:0.49 品零:0.3 售及:0.16
retention 留任:0.23 復工:0.16 任率:0.12
retirement 退休:0.59 休保:0.15
return 復工:0.25 工率:0.16 假後:0.15
reuse 再用:0.29 備再:0.12 式回:0.12
reused 或再:0.23 再用:0.17
revenue 收入:0.71
reversal 轉量:0.27 逆轉:0.27 除逆:0.27
review 檢討:0.26 評核:0.24 劃分:0.1
reviewed 受評:0.17 接受:0.17 評核:0.17
revision 修訂:0.38 訂及:0.19 及修:0.16
revized 修訂:0.34 經修:0.18 報告:0.13
right 人權:0.57 權利:0.15
ringgit 亞令:0.18 令吉:0.18 來西:0.18
risk 風險:0.87
road 道路:0.27 公路:0.2 非道:0.19
role 角色:0.33 職責:0.11
rule 規定:0.17 法規:0.13 規則:0.11
rupee 印度:0.25 度盧:0.25 盧比:0.25
safe 安全:0.33 全工:0.16 及安:0.11
safety 安全:0.37 安健:0.24 職安:0.24
sale 銷售:0.43
sanitation 及衛:0.12 清潔:0.12 潔飲:0.12
sasb sasb:0.45
satisfaction 意度:0.34 滿意:0.34 戶滿:0.17
saved 戶節:0.3 氣量:0.1 節氣:0.1
saving 節省:0.2
say 資料:0.26
scenario 情景:0.54 景分:0.14
scheme 計劃:0.55
scientific 科學:0.51 學基:0.26 基礎:0.1
scope 範圍:0.85
score 評分:0.46 家貪:0.24 污評:0.24
screened 篩查:0.17 佔比:0.16 商佔:0.16
screening 篩選:0.26 篩查:0.21
sdg 可持:0.15 展目:0.15 持續:0.15
section 及流:0.36 理及:0.33 披露:0.13
sector 行業:0.49
security 安全:0.32 保安:0.23 證券:0.11
segment 分部:0.32 按分:0.16 務劃:0.14
selection 甄選:0.45 構成:0.24 最高:0.15
self 自產:0.25 入或:0.14 或自:0.14
semiconductor 半導:0.48 導體:0.48
senior 高級:0.16 最高:0.13 高層:0.13
sensitive 敏感:0.33 感區:0.2
sensitivity 敏感:0.34 感度:0.27
served 出口:0.2 務市:0.2 口及:0.2
service 服務:0.7 及服:0.13
set 訂立:0.22 已設:0.15
setting 訂立:0.15 制定:0.12 標制:0.12
severe 嚴重:0.39 重人:0.2 重個:0.12
sfdr sfdr:0.2 主要:0.2 要不:0.2
share 佔比:0.94
shared 共用:0.14 及風:0.14 理共:0.14
sharing 分享:0.19 益分:0.19 取與:0.14
sheet 子表:0.23 資產:0.18 放因:0.17
short 並非:0.1 原文:0.1 為簡:0.1
sickness 疾病:0.31 病保:0.31 獲疾:0.15
significant 重大:0.47 大影:0.13
since 上期:0.24 期比:0.24 比較:0.24
singapore 加坡:0.27 新加:0.27 坡元:0.17
site 地點:0.33 營運:0.29 運地:0.29
size 程度:0.26 響程:0.18
skill 技能:0.55 及技:0.1 提升:0.1
small 小型:0.34 型生:0.11 採購:0.11
smaller 城鎮:0.21 小城:0.21 鎮薪:0.21
social 社會:0.62
software 件及:0.15 及資:0.15 技服:0.15
soil 土壤:0.38 壤污:0.26
solar 太陽:0.31 陽能:0.31
sold 售出:0.29 售產:0.13
source 來源:0.5
sourced 採購:0.23 購佔:0.16
sourcing 採購:0.22 取水:0.1 料採:0.1
sovereign 主權:0.39 投資:0.12 權投:0.12
sox 硫氧:0.23 化物:0.16 氧化:0.16
specialty 及專:0.14 合及:0.14 售與:0.14
specific 具體:0.3 特定:0.28 定資:0.1
specy 物種:0.61 種數:0.14
spending 開支:0.52
spill 洩漏:0.33 大洩:0.17 次數:0.17
split 劃分:0.18 他被:0.13 按集:0.13
square 平方:0.76 方公:0.24
stability 穩定:0.42 定性:0.14 家政:0.14
staff 事及:0.14 及員:0.14 員工:0.14
stakeholder 份者:0.42 持份:0.42
standard 準則:0.43 標準:0.35
stated 公司:0.15 司宣:0.15 和目:0.15
statement 聲明:0.51
stationary 固定:0.33 定發:0.12 機燃:0.12
status 況及:0.19 狀況:0.19
steam 蒸汽:0.33 汽及:0.28 製冷:0.11
steel 鋼鐵:0.31 鐵生:0.31
step 步驟:0.37 及措:0.12 措施:0.12
sterling 英鎊:0.39 量英:0.2
stock 易所:0.26 所所:0.16
storage 倉儲:0.14 及倉:0.14
stored 儲水:0.42 水量:0.23 量變:0.21
stranded 擱淺:0.44 及擱:0.16 臨轉:0.13
strategic 策略:0.47 候策:0.24 略應:0.24
strategy 策略:0.68
stress 壓力:0.15 力區:0.1 於高:0.1
stressed 源緊:0.23 緊張:0.23 張地:0.2
strong 健全:0.19 全制:0.19 和平:0.19
structure 架構:0.36 治架:0.36 及組:0.14
subject 事項:0.23 按事:0.23
subsidiary 附屬:0.31 公司:0.3 屬公:0.25
substance 物質:0.48 受關:0.22 注物:0.13
substantiated 經證:0.23 證實:0.23 失投:0.11
supplier 供應:0.48 應商:0.48
supply 供應:0.33 應鏈:0.29
support 支持:0.25 支援:0.24 援渠:0.13
survey 調查:0.35 問卷:0.18 性調:0.18
sustainability 可持:0.25 持續:0.25 續發:0.23
sustainable 可持:0.46 持續:0.46
swiss 士法:0.25 法郎:0.25 瑞士:0.25
system 體系:0.25 理體:0.14 系涵:0.14
systemic 系統:0.47 性風:0.24 統性:0.24
table 劃分:0.3
taiwan 台幣:0.23 新台:0.23 台灣:0.1
taken 採取:0.36 所採:0.1
target 目標:0.82
task 作組:0.2 工作:0.13
tax 稅務:0.35
taxe 已繳:0.21 稅款:0.21 繳稅:0.21
taxonomy 分類:0.26 標準:0.26 類標:0.26
tcfd tcfd:0.81 建議:0.19
technological 以技:0.14 技術:0.14 為本:0.14
technology 技及:0.25 科技:0.23 技術:0.2
telecommunication 訊服:0.48 電訊:0.48
template 範本:0.38
temporary 臨時:0.35 合約:0.13 工比:0.13
ten 十項:0.26 項原:0.26 十名:0.14
tenant 租戶:0.45 戶可:0.23
term 條款:0.33
thermal 熱單:0.32 英熱:0.32 單位:0.17
third 三方:0.34 第三:0.34
thousand 每千:0.23 元收:0.12 分比:0.12
threatened 危物:0.29 瀕危:0.29 受營:0.1
three 三年:0.27 去三:0.17 年因:0.17
threshold 門檻:0.31 入資:0.11 及門:0.11
tied 展成:0.14 成果:0.14 掛鈎:0.14
time 時間:0.33
timing 時間:0.25 及時:0.19
title 標題:0.13 編號:0.1
tnfd tnfd:0.31 議及:0.31 及核:0.27
tobacco 煙草:0.6 草收:0.4
ton 短噸:0.52 長噸:0.25 噸英:0.23
tonne 公噸:0.36 每公:0.17 噸二:0.11
took 放取:0.3 取家:0.21 已放:0.21
top 層性:0.13 最高:0.13 級管:0.11
topic 議題:0.53 要議:0.16
total 總排:0.27 排放:0.14 總耗:0.1
town 城鎮:0.21 小城:0.21 鎮薪:0.21
traceability 可追:0.2 溯性:0.2 追溯:0.2
tracking 追蹤:0.43
trade 取捨:0.17 交易:0.15 業協:0.15
trading 交易:0.18 放交:0.18 受排:0.12
traditional 傳統:0.34 統知:0.34 識惠:0.19
trafficking 販運:0.24 人口:0.2 口販:0.15
trained 培訓:0.23 接受:0.18 佔比:0.14
training 培訓:0.67
transaction 交易:0.21 及風:0.16 易及:0.16
transformation 源轉:0.49 轉化:0.49
transition 轉型:0.51 型風:0.23
transparency 透明:0.25 及透:0.12 度名:0.12
transport 運輸:0.34 輸及:0.18 分銷:0.11
transportation 運輸:0.79 路運:0.13
travel 交通:0.18 差旅:0.15
treatment 處理:0.34 及處:0.18 方式:0.15
trend 及趨:0.26 趨勢:0.26 現及:0.16
turbine 風機:0.35 料效:0.17 機設:0.17
turnover 流失:0.29 員流:0.14
type 類型:0.28 種類:0.19
uk 英國:0.31 國能:0.2 源及:0.2
un 合國:0.35 聯合:0.35 國可:0.12
unbundled 捆綁:0.28 綁式:0.28 非捆:0.28
uncertainty 不確:0.3 確定:0.3 定性:0.15
unchanged 披露:0.24 未變:0.24 變披:0.24
underwriting 承保:0.28 納入:0.25 保納:0.19
undue 努力:0.15 多成:0.15 或努:0.15
unemployment 失業:0.31 業保:0.31 獲失:0.15
ungc 準則:0.2 全球:0.14 反全:0.14
union 工會:0.14 或協:0.14 會員:0.14
unit 單位:0.3 位活:0.21 動量:0.21
united 合國:0.15 聯合:0.15 有關:0.1
universal 用準:0.38 通用:0.38
upstream 上游:0.44
urban 城市:0.99
us 美元:0.57 量美:0.28 美制:0.1
use 使用:0.54 源使:0.2
used 所用:0.22 使用:0.17 採用:0.17
user 用戶:0.38 者及:0.12
utility 事業:0.22 公用:0.22 用事:0.22
validation 驗證:0.44 證及:0.29 方驗:0.11
variable 動薪:0.22 浮動:0.22 鈎浮:0.11
vehicle 車輛:0.41
verification 查聲:0.25 核查:0.25 證計:0.25
very 度關:0.3 物質:0.18 高度:0.16
view 意見:0.41
violation 違規:0.33 會違:0.14
volume 體積:0.59 總體:0.11
voluntary 自願:0.49
vulnerable 弱勢:0.32 勢組:0.23
wage 工資:0.61 薪酬:0.11
waste 廢棄:0.5 棄物:0.5
wastewater 污水:0.26 及污:0.13 水管:0.13
watched 及監:0.24 察氣:0.24 監察:0.24
water 資源:0.22 水資:0.21 水量:0.19
weak 不足:0.25 污違:0.13 理不:0.13
weapon 性武:0.17 武器:0.17 爭議:0.17
weather 天氣:0.27
weight 重量:0.32 用物:0.14 總重:0.11
welfare 動物:0.26 福利:0.26 物福:0.21
well 福祉:0.32
whistle 舉報:0.54 報人:0.11
whose 並非:0.12 於次:0.11 次要:0.11
wind 風能:0.31 目開:0.12 能技:0.12
withdrawal 取水:0.45 區取:0.1
withdrawn 取水:0.47 水總:0.23 總量:0.23
without 未有:0.16 未設:0.16
women 女性:0.41 佔比:0.15
won 韓圜:0.52 量韓:0.26
wood 木纖:0.25 及認:0.16 證佔:0.16
work 工作:0.52
worked 工時:0.49 萬工:0.34 總工:0.1
worker 工作:0.26 作者:0.25 員工:0.22
workforce 員工:0.31 僱員:0.1
working 在家:0.18 家工:0.18 工作:0.12
workplace 工作:0.31 作場:0.15 場所:0.13
written 入職:0.19 及職:0.19 寫入:0.19
year 年度:0.35
yen 日圓:0.52 量日:0.26
yet 但未:0.14 入但:0.14 已購:0.14
zero 圍及:0.18 標範:0.18 淨零:0.18
zone 水區:0.32 洪水:0.32
aasb aasb:0.56 australia:0.31 s2:0.13
b b:1
brsr brsr:0.8 india:0.19
c c:0.99
cc 4.0:0.15 cc:0.15 taskforce:0.15
d d:0.98
e e:0.93
efrag efrag:1
epeat epeat:0.47 equal:0.47
esg esg:0.99
esr esr:0.97
f f:0.93
g g:0.93
gem gem:0.24 largecap:0.24 board:0.18
gri gri:0.97
hkfr hkfr:0.89
ifr ifr:0.89
ig ig:0.62 point:0.17
ipcc guideline:0.47 ipcc:0.47
iso iso:0.97
nace code:0.37 nace:0.37 sector:0.27
sasb sasb:0.94
sfdr indicator:0.33 principal:0.33 sfdr:0.33
tcfd tcfd:0.87 recommendation:0.13
tnfd tnfd:0.81 recommendation:0.16
一個 framework:0.45
一套 set:0.5 1:0.49
一手 primary:0.44 3:0.19 data:0.18
一致 consistency:0.42 aligned:0.21 activity:0.14
一般 general:1
一遇 100:0.37 year:0.37 flood:0.12
一項 one:0.83
三年 three:0.48 year:0.48
三方 third:0.51 party:0.49
上市 listing:0.5 listed:0.44
上期 period:0.65 change:0.29
上游 upstream:1
下年 material:0.31 next:0.31 adjustment:0.28
下游 downstream:1
不付 available:0.38 without:0.38
不利 adverse:0.97
不包 included:0.56 29:0.12 paragraph:0.12
不可 non:0.96
不合 non:0.87
不同 scenario:0.36 different:0.35 resilience:0.27
不屬 1:0.3 2:0.3 scope:0.24
不平 inequality:0.84 reduced:0.16
不歧 non:0.91
不確 uncertainty:1
不足 weak:0.97
不適 applicable:0.7 apply:0.26
不重 material:1
世界 metric:0.38 forum:0.19 world:0.19
並無 follow:0.25 number:0.25 order:0.25
並非 description:0.21 short:0.21 text:0.2
中位 median:0.78 remuneration:0.16
中和 claim:0.59 neutrality:0.37
中女 share:0.51 women:0.43
中度 concentration:0.81 purchase:0.1
中斷 disruption:0.95
中期 interim:0.51
中游 midstream:1
主席 chair:0.99
主板 board:0.48 main:0.48
主權 sovereign:0.99
主要 main:0.94
之影 effect:0.7 finance:0.15
之間 difference:0.23 given:0.22 group:0.19
九成 90:0.39 making:0.39 activity:0.19
乳製 dairy:0.33 meat:0.33 poultry:0.33
了此 option:0.4 used:0.4 say:0.19
了解 greater:0.32 understanding:0.32 worker:0.18
事件 incident:1
事及 director:0.47 staff:0.47
事宜 matter:0.97
事故 incident:1
事會 board:1
事業 utility:0.89
事處 office:0.95
事項 matter:0.95
二十 200000:0.72 worked:0.16 hour:0.11
二氧 co2:0.61 co2e:0.18 tonne:0.12
互動 material:0.68 strategy:0.18 interaction:0.11
互聯 internet:0.64 media:0.27
亞交 bursa:0.49 malaysia:0.49
亞令 malaysian:0.5 ringgit:0.5
亡人 fatality:0.79 related:0.15
交所 esg:0.91
交易 exchange:0.87
交董 given:0.81 board:0.15
交通 travel:0.9
享有 entitled:0.45 leave:0.28 family:0.26
人代 representative:0.38 worker:0.38 covered:0.23
人保 protection:0.41 blower:0.36 whistle:0.17
人口 trafficking:0.87 human:0.11
人員 executive:0.74 worker:0.15
人均 average:0.78 training:0.11 hour:0.1
人士 person:0.61 employed:0.11 self:0.11
人數 headcount:0.7 number:0.22
人權 right:0.54 human:0.46
人民 renminbi:1
人護 household:0.4 product:0.4 personal:0.16
人類 gem:0.23 largecap:0.23 board:0.17
他人 human:0.5 right:0.49
他可 biomass:0.97
他工 worker:0.78 site:0.15
他性 gender:0.96
他方 otherwize:0.63 incinerated:0.11 landfilled:0.11
他業 sector:0.39 chain:0.38 relation:0.12
他水 water:0.49 effluent:0.26 leaving:0.24
他組 group:0.42 age:0.27 composition:0.27
他間 indirect:0.75 3:0.14
付出 available:0.38 without:0.38
付女 paid:0.47 women:0.3 wage:0.22
付款 payment:1
付費 paid:0.6 transport:0.27 distribution:0.11
代及 alternative:0.5 used:0.41
代能 alternative:0.58 energy:0.29
代表 representative:1
令吉 malaysian:0.5 ringgit:0.5
以一 primary:0.44 3:0.19 data:0.18
以上 50:0.99
以下 30:0.99
以估 estimated:0.73 use:0.19
以僱 divided:0.46 leaver:0.41 headcount:0.12
以其 otherwize:0.61 incinerated:0.1 landfilled:0.1
以外 biogenic:0.29 outside:0.24 beside:0.23
以實 denominator:0.44 physical:0.44 divided:0.11
以技 technological:0.62 basis:0.2
以排 emission:0.84
以收 net:0.37 divided:0.31 revenue:0.27
以服 service:0.83
以環 environment:0.51 new:0.37
以產 product:0.64
以社 social:0.5 new:0.33
件及 incident:0.58 action:0.41
件數 denominator:0.24 physical:0.24 divided:0.17
件篩 event:0.56 transition:0.26 screening:0.16
任公 earlier:0.26 office:0.26 public:0.26
任政 responsibility:0.36 product:0.35 compliance:0.23
任消 consumption:0.6 responsible:0.24 production:0.16
任能 competency:0.75 skill:0.24
任行 reward:0.37 behavior:0.3 responsible:0.14
任項 csr:0.62 aspirational:0.19 district:0.19
份者 stakeholder:1
企業 business:0.34 corporate:0.2 small:0.12
休保 retirement:0.56 cover:0.44
休計 plan:0.42 retirement:0.41 obligation:0.16
休閒 facility:0.5 leisure:0.5
估方 effect:0.74 method:0.23
估策 strategy:0.6 withstand:0.17
估算 estimated:0.47 estimate:0.34 use:0.12
估風 risk:0.43 assessment:0.15 found:0.12
伴關 partnership:0.99
位收 revenue:0.85 intensity:0.15
位數 median:0.78 remuneration:0.16
位於 area:0.53 site:0.32
位欄 cage:0.2 crate:0.2 egg:0.2
位活 activity:0.52 unit:0.48
位產 1:0.24 2:0.24 output:0.24
位置 location:0.88 place:0.11
低工 paid:0.38 minimum:0.32 wage:0.29
低披 minimum:1
低於 below:0.95
低碳 carbon:0.5 low:0.5
住宅 home:1
住宿 lodging:0.78 hotel:0.16
住民 indigenous:0.5 people:0.45
佔收 spending:0.34 well:0.33 share:0.29
佔有 share:0.54 market:0.42
佔比 share:1
佔營 90:0.39 making:0.39 activity:0.19
何時 past:0.2 recalculated:0.2 intention:0.17
何處 described:0.45 core:0.2 step:0.2
作人 worker:0.42 human:0.4 right:0.1
作場 workplace:0.98
作日 day:0.81 lost:0.18
作有 ill:0.4 health:0.34 related:0.21
作為 part:0.46 product:0.43
作環 workplace:0.98
作社 cooperative:1
作組 force:0.44 task:0.44
作者 worker:1
作與 work:0.91
作貪 operation:0.41 assessed:0.37 corruption:0.19
併網 integration:0.83 solar:0.15
使用 use:0.87 used:0.13
來入 invasive:0.62 specy:0.32
來源 source:1
來自 area:0.3 stressed:0.3 water:0.22
來行 later:0.71 fund:0.25
來西 bursa:0.31 malaysia:0.31 malaysian:0.18
例及 practice:0.92
例如 denominator:0.24 physical:0.24 divided:0.17
供予 benefit:0.68 employee:0.2
供定 qualitative:0.53 effect:0.41
供應 supplier:0.83 supply:0.13
供熱 heat:0.49 cooling:0.32 steam:0.18
供經 reason:0.63 comply:0.15 considered:0.13
供補 remedy:0.59 given:0.33
供電 load:0.19 served:0.19 smart:0.19
依據 behind:0.95
依賴 dependency:0.97
侵物 invasive:0.62 specy:0.32
侵犯 violation:0.49 indigenous:0.25 right:0.22
係管 relationship:0.98
促進 goal:0.45 promotion:0.26 partnership:0.12
保健 health:0.84 care:0.16
保安 security:0.99
保密 constraint:0.66 confidentiality:0.33
保產 preferable:0.6 environmentally:0.36
保納 underwriting:0.97
保證 assurance:0.99
保護 protected:0.84 protection:0.11
保障 cover:0.55 protection:0.29 covered:0.16
保險 insurance:0.86 managed:0.14
信度 credibility:0.62 used:0.37
信用 credit:0.95
修復 restored:0.96
修改 changed:0.98
修訂 amendment:0.46 december:0.46
倉儲 storage:0.93
個人 personal:0.6 individual:0.12 responsible:0.12
個框 framework:0.45
個案 case:1
倍增 double:0.96
候事 climate:0.8 body:0.11
候及 climate:0.57 insurer:0.13
候因 climate:0.94
候對 climate:0.53 expected:0.4
候影 impact:0.85
候指 industry:0.42 climate:0.3 metric:0.25
候掛 linked:0.44 climate:0.3 remuneration:0.25
候政 climate:0.56 policy:0.44
候機 opportunity:0.76 aligned:0.13
候法 demand:0.25 rule:0.19 price:0.18
候災 hazard:0.75 climate:0.18
候目 climate:0.56 target:0.44
候相 climate:0.76 related:0.23
候策 climate:0.84 strategy:0.11
候職 climate:0.57 role:0.22 mandate:0.1
候行 climate:0.57 action:0.43
候計 climate:0.56 plan:0.39
候議 climate:0.9
候變 climate:0.4 change:0.39 implication:0.21
候適 climate:0.64 adaptation:0.35
候韌 resilience:0.51 climate:0.49
候風 climate:0.67 risk:0.33
倡議 advocacy:0.96
倫敦 guide:0.55 lse:0.28
值鏈 chain:1
假佔 family:0.39 leave:0.34 share:0.2
假保 leave:0.48 cover:0.29 parental:0.24
假期 family:0.2 leave:0.2 compliance:0.14
假設 assumption:1
健全 justice:0.29 peace:0.29 strong:0.29
健及 human:0.42 work:0.27 health:0.17
健培 health:0.75 safety:0.1 standard:0.1
健康 health:0.99
健措 monitoring:0.4 health:0.29 measure:0.24
健政 health:0.68 policy:0.24
健管 system:0.56 management:0.23 safety:0.16
偵測 corruption:0.34 detection:0.3 preventing:0.11
傭政 practice:0.56 employment:0.36
傳統 traditional:0.66 knowledge:0.29
傳資 genetic:0.62 resource:0.21 sharing:0.11
傳達 communication:0.98
債券 bond:0.41 issued:0.41 green:0.17
債務 debt:0.5 finance:0.5
傷事 accident:0.99
傷及 injury:0.43 disability:0.36 cover:0.2
傷或 related:0.44 injury:0.35 work:0.18
傷損 work:0.36 due:0.35 injury:0.18
傷率 rate:0.92
僱人 employed:0.5 self:0.5
僱傭 employment:1
僱員 employee:1
價值 chain:1
價格 price:0.99
價涵 price:0.37 internal:0.31 share:0.24
價計 scheme:0.54 pricing:0.45
優先 priority:0.99
優質 quality:0.74 education:0.24
儲存 storage:0.4 total:0.35 start:0.1
儲水 stored:0.8 water:0.18
儲量 reserve:0.97
元化 diversity:1
兆焦 mj:0.48 megajoule:0.33
兆瓦 megawatt:0.54 mwh:0.45
先採 preferential:0.52 procurement:0.22 preferable:0.16
先次 priority:0.67 risk:0.18
克二 gram:0.65 gco2e:0.3
兒假 leave:0.71 parental:0.28
入佔 share:0.72 revenue:0.27
入侵 invasive:0.62 specy:0.32
入公 revenue:0.5 tco2e:0.46
入及 excluded:0.26 included:0.19 income:0.14
入可 covered:0.38 entity:0.17 incentive:0.17
入或 self:0.53 purchased:0.31 generated:0.15
入排 based:0.47 revenue:0.28 intensity:0.15
入整 integration:0.52 overall:0.46
入數 input:0.99
入比 spending:0.34 well:0.33 share:0.29
入氣 climate:0.85
入淨 net:0.62 revenue:0.35
入物 material:0.64 key:0.19 taken:0.1
入用 water:0.79 revenue:0.21
入職 entry:0.34 joined:0.23 wage:0.12
入能 energy:0.75 computed:0.11
入與 exposed:0.54 revenue:0.27 reconciled:0.18
入資 leased:0.35 threshold:0.16 input:0.13
內容 content:0.68 answer:0.18 policy:0.14
內或 near:0.54 sensitive:0.18 area:0.16
內文 ifr:0.52
內部 internal:0.98
全事 safety:0.45 description:0.38 incident:0.16
全使 safe:0.85
全制 justice:0.29 peace:0.29 strong:0.29
全及 emergency:0.14 nuclear:0.14 readiness:0.14
全工 safe:0.98
全民 coverage:0.41 protection:0.22 health:0.19
全氟 pfc:0.54 perfluorinated:0.32
全球 global:1
全理 product:0.35 recalled:0.35 recall:0.3
全職 full:0.61 time:0.38
全規 compliance:0.34 non:0.33
全評 safety:0.86
全部 generated:0.15
全面 comprehensive:0.7 module:0.3
八項 eight:0.42 priority:0.42 guide:0.13
公共 public:0.9 policy:0.1
公升 litre:1
公司 listed:0.25 public:0.21 corporate:0.2
公噸 tonne:1
公平 fairer:0.35 taxe:0.35 supplier:0.13
公斤 kilogram:0.99
公會 hkicpa:0.39 hkfr:0.2 adapt:0.16
公正 just:0.77 transition:0.22
公營 public:0.85
公用 utility:0.89
公職 earlier:0.26 office:0.26 public:0.26
公路 road:1
公里 kilometre:1
公開 public:1
共政 public:0.64 policy:0.36
共融 inclusion:0.55 inclusive:0.45
其中 product:0.4 part:0.32 in:0.28
其他 other:0.64 source:0.15
其內 foundation:0.3 license:0.3 belong:0.18
具佔 share:0.47 instrument:0.37 energy:0.16
具及 sporting:0.28 toy:0.28 good:0.27
具強 risk:0.37 forced:0.33 operation:0.19
具數 portfolio:0.4 drawn:0.36 data:0.24
具童 child:0.54 labor:0.34
具能 energy:0.91
具重 negative:0.51 impact:0.31 supplier:0.18
具體 specific:1
兼職 part:0.57 time:0.43
再生 renewable:0.95
再用 recycled:0.53 reused:0.34 reuse:0.13
再造 recycled:0.69 recycling:0.3
冷劑 refrigerant:1
准報 governing:0.55 time:0.25
出及 going:0.25 material:0.25 outflow:0.25
出口 exported:0.91
出售 disposal:0.59 plan:0.27
出廠 cradle:0.24 gate:0.24 bought:0.23
出檔 export:0.47 system:0.47
出產 sold:0.54 product:0.31 category:0.14
出過 available:0.38 without:0.38
出關 concern:0.44 raise:0.29 channel:0.27
分享 sharing:0.54 benefit:0.32
分人 headcount:0.67 table:0.31
分僱 employee:0.99
分定 regular:0.38 review:0.33 share:0.29
分平 average:0.71 employee:0.26
分排 table:0.95
分析 analysis:1
分母 denominator:0.45 physical:0.45
分比 percent:0.82 target:0.16
分範 3:0.38 category:0.3 scope:0.27
分薪 pay:0.57 gap:0.43
分表 table:0.98
分部 segment:0.97
分配 distributed:0.91
分銷 distributor:1
分階 phase:0.81
分類 taxonomy:0.88
列為 framework:0.45
判協 collective:0.48 covered:0.3 bargaining:0.13
判及 dialogue:0.35 b10:0.17 bargaining:0.17
判斷 judgement:1
別人 number:0.73 top:0.17 gender:0.1
別佔 share:0.53 gender:0.23 top:0.23
別僱 employee:0.85 gender:0.15
別劃 gender:0.52 employee:0.47
別及 identification:0.96
別多 diversity:0.5 gender:0.5
別平 gender:0.51 equality:0.49
別或 uncertain:0.42 identifiable:0.12 instead:0.12
別比 ratio:0.9 gender:0.1
別氣 climate:0.68 risk:0.17 scenario:0.11
別稅 country:0.74 tax:0.26
別薪 pay:0.49 gender:0.47
別風 identifying:0.59 source:0.29
利影 adverse:0.52 possible:0.12 indicator:0.11
利政 policy:0.4 animal:0.3 welfare:0.3
利潤 distribution:0.33 profit:0.33 margin:0.14
利益 interest:0.91
制加 gallon:0.86
制勞 forced:0.63 labor:0.31
制定 setting:0.59 target:0.18 exist:0.11
制度 institution:0.83 accountable:0.16
制法 control:0.83 operational:0.16
制訂 made:0.18 force:0.13 task:0.13
券交 exchange:0.58
券比 bond:0.41 issued:0.41 green:0.17
則及 criteria:0.35 engagement:0.34
則屬 standard:0.23 description:0.15 short:0.15
則篩 new:0.72 supplier:0.11
則編 gri:0.47 standard:0.42
則要 ifr:0.49 required:0.49
前及 current:0.68 effect:0.19
前景 affect:0.5 prospect:0.49
前行 now:0.81 fund:0.17
前財 current:0.68 effect:0.17 financial:0.15
創新 innovation:0.99
劃中 planned:0.35 unplanned:0.24 action:0.18
劃分 employee:0.59 table:0.26 gender:0.13
劃採 adoption:0.32 planned:0.32 date:0.2
劃管 plan:0.91
劃納 incentive:0.5 scheme:0.5
劃註 cancellation:0.46 planned:0.45
劃責 obligation:0.85
劃資 fund:0.43 planned:0.35 funding:0.11
劃進 progress:0.67 plan:0.33
力公 electric:0.41 power:0.41 generator:0.17
力及 power:0.21 available:0.17 fit:0.17
力耗 electricity:0.4 used:0.2 self:0.19
力調 adjusted:0.24 power:0.24 purchasing:0.24
加侖 gallon:0.86
加坡 singapore:0.83 dollar:0.17
加工 processing:0.86
努力 effort:0.38 undue:0.38 cost:0.2
動力 workforce:1
動及 action:0.61 resource:0.39
動因 driver:0.97
動指 measure:0.43 activity:0.31 industry:0.26
動涵 exposed:0.68 covered:0.22
動營 fund:0.58 operating:0.36
動物 animal:0.5 welfare:0.5
動薪 variable:0.93
動計 fund:0.59 action:0.32
動資 fund:0.85 action:0.15
動量 activity:0.52 unit:0.48
動預 expected:0.67 saving:0.33
勘探 exploration:0.78 production:0.21
務中 interruption:0.29 keeping:0.29 consumer:0.19
務之 effect:0.7 finance:0.15
務公 water:0.91
務及 original:0.28 electronic:0.26 design:0.12
務報 account:0.93
務夥 linked:0.27 prevented:0.27 effect:0.19
務形 service:0.83
務影 effect:0.57 financial:0.43
務投 complaint:0.4 financial:0.21 contribution:0.17
務持 continuity:0.76 business:0.23
務模 model:0.74 business:0.26
務活 activity:0.49 vulnerable:0.3 relationship:0.1
務狀 position:0.76 financial:0.11
務相 concern:0.45 tax:0.43 stakeholder:0.12
務策 tax:0.62 strategy:0.28
務管 tax:0.83 governance:0.16
務與 align:0.48 activity:0.41
務資 labelling:0.28 assistance:0.26 financial:0.11
務金 activity:0.43 exposed:0.42 asset:0.15
務開 openness:0.66 business:0.3
務關 relationship:0.72 business:0.27
勝任 competency:0.75 skill:0.24
勞動 workforce:0.9
勞工 labor:0.95
勞資 labor:0.44 management:0.43 relation:0.13
勢分 against:0.75 target:0.19
勢組 vulnerable:0.73 group:0.27
勵計 incentive:0.5 scheme:0.5
包括 incl:0.65 included:0.33
包裝 packaging:1
化及 quantitative:0.41 qualitative:0.31 effect:0.23
化合 compound:0.81 perfluorinated:0.13
化學 chemical:1
化物 oxide:0.48 nox:0.27 sox:0.1
化石 fossil:0.99
化碳 co2:0.61 co2e:0.18 tonne:0.12
化與 opportunity:0.38 equal:0.33 405:0.15
化金 monetary:0.4 term:0.4 emission:0.15
匯出 export:0.47 system:0.47
匯報 boundary:0.36 entity:0.29 period:0.18
區佔 drawn:0.87
區內 area:0.37 sensitive:0.35 site:0.19
區劃 country:0.47 region:0.36 table:0.12
區參 engagement:0.67 community:0.32
區及 society:0.78 region:0.12 contract:0.1
區取 drawn:0.42 withdrawal:0.24 stressed:0.17
區土 area:0.43 pollutant:0.23 share:0.17
區外 outside:0.83 eea:0.1
區投 community:0.67 investment:0.18
區政 policy:0.55 community:0.45
區水 area:0.52 share:0.23 pollutant:0.17
區溝 engaging:0.6 community:0.36
區用 stressed:0.33 area:0.32 use:0.22
區相 community:0.99
區而 without:0.49 site:0.3 policy:0.16
區耗 consumed:0.57 stressed:0.24 area:0.14
區貸 business:0.5 small:0.18 loan:0.15
十萬 worked:0.6 hour:0.35
十項 ten:0.75 principle:0.23
千公 kilotonne:0.99
千瓦 kilowatt:0.88
升技 transition:0.63 upgrading:0.23
升溫 fit:0.22 level:0.22 warming:0.22
半導 semiconductor:1
協助 transition:0.53 end:0.23 assistance:0.21
協定 aligned:0.27 paris:0.27 benchmark:0.25
協會 association:0.98
協議 agreement:1
博彩 casino:0.49 gaming:0.49
印度 india:0.91
危害 hazard:1
危物 threatened:0.7 specy:0.2 affected:0.1
即已 less:0.18 returned:0.18 used:0.17
原住 indigenous:0.5 people:0.45
原則 principle:1
原因 reason:0.85 left:0.1
原始 original:0.35 electronic:0.32 design:0.15
原文 description:0.21 short:0.21 text:0.2
原料 drink:0.38 ingredient:0.37
原材 raw:0.76 material:0.24
去三 three:0.31 year:0.31 last:0.23
去向 destination:0.91
參加 training:0.45 attended:0.28
參數 parameter:0.93
參與 participation:0.38 worker:0.27 engagement:0.25
及不 produced:0.93
及主 key:0.97
及乳 dairy:0.33 meat:0.33 poultry:0.33
及事 investigation:0.38 career:0.22 review:0.14
及人 right:0.91
及住 hotel:0.68 lodging:0.12 lot:0.1
及佔 share:0.97
及何 intention:0.29 timing:0.29 transition:0.29
及供 operation:0.41 supplier:0.28 risk:0.24
及依 dependency:0.48 plan:0.31 assumption:0.1
及保 activity:0.42 natural:0.11 insurance:0.1
及信 use:0.27 awareness:0.26 trust:0.26
及倉 storage:0.93
及個 personal:0.9
及假 assumption:0.99
及健 access:0.25 non:0.25 programme:0.25
及偵 corruption:0.34 detection:0.3 preventing:0.11
及僱 workforce:0.61 hire:0.28 new:0.1
及價 chain:0.7 model:0.17
及內 control:0.62 risk:0.3
及全 comprehensive:0.37 basic:0.21 module:0.18
及共 inclusion:0.98
及分 distributor:0.7 transport:0.16
及勝 competency:0.75 skill:0.24
及包 packaging:0.84
及博 casino:0.49 gaming:0.49
及原 reason:0.75
及參 parameter:0.28 proxy:0.26 voting:0.26
及受 hit:0.81
及可 used:0.5 share:0.39 renewable:0.1
及合 compliance:0.56 contract:0.26
及同 employment:0.22 equal:0.22 full:0.22
及員 director:0.47 staff:0.47
及商 commercial:0.35 professional:0.31 service:0.17
及回 recycled:0.47 share:0.2 process:0.17
及因 factor:0.63 used:0.25
及國 defence:0.92
及土 water:0.47 air:0.45
及培 training:0.99
及基 c8:0.27 certain:0.26 benchmark:0.24
及天 oil:0.54 gas:0.42
及安 safety:0.7 safe:0.23
及定 quantitative:0.43 qualitative:0.32 effect:0.24
及客 customer:0.72 export:0.1 served:0.1
及家 building:0.46 furnishing:0.46
及密 intensity:0.85 consumption:0.13
及專 multiline:0.33 specialty:0.33 retailer:0.16
及對 impact:0.52 delegation:0.19
及工 abled:0.18 battery:0.18 differently:0.18
及市 location:0.28 2:0.23 scope:0.22
及平 non:0.63 opportunity:0.21 equal:0.16
及年 group:0.4 age:0.37 gender:0.16
及廢 waste:0.68
及建 engineering:0.59 choice:0.13
及強 child:0.62 forced:0.24 labor:0.13
及影 impact:0.91
及循 use:0.51 resource:0.18 economy:0.15
及性 gender:0.46 access:0.33 contract:0.18
及意 interest:0.48 view:0.43
及成 raise:0.35 effectiveness:0.19 cost:0.16
及技 skill:0.8 training:0.15
及投 communication:0.39 regulation:0.39
及披 interest:0.33 conflict:0.25 prevention:0.24
及指 goal:0.79 metric:0.15
及排 effluent:0.46 use:0.43
及採 mining:0.82 metal:0.16
及措 step:0.88 described:0.1
及提 raising:0.48 concern:0.33 mechanism:0.1
及支 service:0.36 activity:0.31 administrative:0.25
及收 income:0.24 small:0.24 producer:0.2
及敏 exposure:0.3 area:0.28 assessment:0.14
及數 type:0.68 data:0.2
及文 business:0.44 culture:0.29
及方 method:0.94
及時 timing:0.84 time:0.14
及替 alternative:0.36 resource:0.29 energy:0.17
及最 end:0.55 user:0.36
及有 hazardous:0.57 restriction:0.24
及服 service:0.93
及未 future:0.5 initiative:0.42
及核 metric:0.46 core:0.3 tnfd:0.2
及業 chosen:0.25 operation:0.25 scope:0.24
及標 certificate:0.29 certification:0.29 label:0.27
及機 opportunity:0.65 risk:0.25
及殘 injury:0.43 disability:0.36 cover:0.2
及比 rate:0.96
及氣 climate:0.87 alignment:0.11
及水 area:0.37 water:0.32 drawn:0.16
及污 effluent:0.42 water:0.4 wastewater:0.14
及決 making:0.66 decision:0.29
及活 activity:0.87
及流 turnover:0.53 section:0.42
及海 marine:0.67 water:0.26
及涵 cover:0.49 tonne:0.3 scope:0.15
及渠 channel:0.53 remedy:0.46
及準 choosing:0.3 criteria:0.3 process:0.3
及漁 agriculture:0.49 fishing:0.49
及無 cage:0.14 crate:0.14 egg:0.14
及煤 coal:0.93
及營 headquarter:0.42 name:0.17 form:0.16
及物 air:0.29 logistic:0.22 freight:0.2
及現 flow:0.58 cash:0.29
及環 criteria:0.48 environment:0.13 additional:0.11
及生 production:0.83
及產 product:0.46 key:0.21 good:0.1
及用 purpose:0.51 equipment:0.13 medical:0.13
及疾 disease:0.94
及發 development:0.42 electric:0.2 power:0.2
及監 monitoring:0.38 place:0.16 put:0.16
及目 iv:0.45 metric:0.28 target:0.26
及石 petroleum:0.6 oil:0.37
及碳 carbon:0.99
及礦 extractive:0.38 mineral:0.38 processing:0.24
及社 community:0.7 social:0.25
及福 wage:0.49 benefit:0.21 animal:0.11
及程 procedure:0.65 control:0.27
及童 child:0.65 forced:0.23 labor:0.12
及策 strategy:0.96
及管 monitor:0.38 board:0.21 manage:0.12
及範 scope:0.89
及糾 type:0.38 correction:0.16 failure:0.16
及紙 paper:0.39 pulp:0.39 product:0.22
及終 end:0.56 user:0.32 consumer:0.12
及組 mix:0.91
及經 brokerage:0.69 banking:0.12 investment:0.11
及總 total:0.98
及罰 fine:0.53 conviction:0.46
及聯 communication:0.24 joint:0.24 period:0.13
及能 energy:0.58 fuel:0.3
及自 self:0.54 generation:0.21 used:0.19
及與 interaction:0.34 engagement:0.15 human:0.13
及舉 advice:0.79 concern:0.17
及薪 remuneration:0.56 gender:0.43
及處 treatment:0.81 waste:0.1
及融 category:0.59 financed:0.31
及行 action:0.99
及補 remedy:0.96
及製 cooling:0.45 heat:0.24 steam:0.19
及規 law:0.54 non:0.26
及計 tool:0.41 planned:0.19 action:0.1
及託 custody:0.82 asset:0.13
及評 assess:0.52 assessment:0.18 process:0.13
及認 certified:0.34 share:0.34 bought:0.26
及財 finance:0.55 effect:0.32 business:0.12
及賄 corruption:0.7 bribery:0.27
及資 resource:0.79 action:0.21
及賠 fine:0.38 human:0.27 right:0.26
及質 quality:0.86
及超 supranational:0.23 breache:0.2 discharge:0.12
及趨 trend:0.61 against:0.27
及跟 depend:0.28 tracked:0.28 follow:0.18
及轉 transition:1
及通 communication:0.64 technology:0.36
及進 progress:0.69 goal:0.18
及遊 influence:0.68 political:0.24
及適 adaptation:0.49 mitigation:0.49
及重 asset:0.71 critical:0.22
及銷 marketing:0.48 refining:0.48
及關 kind:0.54 relation:0.21 non:0.11
及限 limit:0.62 method:0.36
及集 association:0.5 freedom:0.41
及電 back:0.22 old:0.22 taken:0.22
及鞋 accessory:0.33 apparel:0.33 footwear:0.33
及項 project:0.66 developer:0.2 technology:0.11
及預 current:0.48 expected:0.33 effect:0.13
及頻 frequency:0.83 body:0.1
及風 risk:0.98
及飲 beverage:0.56 food:0.44
及騷 harassment:0.45 incident:0.4 discrimination:0.15
及高 high:0.84
反歧 anti:0.67 policy:0.27
反法 law:0.6 non:0.28
反產 compliance:0.51 non:0.49
反用 breache:0.48 water:0.36 quantity:0.12
反競 anti:0.66 competitive:0.27
反貪 anti:0.63 corruption:0.37
取家 took:0.52 family:0.25 leave:0.19
取得 source:0.76 right:0.1
取捨 off:0.49 trade:0.49
取水 withdrawal:0.59 water:0.25 withdrawn:0.16
取自 elsewhere:0.29 taken:0.29 scarcity:0.27
取與 access:0.37 sharing:0.36 benefit:0.24
取適 difficulty:0.19 fit:0.19 getting:0.19
受人 human:0.43 right:0.41 trained:0.16
受保 protected:0.99
受傷 injury:0.97
受反 people:0.41 anti:0.31 corruption:0.19
受實 physical:0.7 risk:0.18 exposed:0.1
受工 representative:0.38 worker:0.38 covered:0.23
受影 affected:1
受惠 beneficiary:0.33 investment:0.22 people:0.22
受排 trading:0.44 emission:0.2 1:0.13
受氣 exposed:0.71 climate:0.21
受職 safety:0.47 standard:0.41
受訓 training:0.62 hour:0.32
受評 reviewed:0.85 employee:0.13
受轉 transition:0.69 exposed:0.16 risk:0.13
受關 substance:0.9 concern:0.1
受限 limit:0.48 1:0.19 share:0.19
受集 covered:0.62 agreement:0.19 collective:0.17
口販 human:0.57 trafficking:0.43
另列 framework:0.45
只包 included:1
可信 credibility:0.62 used:0.37
可再 renewable:0.95
可及 access:0.95
可合 reasonably:0.5 affect:0.2 prospect:0.2
可回 recyclable:0.54 content:0.29 product:0.16
可持 sustainability:0.59 sustainable:0.41
可換 convertible:0.78 employee:0.15
可次 permit:0.73 breache:0.26
可能 likelihood:0.39 use:0.31 size:0.27
可記 recordable:0.85
可負 affordable:0.54 clean:0.23 energy:0.2
可追 traceability:0.8
可量 measurable:0.86 target:0.12
台幣 new:0.36 taiwan:0.36 dollar:0.28
台灣 taiwan:0.23 2:0.19 twse:0.19
司付 paid:0.6 transport:0.27 distribution:0.11
司投 investment:0.68 insurer:0.28
司氣 related:0.61 climate:0.21
各原 section:0.32 wise:0.32 principle:0.31
各時 time:0.58 horizon:0.36
各處 total:0.81 treatment:0.14
各議 description:0.55 issue:0.45
各項 topic:0.67 management:0.11
合作 cooperative:1
合併 consolidated:0.39 consolidation:0.19 approach:0.18
合及 multiline:0.32 specialty:0.32 retailer:0.16
合國 un:0.77
合夥 partnership:0.99
合最 met:0.89
合格 audit:0.34 conformance:0.19 rate:0.19
合物 compound:0.81 perfluorinated:0.13
合理 reasonable:0.91
合約 contract:0.95
合組 oecd:0.9
合規 compliance:1
合計 participant:0.25 received:0.25 together:0.25
吉焦 gj:0.51 gigajoule:0.49
吉瓦 gigawatt:0.79 gwh:0.15
同全 equivalent:0.48 time:0.29 full:0.21
同工 employment:0.15 equal:0.15 full:0.15
同情 scenario:0.37 different:0.36 resilience:0.27
同比 like:0.71 change:0.28
名僱 employee:0.96
名冊 register:0.99
名稱 name:0.99
向面 oriented:0.4 site:0.3 area:0.14
告及 advertizing:0.95
告可 ifr:0.6 sustainability:0.27 standard:0.13
告指 esg:0.63 guide:0.24
告準 eu:0.78 esr:0.21
告連 earlier:0.51 link:0.34
周轉 work:0.43 passenger:0.23 travel:0.23
命週 cycle:0.66 life:0.33
和平 justice:0.29 peace:0.29 strong:0.29
和聲 claim:0.6 neutrality:0.37
品件 denominator:0.24 physical:0.24 divided:0.17
品佔 product:0.99
品分 distributor:0.37 health:0.36 care:0.28
品包 unit:0.48 packaging:0.43
品原 drink:0.5 ingredient:0.49
品及 product:0.9
品可 recyclable:0.48 content:0.28 product:0.24
品回 check:0.49 reclaim:0.28 processe:0.22
品安 safety:0.77
品形 product:0.83
品所 make:0.36 pack:0.36 product:0.14
品收 revenue:0.64 product:0.36
品潛 carbon:0.28 low:0.28 market:0.26
品燃 fuel:0.99
品生 chemical:0.35 product:0.24 cycle:0.15
品耐 durability:0.9
品能 product:0.85
品責 responsibility:0.54 product:0.45
品部 part:0.47 product:0.45
品零 retailer:0.85 drug:0.14
員中 share:0.51 women:0.43
員人 employee:0.52 number:0.25 workforce:0.12
員佔 employee:0.73 share:0.27
員及 employee:0.94
員工 worker:0.65 workforce:0.35
員或 denominator:0.23 physical:0.23 divided:0.16
員所 employee:0.86 share:0.11
員損 day:0.48 employee:0.31 lost:0.16
員數 employee:0.58 workforce:0.28
員會 committee:0.76 board:0.13
員流 turnover:0.76 rate:0.16
員特 characteristic:0.57 employee:0.38
員百 percentage:0.72 employee:0.2
員福 employee:0.71 benefit:0.29
員總 total:0.43 employee:0.34 number:0.22
員與 employee:0.44 case:0.35
員薪 account:0.31 take:0.31 pay:0.12
哪一 set:0.2 1:0.19 e1:0.19
售出 sold:0.98
售及 food:0.49 distributor:0.29 retailer:0.22
售產 sold:0.53 product:0.46
售與 multiline:0.33 specialty:0.33 retailer:0.16
商佔 screened:0.92
商務 commerce:0.65 e:0.27
商品 commodity:0.92
商審 audit:0.34 conformance:0.19 rate:0.19
商採 local:0.21 spend:0.19 spending:0.19
商數 supplier:0.65 number:0.24 region:0.1
商業 commercial:0.68 business:0.31
商環 assessment:0.43 environmental:0.43
商社 social:0.72 supplier:0.15
商聘 engagement:0.67 practice:0.29
商聲 statement:0.99
商行 conduct:0.52 code:0.35 supplier:0.13
商關 dealing:0.56 supplier:0.37
問卷 survey:0.65 questionnaire:0.22
問題 issue:0.95
喪失 loss:0.87 halting:0.1
單位 unit:0.92
單獨 individual:0.99
器及 container:0.87 packaging:0.12
器收 revenue:0.68 controversial:0.16 weapon:0.16
器材 equipment:0.33 medical:0.33 supply:0.33
噸二 co2e:0.56 tonne:0.39
噸價 tonne:0.52 price:0.48
嚴重 severe:0.95
回收 recycled:0.42 product:0.4 recovered:0.15
因子 factor:1
因安 recalled:0.68 product:0.31
因工 work:0.62 related:0.3
因素 factor:0.94
困難 issue:0.29 sourcing:0.29 efficiency:0.27
固定 stationary:0.98
國全 compact:0.56 global:0.22 principle:0.16
國別 country:0.74 tax:0.26
國家 country:1
國能 uk:0.77 energy:0.19
國防 defence:0.92
國際 international:0.91
圍劃 gross:0.55 emission:0.38
圍及 scope:0.95
土地 land:1
土壤 soil:0.96
在不 possible:0.67 effect:0.12
在何 described:0.35 core:0.16 step:0.16
在家 home:0.5 working:0.5
在市 carbon:0.28 low:0.28 market:0.26
在擱 potentially:0.6 stranded:0.32
在負 actual:0.21 operation:0.21 potential:0.21
在重 significant:0.24 measure:0.22 taken:0.2
地位 presence:0.71 market:0.24
地使 land:0.79 total:0.1
地供 local:0.3 spend:0.27 spending:0.27
地區 area:0.48 region:0.24 country:0.12
地及 land:0.92
地址 address:0.99
地塊 lot:0.99
地採 local:0.47 purchasing:0.33 procurement:0.18
地方 concentration:0.46 concentrate:0.27 effect:0.26
地生 life:0.72 land:0.17
地產 estate:0.46 real:0.46
地社 local:0.64 community:0.36
地面 area:0.52 forest:0.41
地點 location:0.52 site:0.43
址及 site:0.84
均僱 average:0.73 employee:0.26
均受 training:0.65 hour:0.32
坡元 dollar:0.81 singapore:0.19
型事 event:0.88 transition:0.12
型企 business:0.5 small:0.18 loan:0.15
型影 effect:0.82 transition:0.17
型生 small:0.55 producer:0.25
型股 gem:0.24 largecap:0.24 board:0.18
型計 plan:0.5 transition:0.5
型風 transition:0.63 risk:0.37
城市 urban:0.57 city:0.42
城鎮 smaller:0.45 town:0.45 wage:0.1
域生 protect:0.58 land:0.4
執行 executive:0.89
培訓 training:1
基本 basic:0.97
基準 base:0.92
基礎 infrastructure:0.99
基金 foundation:0.3 license:0.3 belong:0.18
堆填 landfill:1
報人 blower:0.71 whistle:0.29
報原 applied:0.62 principle:0.37
報告 standard:0.65 assurance:0.26
報廢 end:0.48 life:0.48
報性 gender:0.83
報期 period:1
報機 preventive:0.42 blowing:0.41 whistle:0.11
報程 blowing:0.87 whistle:0.11
報範 boundary:0.84
報表 account:0.93
場內 site:0.95
場及 activity:0.42 supervision:0.42 market:0.13
場地 presence:0.71 market:0.24
場所 workplace:0.59 accessible:0.33
場推 marketing:0.98
場為 market:0.61 based:0.31
塊及 lot:0.52 home:0.44
塑膠 microplastic:0.68 used:0.25
境及 environment:0.6 resource:0.16 natural:0.11
境影 impact:0.98
境政 environmental:0.54 policy:0.45
境法 environmental:0.74 law:0.21
境準 environmental:0.59 supplier:0.2
境考 environment:0.79 choice:0.1
境評 assessment:0.33 environmental:0.33 assessed:0.11
境負 environmental:0.57 chain:0.16 impact:0.15
境風 environmental:0.56 risk:0.42
增長 growth:0.9
壓力 stress:0.97
壓裂 fracturing:0.89
壤污 soil:0.93
士法 franc:0.5 swiss:0.5
壽命 lifetime:0.98
外來 invasive:0.62 specy:0.32
外洩 breache:0.91
外生 outside:0.84
外購 bought:0.73 heat:0.15
外部 external:0.98
外預 prevention:0.38 accident:0.35 policy:0.27
多元 diversity:1
多成 effort:0.38 undue:0.38 cost:0.2
多樣 biodiversity:1
夠工 adequate:0.73 wage:0.26
夥伴 partner:1
大事 critical:0.8 incident:0.19
大交 transaction:0.52 strategy:0.23 climate:0.17
大型 gem:0.24 largecap:0.24 board:0.18
大影 impact:0.83 significant:0.17
大環 environmental:0.95
大調 material:0.4 next:0.4
大變 large:0.69 change:0.28
大關 critical:0.89 concern:0.11
天及 aerospace:0.74 defence:0.23
天數 day:0.49 pay:0.33 supplier:0.18
天氣 weather:0.9
天然 gas:0.98
太陽 solar:0.98
失工 lost:0.9
失日 day:0.51 lost:0.42
失業 unemployment:0.39 fewer:0.1 people:0.1
失比 rate:0.85 turnover:0.12
契約 compact:0.46 global:0.18 principle:0.13
女性 women:1
女男 men:0.54 women:0.23 ratio:0.19
好健 good:0.61 well:0.27 health:0.1
如僱 denominator:0.24 physical:0.24 divided:0.17
始設 original:0.35 electronic:0.32 design:0.15
委員 committee:0.76 board:0.13
娛樂 entertainment:0.99
婦女 women:0.91
媒體 media:0.95
子商 commerce:0.7 e:0.29
子廢 e:0.37 back:0.21 old:0.21
子排 matter:0.44 particulate:0.44
子製 original:0.35 electronic:0.32 design:0.15
子設 electrical:0.44 electronic:0.39 equipment:0.17
字及 prior:0.31 preparation:0.23 change:0.19
存在 significant:0.23 measure:0.21 taken:0.19
學品 chemical:1
學基 basis:0.5 target:0.21 based:0.11
宅建 builder:0.88 home:0.12
守則 code:0.99
守情 policy:0.6 compliance:0.4
守政 policy:0.64 conduct:0.34
安人 staff:0.56 security:0.15 trained:0.12
安健 safety:0.96
安全 safety:1
安慣 security:0.52 practice:0.39
安排 coverage:0.58 funding:0.24
安置 resettlement:0.68 project:0.21
完成 backlog:0.59 completed:0.35
完整 integrity:0.95
宗旨 purpose:0.99
定價 price:0.65 carbon:0.29
定及 process:0.38 quality:0.2 recall:0.2
定因 uncertainty:0.86
定基 aligned:0.27 paris:0.27 benchmark:0.25
定屬 belong:0.65
定性 qualitative:0.93
定排 locked:0.81 emission:0.19
定方 basis:0.33 determination:0.33 chosen:0.1
定期 regular:0.89
定條 provision:0.43 set:0.21 people:0.12
定次 rule:0.64 breache:0.28
定罪 conviction:0.97
定義 definition:0.55 long:0.11 medium:0.11
客健 customer:0.85
客戶 customer:1
室氣 ghg:0.3 greenhouse:0.28 emission:0.24
害及 hazard:0.83 waste:0.13
害廢 hazardous:0.88
害生 harming:0.85 area:0.12
害篩 hazard:0.68 screening:0.2
害識 hazard:0.85 investigation:0.11
家具 building:0.46 furnishing:0.46
家居 household:0.4 product:0.4 personal:0.16
家工 home:0.5 working:0.5
家庭 family:0.51 leave:0.48
家禽 dairy:0.33 meat:0.33 poultry:0.33
家電 appliance:0.94
容及 scope:0.52 content:0.24 policy:0.23
容器 container:0.87 packaging:0.12
密度 intensity:1
密或 classified:0.94
密資 secret:0.41 trade:0.41 say:0.11
密限 constraint:0.66 confidentiality:0.33
察氣 watched:0.56 found:0.17 ranked:0.17
實政 embedding:0.98
實施 plan:0.8 phased:0.16
實物 kind:0.91
實現 achieved:0.52 reach:0.19 reduction:0.16
實踐 practice:0.88 initiative:0.1
實際 losse:0.34 real:0.34
實體 physical:0.97
審慎 reason:0.63 comply:0.15 considered:0.13
審查 diligence:0.5 due:0.5
審核 audit:0.97
審結 case:0.4 concluded:0.4 corruption:0.18
寬免 relief:1
射性 radioactive:0.99
專業 professional:0.73 integrity:0.27
專注 area:0.73 focus:0.19
專門 multiline:0.33 specialty:0.33 retailer:0.16
尊重 respect:0.44 right:0.41 human:0.14
尋求 raising:0.34 concern:0.33 advice:0.26
對值 absolute:0.76 target:0.22
對可 sdg:0.86
對員 effect:0.3 material:0.22 worker:0.22
對婦 women:0.4 end:0.29 against:0.15
對帳 reconciled:0.86 exposed:0.1
對待 supplier:0.6 conduct:0.13 fair:0.13
對或 absolute:0.43 amount:0.32 intensity:0.23
對本 effect:0.95
對業 effect:0.83 business:0.15
對氣 climate:0.96
對環 environment:0.57 significant:0.23 impact:0.1
對生 impact:0.73 significant:0.26
對碳 carbon:0.86
對社 social:0.52 distribution:0.1 entity:0.1
對策 effect:0.37 strategy:0.3 action:0.14
對自 nature:0.96
對話 dialogue:0.84 agreement:0.15
對象 investee:1
對財 position:0.26 flow:0.24 effect:0.19
對資 available:0.47 dependence:0.47
對風 risk:0.81
導向 oriented:0.4 site:0.3 area:0.14
導致 death:0.33 result:0.33
導體 semiconductor:1
小型 small:0.93
小城 smaller:0.45 town:0.45 wage:0.1
小時 hour:1
少不 reduced:0.76 inequality:0.24
尚未 force:0.26 yet:0.26 class:0.17
就業 work:0.98
居及 household:0.4 product:0.4 personal:0.16
展事 matter:0.93
展匯 covered:0.63 entity:0.28
展培 director:0.84 training:0.14
展報 eu:0.75 esr:0.2
展掛 linked:0.52 pay:0.45
展政 policy:0.96
展目 goal:0.59 development:0.33
展相 share:0.65 linked:0.25
展績 performance:0.52 sustainability:0.26
展聲 statement:0.54 development:0.25 prepared:0.11
展評 career:0.49 review:0.31 performance:0.2
展風 risk:0.84 sustainability:0.12
層女 women:0.61 management:0.14
層對 oversight:0.67 management:0.19 climate:0.14
層性 top:0.73 gender:0.26
層物 depleting:0.49 substance:0.31 ozone:0.2
層面 aspect:1
履行 exercize:0.39 responsible:0.18 body:0.1
屬公 subsidiary:0.97
屬及 metal:0.83 mining:0.16
屬實 classification:0.74 physical:0.14 transition:0.12
屬歐 european:0.44 union:0.44 law:0.11
屬範 1:0.3 2:0.3 scope:0.24
工人 worker:1
工作 work:0.5 worker:0.49
工傷 injury:0.76 work:0.15
工具 instrument:0.98
工參 worker:0.83 part:0.17
工及 child:0.65 forced:0.23 labor:0.12
工意 worker:0.98
工政 workforce:0.58 policy:0.42
工時 hour:0.94
工會 union:0.41 member:0.2 membership:0.2
工業 industrial:0.97
工權 labor:0.67 right:0.25
工死 fatality:0.87 related:0.1
工比 worker:0.51 temporary:0.43
工準 labor:0.51 standard:0.43
工相 workforce:1
工程 construction:0.86 engineering:0.13
工資 wage:1
工風 labor:0.55 risk:0.31 child:0.1
工食 processed:0.96
巨災 catastrophe:0.77 loss:0.23
差旅 travel:0.92
差異 difference:0.93
差距 gap:0.74 pay:0.22
已作 assessed:0.96
已修 restored:0.96
已公 already:0.62 pollution:0.2 public:0.16
已售 product:0.6 recalled:0.22 sold:0.11
已實 achieved:0.68 reduction:0.2 emission:0.12
已審 case:0.41 concluded:0.41 corruption:0.18
已採 action:0.53 covered:0.24 exposed:0.21
已提 provided:0.69 remedy:0.3
已放 took:0.52 family:0.25 leave:0.19
已有 place:0.73 share:0.15 asset:0.11
已獲 assured:0.5 externally:0.5
已發 found:0.49 significant:0.25 published:0.15
已確 confirmed:0.76 incident:0.23
已納 included:0.51 29:0.14 paragraph:0.14
已終 ended:0.99
已繳 paid:0.58 taxe:0.29 tax:0.1
已解 dismissed:0.85
已訂 reached:0.47 stated:0.47
已設 set:0.97
已註 cancelled:0.87 carbon:0.1
已評 assessed:0.62 condition:0.19 safety:0.19
已識 climate:0.56 risk:0.34 found:0.1
已遵 met:0.99
巴黎 aligned:0.27 paris:0.27 benchmark:0.25
市公 listed:0.41 public:0.33 quoted:0.26
市場 market:0.98
市規 listing:0.76 text:0.14
師公 hkicpa:0.39 hkfr:0.2 adapt:0.16
帳戶 account:0.82 holder:0.17
幣化 monetary:0.4 term:0.4 emission:0.15
平均 average:1
平方 square:1
平等 equality:0.53 equal:0.44
年一 100:0.37 year:0.37 flood:0.12
年份 year:0.83 calendar:0.17
年因 three:0.31 year:0.31 last:0.23
年度 year:1
年齡 age:0.51 group:0.46
序及 found:0.25 ranked:0.25 assessed:0.15
序編 order:0.27 follow:0.26 number:0.26
店及 lodging:0.66 hotel:0.32
度不 high:0.57 source:0.36
度及 planned:0.93
度情 1.5:0.45 degree:0.45 scenario:0.1
度所 sold:0.52 disposal:0.21 product:0.14
度盧 indian:0.5 rupee:0.5
度目 target:0.84
度評 use:0.46 rating:0.14 exposure:0.12
度證 prescribed:0.33 board:0.29 india:0.18
度重 material:0.31 next:0.31 adjustment:0.28
度關 very:0.56 high:0.37
座標 coordinate:0.86
庭假 family:0.5 leave:0.47
康及 health:0.9
康服 service:0.58 health:0.4
康與 health:0.69 safety:0.31
廠房 plant:0.97
廢棄 waste:1
廢物 waste:0.76
廢產 recovered:0.33 back:0.14 old:0.14
廢目 waste:0.52 reduction:0.39
廣告 advertizing:0.95
廣與 labelling:0.32 417:0.31 marketing:0.28
延伸 extended:0.98
建材 building:0.46 furnishing:0.46
建築 building:0.89
建議 recommendation:0.97
建造 construction:0.87 builder:0.11
式及 model:0.57 business:0.41
式工 instrument:0.54 share:0.43
式廢 total:0.81 treatment:0.14
式韌 resilience:0.68 model:0.29
引來 guidance:0.52 source:0.3 identifying:0.18
引屬 belong:0.63 guide:0.17
引擎 engine:0.96
弱勢 vulnerable:0.72 group:0.28
張區 stressed:0.59 area:0.22 pollutant:0.1
張地 stressed:0.51 area:0.42
強制 forced:0.85 labor:0.13
強度 intensity:0.95
強迫 compulsory:0.51 labor:0.35
形式 form:0.81 legal:0.18
影響 impact:0.61 effect:0.39
往期 period:0.79 earlier:0.18
律及 law:0.37 regulatory:0.21 non:0.17
律形 form:0.67 legal:0.33
律損 losse:0.78 legal:0.22
律禁 prohibition:0.47 legal:0.44
律賓 philippine:0.95
後果 consequence:0.42 high:0.42 injury:0.15
得出 leave:0.47 obtained:0.47
得資 right:0.53 equal:0.34
從略 omitted:1
復工 return:0.47 work:0.47
循環 circularity:0.5 circular:0.38
微塑 microplastic:0.9
德及 ethic:0.84
心指 core:0.89
急性 acute:1
性佔 women:0.39 diversity:0.29 gender:0.29
性僱 female:0.44 workforce:0.44
性分 resilience:0.53 analysis:0.47
性別 gender:1
性原 criteria:0.39 engagement:0.39
性及 likelihood:0.49 size:0.33
性喪 loss:0.87 halting:0.1
性實 physical:0.52 asset:0.31 risk:0.14
性平 men:0.45 training:0.29 hour:0.16
性廢 radioactive:0.57 waste:0.41
性影 impact:0.75 nature:0.11
性政 policy:0.99
性敏 area:0.56 sensitive:0.38
性有 site:0.7
性武 controversial:0.49 weapon:0.49
性狀 biodiversity:0.66 change:0.34
性目 fit:0.29 goal:0.29 target:0.24
性策 strategy:0.65 economy:0.28
性與 remuneration:0.4 men:0.32 women:0.13
性薪 paid:0.4 wage:0.3 women:0.3
性評 assessment:0.87
性資 qualitative:0.94
性質 nature:1
性風 risk:0.52 systemic:0.12
息地 habitat:0.5 protected:0.25 restored:0.25
悉氣 informing:0.37 manner:0.37 body:0.25
情景 scenario:1
情況 compliance:0.99
惠人 beneficiary:0.33 investment:0.22 people:0.22
惠益 benefit:0.94
意外 accident:1
意度 satisfaction:0.9
意見 view:0.98
感區 area:0.59 sensitive:0.41
感地 sensitive:0.54 area:0.39
感度 sensitivity:0.99
感資 sensitive:0.98
態敏 ecological:0.89
態系 ecosystem:1
慎考 reason:0.63 comply:0.15 considered:0.13
慢性 chronic:1
慣例 practice:1
應及 adaptation:0.91
應商 supplier:1
應對 response:0.99
應工 adaptation:0.32 mitigation:0.32 indirect:0.18
應氣 climate:0.48 policy:0.48
應用 application:0.88
應行 adaptation:0.99
應鏈 chain:0.5 supply:0.5
懸浮 matter:0.4 particulate:0.4 pm:0.2
成分 content:0.93
成合 backlog:0.91
成員 member:1
成效 effectiveness:1
成本 cost:1
成果 outcome:0.58 aimed:0.29
成立 upheld:0.87 incorporation:0.11
成計 achieve:0.77 plan:0.18
或不 renewable:0.56 non:0.44
或人 output:0.15 headcount:0.14 consumption:0.12
或以 otherwize:0.63 incinerated:0.11 landfilled:0.11
或修 changed:0.54 metric:0.43
或個 individual:0.9
或其 freshwater:0.81 apply:0.12
或再 reused:0.6 recycled:0.34
或努 effort:0.38 undue:0.38 cost:0.2
或協 union:0.41 member:0.21 membership:0.2
或已 habitat:0.5 protected:0.25 restored:0.25
或平 year:0.58 end:0.28 average:0.14
或強 amount:0.28 compulsory:0.26 intensity:0.2
或採 made:0.58 bought:0.34
或業 activity:0.7 exposure:0.2
或標 label:0.92
或機 secret:0.41 trade:0.41 say:0.11
或法 law:0.7 required:0.29
或產 denominator:0.24 physical:0.24 divided:0.17
或目 target:0.47 missing:0.25 statement:0.25
或移 credit:0.31 outside:0.31 reduction:0.23
或等 headcount:0.47 fte:0.41
或管 leased:0.39 managed:0.39 owned:0.17
或範 1:0.3 2:0.3 scope:0.24
或自 self:0.53 purchased:0.31 generated:0.15
或轉 classification:0.74 physical:0.14 transition:0.12
或過 uncertain:0.44 identifiable:0.12 instead:0.12
或鄰 near:0.62 area:0.28
或釋 released:0.54 used:0.39
或附 near:0.54 sensitive:0.18 area:0.16
或非 employee:0.5 charity:0.17 non:0.17
截至 standard:0.64
戶收 customer:0.55 revenue:0.45
戶私 privacy:0.82 customer:0.18
戶節 saved:0.84 customer:0.16
戶資 data:0.88 customer:0.1
房地 estate:0.5 real:0.5
所佔 share:0.79 employee:0.15
所依 figure:0.87
所售 sold:0.52 disposal:0.21 product:0.14
所屬 membership:0.6 association:0.19 belong:0.1
所所 belong:0.55 stock:0.16 rule:0.11
所採 used:0.79 measure:0.13
所有 belong:0.82
所燃 burned:0.44 content:0.44
所產 computed:0.41 bought:0.18 factor:0.17
所用 used:1
所購 cradle:0.24 gate:0.24 bought:0.23
所述 named:0.82 level:0.17
所需 necessary:0.26 determine:0.24 planned:0.16
手數 primary:0.44 3:0.19 data:0.18
手段 lever:1
批准 approved:0.63 governing:0.25 body:0.11
找出 found:0.92
承保 underwriting:0.99
承擔 exposure:0.99
承諾 commitment:0.92
承辦 contractor:1
技及 technology:0.61 communication:0.38
技服 software:0.65 service:0.34
技能 skill:1
技術 technology:0.98
投入 input:0.63 recycled:0.33
投放 given:0.64 action:0.17 resource:0.16
投票 consultant:0.3 vote:0.3 pay:0.11
投訴 complaint:1
投資 investment:1
披索 peso:0.84 philippine:0.16
披露 general:0.72 policy:0.16
抵銷 offset:0.97
招聘 hiring:0.99
持份 stakeholder:1
持續 sustainability:0.59 sustainable:0.41
指引 guide:0.83 guidance:0.15
指數 duration:0.17 indice:0.17 interruption:0.17
指標 metric:1
按主 large:0.86 country:0.12
按事 subject:1
按來 combustion:0.19 flaring:0.19 leak:0.19
按供 supplier:0.97
按僱 employee:0.43 type:0.41 employment:0.15
按危 hazard:0.91
按去 destination:0.91
按合 contract:0.99
按國 country:0.99
按地 region:1
按工 work:0.73 instrument:0.27
按年 age:0.73 group:0.27
按性 gender:1
按持 stakeholder:0.52 group:0.4
按揭 mortgage:0.99
按時 horizon:0.97
按標 standard:1
按次 follow:0.25 number:0.25 order:0.25
按氣 gas:1
按物 material:0.47 weight:0.38 substance:0.13
按生 biofuel:0.43 emission:0.28 cycle:0.15
按產 product:0.88 industry:0.12
按種 battery:0.13 bio:0.13 construction:0.13
按範 scope:0.93
按能 energy:0.83 class:0.17
按行 sector:0.61 gross:0.35
按計 scheme:1
按購 adjusted:0.24 power:0.24 purchasing:0.24
按載 carrier:0.8
按類 category:0.96
捆綁 bundled:0.73 unbundled:0.23
捐獻 contribution:0.62 political:0.25 explained:0.13
授權 delegation:0.5 delegated:0.17 eu:0.1
排列 impact:0.83
排序 prioritization:0.9
排或 credit:0.33 outside:0.33 reduction:0.24
排放 emission:1
排水 discharge:0.63 discharged:0.21 water:0.17
排目 emission:0.81 target:0.18
排量 reduction:0.68 emission:0.28
排除 excluded:0.47 benchmark:0.17 3:0.14
排項 reduction:0.52 emission:0.28 project:0.2
掘及 extractive:0.38 mineral:0.38 processing:0.24
掛鈎 linked:0.64 remuneration:0.21 pay:0.14
採取 taken:1
採掘 extractive:0.38 mineral:0.38 processing:0.24
採用 used:0.96
採礦 mining:1
採納 adopted:0.96
採購 bought:0.47 procurement:0.3 purchase:0.17
探及 exploration:0.78 production:0.21
接受 trained:0.98
接排 emission:0.77 indirect:0.16
接減 adaptation:0.37 mitigation:0.37 direct:0.13
接經 economic:0.64 indirect:0.25 impact:0.11
控制 control:0.96
控及 control:0.86 procedure:0.12
推廣 marketing:1
措施 measure:0.83 initiative:0.17
提交 matter:0.58 given:0.2
提供 given:0.98
提出 concern:0.44 raise:0.29 channel:0.27
提升 skill:0.97
提高 use:0.81
換算 convertible:0.78 employee:0.15
揭融 finance:0.88 mortgage:0.11
揮發 organic:0.32 voc:0.32 volatile:0.32
援服 service:0.36 activity:0.31 administrative:0.25
損失 losse:0.41 lost:0.39 legal:0.12
損害 harming:0.35 impact:0.29 negative:0.29
撥備 provision:1
擁有 owned:0.81
操守 conduct:0.98
擔佔 figure:0.92
據及 approach:0.82
據涵 coverage:0.38 area:0.3 floor:0.19
據組 portfolio:0.4 drawn:0.36 data:0.24
據背 context:0.77 data:0.23
據計 primary:0.44 3:0.19 data:0.18
據點 point:0.82 data:0.17
擱淺 stranded:0.77 asset:0.13
擾事 harassment:0.45 incident:0.4 discrimination:0.15
支付 paid:0.89
支佔 spending:0.34 well:0.33 share:0.29
支持 support:0.81 programme:0.1
支援 support:0.93
支與 against:0.84 spending:0.16
收佔 recycled:0.58 share:0.25 hazardous:0.11
收入 revenue:1
收及 recovered:0.85
收廢 recovered:0.43 recycled:0.31 waste:0.26
收成 recyclable:0.64 content:0.35
收或 reused:0.51 recycled:0.31
收產 reclaimed:0.94
收程 quality:0.36 recall:0.36 assurance:0.2
改善 better:0.24 d:0.17 r:0.17
改為 identifiable:0.28 instead:0.28 separately:0.28
改編 adapt:0.45 issued:0.26 ifr:0.13
改變 changed:0.79 change:0.18
改進 improvement:0.89 aim:0.11
放交 trading:0.68 1:0.15 scope:0.1
放佔 emission:0.74 share:0.19
放到 mass:0.75 pollutant:0.14
放及 emission:0.55 scope:0.38
放取 took:0.7 leave:0.27
放因 factor:0.8 sheet:0.16
放密 turnover:0.54 intensity:0.27
放射 radioactive:0.99
放度 openness:0.66 business:0.3
放形 emission:0.84
放情 high:0.63 emission:0.17 scenario:0.17
放政 emission:0.68 policy:0.25
放於 directed:0.31 financing:0.28 given:0.19
放清 inventory:0.78 boundary:0.12
放物 emission:0.75 a1:0.2
放目 target:0.72 total:0.28
放表 table:0.92
放計 emission:0.72 1:0.1
放貨 monetary:0.4 term:0.4 emission:0.15
放配 allowance:0.71 held:0.2
放量 emission:1
政人 executive:0.97
政及 activity:0.37 administrative:0.3 administration:0.19
政年 financial:0.66 year:0.32
政府 government:1
政治 political:0.94
政策 policy:1
政總 chief:0.6 executive:0.35
故率 rate:0.97
故調 investigation:0.7 identification:0.21 hazard:0.1
效使 efficient:0.68 use:0.29
效及 career:0.46 review:0.29 performance:0.19
效率 efficiency:1
效產 efficiency:0.42 efficient:0.27 clean:0.1
效益 efficiency:0.98
效評 performance:0.59 evaluation:0.25 appraisal:0.1
敏感 sensitive:0.89 area:0.11
救及 remedy:0.6 channel:0.4
救方 remedy:0.53 approach:0.47
敘述 narrative:0.65 industry:0.35
教育 education:1
敦證 guide:0.55 lse:0.28
整合 integration:0.64 esg:0.31
整性 integrity:0.91
整體 overall:0.66 integration:0.23
數值 source:0.59 year:0.23 target:0.18
數及 number:0.99
數字 figure:1
數或 headcount:0.47 fte:0.41
數據 data:1
數目 number:1
數表 table:0.91
數除 divided:0.46 leaver:0.41 headcount:0.12
文並 follow:0.25 number:0.25 order:0.25
文件 approved:0.58 document:0.41
文化 culture:0.92
文字 text:0.52 against:0.13 qualitative:0.13
文書 instrument:0.98
文本 text:0.68 2025:0.15
文須 foundation:0.3 license:0.3 belong:0.18
料佔 material:0.62 share:0.37
料使 used:0.72 material:0.28
料保 protection:0.67 data:0.31
料公 fuel:0.52 fossil:0.48
料及 fuel:0.74 step:0.12
料在 date:0.28 reasonable:0.28 supportable:0.28
料外 breache:0.57 data:0.39
料安 security:0.87 data:0.13
料採 sourcing:0.69 material:0.29
料收 revenue:0.58 fuel:0.22 fossil:0.2
料用 used:0.83 material:0.17
料私 security:0.38 data:0.31 privacy:0.31
料種 kind:0.83 weight:0.16
料總 material:0.59 relevant:0.4
料耗 fuel:0.78 consumption:0.1
料至 cradle:0.24 gate:0.24 bought:0.23
料與 labelling:0.67 compliance:0.16 non:0.15
料電 cell:0.83 fuel:0.17
斤二 kgco2e:0.99
斯達 nasdaq:0.61 guide:0.31
新供 new:0.72 supplier:0.11
新加 singapore:0.83 dollar:0.17
新台 new:0.36 taiwan:0.36 dollar:0.28
新國 influence:0.45 latest:0.22 international:0.2
新聘 hire:0.64 new:0.36
新計 recalculation:0.35 year:0.17 policy:0.13
斷及 disruption:0.87
方交 party:0.69 transaction:0.26
方呎 foot:0.99
方式 engagement:0.36 treatment:0.26 waste:0.16
方法 method:0.96
方米 metre:0.89 cubic:0.11
方針 approach:1
方面 impact:0.42 highest:0.28 role:0.26
方驗 party:0.47 third:0.45
於不 uncertain:0.44 identifiable:0.12 instead:0.12
於巴 aligned:0.27 paris:0.27 benchmark:0.25
於或 near:0.62 area:0.28
於敏 ly:0.77 area:0.12
於生 sensitive:0.43 area:0.36 site:0.21
於策 strategy:0.38 consideration:0.37 transaction:0.23
於職 built:0.23 duty:0.18 mandate:0.17
於計 used:0.35 intensity:0.33 revenue:0.32
於適 below:0.28 paid:0.26 worker:0.26
施及 measure:0.96
施完 integrity:0.42 asset:0.28 delivery:0.1
施與 measure:0.56 blowing:0.19 preventive:0.19
日圓 yen:1
日數 day:0.46 lost:0.28 due:0.1
日期 date:1
明不 write:0.6 apply:0.39
明所 name:0.52 provision:0.34
明採 used:0.91
明略 left:0.8 restriction:0.14
易及 transaction:0.77 strategy:0.13
易委 security:0.57 exchange:0.21
易所 exchange:0.55 stock:0.39
易規 trading:0.44 emission:0.2 1:0.13
易計 scheme:0.25 achieve:0.21 perform:0.21
時僱 employee:0.67 guaranteed:0.11 non:0.11
時及 past:0.23 recalculated:0.23 period:0.21
時員 temporary:0.71 contractor:0.1
時工 rate:0.31 time:0.31 worker:0.29
時數 hour:0.76 training:0.24
時間 time:0.78 horizon:0.22
景下 scenario:0.37 different:0.36 resilience:0.27
景分 scenario:0.51 analysis:0.49
暫定 placeholder:0.87
更正 error:0.5 correction:0.45
曾任 earlier:0.26 office:0.26 public:0.26
替代 alternative:0.94
最低 minimum:0.99
最大 maximum:0.28 probable:0.28 loss:0.2
最新 influence:0.45 latest:0.22 international:0.2
最終 end:0.5 user:0.32
最近 last:0.97
最高 highest:0.96
會保 protection:0.78 social:0.22
會及 criteria:0.35 compliance:0.13 law:0.13
會員 union:0.24 chamber:0.13 join:0.13
會女 women:0.43 board:0.4
會對 oversight:0.49 agreement:0.29 dialogue:0.13
會影 impact:0.7 social:0.27
會性 gender:0.65 ratio:0.18 board:0.17
會或 union:0.41 member:0.2 membership:0.2
會所 foundation:0.3 license:0.3 belong:0.18
會會 union:0.23 chamber:0.12 join:0.12
會準 social:0.5 new:0.33
會發 issued:0.79
會經 economy:0.37 investment:0.3 social:0.18
會訂 prescribed:0.33 board:0.29 india:0.18
會計 adapt:0.33 accounting:0.27 issued:0.19
會評 assessment:0.66 social:0.17 414:0.11
會議 topic:0.5 social:0.28 minute:0.22
會負 social:0.55 chain:0.18 impact:0.14
會責 csr:0.98
會違 violation:0.85 social:0.15
會風 supply:0.32 chain:0.31 environmental:0.15
有何 handled:0.53 watched:0.24 changed:0.19
有僱 employee:0.91
有其 paid:0.28 person:0.18 pay:0.17
有可 sustainable:0.39 without:0.32 practice:0.28
有害 hazardous:0.96
有家 entitled:0.45 leave:0.28 family:0.26
有效 efficient:0.68 use:0.29
有期 length:0.6 contract:0.21 employee:0.14
有機 organic:0.32 voc:0.32 volatile:0.32
有權 ownership:0.6 operation:0.12
有率 share:0.54 market:0.42
有資 leased:0.45 operation:0.29 asset:0.2
有重 significant:0.75 site:0.14
有關 ill:0.34 health:0.29 related:0.18
有限 limited:1
服務 service:1
服裝 accessory:0.33 apparel:0.33 footwear:0.33
期付 late:0.64 payment:0.25 proceeding:0.12
期僱 permanent:0.89 employee:0.1
期內 period:0.92
期及 date:0.86
期影 expected:0.64 effect:0.33
期成 outcome:0.58 aimed:0.29
期排 emission:0.35 cycle:0.33 life:0.21
期會 reasonably:0.5 affect:0.2 prospect:0.2
期末 end:0.66 period:0.32
期比 period:0.26 last:0.23 previous:0.23
期減 expected:0.89 reduction:0.1
期節 expected:0.67 saving:0.33
期績 appraisal:0.56 regular:0.35
期評 regular:0.33 review:0.28 share:0.25
期變 anticipated:0.63 change:0.35
期財 anticipated:0.41 effect:0.38 financial:0.22
期間 period:1
期限 length:0.6 contract:0.21 employee:0.14
木纖 wood:0.74 fibre:0.23
未來 later:0.4 action:0.16 future:0.15
未回 recycled:0.95
未完 backlog:0.66 open:0.12 proceeding:0.1
未提 omission:0.82 reason:0.12
未有 without:0.99
未獲 covered:0.99
未申 gender:0.83
未設 policy:0.75 without:0.25
未變 unchanged:0.96
末或 year:0.58 end:0.28 average:0.14
本及 basic:0.79 comprehensive:0.1
本地 local:0.66 domestic:0.27
本年 year:0.88
本或 effort:0.38 undue:0.38 cost:0.2
本期 period:1
本模 module:0.53 basic:0.47
本策 demand:0.25 rule:0.19 price:0.18
本範 based:0.3 2:0.24 instrument:0.24
本貨 good:0.71 capital:0.27
本運 deployed:0.58 deployment:0.29 capital:0.13
本開 capital:0.8 capex:0.17
材佔 ingredient:0.97
材及 equipment:0.32 medical:0.32 supply:0.32
材料 material:0.91
材產 building:0.46 furnishing:0.46
析日 timing:0.73 analysis:0.26
析結 result:0.67 analysis:0.17 resilience:0.16
林地 forest:1
林業 forestry:1
果工 consequence:0.42 high:0.42 injury:0.15
架構 structure:0.77 governance:0.18
染及 pollution:0.91
染報 pollution:0.52 public:0.44
染政 pollution:0.64 policy:0.36
染物 pollutant:1
染目 pollution:0.58 target:0.42
查及 check:0.26 integrity:0.26 type:0.2
查聲 statement:0.89
核不 audit:0.34 conformance:0.19 rate:0.19
核佔 review:0.49 regular:0.26 share:0.26
核心 core:0.96
核算 ghg:0.62 protocol:0.29
核能 nuclear:0.82 source:0.15
核證 assurance:1
格及 correction:0.33 failure:0.33 cover:0.21
框架 framework:1
案罰 severe:0.45 case:0.41 fine:0.14
條件 condition:0.17 move:0.17 economy:0.16
條文 provision:0.99
條款 term:0.99
械及 good:0.42 machinery:0.42 industrial:0.16
棄物 waste:1
棄置 end:0.36 life:0.36 disposal:0.17
棲息 habitat:0.96
業保 unemployment:0.81 cover:0.19
業健 occupational:0.83 health:0.14
業劃 sector:0.91
業務 business:0.98
業及 utility:0.55 electric:0.1 power:0.1
業指 industry:0.59 cross:0.24 based:0.11
業操 conduct:0.75 business:0.19
業收 sector:0.61 revenue:0.39
業敏 commercially:0.82 sensitive:0.1
業文 corporate:0.69 culture:0.28
業機 good:0.42 machinery:0.42 industrial:0.16
業活 measure:0.7 industry:0.23
業準 sector:0.51 standard:0.3
業發 career:0.49 review:0.31 performance:0.2
業秘 secret:0.41 trade:0.41 say:0.11
業管 forestry:0.53 management:0.47
業能 use:0.43 high:0.25 sector:0.25
業道 business:0.79 ethic:0.21
業銀 bank:0.62 commercial:0.38
業電 battery:0.31 industrial:0.29 cell:0.27
業額 turnover:0.96
極端 extreme:0.6 weather:0.39
構主 chair:0.5 highest:0.49
構匯 body:0.88
構及 governance:0.44 workforce:0.31 composition:0.18
構在 impact:0.42 highest:0.28 role:0.26
構對 expertize:0.46 body:0.22 impact:0.13
構性 governance:0.61 gender:0.24
構或 responsible:0.36 individual:0.35 oversight:0.26
構批 approved:0.7 governing:0.28
構資 organisational:0.85
樓面 floor:0.73 area:0.27
標制 setting:0.73 target:0.22
標及 target:0.99
標基 year:0.53 target:0.24 base:0.23
標年 year:0.95
標所 target:0.91
標時 without:0.87
標涵 cover:0.67 target:0.31
標減 emission:0.66 reduction:0.24 target:0.1
標準 standard:1
標由 published:0.33 description:0.12 short:0.12
標監 link:0.6 target:0.17 remuneration:0.12
標籤 labelling:0.96
標與 target:0.91
標表 target:0.59 against:0.39
標詳 emission:0.52 target:0.48
標進 against:0.32 board:0.29 goal:0.29
標適 group:0.78 covered:0.14
標題 title:0.26 code:0.23 description:0.18
模式 model:0.84 business:0.16
模擬 modelled:0.96
模組 module:0.96
樣性 biodiversity:1
機制 mechanism:0.99
機化 organic:0.32 voc:0.32 volatile:0.32
機密 classified:0.94
機會 opportunity:0.58 equal:0.42
機械 good:0.42 machinery:0.42 industrial:0.16
機構 body:1
機遇 opportunity:0.99
檔案 file:0.99
檢定 quality:0.36 recall:0.36 assurance:0.2
檢查 check:0.25 integrity:0.25 type:0.19
檢討 review:0.94
欄豬 cage:0.2 crate:0.2 egg:0.2
權事 human:0.48 right:0.32 incident:0.2
權個 human:0.3 severe:0.25 case:0.23
權利 right:0.98
權及 mandate:0.34 reference:0.28 duty:0.27
權培 human:0.52 right:0.46
權投 human:0.5 right:0.43
權政 human:0.52 right:0.47
權條 human:0.44 right:0.4 contract:0.16
權範 term:0.54 reference:0.23 mandate:0.13
權規 delegated:0.47 eu:0.28 regulation:0.22
權評 right:0.58 assessed:0.3 human:0.12
欠缺 process:0.41 missing:0.13 obtain:0.13
次序 order:0.27 follow:0.26 number:0.26
次數 breache:0.9
款付 term:0.44 payment:0.42 share:0.13
款佔 term:0.44 payment:0.42 share:0.13
款及 fine:0.91
款天 day:0.49 pay:0.33 supplier:0.18
款慣 payment:0.52 practice:0.48
款總 tax:0.67 fine:0.19 total:0.13
款與 fine:0.71 reconciled:0.27
款項 paid:0.86
歐元 euro:1
歐洲 eea:0.58 outside:0.13 covered:0.1
歐盟 eu:0.54 law:0.41
止及 corruption:0.34 detection:0.3 preventing:0.11
止生 halt:0.65 halting:0.18 loss:0.14
正行 corrective:0.71 action:0.29
正轉 just:0.77 transition:0.22
正面 positive:0.56 effect:0.44
此處 follow:0.22 number:0.22 order:0.22
此項 option:0.4 used:0.4 say:0.19
步驟 step:0.98
武器 controversial:0.49 weapon:0.49
歧視 discrimination:1
歲以 employee:0.42 30:0.29 50:0.29
死亡 fatality:0.99
殘疾 disability:0.99
段落 paragraph:0.88
毀林 deforestation:1
每人 person:0.34 counted:0.14 once:0.14
每公 tonne:0.51 co2e:0.48
每千 thousand:0.99
每名 employee:0.64 average:0.22
每單 unit:0.77 activity:0.23
每年 every:0.5 year:0.5
每百 million:0.74 revenue:0.26
每項 objective:0.3 kind:0.29 interim:0.19
比例 share:0.91
比率 ratio:0.99
比較 comparative:0.22 period:0.2 last:0.18
毫克 milligram:1
民幣 renminbi:1
民族 people:0.53 indigenous:0.47
民權 indigenous:0.39 right:0.31 people:0.3
氟化 pfc:0.54 perfluorinated:0.32
氣候 climate:1
氣公 gas:0.72 distributor:0.26
氣及 coal:0.5 gas:0.32
氣客 customer:0.42 revenue:0.35 gas:0.22
氣排 air:0.56 emission:0.34
氣收 revenue:0.76 gas:0.15
氣污 air:0.64 pollutant:0.36
氣體 emission:0.28 ghg:0.23 greenhouse:0.21
氧化 co2:0.61 co2e:0.18 tonne:0.12
氧層 depleting:0.49 substance:0.31 ozone:0.2
氮氧 nox:0.75 nitrogen:0.25
水佔 share:0.78 withdrawal:0.14
水務 water:0.91
水區 flood:0.5 zone:0.5
水及 water:0.98
水地 area:0.42 water:0.33 stress:0.17
水域 water:0.98
水密 water:0.51 intensity:0.49
水效 water:0.5 efficiency:0.42
水源 water:0.64 sourcing:0.13
水目 water:0.47 issue:0.14 sourcing:0.14
水管 wastewater:0.48 water:0.45
水總 water:0.88
水處 sewerage:0.35 supply:0.35 water:0.23
水資 water:1
水質 quality:0.74 water:0.26
水量 water:1
水風 area:0.62 risk:0.35
水體 water:0.99
永久 non:0.28 permanence:0.28 handling:0.26
求及 demand:0.25 rule:0.19 price:0.18
求取 water:0.64 sourcing:0.13
求建 raising:0.34 concern:0.33 advice:0.26
池及 battery:0.31 industrial:0.29 cell:0.27
池壽 lifetime:0.83 battery:0.11
池效 efficiency:0.78 battery:0.15
污事 corruption:0.62 incident:0.29
污及 corruption:0.7 bribery:0.27
污培 anti:0.72 corruption:0.17
污定 corruption:0.63 conviction:0.37
污染 pollution:0.88 pollutant:0.12
污水 effluent:0.74 water:0.26
污風 corruption:0.68 risk:0.28
決策 decision:1
汽及 steam:0.6 electricity:0.18 cooling:0.13
汽車 automobile:0.71 leasing:0.1 transportation:0.1
沒有 unlimited:0.64 length:0.14
油井 fluid:0.34 well:0.34 fracturing:0.18
油及 oil:0.95
油客 oil:0.64 customer:0.2 revenue:0.16
油效 fuel:0.52 efficiency:0.47
油產 petroleum:0.6 oil:0.37
油經 economy:0.73 fuel:0.26
治及 governance:0.46 management:0.33 tax:0.12
治影 influence:0.68 political:0.24
治捐 contribution:0.62 political:0.25 explained:0.13
治架 structure:0.77 governance:0.18
治機 body:0.99
沿用 description:0.21 short:0.21 text:0.2
況下 available:0.38 without:0.38
況及 status:0.73 incident:0.26
法例 law:1
法及 method:0.98
法單 uncertain:0.44 identifiable:0.12 instead:0.12
法定 legal:0.49 law:0.31 required:0.12
法律 legal:0.98
法或 kpis:0.33 method:0.11 change:0.1
法治 law:0.5 rule:0.5
法規 rule:0.99
法郎 franc:0.5 swiss:0.5
注事 concern:0.55 critical:0.42
注物 concern:0.52 very:0.25 high:0.18
泰銖 baht:1
洋生 below:0.45 life:0.43 water:0.12
洋資 marine:0.67 water:0.26
洩及 hit:0.73 breache:0.1 data:0.1
洩漏 leak:0.71 spill:0.27
洪水 flood:0.5 zone:0.5
洲可 esr:0.77 eu:0.21
洲經 eea:0.66 outside:0.15 covered:0.11
活動 activity:1
流入 taken:0.76 inflow:0.22
流出 going:0.25 material:0.25 outflow:0.25
流失 turnover:0.99
流程 process:0.81 processe:0.19
浮動 variable:0.93
浮粒 matter:0.4 particulate:0.4 pm:0.2
海洋 marine:0.63 water:0.36
海運 marine:0.61 transportation:0.39
海里 mile:0.5 nautical:0.5
消耗 ozone:0.77 depleting:0.14
消費 consumer:1
消除 end:1
涉及 concerned:0.43 alignment:0.42
涵蓋 covered:0.98
淡水 fresh:0.47 handled:0.47
淨能 affordable:0.55 clean:0.24 energy:0.2
淨額 net:0.87 revenue:0.12
淺資 potentially:0.6 stranded:0.32
清單 inventory:0.87
減半 halve:0.97
減少 reduction:0.85 less:0.14
減廢 waste:0.52 reduction:0.39
減排 reduction:0.7 emission:0.3
減碳 decarbonization:0.95
減緩 mitigation:1
減量 lower:0.37 need:0.37 action:0.1
渠道 channel:1
渡協 assistance:0.68 transition:0.19
測貪 corruption:0.34 detection:0.3 preventing:0.11
港元 dollar:0.34 hong:0.33 kong:0.33
港可 hong:0.38 kong:0.38 hkfr:0.22
港會 hkicpa:0.39 hkfr:0.2 adapt:0.16
游租 leased:0.66 asset:0.16 category:0.16
游運 transport:0.47 category:0.45
源二 biogenic:0.69
源佔 share:0.73 energy:0.22
源使 use:0.62 resource:0.38
源劃 combustion:0.2 flaring:0.2 leak:0.2
源及 resource:0.55 energy:0.42
源密 intensity:0.46 energy:0.35 ratio:0.19
源所 computed:0.41 bought:0.18 factor:0.17
源政 policy:0.7 water:0.3
源效 efficiency:0.61 energy:0.38
源數 energy:0.28 coverage:0.25 area:0.19
源流 resource:0.56 inflow:0.29
源產 product:0.75
源目 target:0.86 water:0.11
源管 management:0.64 energy:0.2 approach:0.16
源緊 stressed:0.55 area:0.41
源總 total:0.35 used:0.3 consumed:0.23
源耗 energy:0.84 consumption:0.11
源自 eu:0.85 come:0.1
源評 rating:0.71 energy:0.24
源議 matter:0.78 process:0.18
源轉 transformation:0.74 resource:0.26
源需 energy:0.54 lower:0.13 need:0.13
準值 base:0.93
準則 standard:1
準劃 certified:0.39 standard:0.36 food:0.13
準及 standard:0.93
準年 year:0.73 base:0.27
準條 term:0.39 payment:0.37 standard:0.21
溝通 engagement:1
溫室 ghg:0.3 greenhouse:0.28 emission:0.24
溯性 traceability:0.8
滿意 satisfaction:0.9
漁業 agriculture:0.49 fishing:0.49
漿及 paper:0.39 pulp:0.39 product:0.22
潔淨 clean:0.99
潛在 effect:0.43 potentially:0.24 stranded:0.12
澳元 dollar:0.51 australian:0.49
澳洲 aasb:0.56 australia:0.31 s2:0.13
澳門 macao:0.5 pataca:0.5
激勵 incentive:0.48 scheme:0.48
濟價 economic:0.64 distributed:0.23 generated:0.13
濟區 eea:0.66 outside:0.15 covered:0.11
濟原 circular:0.54 principle:0.33 applied:0.11
濟增 decent:0.42 growth:0.2 work:0.19
濟實 economy:0.96
濟影 impact:0.58 economic:0.3 indirect:0.12
濟性 economy:0.73 fuel:0.26
濟政 circularity:0.7 policy:0.3
濟目 circularity:0.68 target:0.32
濟績 economic:0.49 performance:0.44
濟論 metric:0.38 forum:0.19 world:0.19
瀕危 threatened:0.7 specy:0.2 affected:0.1
灣證 taiwan:0.23 2:0.19 twse:0.19
災害 hazard:0.73 climate:0.17
炭儲 coal:0.6 reserve:0.38
炭客 coal:0.64 customer:0.2 revenue:0.16
炭業 operation:0.92
為一 framework:0.45
為守 conduct:0.65 code:0.35
為提 identifiable:0.28 instead:0.28 separately:0.28
為有 classed:0.49 hazardous:0.23 law:0.23
為本 based:0.84
為產 part:0.47 product:0.45
為簡 description:0.21 short:0.21 text:0.2
焚化 incineration:0.99
無保 guaranteed:0.41 non:0.41
無害 non:0.71 hazardous:0.29
無法 effect:0.42 cannot:0.19 quantified:0.19
無編 follow:0.25 number:0.25 order:0.25
無限 cage:0.2 crate:0.2 egg:0.2
無障 premize:0.34 accessible:0.3 workplace:0.29
焦耳 joule:0.45 mj:0.18 unit:0.15
然導 oriented:0.4 site:0.3 area:0.14
然氣 gas:1
然議 matter:0.95
然資 natural:0.46 resource:0.33 environment:0.17
煉製 marketing:0.49 refining:0.49
煙草 tobacco:0.99
煤及 coal:0.93
煤炭 coal:1
煤製 coal:0.93
熱單 british:0.45 thermal:0.45 unit:0.1
熱能 heat:0.68 bought:0.13 cooling:0.12
燃料 fuel:1
燃氣 gas:0.99
燃油 fuel:0.96
燃燒 burned:0.44 content:0.44
營業 turnover:0.96
營機 public:0.85
營運 operation:0.75 site:0.25
爭行 competitive:0.5 behavior:0.25 anti:0.24
爭議 controversial:0.49 weapon:0.49
版本 amendment:0.22 december:0.22 number:0.17
物佔 share:0.74 area:0.18
物分 denominator:0.45 physical:0.45
物加 extractive:0.38 mineral:0.38 processing:0.24
物及 waste:0.85
物多 biodiversity:1
物密 intensity:0.81 waste:0.17
物排 pollutant:0.67 oxide:0.25
物料 material:1
物業 property:0.88
物流 logistic:0.93
物源 biogenic:0.69
物燃 biofuel:1
物產 disposed:0.44 waste:0.26 made:0.19
物由 treatment:0.2 party:0.17 third:0.17
物福 animal:0.5 welfare:0.5
物種 specy:1
物管 management:0.78 waste:0.21
物總 generated:0.63 total:0.26 waste:0.11
物質 substance:0.77 concern:0.12
物除 divided:0.41 hazardous:0.36 non:0.14
特定 specific:0.96
特徵 characteristic:0.99
特許 franchize:0.83
犯原 violation:0.5 indigenous:0.26 right:0.23
狀況 position:0.75 financial:0.11
獨立 independent:1
獨識 uncertain:0.44 identifiable:0.12 instead:0.12
獲取 access:0.37 sharing:0.36 benefit:0.24
獲悉 informing:0.35 manner:0.35 body:0.29
獲授 foundation:0.3 license:0.3 belong:0.18
率及 frequency:0.87
現及 performance:0.83 flow:0.11
現減 achieved:0.68 reduction:0.2 emission:0.12
現違 violation:0.76
現金 cash:0.9
球契 compact:0.46 global:0.18 principle:0.13
球範 global:0.37 emission:0.34 scope:0.27
理事 addressed:0.46 provided:0.46
理人 manager:0.98
理保 reasonable:0.84 assurance:0.16
理劃 treatment:0.9
理及 management:0.98
理層 management:1
理投 dealt:0.9
理方 treatment:0.63 issue:0.22 management:0.1
理機 redress:0.6 mechanism:0.33
理氣 manage:0.85 climate:0.14
理用 household:0.4 product:0.4 personal:0.16
理由 ground:0.63 covered:0.17 discrimination:0.14
理行 taken:0.57 action:0.42
理資 managed:0.89
理面 managed:0.85 area:0.14
理預 reasonably:0.5 affect:0.2 prospect:0.2
理體 system:0.57 management:0.31 safety:0.11
瑞士 franc:0.5 swiss:0.5
環保 product:0.47 environmentally:0.45
環再 recycled:0.61 recycling:0.32
環境 environmental:0.81 environment:0.19
環經 circular:0.58 economy:0.32
瓦時 hour:0.98
甄選 selection:0.99
生佔 used:0.61 share:0.31
生及 made:0.6 used:0.34
生命 life:0.92
生態 ecosystem:0.98
生或 input:0.37 reused:0.24 recycled:0.14
生投 input:0.55 reused:0.28 recycled:0.15
生活 life:0.87
生燃 fuel:0.51 renewable:0.25 consumption:0.17
生物 biodiversity:1
生產 production:0.62 producer:0.23 produced:0.15
生能 renewable:0.47 energy:0.44
生與 renewable:0.57 energy:0.34
生資 alternative:0.36 resource:0.29 energy:0.17
產不 generated:0.34 non:0.34 made:0.3
產位 location:0.61 table:0.18 exposed:0.15
產佔 asset:0.57 share:0.42
產力 income:0.29 small:0.29 producer:0.25
產及 asset:0.55 product:0.35
產受 exposure:0.77 asset:0.22
產可 generated:0.7 made:0.17
產品 product:1
產商 producer:0.98
產或 exposure:0.51 activity:0.22 asset:0.17
產收 revenue:0.69 production:0.25
產服 estate:0.34 real:0.34 service:0.32
產業 industry:1
產權 intellectual:0.5 property:0.5
產生 generated:0.97
產管 asset:0.61 management:0.33
產總 balance:0.42 sheet:0.42 total:0.15
產者 producer:0.98
產能 site:0.5 energy:0.47
產評 assessed:0.87
產資 estate:0.38 real:0.38 asset:0.25
產量 output:0.58 production:0.42
產類 class:0.81 gross:0.18
用了 option:0.4 used:0.4 say:0.19
用事 utility:0.89
用佔 share:0.91
用分 phase:0.85
用原 description:0.21 short:0.21 text:0.2
用及 use:0.93
用品 health:0.34 care:0.27 equipment:0.11
用哪 comparative:0.27 ghg:0.15 3:0.12
用地 redevelopment:0.33 site:0.33
用廢 reused:0.51 recycled:0.31
用循 applied:0.85
用微 used:0.83 microplastic:0.16
用性 applicability:0.86 industry:0.12
用情 scenario:0.57 used:0.43
用或 used:0.81 made:0.14
用戶 user:1
用指 metric:0.53 used:0.47
用方 economy:0.38 application:0.12 method:0.1
用於 used:1
用期 target:0.81 period:0.19
用水 water:0.85
用準 universal:0.65 2021:0.22 standard:0.13
用溫 method:0.35 protocol:0.28 required:0.23
用物 weight:0.46 used:0.38 material:0.16
用碳 enter:0.58
用範 covered:0.51 entity:0.28 part:0.2
用總 used:0.97
用途 use:0.51 purpose:0.49
用量 used:0.49 material:0.48
用階 use:0.6 product:0.36
用額 credit:0.86 carbon:0.14
由公 paid:0.6 transport:0.27 distribution:0.11
由印 prescribed:0.33 board:0.29 india:0.18
由原 cradle:0.24 gate:0.24 bought:0.23
由及 association:0.5 freedom:0.41
由回 product:0.35 recalled:0.35 recall:0.3
由與 association:0.27 freedom:0.19 bargaining:0.18
由香 hkicpa:0.39 hkfr:0.2 adapt:0.16
甲烷 ch4:0.56 methane:0.37
申報 gender:0.5 rule:0.14 declarable:0.1
申訴 grievance:0.99
男性 men:0.54 male:0.46
男比 female:0.37 male:0.37 ratio:0.18
界及 boundary:0.92
界定 classed:0.33 pension:0.19 hazardous:0.15
界經 metric:0.38 forum:0.19 world:0.19
留任 retention:0.63 leave:0.37
留存 retained:0.88
略中 strategy:1
略去 left:0.86 measured:0.14
略及 strategy:1
略韌 resilience:0.78 strategy:0.2
當前 current:0.78 effect:0.2
當地 local:0.91
當量 tonne:0.39 equivalent:0.33 co2e:0.26
疾人 disability:0.33 person:0.29 abled:0.16
疾保 injury:0.43 disability:0.36 cover:0.2
疾僱 disability:0.75 employee:0.23
疾病 ill:0.51 health:0.49
病保 sickness:0.87 cover:0.13
病個 ill:0.29 health:0.26 case:0.24
療保 care:0.57 managed:0.27 health:0.15
療器 equipment:0.33 medical:0.33 supply:0.33
療服 delivery:0.66 health:0.19 care:0.15
療用 distributor:0.37 health:0.36 care:0.28
登記 register:1
發及 d:0.22 r:0.22 technology:0.22
發展 sustainability:0.72 development:0.28
發布 published:0.32 description:0.11 issued:0.11
發性 organic:0.32 voc:0.32 volatile:0.32
發現 violation:0.49 found:0.3
發行 issuer:0.47 class:0.42
發電 generator:0.74 electric:0.13 power:0.13
百分 percent:0.82 target:0.16
百年 100:0.37 year:0.37 flood:0.12
百萬 million:0.99
益分 sharing:0.54 benefit:0.32
益及 interest:0.48 view:0.43
益目 target:0.45 efficiency:0.42
益衝 conflict:0.47 interest:0.33 conflicting:0.19
盟授 delegated:0.47 eu:0.28 regulation:0.22
盟法 law:0.63 european:0.18 union:0.18
盡職 diligence:0.5 due:0.5
監察 monitoring:0.87
監控 control:0.98
監督 oversight:1
監管 oversight:0.7 esg:0.24
盧比 indian:0.5 rupee:0.5
目佔 share:0.89 project:0.1
目標 target:0.99
目開 developer:0.49 technology:0.28 project:0.16
直接 direct:1
相對 relative:0.98
相關 related:0.96
省資 saving:0.47 resource:0.44
督及 link:0.44 oversight:0.36 target:0.12
知期 notice:0.63 change:0.25
知識 knowledge:0.9
短噸 short:0.37 ton:0.37 us:0.26
石油 oil:1
石燃 fossil:0.55 fuel:0.45
石能 fossil:0.51 coal:0.17 source:0.12
石電 bought:0.36 fossil:0.3 heat:0.26
研發 spending:0.37 development:0.21 research:0.21
硫氧 sox:0.65 sulphur:0.33
硬件 hardware:1
硬化 sealed:0.61 degradation:0.11 desertification:0.11
碳信 credit:0.56 carbon:0.44
碳價 carbon:0.52 price:0.48
碳定 carbon:0.51 price:0.39
碳手 lever:0.69 decarbonization:0.29
碳排 emission:0.54 biogenic:0.33
碳氫 hydrocarbon:0.7 backlog:0.29
碳產 carbon:0.43 low:0.43 product:0.13
碳當 co2e:0.46 tonne:0.32 equivalent:0.18
碳移 removal:0.93
碳足 carbon:0.53 footprint:0.47
確保 ensuring:0.41 integrity:0.26 measure:0.12
確信 assurance:0.96
確定 uncertainty:1
確認 confirmed:0.76 incident:0.23
礎設 infrastructure:1
礦物 extractive:0.38 mineral:0.38 processing:0.24
社區 community:1
社會 social:1
社自 association:0.56 freedom:0.41
祉開 spending:0.34 well:0.33 share:0.29
禁止 prohibition:0.46 legal:0.43
福利 benefit:0.72 animal:0.13 welfare:0.13
福祉 well:1
禽及 dairy:0.33 meat:0.33 poultry:0.33
私隱 privacy:0.99
科學 scientific:0.8 basis:0.11
科技 technology:0.61 communication:0.38
秘密 secret:0.41 trade:0.41 say:0.11
租戶 tenant:0.98
租用 leased:0.39 managed:0.39 owned:0.17
租賃 car:0.46 rental:0.46
移除 removal:1
稅務 tax:1
稅款 paid:0.58 taxe:0.29 tax:0.1
程及 engineering:0.79 construction:0.12
程序 procedure:0.99
程度 level:0.72 size:0.22
種數 specy:0.66 number:0.15 threatened:0.11
種類 kind:0.59 type:0.36
穩定 stability:0.66 time:0.33
空公 airline:1
空氣 air:1
空航 aerospace:0.74 defence:0.23
空貨 air:0.4 logistic:0.31 freight:0.29
立及 development:0.35 depend:0.18 tracked:0.18
立場 position:0.98
立性 independence:0.68 investigator:0.21
立方 cubic:0.89 metre:0.11
童工 child:0.61 labor:0.39
端用 end:0.56 user:0.32 consumer:0.12
競爭 competitive:0.49 behavior:0.26 anti:0.25
符合 standard:0.82
第一 set:0.5 1:0.49
第三 third:0.51 party:0.49
等同 equivalent:0.48 time:0.29 full:0.21
等機 opportunity:0.58 equal:0.42
等級 class:0.75 energy:0.16
策內 content:0.83 policy:0.17
策及 policy:0.94
策承 commitment:0.72 policy:0.22
策時 enter:0.37 exist:0.3 policy:0.21
策涵 policy:0.86 covered:0.11
策略 strategy:1
策立 position:0.67 public:0.19 policy:0.14
策與 policy:0.82 compliance:0.15
算密 used:0.35 intensity:0.33 revenue:0.32
算方 method:0.9 counting:0.1
算體 protocol:0.81 ghg:0.19
管佔 1:0.33 share:0.32 scope:0.26
管機 regulator:0.98
管治 governance:0.96
管理 management:1
管道 pipeline:0.93
節水 water:0.85 saved:0.11
節省 saving:0.96
節能 measure:0.31 reduction:0.31 saved:0.31
範圍 scope:0.99
範本 template:0.88
範疇 area:0.99
築材 construction:0.79 material:0.21
築物 building:0.87
篩查 screening:0.74 screened:0.19
篩選 screening:0.95
簡短 description:0.21 short:0.21 text:0.2
籠養 cage:0.2 crate:0.2 egg:0.2
粒子 pm:0.96
精飲 alcoholic:0.76 beverage:0.21
糧食 food:0.94
系或 method:0.35 protocol:0.28 required:0.23
系涵 covered:0.56 system:0.43
系統 ecosystem:0.99
糾正 corrective:0.71 action:0.29
紀錄 log:0.55 record:0.39
約僱 employee:0.84 permanent:0.15
約及 contract:0.83 gender:0.14
約工 contractual:0.61 instrument:0.22 energy:0.17
約類 contract:0.54 region:0.43
納入 included:0.64 entity:0.29
納斯 nasdaq:0.61 guide:0.31
納日 adoption:0.38 planned:0.38 date:0.23
紙漿 paper:0.39 pulp:0.39 product:0.22
紙製 paper:0.39 pulp:0.39 product:0.22
級別 quality:0.58 class:0.15 data:0.13
級劃 class:0.75 energy:0.16
級管 top:0.55 management:0.37
素及 quality:0.92
索償 claim:0.98
索引 index:1
終止 ended:0.97
終用 end:0.57 user:0.23 s4:0.13
終端 end:0.56 user:0.32 consumer:0.12
組別 group:1
組合 portfolio:0.74 mix:0.15 energy:0.1
組成 composition:0.56 governance:0.41
組織 consumed:0.52 outside:0.2 use:0.1
結果 result:0.99
結社 association:0.56 freedom:0.41
結貪 case:0.41 concluded:0.41 corruption:0.18
絕對 absolute:0.93
絡人 contact:0.81 point:0.19
絡安 cyber:0.51 security:0.49
統匯 export:0.47 system:0.47
統服 service:0.79 affected:0.17
統狀 condition:0.81 size:0.13
統知 traditional:0.66 knowledge:0.29
統轉 converted:0.31 conversion:0.28 natural:0.28
綁式 bundled:0.73 unbundled:0.23
經修 revized:0.74 2026:0.25
經合 oecd:0.9
經濟 economic:0.94
經營 franchize:0.64 proprietorship:0.11 sole:0.11
經紀 brokerage:0.75 banking:0.13 investment:0.11
經認 certified:1
經證 substantiated:0.74 complaint:0.21
經過 reason:0.63 comply:0.15 considered:0.13
綜合 consolidated:1
綠色 green:1
維採 fibre:0.53 bought:0.38
網及 grid:0.58 operating:0.29
網媒 internet:0.64 media:0.27
網絡 cyber:0.51 security:0.49
緊張 stressed:0.55 area:0.41
編自 adapt:0.45 issued:0.26 ifr:0.13
編號 code:0.4 text:0.2 title:0.16
編製 basis:0.71 preparation:0.29
緩及 adaptation:0.5 mitigation:0.5
緩行 mitigation:0.93
緩解 mitigation:0.34 spending:0.34 easing:0.17
總排 total:0.83 gross:0.16
總數 total:0.43 employee:0.34 number:0.22
總耗 total:0.86
總裁 chief:0.6 executive:0.35
總計 total:1
總部 headquarter:0.42 name:0.17 form:0.16
總重 weight:0.71 mass:0.18 material:0.1
總量 generated:0.54 water:0.24 total:0.18
總面 total:0.5 land:0.29 used:0.21
總額 total:0.95
總體 volume:0.95
績效 performance:0.95
織內 within:0.64 generation:0.31
織外 outside:0.66 use:0.33
織準 oecd:0.24 ungc:0.23 rule:0.17
繳稅 paid:0.58 taxe:0.29 tax:0.1
續及 good:0.39 service:0.39 safe:0.21
續城 city:0.58 sustainable:0.37
續披 hong:0.35 kong:0.35 hkfr:0.2
續採 purchasing:0.43 sourcing:0.4 sustainable:0.17
續產 sustainable:0.84 product:0.14
續發 sustainability:1
纖維 fibre:0.73 wood:0.2
缺水 area:0.42 water:0.33 stress:0.17
缺陷 defect:0.81 safety:0.17
罪及 fine:0.53 conviction:0.46
罪數 conviction:0.99
置及 place:0.46 disposal:0.36 timing:0.16
置廢 disposed:0.55 disposal:0.35 waste:0.1
罰款 fine:0.9 paid:0.1
美元 dollar:0.51 us:0.49
群體 group:0.98
考慮 considered:0.33 building:0.25 consideration:0.14
者及 end:0.56 user:0.34 consumer:0.1
者影 impact:0.64 strategy:0.35
者投 complaint:0.77 consumer:0.23
者提 given:0.36 training:0.33 worker:0.17
者政 policy:0.99
者溝 engagement:0.56 engaging:0.31 stakeholder:0.11
者相 consumer:0.29 target:0.25 action:0.24
者組 group:0.45 purpose:0.27 way:0.27
者資 customer:0.46 protection:0.18 privacy:0.15
而不 1:0.3 2:0.3 scope:0.24
而採 reach:0.21 set:0.18 step:0.12
而未 without:0.49 site:0.3 policy:0.16
耐用 durability:0.9
耗水 consumption:0.48 consumed:0.31 water:0.21
耗用 consumption:0.84
耗臭 depleting:0.49 substance:0.31 ozone:0.2
耗量 consumption:0.58 energy:0.34
聘僱 new:0.52 hired:0.46
聘及 hire:0.83 turnover:0.17
聘慣 hiring:0.69 review:0.14 practice:0.1
聘用 practice:0.7
聯合 un:0.74
聯絡 contact:0.74 point:0.26
聯網 internet:0.63 media:0.27
聲明 statement:1
聲稱 claim:0.9
職人 appointed:0.27 former:0.27 official:0.27
職位 role:0.76 responsible:0.12 senior:0.11
職僱 employee:0.49 time:0.44
職務 duty:0.53 role:0.42
職安 safety:0.96
職審 diligence:0.5 due:0.5
職工 entry:0.57 minimum:0.19 wage:0.19
職業 occupational:0.83 health:0.14
職權 term:0.54 reference:0.23 mandate:0.13
職級 level:0.97
職能 function:1
職責 role:0.89
聽取 engagement:0.91
肉類 dairy:0.33 meat:0.33 poultry:0.33
股權 equity:0.94
育兒 parental:0.88 leave:0.12
背景 context:0.99
能併 integration:0.83 solar:0.15
能力 capacity:0.42 competence:0.34 adjust:0.17
能及 skill:0.79
能受 risk:0.67 trained:0.15 share:0.14
能性 likelihood:0.59 size:0.4
能技 developer:0.49 technology:0.28 project:0.16
能提 programme:0.53 omission:0.19 effect:0.15
能效 efficiency:0.98
能源 energy:1
能發 skill:0.48 programme:0.31 development:0.21
能耗 energy:0.72 source:0.19
能量 energy:0.91
臨實 exposed:0.71 physical:0.2
臨時 temporary:0.98
臨自 exposed:0.48 nature:0.41 risk:0.11
臨轉 exposed:0.71 transition:0.1
自僱 employed:0.5 self:0.5
自其 elsewhere:0.27 taken:0.27 come:0.26
自有 leased:0.22 operation:0.14 asset:0.1
自水 area:0.3 stressed:0.3 water:0.22
自然 nature:1
自產 made:0.39 generated:0.31 self:0.14
自用 use:0.67 used:0.13 self:0.11
自由 freedom:0.77 association:0.22
自訂 developed:0.68 set:0.12
自身 operation:0.8 workforce:0.17
自願 voluntary:1
臭氧 ozone:0.77 depleting:0.14
至出 cradle:0.24 gate:0.24 bought:0.23
至少 least:1
致性 consistency:0.67 against:0.19 alignment:0.14
與上 period:0.26 last:0.23 previous:0.23
與中 ratio:0.48 highest:0.26 median:0.16
與人 financial:0.25 literacy:0.25 participant:0.25
與分 multiline:0.27 specialty:0.27 retailer:0.14
與可 linked:0.66 share:0.19 sustainability:0.15
與合 compliance:0.6 policy:0.26 general:0.14
與否 renewable:0.57 energy:0.34
與員 worker:0.92
與國 instrument:0.77 alignment:0.13
與安 safety:0.6 health:0.4
與密 use:0.42 intensity:0.38 produced:0.2
與工 health:0.45 ill:0.28 related:0.15
與平 opportunity:0.38 equal:0.33 405:0.15
與惠 access:0.37 sharing:0.36 benefit:0.24
與措 measure:0.84 target:0.1
與教 education:0.42 training:0.42 404:0.12
與整 overall:0.6 integration:0.36
與最 entry:0.57 minimum:0.19 wage:0.19
與標 labelling:0.98
與機 finance:0.5 climate:0.36 business:0.13
與氣 linked:0.41 climate:0.28 remuneration:0.23
與生 consumption:0.28 12:0.25 production:0.16
與監 monitoring:0.54 health:0.38
與目 target:0.82 claim:0.18
與社 community:0.82 engaging:0.17
與福 good:0.61 well:0.27 health:0.1
與策 strategy:0.89 impact:0.11
與管 participation:0.77 governance:0.23
與職 participation:0.91
與舉 blowing:0.42 preventive:0.42 whistle:0.11
與薪 remuneration:0.93
與行 industry:0.6 role:0.22 initiative:0.18
與計 programme:0.97
與財 account:0.93
與集 association:0.27 freedom:0.19 bargaining:0.18
舉報 whistle:0.94
航天 aerospace:0.74 defence:0.23
航空 air:0.72 airline:0.13 transportation:0.1
般披 general:0.81 policy:0.1
般要 requirement:0.59 general:0.41
良好 good:0.61 well:0.27 health:0.1
色建 building:0.54 green:0.43
英國 uk:0.8 energy:0.2
英熱 british:0.45 thermal:0.45 unit:0.1
英里 mile:1
英鎊 pound:0.5 sterling:0.5
草收 tobacco:0.53 revenue:0.47
菲律 philippine:0.95
萬工 worked:0.77 hour:0.23
萬收 revenue:0.54 million:0.46
落實 implementation:0.73 policy:0.23
落編 number:0.69 paragraph:0.2 ifr:0.1
董事 board:1
蒸汽 steam:0.61 cooling:0.22 heat:0.15
蓋佔 covered:0.53 share:0.45
蓋內 scope:0.74 content:0.15
蓋樓 coverage:0.38 area:0.3 floor:0.19
蓋範 scope:0.53 price:0.23 share:0.15
蓋資 exposed:0.68 covered:0.22
薪酬 pay:0.62 remuneration:0.37
薪金 wage:0.95
藥品 drug:0.96
處分 action:0.5 disciplinary:0.5
處按 follow:0.25 number:0.25 order:0.25
處理 treatment:0.92
處置 disposal:0.76 disposed:0.17
號沿 description:0.21 short:0.21 text:0.2
蛋及 cage:0.2 crate:0.2 egg:0.2
融入 overall:0.81
融資 financed:0.59 emission:0.25 financing:0.15
行人 issuer:0.47 class:0.42
行動 action:1
行及 place:0.35 put:0.35 monitored:0.3
行成 executive:0.53 member:0.45
行政 executive:0.78 administrative:0.19
行業 industry:0.71 sector:0.28
行為 conduct:0.57 behavior:0.24 competitive:0.13
行社 agency:0.45 travel:0.45
術及 developer:0.49 technology:0.28 project:0.16
衝突 conflict:0.93
表對 reconciled:0.86 exposed:0.1
表涵 representative:0.38 worker:0.38 covered:0.23
表現 performance:0.98
被排 aligned:0.27 paris:0.27 benchmark:0.25
裁薪 chief:0.38 pay:0.3 executive:0.21
補救 remedy:0.96
裝物 packaging:0.84 reclaimed:0.13
製冷 cooling:0.38 heat:0.26 steam:0.19
製及 marketing:0.49 refining:0.49
製可 prepared:0.5 basis:0.42
製品 product:0.84
製基 preparation:0.67 basis:0.33
製方 workforce:0.27 prior:0.2 preparation:0.14
製造 manufacturing:1
西亞 bursa:0.31 malaysia:0.31 malaysian:0.18
要不 indicator:0.31 principal:0.31 sfdr:0.31
要假 key:0.59 assumption:0.37
要國 large:0.86 country:0.12
要影 impact:0.8 material:0.2
要性 materiality:1
要求 requirement:1
要營 main:0.51 operation:0.35 country:0.14
要產 main:0.72 product:0.24
要範 subject:0.83
要行 key:0.68 action:0.32
要議 material:0.58 topic:0.42
規例 regulation:0.84
規則 rule:0.96
規劃 planning:0.98
規定 requirement:0.68 rule:0.24
規對 demand:0.25 rule:0.19 price:0.18
規時 remedy:0.89
規模 size:0.53 fleet:0.14
規管 1:0.31 share:0.3 scope:0.25
視事 discrimination:0.72 incident:0.27
視及 discrimination:0.94
視政 policy:0.39 discrimination:0.38 anti:0.18
角色 role:1
解僱 dismissal:0.94
解釋 detailed:0.17 explanation:0.17 forward:0.17
訂明 prescribed:0.33 board:0.29 india:0.18
訂立 set:0.65 target:0.33
計入 figure:0.9
計劃 plan:1
計及 account:0.33 take:0.33 executive:0.12
計師 hkicpa:0.39 hkfr:0.2 adapt:0.16
計畫 target:0.59 plan:0.21
計算 method:0.4 counting:0.37 measured:0.1
計製 original:0.35 electronic:0.32 design:0.15
計量 measurement:0.95
訊服 telecommunication:0.75 service:0.25
訊科 software:0.65 service:0.34
討招 hiring:0.69 review:0.14 practice:0.1
訓佔 trained:0.99
訓僱 trained:0.98
訓及 training:0.71 development:0.29
訓時 hour:0.66 training:0.34
訓與 education:0.42 training:0.42 404:0.12
託管 custody:0.82 asset:0.13
記冊 register:1
記錄 recordable:0.85
設備 equipment:0.86
設及 assumption:0.97
設定 used:0.94
設政 policy:0.65 missing:0.16 statement:0.16
設施 infrastructure:0.98
設有 exist:0.88 complaint:0.1
設水 without:0.48 water:0.45
設目 target:0.77 without:0.19
設計 design:1
許可 permit:0.73 breache:0.26
許經 franchize:0.83
訴人 complainant:0.54 protection:0.46
訴數 complaint:0.94
訴機 mechanism:0.9
訴處 handling:0.58 complaint:0.18 redress:0.15
訴訟 action:0.65 anti:0.15 competitive:0.11
註冊 registered:0.82 office:0.13
註明 name:0.89 used:0.1
註銷 cancelled:0.63 credit:0.16 carbon:0.1
評估 assessment:0.85 assessed:0.15
評分 score:0.78 importance:0.11 systemic:0.11
評核 review:0.66 evaluation:0.31
評級 rating:1
該機 body:0.52 climate:0.26
詳情 emission:0.48 target:0.45
認事 confirmed:0.55 incident:0.43
認證 certified:0.99
認貪 confirmed:0.47 corruption:0.39 incident:0.14
說活 lobbying:0.98
說開 expense:0.66 lobbying:0.32
調整 adjustment:0.52 adjust:0.23
調查 investigation:0.64 hazard:0.18 survey:0.16
談判 bargaining:0.8 collective:0.2
論壇 metric:0.38 forum:0.19 world:0.19
諮詢 consultation:1
證交 lse:0.6 eight:0.17 priority:0.17
證佔 certified:0.34 share:0.34 bought:0.26
證券 security:0.78 exchange:0.2
證及 certification:0.28 certificate:0.27 label:0.25
證報 statement:0.98
證實 substantiated:0.74 complaint:0.21
證書 certificate:1
證林 forest:0.75 certified:0.21
證產 certificate:0.93
證程 level:0.78 assurance:0.21
識別 identification:0.69 risk:0.29
識及 improving:0.21 work:0.21 duty:0.14
識產 intellectual:0.5 property:0.5
議保 covered:0.62 agreement:0.19 collective:0.17
議及 advice:0.82
議性 controversial:0.49 weapon:0.49
議披 recommended:0.74
議涵 collective:0.69 coverage:0.25
議組 initiative:0.21 body:0.14 significant:0.14
議題 topic:0.84
護區 area:0.56 protected:0.41
護及 observing:0.36 protecting:0.36
護或 habitat:0.5 protected:0.25 restored:0.25
護理 household:0.4 product:0.4 personal:0.16
變動 change:1
變化 change:0.99
變披 unchanged:0.96
豁免 relief:0.57 use:0.4
象溫 ghg:0.85 investee:0.14
豬肉 cage:0.2 crate:0.2 egg:0.2
負債 liability:0.97
負擔 affordable:0.54 clean:0.23 energy:0.2
負責 responsible:0.76 accountable:0.24
負面 negative:0.65 impact:0.3
財務 financial:0.91
財政 financial:0.66 year:0.32
貢獻 contribution:1
貧窮 poverty:0.99
貨幣 monetary:0.4 term:0.4 emission:0.15
貨運 freight:0.95
販運 trafficking:0.98
貪培 corruption:0.6 anti:0.39
貪措 anti:0.33 corruption:0.33 prevention:0.33
貪政 corruption:0.58 anti:0.42
貪污 corruption:1
責人 focal:0.3 point:0.3 person:0.14
責任 responsibility:0.99
責監 responsible:0.36 individual:0.35 oversight:0.26
買力 adjusted:0.24 power:0.24 purchasing:0.24
貸款 loan:0.98
費品 good:0.88 consumer:0.12
費者 consumer:1
賃資 leased:0.66 asset:0.16 category:0.16
賄賂 bribery:1
資佔 investment:1
資及 investment:1
資對 investee:1
資或 investment:0.88
資排 financed:0.83 emission:0.17
資料 data:1
資本 capital:1
資源 resource:0.99
資產 asset:1
資相 employee:0.23 linked:0.21 record:0.15
資組 portfolio:0.96
資者 investor:0.93
資與 entry:0.4 wage:0.14 debt:0.13
資訊 related:0.31 software:0.22 communication:0.15
資金 funding:0.91
資銀 banking:0.62 investment:0.33
資關 labor:0.44 management:0.43 relation:0.13
賓披 peso:0.84 philippine:0.16
賠償 fine:0.38 human:0.27 right:0.26
質及 nature:0.9
質排 depleting:0.41 substance:0.29 ozone:0.2
質教 quality:0.74 education:0.24
質產 substance:0.33 share:0.28 concern:0.21
質素 quality:0.99
質規 quality:0.45 rule:0.27 water:0.17
質量 mass:0.36 quality:0.23 recall:0.23
賭場 casino:0.49 gaming:0.49
賴因 dependency:0.54 plan:0.35 assumption:0.11
賴程 reliance:0.82
購佔 sourced:0.8 purchasing:0.17
購入 bought:0.98
購化 bought:0.36 fossil:0.3 heat:0.26
購及 certified:0.34 share:0.34 bought:0.26
購慣 procurement:0.81 practice:0.16
購比 local:0.3 spend:0.27 spending:0.27
購買 purchased:0.32 1:0.28 good:0.27
購風 sourcing:0.67 risk:0.29
超出 above:0.63 threshold:0.31
趨勢 trend:0.61 against:0.27
足夠 adequate:0.73 wage:0.26
足工 adequate:0.7 wage:0.28
足跡 footprint:1
距及 remuneration:0.6 gender:0.21 gap:0.19
跟進 depend:0.28 tracked:0.28 follow:0.18
跨行 cross:0.76 exposure:0.18
路運 transportation:0.8 rail:0.11
身員 workforce:0.97
身營 operation:0.99
車租 leasing:0.52 car:0.24 rental:0.23
車輛 vehicle:0.99
車隊 fleet:1
車零 auto:0.5 part:0.5
軟件 software:0.65 service:0.34
載有 include:0.56 human:0.12 term:0.11
載體 carrier:0.99
輸入 input:1
輸及 transport:0.98
轉化 transformation:0.74 resource:0.26
轉型 transition:1
轉移 diverted:0.98
轉量 reversal:0.39 work:0.24 passenger:0.13
辦事 office:0.95
辦商 contractor:1
農業 agriculture:0.49 fishing:0.49
農產 agricultural:0.89 produce:0.1
迫或 compulsory:0.51 labor:0.35
追溯 traceability:0.8
追蹤 tracking:0.99
退休 retirement:1
逆轉 reversal:0.92
透明 transparency:0.92
通勤 commuting:0.98
通及 communication:0.39 joint:0.39 consultation:0.11
通方 approach:0.59 engagement:0.41
通用 universal:0.65 2021:0.22 standard:0.13
通知 notice:0.39 consumer:0.17 informing:0.17
通訊 communication:0.64 technology:0.36
造服 service:0.89
連同 move:0.13 economy:0.12
連方 related:0.52 party:0.45
連結 link:1
週期 cycle:0.66 life:0.33
進展 progress:0.84 plan:0.15
進度 progress:1
進目 goal:0.75 partnership:0.21
進行 made:0.44 timing:0.43
逾期 late:0.62 payment:0.24 proceeding:0.11
遇一 aligned:0.95
遇及 opportunity:0.69 risk:0.2
遇洪 100:0.37 year:0.37 flood:0.12
遇與 opportunity:0.52 risk:0.42
遊說 lobbying:1
運作 operation:0.84 leased:0.12
運及 operation:0.98
運周 work:0.43 passenger:0.23 travel:0.23
運國 country:0.51 operation:0.32
運地 site:1
運控 operational:0.89 control:0.11
運產 operation:0.73 5:0.1
運用 use:0.72 deployed:0.16
運能 operating:0.48 used:0.33 energy:0.17
運變 notice:0.63 change:0.25
運輸 transportation:1
運開 operating:0.68 opex:0.26
過去 three:0.31 year:0.31 last:0.23
過多 effort:0.38 undue:0.38 cost:0.2
過審 reason:0.63 comply:0.15 considered:0.13
過往 earlier:0.71 previously:0.15
過於 uncertain:0.44 identifiable:0.12 instead:0.12
過渡 transition:0.51 end:0.22 assistance:0.2
遏止 halting:0.54 loss:0.33 halt:0.12
道及 channel:0.94
道德 ethic:0.99
道路 road:0.96
達克 nasdaq:0.61 guide:0.31
達成 achieve:0.5 target:0.36 plan:0.12
達標 target:0.64 reach:0.36
違反 violation:0.36 breache:0.25 rule:0.24
違規 compliance:0.46 non:0.46
適應 adaptation:1
適用 part:0.67 covered:0.17
適足 adequate:0.7 wage:0.28
遵守 compliance:0.77 policy:0.23
選取 every:0.24 rest:0.24 tick:0.24
選擇 option:0.62 say:0.3
遺傳 genetic:0.62 resource:0.21 sharing:0.11
遺失 losse:0.98
避免 avoid:0.98
邊界 boundary:0.92
部分 part:1
部及 headquarter:0.42 name:0.17 form:0.16
部核 external:0.58 assurance:0.41
部監 control:0.62 risk:0.3
部碳 internal:0.48 carbon:0.29 price:0.2
部能 consumed:0.55 outside:0.22 use:0.11
郵輪 cruize:0.5 line:0.5
鄰近 near:0.62 area:0.28
配合 fit:0.16 goal:0.16 align:0.14
配額 allowance:0.97
配飾 accessory:0.33 apparel:0.33 footwear:0.33
酒店 hotel:0.84 lodging:0.15
酒精 alcoholic:0.76 beverage:0.21
酬中 remuneration:0.75 median:0.25
酬低 below:0.28 paid:0.26 worker:0.26
酬佔 share:0.57 linked:0.32 pay:0.1
酬差 gap:0.74 pay:0.22
酬政 remuneration:0.77 policy:0.23
酬比 ratio:0.59 pay:0.41
酬與 ratio:0.44 compensation:0.34 highest:0.13
酬釐 remuneration:0.9
醫療 care:0.66 health:0.33
釋出 released:0.96
重人 right:0.5 human:0.42
重個 severe:0.57 case:0.42
重列 restatement:0.45 figure:0.4
重大 significant:0.89 major:0.11
重後 consequence:0.42 high:0.42 injury:0.15
重新 recalculation:0.35 year:0.17 policy:0.13
重油 heavy:0.76 oil:0.21
重要 material:0.99
重量 mass:0.88 weight:0.12
重點 eight:0.42 priority:0.42 guide:0.13
量兆 mwh:0.51 mj:0.4
量克 gram:0.65 gco2e:0.35
量公 activity:0.37 tco2e:0.35 unit:0.27
量化 quantitative:0.7 effect:0.3
量及 consumption:0.68 generation:0.14
量吉 gwh:0.69 gj:0.27
量對 sensitivity:0.36 reserve:0.28 carbon:0.24
量度 target:0.53 measurable:0.16 progress:0.13
量或 quantity:0.39 weight:0.26 volume:0.13
量新 dollar:0.72 new:0.12 taiwan:0.12
量方 measured:0.78 gas:0.12
量檢 quality:0.36 recall:0.36 assurance:0.2
量澳 australian:0.45 dollar:0.34
量目 action:0.41 target:0.36 inventory:0.12
量與 produced:0.71 intensity:0.17 use:0.11
量變 storage:0.59 change:0.27 water:0.11
量除 divided:0.69 total:0.17
量隱 embedded:0.72 reserve:0.21
釐定 process:0.86
金佔 wage:0.79 paid:0.13
金屬 metal:0.84 mining:0.16
金會 foundation:0.3 license:0.3 belong:0.18
金流 flow:0.58 cash:0.29
金融 financial:1
金額 amount:0.95
針及 strategy:0.3 goal:0.29 esg:0.22
銀行 banking:0.81 bank:0.11
銷售 sale:0.91
銷碳 cancelled:0.41 later:0.35 carbon:0.15
鋼鐵 iron:0.37 steel:0.37 producer:0.26
錄工 recordable:0.56 injury:0.37
錯誤 error:0.89 correction:0.1
鎖定 locked:0.85 emission:0.13
鎮薪 smaller:0.45 town:0.45 wage:0.1
鏈夥 partner:0.74 chain:0.17
鏈工 worker:0.69 chain:0.31
鏈環 environmental:0.56 chain:0.21 impact:0.11
鏈管 chain:0.53 supply:0.45
鏈風 chain:0.44 supply:0.38 identification:0.1
鐵生 iron:0.37 steel:0.37 producer:0.26
鐵路 rail:0.98
長期 long:0.24 medium:0.24 short:0.24
門元 macao:0.5 pataca:0.5
門檻 threshold:0.97
門零 multiline:0.33 specialty:0.33 retailer:0.16
開支 spending:0.98
開放 openness:0.52 business:0.24
開發 developer:0.44 technology:0.25 project:0.15
開設 site:0.77 leaving:0.23
閒設 facility:0.5 leisure:0.5
間及 horizon:0.65 key:0.21
間接 indirect:1
間範 horizon:0.9 time:0.1
間表 exist:0.96
關係 relation:0.76 relationship:0.2
關披 related:0.44 ii:0.22 iii:0.22
關持 concern:0.45 tax:0.43 stakeholder:0.12
關指 indicator:0.39 metric:0.17 european:0.12
關注 concern:0.99
關準 european:0.4 union:0.4 law:0.11
關物 relevant:0.89 material:0.11
關目 target:1
關聯 statement:0.5 connection:0.46
關行 action:1
關財 related:0.81
關資 activity:0.52 capital:0.3 spending:0.15
關連 related:0.52 party:0.45
關重 related:0.62 impact:0.27
關風 climate:0.35 opportunity:0.28 governance:0.19
防及 prevention:0.62 pollution:0.36
防政 prevention:0.38 accident:0.35 policy:0.27
防止 against:1
防貪 anti:0.33 corruption:0.33 prevention:0.33
附屬 subsidiary:1
附表 annex:0.88 climate:0.1
附近 near:0.92
附錄 appendix:0.68 c2:0.22
限位 cage:0.2 crate:0.2 egg:0.2
限制 limit:1
除以 divided:1
除及 removal:0.85 credit:0.1
除對 women:0.4 end:0.29 against:0.15
除強 end:0.75 forced:0.13 labor:0.11
除於 aligned:0.27 paris:0.27 benchmark:0.25
除貧 poverty:0.9 1:0.1
除逆 reversal:0.92
除項 project:0.61 removal:0.39
除飢 hunger:0.5 zero:0.5
陷及 defect:0.81 safety:0.17
陸地 land:0.87 life:0.12
陸域 land:0.95
陽能 solar:0.98
隊燃 fuel:0.5 fleet:0.49
階段 use:0.42 phase:0.39
際協 influence:0.45 latest:0.22 international:0.2
際財 ifr:0.6 sustainability:0.27 standard:0.13
障佔 covered:0.78 share:0.21
障及 protection:0.99
障礙 premize:0.33 accessible:0.29 workplace:0.28
障者 covered:1
險區 area:0.62 risk:0.35
險及 risk:0.72 opportunity:0.24
險因 factor:0.57 revenue:0.35
險影 risk:0.71 exposed:0.25
險情 analysis:0.33 risk:0.33 scenario:0.33
險承 exposure:0.99
險流 process:0.71 risk:0.29
險策 strategy:0.58 supply:0.19 water:0.15
險管 risk:0.53 management:0.47
險職 function:0.83 risk:0.17
險與 strategy:0.39 workforce:0.29 impact:0.15
險評 operation:0.41 assessed:0.37 corruption:0.19
險資 asset:0.55 assessed:0.25 risk:0.18
隱及 privacy:0.37 data:0.36 security:0.26
隱含 embedded:0.72 reserve:0.21
集中 concentration:0.99
集團 group:0.94
集體 collective:0.9
雞蛋 cage:0.2 crate:0.2 egg:0.2
離職 left:0.55 departure:0.39
離開 leaving:0.84 site:0.16
零件 auto:0.5 part:0.5
零售 retailer:0.97
電力 electricity:0.99
電子 e:0.84 electronic:0.14
電機 generator:0.19 nuclear:0.16 review:0.16
電氣 electrical:0.44 electronic:0.39 equipment:0.17
電池 battery:0.88 cell:0.1
電網 grid:0.97
電製 appliance:0.59 manufacturing:0.38
電訊 telecommunication:0.75 service:0.25
需求 demand:0.74 product:0.2
露位 place:0.52 location:0.31 timing:0.18
露慣 practice:0.77 alignment:0.15
露準 hong:0.35 kong:0.35 hkfr:0.2
露要 requirement:0.95
露規 requirement:0.78 mandatory:0.1
露項 left:0.39 listed:0.11 numbered:0.11
非上 large:0.25 llp:0.25 unquoted:0.25
非僱 non:0.88 employee:0.12
非原 description:0.21 short:0.21 text:0.2
非執 non:0.91
非捆 unbundled:1
非模 non:0.71 modelled:0.29
非籠 cage:0.2 crate:0.2 egg:0.2
非綠 bond:0.41 issued:0.41 green:0.17
非道 road:0.72 non:0.25
非酒 non:0.94
面佔 coverage:0.38 area:0.3 floor:0.19
面工 decent:0.42 growth:0.2 work:0.19
面影 negative:0.61 impact:0.28
面模 comprehensive:0.7 module:0.3
面積 area:1
面臨 exposed:0.9 risk:0.1
面面 area:0.5 floor:0.5
鞋履 accessory:0.33 apparel:0.33 footwear:0.33
韌性 resilience:1
韓圜 won:1
響前 affect:0.5 prospect:0.49
響及 impact:0.8
響員 worker:0.61 affected:0.38
響指 impact:0.48 nature:0.41
響收 revenue:0.96
響無 effect:0.51 cannot:0.24 quantified:0.24
響用 user:0.61 breache:0.36
響社 affected:0.59 community:0.41
響程 size:0.74 effect:0.25
響策 inform:0.53 strategy:0.43
響管 managing:0.56 impact:0.44
響與 impact:0.92
響行 high:0.51 sector:0.34 impact:0.15
響評 assessment:0.95
響資 asset:0.91
響金 amount:0.51 anticipated:0.29 effect:0.11
響集 concentrate:0.5 effect:0.48
項原 ten:0.75 principle:0.23
項建 recommended:0.74
項披 link:0.39 apply:0.3 related:0.13
項目 project:1
項選 option:0.62 say:0.3
項重 eight:0.42 priority:0.42 guide:0.13
須披 immaterial:0.38 needed:0.38 metric:0.22
須提 required:0.3 sourcing:0.3 disposal:0.25
須獲 foundation:0.3 license:0.3 belong:0.18
預期 anticipated:0.81
預計 expected:0.98
預防 prevention:0.99
頻率 frequency:1
題清 topic:0.61 material:0.39
題為 description:0.21 short:0.21 text:0.2
題識 issue:0.73 prioritization:0.24
額九 90:0.39 making:0.39 activity:0.19
額及 subtotal:0.3 amount:0.13 total:0.11
額外 additional:0.33 indicator:0.33 table:0.33
額數 allowance:0.75 1:0.14
額類 biogenic:0.37 technological:0.37 kind:0.17
類別 category:1
類劃 battery:0.14 bio:0.14 construction:0.14
類及 kind:0.98
類型 kind:0.73 type:0.25
類標 taxonomy:0.97
顧客 customer:0.85
風機 turbine:0.96
風能 wind:0.95
風險 risk:1
食品 food:0.99
食材 ingredient:0.77 food:0.23
飢餓 hunger:0.5 zero:0.5
飲品 drink:0.5 ingredient:0.49
飲料 beverage:0.92
飼料 feed:1
飾及 accessory:0.33 apparel:0.33 footwear:0.33
養雞 cage:0.2 crate:0.2 egg:0.2
餐飲 restaurant:0.99
香港 hong:0.45 kong:0.45 hkfr:0.1
馬來 bursa:0.31 malaysia:0.31 malaysian:0.18
騷擾 harassment:1
驅動 driver:0.97
驗證 validation:0.97
體以 gase:0.52 air:0.25 greenhouse:0.16
體協 collective:0.52 agreement:0.43
體及 media:0.27 chosen:0.2 operation:0.2
體密 ghg:0.5 intensity:0.5
體影 effect:0.69 physical:0.26
體或 physical:0.84 classification:0.13
體排 emission:0.89
體核 accounting:0.41 ghg:0.37 protocol:0.16
體污 water:0.67 pollutant:0.33
體移 removal:0.95
體積 volume:1
體系 system:0.96
體總 total:0.62 based:0.34
體自 entity:0.86
體計 gas:0.54 greenhouse:0.18 measurement:0.15
體談 bargaining:0.6 collective:0.4
體面 decent:0.42 growth:0.2 work:0.19
體風 risk:0.53 physical:0.47
高層 senior:0.64 top:0.36
高度 high:0.65 very:0.31
高影 high:0.43 sector:0.31 impact:0.22
高排 high:0.63 emission:0.17 scenario:0.17
高氣 high:0.51 sector:0.3 use:0.13
高用 water:0.74 use:0.21
高管 governance:0.55 body:0.43
高級 senior:0.6 top:0.23 management:0.15
高職 senior:0.9
高薪 highest:0.44 median:0.27 ratio:0.16
高負 person:0.31 senior:0.31 accountable:0.24
高風 risk:0.95
黎協 aligned:0.27 paris:0.27 benchmark:0.25
點位 ly:0.77 area:0.12
點佔 operation:0.93
點及 significant:0.22 measure:0.2 taken:0.19
點地 site:0.35 aspirational:0.19 district:0.19
點數 near:0.46 area:0.23 sensitive:0.15
點清 ig:0.4 site:0.36 point:0.11
點為 location:0.78 based:0.18
點面 site:0.46 area:0.38 sensitive:0.16
齡比 group:0.41 age:0.38 gender:0.17
齡組 age:0.73 group:0.27
`;
