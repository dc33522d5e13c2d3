/** Words and what they mean in the other language, with shares. Written by `npm run generate` from the texts of the library. */
export const meaningLines = `
aasb aasb:0.25 澳洲:0.25
ability 能力:0.29 調整:0.23 間調:0.16
above 超出:0.19
absolute 絕對:0.46 對值:0.32
access 及性:0.12 可及:0.12
accessible 無障:0.29 障礙:0.29 礙工:0.19
accessory 及鞋:0.2 服裝:0.2 配飾:0.2
accident 意外:0.38 傷事:0.1
account 務報:0.26 報表:0.26 財務:0.26
accountable 負責:0.4 策負:0.11 責人:0.11
accounting 會計:0.19 景與:0.11 核算:0.11
achieved 實現:0.18 已實:0.18 現減:0.18
action 行動:0.7
activity 活動:0.56 業務:0.1
acute 急性:0.39 受急:0.2 性實:0.2
adapt 適應:0.13
adaptation 適應:0.44 應行:0.1
additional 額外:0.25 候及:0.12 及環:0.12
address 地址:0.31 點地:0.1
adequate 足工:0.26 適足:0.26 夠工:0.11
adjust 調整:0.31 作出:0.1 出調:0.1
adjusted 力調:0.17 按購:0.17 調整:0.17
adjustment 調整:0.42 下年:0.14 度重:0.14
administrative 行政:0.35 及支:0.16 援服:0.16
adopted 採納:0.25 聲明:0.12
adverse 不利:0.43 佔比:0.15 利房:0.15
advertizing 告及:0.38 廣告:0.38 及市:0.2
advice 建議:0.2 議及:0.2 及舉:0.15
advocacy 倡議:0.17
aerospace 天及:0.23 空航:0.23 航天:0.23
affect 影響:0.36 期氣:0.11 預期:0.11
affected 影響:0.33 受影:0.32 響社:0.11
affordable 可負:0.32 淨能:0.32 負擔:0.32
against 防止:0.14 比率:0.12
age 年齡:0.31 按年:0.14 齡組:0.14
agency 聘用:0.2 中介:0.1 介公:0.1
agreement 協議:0.49
agricultural 農產:0.83
agriculture 及漁:0.26 漁業:0.26 農業:0.26
aimed 擬達:0.17 達致:0.17
air 空氣:0.42 氣污:0.16
airline 公司:0.33 空公:0.33 航空:0.33
alcoholic 精飲:0.38 酒精:0.38 非酒:0.19
align 一致:0.21 務與:0.21 準一:0.21
aligned 氣候:0.2 候機:0.15 一致:0.14
alignment 一致:0.13 致性:0.13
allowance 配額:0.33 放配:0.22 數目:0.2
already 已公:0.21 據已:0.11 染數:0.11
alternative 替代:0.27 代能:0.19 及替:0.16
amendment 12:0.29 修訂:0.29 月修:0.1
amount 金額:0.18
analysis 分析:0.66 景分:0.1
animal 動物:0.26 福利:0.26 物福:0.21
annex 附表:0.25 候附:0.12 括氣:0.12
answer 供數:0.2 內容:0.2 字時:0.2
anti 反貪:0.46 貪政:0.14 污培:0.1
anticipated 預期:0.44 期財:0.41 務影:0.13
apparel 及鞋:0.2 服裝:0.2 配飾:0.2
appendix 附錄:0.26
appliance 家電:0.37 電製:0.16 具家:0.12
applicable 不適:0.34 適用:0.28
applied 應用:0.31 匯報:0.15 報原:0.15
apply 不適:0.15
approach 方針:0.38 方法:0.24
approval 准及:0.12 及連:0.12 各原:0.12
approved 批准:0.27 構批:0.27 劃獲:0.11
area 地區:0.23 面積:0.22
ask 及提:0.27 機制:0.19 尋求:0.17
aspect 層面:1
assess 評估:0.29 識別:0.18 別及:0.16
assessed 評估:0.4 已作:0.1
assessing 估風:0.21 及評:0.21 效評:0.21
assessment 評估:0.58 響評:0.11
asset 資產:0.64 產佔:0.12 響資:0.1
association 協會:0.36
assumption 假設:0.47 及假:0.19 設及:0.13
assurance 核證:0.34 報告:0.11
audit 審核:0.41 報告:0.1 核報:0.1
audited 審核:0.14
australian 澳元:0.32 量澳:0.16
auto 汽車:0.33 車零:0.33 零件:0.33
automobile 汽車:0.99
available 不付:0.12 付出:0.12 出過:0.12
average 平均:0.53 均僱:0.13
avoid 避免:0.17
awareness 伴意:0.24 意識:0.24 識計:0.24
b b:0.89
back 回收:0.37 收產:0.14 物料:0.14
backlog 合約:0.18 項目:0.15 完成:0.14
baht 泰銖:0.52 量泰:0.26
balance 作與:0.19 平衡:0.19 活平:0.19
bank 銀行:0.5 業銀:0.36 金融:0.13
banking 銀行:0.52 資銀:0.36
bargaining 談判:0.34 體談:0.25 集體:0.21
base 基準:0.42 準年:0.23
based 為本:0.45 排放:0.17 放密:0.11
basic 基本:0.6 本及:0.21 本模:0.11
basis 基準:0.25 編製:0.18 基礎:0.12
battery 電池:0.48 池效:0.11
behavior 行為:0.53 爭行:0.21 競爭:0.21
behind 依據:0.29 格假:0.1 標依:0.1
belong 所有:0.36
below 低於:0.28 於適:0.12 酬低:0.12
benchmark 基準:0.42 排除:0.16 於基:0.11
beneficiary 受惠:0.23 惠人:0.23 人數:0.12
benefit 福利:0.39
beside 3:0.23 1:0.22
beverage 飲料:0.44 及飲:0.27 品及:0.27
biodiversity 多樣:0.24 樣性:0.24 物多:0.24
biofuel 物燃:0.31 生物:0.29 燃料:0.28
biogenic 源二:0.23 物源:0.23 生物:0.23
biomass 他可:0.34 物質:0.34 生物:0.27
blower 報人:0.24 人保:0.14 保護:0.14
blowing 報程:0.16 程序:0.16 報機:0.12
board 董事:0.48 事會:0.47
body 機構:0.39 治機:0.32 管治:0.28
bond 債券:0.19 券比:0.19 比例:0.19
bought 採購:0.35 購入:0.28 產生:0.13
boundary 範圍:0.28 匯報:0.19 報範:0.19
breache 違反:0.22 外洩:0.15 規定:0.14
bribery 賄賂:0.45 及賄:0.13 污及:0.13
british 熱單:0.32 英熱:0.32 單位:0.18
brokerage 及經:0.3 經紀:0.3 行及:0.3
brsr brsr:0.12 任及:0.12 及可:0.12
builder 宅建:0.47 建造:0.47
building 建築:0.34 考慮:0.12
built 及培:0.1 實於:0.1 把承:0.1
bundled 捆綁:0.37 綁式:0.37 式工:0.19
burned 所燃:0.24 燃燒:0.24 能量:0.24
bursa 亞交:0.13 來西:0.13 西亞:0.13
business 業務:0.57 對業:0.1
c c:0.56 主要:0.14 要範:0.14
calculation 計算:0.46 除計:0.25 算表:0.16
cancellation 劃註:0.3 註銷:0.3 銷年:0.15
cancelled 註銷:0.38 銷碳:0.23 已註:0.15
capability 能力:0.26 力寬:0.13 切合:0.1
capacity 能力:0.4
capital 資本:0.59 本開:0.27
car 劃分:0.21 燃油:0.15 油經:0.13
carbon 碳定:0.15 碳信:0.12 及碳:0.11
care 醫療:0.36 療保:0.27 保健:0.2
career 事業:0.12 及事:0.12 展評:0.12
carried 落實:0.17 上期:0.16 期未:0.16
carrier 載體:0.36 按載:0.24 按能:0.12
case 個案:0.62
cash 現金:0.33 及現:0.14 金流:0.14
casino 博彩:0.25 及博:0.25 場及:0.25
catastrophe 巨災:0.45 損失:0.19 失風:0.15
category 類別:0.67 按類:0.13
cell 料電:0.43 電池:0.3 池效:0.11
certain 特定:0.31 別相:0.15 定組:0.15
certificate 認證:0.24 證書:0.18 證產:0.11
certification 認證:0.31 按認:0.1 清單:0.1
certified 認證:0.49 經認:0.26 佔比:0.13
chain 值鏈:0.41 價值:0.41
chair 主席:0.34 構主:0.11
change 變動:0.42 變化:0.26 候變:0.12
changed 修改:0.27 改變:0.18 或修:0.1
channel 渠道:0.57
characteristic 特徵:0.64 員特:0.32
check 及產:0.12 品回:0.12 產品:0.12
checked 評估:0.16
chemical 化學:0.34 學品:0.34 品生:0.1
chief 政總:0.26 總裁:0.26 裁薪:0.18
child 童工:0.47 工及:0.17
choice 及建:0.15 址及:0.15 境考:0.15
choosing 及準:0.21 序及:0.21 挑選:0.21
chosen 定方:0.16 方式:0.16 釐定:0.16
chronic 慢性:0.39 受慢:0.2 性實:0.2
circular 循環:0.37 環經:0.31 經濟:0.18
circularity 循環:0.26 環經:0.22 經濟:0.22
city 城市:0.36 續城:0.18
claim 聲明:0.19 索償:0.11
class 類別:0.19 按能:0.16 劃分:0.14
classified 密或:0.24 機密:0.24 資料:0.24
clean 潔淨:0.35
climate 氣候:0.8 候風:0.11
coal 煤炭:0.37
code 編號:0.19 守則:0.13 標題:0.1
collective 集體:0.23 體談:0.17 談判:0.15
combined 並提:0.1 併量:0.1 化影:0.1
come 何時:0.11 制訂:0.11 及何:0.11
commerce 商務:0.46 子商:0.46
commercial 商業:0.7 業銀:0.16
commercially 商業:0.15 業敏:0.15
commitment 承諾:0.5 策承:0.15
committee 員會:0.25 委員:0.25
commodity 商品:0.3 券及:0.1 及商:0.1
common 員類:0.16 常見:0.16 見非:0.16
communication 及通:0.31 通訊:0.31 技及:0.13
community 社區:0.72
commuting 通勤:0.34 及通:0.16 少差:0.16
compact 國全:0.27 契約:0.27 球契:0.27
comparative 比較:0.18
competency 任能:0.17 勝任:0.17 及勝:0.17
competition 反競:0.24 競爭:0.24 行為:0.24
competitive 爭行:0.25 競爭:0.25 反競:0.24
complaint 投訴:0.66
compliance 合規:0.26 情況:0.14 遵守:0.1
composition 他組:0.19 成分:0.19 按成:0.19
compound 化合:0.3 合物:0.3 物排:0.3
comprehensive 全面:0.35 面模:0.35 及全:0.22
compulsory 勞動:0.22 強迫:0.22 或強:0.22
computed 入能:0.13 所產:0.13 接排:0.13
concentrate 地方:0.3 集中:0.3 響集:0.2
concentration 中度:0.33 集中:0.33 及關:0.13
concern 關注:0.63 注物:0.16
concerned 涉及:0.3 及人:0.26 他涉:0.15
concluded 審結:0.19 已審:0.19 結貪:0.19
condition 統狀:0.13 狀況:0.11
conduct 操守:0.23 商業:0.16 業操:0.16
confirmed 已確:0.24 確認:0.24 污事:0.11
conflict 衝突:0.37 益衝:0.21 利益:0.15
connection 關聯:0.33 務報:0.22 報表:0.22
consequence 嚴重:0.25 後果:0.25 果工:0.25
conservation 佔比:0.27 水費:0.14 率收:0.14
considered 考慮:0.32 所考:0.12
consistency 一致:0.38 致性:0.38
consolidated 綜合:0.4 合併:0.15 入帳:0.1
consolidation 合方:0.14 整合:0.14 體整:0.14
constraint 保密:0.33 密限:0.33 限制:0.33
construction 材料:0.21 建造:0.19 工程:0.18
consultation 諮詢:0.32
consumed 耗水:0.29 區耗:0.12
consumer 消費:0.53 費者:0.37
consumption 耗量:0.4 耗水:0.17 源耗:0.14
contact 聯絡:0.42 絡人:0.33 報告:0.11
container 器及:0.34 容器:0.34 及包:0.31
content 內容:0.33 策內:0.25
context 背景:0.37 據背:0.25
continuity 務持:0.38 持續:0.38 續風:0.19
contract 合約:0.39 按合:0.14 約及:0.11
contractor 承辦:0.25 辦商:0.25 或臨:0.12
contractual 合約:0.34 約工:0.15
contribution 貢獻:0.39 捐獻:0.11 治捐:0.11
control 監控:0.18 控制:0.11
controlled 控制:0.2 機構:0.2
controversial 性武:0.17 武器:0.17 爭議:0.17
convertible 不可:0.25 可換:0.25 換算:0.25
conviction 定罪:0.32 污定:0.16 及罰:0.15
cooling 製冷:0.23 及製:0.18 蒸汽:0.1
cooperative 合作:0.38 作社:0.32
coordinate 座標:0.47 點座:0.24 地點:0.13
core 核心:0.55 心指:0.21 指標:0.14
corporate 公司:0.3 及企:0.16 司地:0.16
correction 糾正:0.16 更正:0.1
corrective 正行:0.31 糾正:0.31
corruption 貪污:0.68
cost 成本:0.54
counting 計算:0.27 算方:0.23 及變:0.18
country 國家:0.45 地區:0.32
cover 涵蓋:0.23 保障:0.22
coverage 涵蓋:0.31
covered 涵蓋:0.34 保障:0.23 佔比:0.16
cradle 出廠:0.11 原料:0.11 所購:0.11
credibility 信度:0.33 可信:0.33 及完:0.16
credit 信用:0.41 用額:0.33 碳信:0.24
criteria 準則:0.42 及環:0.14 境準:0.14
critical 重大:0.31 事項:0.16 大關:0.16
cross 跨行:0.44 業指:0.32 指標:0.16
cruize 郵輪:0.99
csr 會責:0.24 社會:0.24 責任:0.24
cubic 立方:0.67 方米:0.12
culture 文化:0.29 企業:0.17 業文:0.17
current 當前:0.32 前及:0.21 及預:0.18
custody 及託:0.25 產管:0.25 託管:0.25
customer 客戶:0.57 戶收:0.15
cyber 絡安:0.25 網絡:0.25
cycle 命週:0.25 週期:0.25
d d:0.57
dairy 乳製:0.17 及乳:0.17 家禽:0.17
data 數據:0.5 資料:0.38
date 日期:0.42 期及:0.24
day 作日:0.13 工作:0.1 日數:0.1
dealt 處理:0.22 事項:0.14 提交:0.12
death 死亡:0.29 人數:0.12
debt 債務:0.26 融資:0.15 務融:0.13
decarbonization 減碳:0.38 碳手:0.18 段及:0.15
december 12:0.29 修訂:0.29 月修:0.1
decent 濟增:0.21 面工:0.21 體面:0.21
decision 決策:0.39 納入:0.1
defect 缺陷:0.28 陷及:0.28 及安:0.25
defence 及國:0.36 國防:0.36
definition 定義:0.48 層定:0.16 標定:0.16
deforestation 毀林:0.32 伐森:0.11 性及:0.11
degree 1.5:0.32 度情:0.21 容性:0.11
delegated 授權:0.23 權規:0.23 盟授:0.23
delegation 授權:0.31 及對:0.15 對管:0.15
delivered 供應:0.14 應再:0.14 造水:0.14
delivery 療服:0.2 服務:0.18 少配:0.11
demand 需求:0.16 影響:0.11
denominator 分母:0.13 實物:0.13 物分:0.13
dependency 依賴:0.32 及依:0.13 因素:0.13
depleting 層物:0.22 氧層:0.22 耗臭:0.22
deployed 本運:0.32 運用:0.32 候相:0.14
described 何處:0.17 在何:0.17 心步:0.17
description 並非:0.1 原文:0.1 為簡:0.1
design 設計:0.52
destination 去向:0.3 按去:0.3 向及:0.15
developed 自訂:0.21 體自:0.18
developer 目開:0.19 能技:0.19 術及:0.19
development 發展:0.52 續發:0.25
dialogue 對話:0.23 判及:0.16 會對:0.16
difference 差異:0.32 不同:0.1 之間:0.1
diligence 審查:0.25 盡職:0.25 職審:0.25
direct 直接:0.54
directed 最終:0.21 終處:0.21 或投:0.1
director 董事:0.46
disability 殘疾:0.4 疾僱:0.2 員佔:0.13
discharge 排水:0.41
discharged 排水:0.29 廢水:0.1 排放:0.1
discrimination 歧視:0.51 視事:0.11
disease 及疾:0.24 疾病:0.24
dismissal 解僱:0.25
dismissed 解僱:0.43 已解:0.22
disposal 處置:0.39 置廢:0.11 棄置:0.1
disposed 處置:0.4 及處:0.19 置廢:0.16
disruption 中斷:0.53 斷及:0.32
distributed 分配:0.27 價值:0.22 濟價:0.22
distribution 銷服:0.14 分配:0.11
distributor 分銷:0.38 及分:0.19
diversity 多元:0.42 元化:0.31
diverted 轉移:0.33 分轉:0.11 移廢:0.11
divided 除以:0.38 物除:0.11 量除:0.11
document 文件:0.32 批政:0.18 獲批:0.18
dollar 二氧:0.13 化碳:0.13 氧化:0.13
domestic 動員:0.25 收動:0.25 本地:0.25
double 倍增:0.24 入倍:0.12 力及:0.12
downstream 下游:0.58 或下:0.14 游或:0.14
drawn 取水:0.25 區佔:0.1 所有:0.1
drink 原料:0.21 品原:0.21 飲品:0.21
driver 動因:0.1 及驅:0.1 因素:0.1
drug 藥品:0.34 物及:0.17 物廢:0.17
due 審查:0.25 盡職:0.25 職審:0.25
durability 品耐:0.16 耐用:0.16 產品:0.11
duty 職責:0.26
e 電子:0.51 子廢:0.27 e:0.14
earlier 過往:0.3
earn 員獲:0.1 所有:0.1 有僱:0.1
ecological 生態:0.34 及生:0.17 態影:0.17
economic 經濟:0.6 接經:0.13 濟影:0.11
economy 經濟:0.41 油經:0.13 濟性:0.13
ecosystem 態系:0.3 生態:0.3 系統:0.3
education 教育:0.48 優質:0.14 質教:0.14
eea 歐洲:0.16 洲經:0.16 濟區:0.16
effect 影響:0.75
effectiveness 成效:0.47 通成:0.12 往流:0.1
efficiency 效益:0.23 效率:0.22 源效:0.2
efficient 效使:0.18 有效:0.18
effluent 污水:0.38 及污:0.13 源及:0.13
effort 工作:0.13
efrag efrag:0.59 5:0.19
eight 八項:0.25 重點:0.25 項重:0.25
electric 力公:0.25 及發:0.25 業及:0.11
electrical 及電:0.23 子設:0.23 氣及:0.23
electricity 電力:0.55 力耗:0.1
electronic 電子:0.47
elsewhere 他來:0.1 取自:0.1 自其:0.1
embedded 量隱:0.26 隱含:0.26 劃融:0.15
emission 排放:0.53 室氣:0.11 氣體:0.11
employed 人士:0.19 僱人:0.19 自僱:0.19
employee 僱員:0.84
employment 僱傭:0.48 傭政:0.12
end 消除:0.2
ended 終止:0.23 已終:0.15
energy 能源:0.73 源耗:0.14 耗量:0.12
engagement 溝通:0.38
engaging 溝通:0.29 者溝:0.12
engine 引擎:0.35 出引:0.1 及粒:0.1
engineering 及建:0.27 程及:0.27 造服:0.27
enter 納入:0.21 候因:0.19 因素:0.18
entertainment 娛樂:0.6 及娛:0.32
entitled 享有:0.15 有家:0.15
entity 實體:0.39 匯報:0.11 納入:0.1
entry 入職:0.11 職工:0.11 資比:0.11
environment 環境:0.45 對環:0.11
environmental 環境:0.62
environmentally 環保:0.57
epeat epeat:0.15 同等:0.15 或同:0.15
equal 平等:0.26 機會:0.19 等機:0.19
equality 平等:0.42 別平:0.13 有關:0.12
equipment 設備:0.24
equity 股權:0.27 例法:0.13 權比:0.13
equivalent 當量:0.31 碳當:0.27
error 錯誤:0.43 更正:0.25
esg esg:0.68 整合:0.14
esr 歐洲:0.12 洲可:0.12
estate 地產:0.34 房地:0.32
estimate 估算:0.25 員估:0.12 基準:0.12
estimated 估算:0.24 以估:0.14 價值:0.1
ethic 道德:0.37 商業:0.15 業道:0.15
eu 歐盟:0.26 源自:0.1
euro 歐元:0.52 量歐:0.26
european 屬歐:0.19 歐盟:0.19 盟法:0.18
evaluation 立評:0.24 策獨:0.24 評估:0.24
event 事件:0.38 型事:0.23
every 每年:0.14
exchange 交易:0.4 證券:0.21 易所:0.17
excluded 排除:0.24 入及:0.1 別納:0.1
executive 行政:0.26 人員:0.19 執行:0.19
exist 時間:0.12 間表:0.12 設有:0.11
expected 預期:0.61
expertize 守專:0.18 專長:0.18 對商:0.18
exploration 勘探:0.31 探及:0.31 及生:0.19
export 出檔:0.19 匯出:0.19 檔案:0.19
exposed 影響:0.17 面臨:0.14
exposure 風險:0.22 承擔:0.14 險承:0.14
extended 延伸:0.27 伸至:0.13 伸責:0.13
external 外部:0.42 部核:0.27 作外:0.14
extractive 及礦:0.18 掘及:0.18 採掘:0.18
extreme 極端:0.14
f f:0.41 動指:0.2 業活:0.2
facility 設施:0.52 物設:0.2 產廢:0.2
factor 因子:0.32 因素:0.23 險因:0.1
fair 事及:0.11 公平:0.11 公正:0.11
family 家庭:0.24 庭假:0.2
far 程度:0.25
fatality 死亡:0.23 亡人:0.14 工死:0.14
feed 飼料:0.34 料佔:0.18 來自:0.17
female 女性:0.25 性僱:0.25 女男:0.12
fewer 減少:0.28 及化:0.15 品致:0.15
fibre 纖維:0.31 維採:0.26
figure 數字:0.42 數據:0.14 計入:0.12
file 檔案:0.48 估檔:0.16 析檔:0.16
finance 及財:0.12 融資:0.12
financed 融資:0.39 資排:0.39
financial 財務:0.58 務影:0.26 金融:0.13
financing 融資:0.41 或投:0.1 投放:0.1
find 識別:0.38
finding 識別:0.45 別及:0.35
fine 罰款:0.51 款及:0.12
first 年寬:0.13 首年:0.13 個須:0.1
fishing 及漁:0.26 漁業:0.26 農業:0.26
fit 適用:0.18 合全:0.12 球生:0.12
fleet 車隊:0.43 隊燃:0.22 生佔:0.11
flood 水區:0.32 洪水:0.32
floor 樓面:0.33 面面:0.2
flow 及現:0.2 金流:0.2 現及:0.12
focus 專注:0.2 範疇:0.18 動用:0.1
follow 序編:0.12 次序:0.12
followed 成效:0.19 追蹤:0.19 動成:0.1
food 食品:0.55 及飲:0.11 品及:0.11
foot 方呎:0.97
footprint 足跡:0.49 碳足:0.25
footwear 及鞋:0.2 服裝:0.2 配飾:0.2
forced 強制:0.39 制勞:0.35
forest 林地:0.38 地面:0.19 證林:0.15
forestry 林業:0.49 業管:0.25 候策:0.12
form 形式:0.38 律形:0.24 機構:0.12
format 匯報:0.16 報形:0.16 形式:0.16
former 前員:0.22 前工:0.22 工與:0.22
fossil 化石:0.41 石燃:0.19 石能:0.17
found 識別:0.27 發現:0.15
fracturing 佔比:0.36 壓裂:0.36
framework 框架:0.43
franc 士法:0.25 法郎:0.25 瑞士:0.25
franchize 特許:0.16 經營:0.16 許經:0.16
freedom 自由:0.27 社自:0.19 結社:0.19
freight 貨運:0.3 及物:0.1 周轉:0.1
frequency 頻率:0.33 及頻:0.12 匯報:0.11
fuel 燃料:0.57 料耗:0.14
full 全職:0.23 同全:0.11 等同:0.11
function 職能:0.3 險職:0.2 高風:0.2
fund 開支:0.26 動資:0.18 動計:0.12
funding 資金:0.22 劃資:0.11 及資:0.11
furnishing 及家:0.22 家具:0.22 建材:0.22
future 及未:0.19 未來:0.19 來舉:0.1
g g:0.41 動指:0.2 業活:0.2
gain 善率:0.18 改善:0.18 率倍:0.18
gallon 制加:0.42 加侖:0.42 美制:0.17
gaming 博彩:0.25 及博:0.25 場及:0.25
gap 差距:0.34 酬差:0.34
gas 然氣:0.42 天然:0.4
gase 氣體:0.3 室氣:0.29 溫室:0.29
gate 出廠:0.11 原料:0.11 所購:0.11
gem gem:0.12 人類:0.12 型股:0.12
gender 性別:0.48 按性:0.17 別劃:0.13
general 一般:0.37 般披:0.26 披露:0.23
generated 產生:0.28 總量:0.18 自產:0.13
generator 發電:0.46
genetic 及惠:0.21 享規:0.11 傳資:0.11
ghg 室氣:0.31 氣體:0.31 溫室:0.31
given 提供:0.27 資料:0.14
gj 吉焦:0.33 焦耳:0.33 入吉:0.16
global 全球:0.64 球範:0.12
goal 目標:0.63
good 費品:0.36 產品:0.17
governance 管治:0.53
governing 時間:0.23 准報:0.16 准時:0.16
government 政府:0.52 務資:0.1 府財:0.1
gram 克:0.23 克二:0.23 入克:0.23
greater 境責:0.18 大環:0.18 承擔:0.18
green 綠色:0.51
greenhouse 室氣:0.33 溫室:0.33 氣體:0.31
gri gri:0.98
grid 電網:0.43 生佔:0.19 及可:0.13
grievance 申訴:0.49
gross 總排:0.2
group 組別:0.53 劃分:0.11
growth 增長:0.43 濟增:0.11 面工:0.11
guidance 指引:0.42 所採:0.22 引來:0.19
guide 指引:0.47 倫敦:0.13 敦證:0.13
habitat 棲息:0.28 地面:0.15 面積:0.12
halt 止生:0.24 停止:0.21 止毀:0.21
halve 減半:0.23 亡減:0.11 交通:0.11
handled 處理:0.49
handling 處理:0.34 方法:0.12 物處:0.12
harassment 騷擾:0.27 及騷:0.15 擾事:0.15
hardware 硬件:0.8
harm 負面:0.13 面影:0.13 影響:0.12
harming 害生:0.17 損害:0.17 多樣:0.12
hazard 危害:0.41 害及:0.15 按危:0.1
hazardous 害廢:0.33 有害:0.32 無害:0.11
headcount 人數:0.44 員人:0.16 分人:0.1
headquarter 及營:0.18 總部:0.18 運國:0.18
health 健康:0.45 康與:0.22 與安:0.15
heard 聽取:0.27 意見:0.18 方式:0.18
heat 熱能:0.26 外購:0.17 石電:0.14
heavy 重油:0.24 生佔:0.21 及可:0.2
held 同頒:0.1 展證:0.1 所持:0.1
help 協助:0.23 過渡:0.23 渡協:0.13
high 響行:0.2 高度:0.19 高影:0.11
highest 最高:0.46 高管:0.28
hire 新聘:0.32 聘及:0.21 及流:0.14
hired 新聘:0.22 聘僱:0.22 僱員:0.11
hiring 招聘:0.43 聘慣:0.14 討招:0.14
hit 及受:0.24 受影:0.24 影響:0.23
hkfr hkfr:0.35 香港:0.24
hkicpa 公會:0.14 師公:0.14 港會:0.14
home 住宅:0.51
hong 香港:0.16 港元:0.1
horizon 範圍:0.33 間範:0.33 時間:0.25
hotel 及住:0.22 酒店:0.22 住宿:0.14
hour 時數:0.28 訓時:0.24 受訓:0.14
household 人護:0.16 家居:0.16 居及:0.16
human 人權:0.43 權政:0.12
hunger 消除:0.33 除飢:0.33 飢餓:0.33
hydrocarbon 碳氫:0.2 及可:0.1 取消:0.1
identification 識別:0.38 險識:0.19 鏈風:0.14
ifr ifr:0.34 財務:0.11
ig ig:0.32 清單:0.32 點清:0.32
ill 疾病:0.25 作有:0.2 有關:0.2
impact 影響:0.83
improvement 改進:0.32
incentive 勵計:0.19 劃納:0.14 激勵:0.14
incident 事件:0.54 事故:0.22
incineration 焚化:0.33 並回:0.17 化並:0.17
incl 包括:0.44 括動:0.13 鏈策:0.13
included 納入:0.37 包括:0.3 只包:0.22
inclusion 共融:0.29 及共:0.18
inclusive 共融:0.54 融決:0.18 融發:0.18
income 收入:0.3
independent 獨立:0.45 佔比:0.1
index 索引:0.26 披露:0.19 明涵:0.13
india 印度:0.4
indian 印度:0.25 度盧:0.25 盧比:0.25
indicator 指標:0.68 效指:0.1 與績:0.1
indigenous 住民:0.27 原住:0.27 民權:0.12
indirect 間接:0.6
individual 單獨:0.38 併或:0.11 個別:0.11
industrial 工業:0.47 及工:0.12 業電:0.12
industry 行業:0.54 指標:0.22 業指:0.12
inefficient 效益:0.28 源效:0.28 低能:0.15
inequality 不平:0.35 平等:0.35 入不:0.14
influence 影響:0.36 及遊:0.19 治影:0.19
informed 方式:0.13 獲悉:0.13 事宜:0.1
informing 向客:0.21 務中:0.2 斷通:0.2
infrastructure 基礎:0.32 礎設:0.32 設施:0.32
ingredient 食材:0.19 材佔:0.12 來自:0.11
initiative 措施:0.36
injury 工傷:0.6
innovation 創新:0.49 產業:0.21 及基:0.12
input 輸入:0.16 入數:0.13 數據:0.12
inside 內部:0.16 組織:0.16 織內:0.16
institution 制度:0.64 責任:0.24
instrument 工具:0.28 具佔:0.13
insurance 保險:0.62 及保:0.12 融及:0.12
insurer 保險:0.27 公司:0.13 險公:0.13
integration 整合:0.19 併網:0.17 能併:0.17
integrity 完整:0.23 整性:0.23
intellectual 產權:0.33 知識:0.33 識產:0.33
intensity 密度:0.46
interest 利益:0.46 益衝:0.14
interim 中期:0.36
internal 內部:0.42 部碳:0.2
international 國際:0.31 新國:0.13 最新:0.13
internet 互聯:0.25 網媒:0.25 聯網:0.25
interruption 中斷:0.12 務中:0.12 斷時:0.12
invasive 來入:0.23 侵物:0.23 入侵:0.23
inventory 清單:0.19 放清:0.13 排放:0.1
investee 投資:0.26 對象:0.23 資對:0.23
investigation 調查:0.36 事故:0.13 別及:0.13
investment 投資:0.66
investor 投資:0.26 資者:0.26 者重:0.13
involved 參與:0.19 方針:0.1 通方:0.1
ipcc ipcc:0.25 南及:0.25 指南:0.25
iron 鋼鐵:0.27 鐵生:0.27
iso iso:0.41 分範:0.25 別劃:0.17
issue 議題:0.36
issued 會發:0.22 發布:0.22
issuer 發行:0.29 行人:0.29 人不:0.11
judgement 判斷:0.28
june 6:0.6 2023:0.13
justice 健全:0.19 全制:0.19 和平:0.19
key 主要:0.35 要行:0.14
kilogram 公斤:0.65 斤二:0.16 量公:0.12
kilometre 公里:0.7 噸公:0.17 人公:0.12
kilotonne 千公:0.43 公噸:0.42 噸二:0.12
kind 類型:0.22 種類:0.12
knowledge 知識:0.6 集體:0.12 體知:0.12
kong 香港:0.16 港元:0.1
label 標籤:0.39 或標:0.23
labelling 標籤:0.35 與標:0.12
labor 勞工:0.34 工風:0.18
land 土地:0.31 地使:0.12 面積:0.11
landfill 堆填:0.5
large 主要:0.17 按主:0.17 要國:0.17
largecap gem:0.12 人類:0.12 型股:0.12
last 最近:0.29
late 期付:0.33 逾期:0.33 款政:0.14
later 來行:0.16 未來:0.16 計劃:0.1
law 法律:0.3 法例:0.1
leadership 參與:0.13 女參:0.13 展策:0.13
leak 洩漏:0.4 劑洩:0.2 均製:0.2
leased 運作:0.14
leasing 汽車:0.45 車租:0.45 租賃:0.11
least 至少:0.37 及運:0.11 少電:0.11
leave 家庭:0.22 庭假:0.19
leaving 離開:0.3 設施:0.2 開設:0.2
left 略去:0.19 資料:0.12
legal 法律:0.81
leisure 休閒:0.45 閒設:0.45
lending 貸款:0.28 或貸:0.14 資或:0.14
length 有期:0.31 期限:0.31 約設:0.17
less 減少:0.37
letter 函件:0.23 委聘:0.23 構函:0.23
level 程度:0.25 職級:0.16 證程:0.11
lever 手段:0.32 碳手:0.12
liability 負債:0.34 引致:0.11 險引:0.11
life 生命:0.37
lifetime 壽命:0.26 池壽:0.17
like 同比:0.32 比用:0.16 比能:0.16
likelihood 可能:0.16 能性:0.16 性及:0.15
limit 限制:0.31 及限:0.12
limited 有限:0.35 保證:0.15 限保:0.12
line 一致:0.12 表一:0.12 設與:0.12
link 連結:0.13 關係:0.13
linked 掛鈎:0.18 候掛:0.14 與氣:0.14
listed 上市:0.24 公司:0.18 市公:0.18
listing 上市:0.38 市規:0.27 所所:0.11
litre 公升:0.65 量公:0.17 入公:0.12
loan 貸款:0.3 企業:0.12 區貸:0.12
lobbying 遊說:0.5 說活:0.15 活動:0.1
local 本地:0.22 當地:0.21 地社:0.16
location 地點:0.42 點為:0.4 為本:0.12
locked 鎖定:0.21 定排:0.14 放量:0.14
lodging 住宿:0.31 店及:0.24
log 紀錄:0.45 度紀:0.23 量度:0.23
logistic 物流:0.3 及物:0.11 空貨:0.11
long 長期:0.3 中期:0.12 及長:0.12
loss 喪失:0.22 性喪:0.22
losse 律損:0.36 損失:0.36
lost 損失:0.3 失工:0.24
lot 地塊:0.45 及住:0.27 塊及:0.27
low 低碳:0.32 碳產:0.16 品潛:0.11
lower 源需:0.18 需求:0.18
lse 交所:0.2 證交:0.2 倫敦:0.1
ly 於敏:0.26 點位:0.26 位於:0.14
macao 澳門:0.3 門元:0.3 量澳:0.15
machinery 及產:0.23 械及:0.23 業機:0.23
made 自產:0.15 產生:0.14 方法:0.11
main 主要:0.51
major 重大:0.24
make 組成:0.27 構組:0.14 及組:0.13
making 九成:0.18 佔營:0.18 額九:0.18
malaysia 亞交:0.13 來西:0.13 西亞:0.13
malaysian 亞令:0.18 令吉:0.18 來西:0.18
male 性僱:0.25 男性:0.25 女男:0.12
manage 理氣:0.3 管理:0.29 於管:0.16
managed 管理:0.55 理資:0.11
management 管理:0.68 理層:0.14
manager 管理:0.26 人員:0.16 理人:0.16
managing 管理:0.39 相關:0.1
mandate 權範:0.13 範圍:0.13 職權:0.13
mandatory 強制:0.35 制指:0.17 制披:0.16
manufacturing 製造:0.61
marine 海洋:0.34 及海:0.21 洋資:0.21
market 市場:0.55 場為:0.31
marketing 推廣:0.29 場推:0.24 市場:0.24
mass 重量:0.44 質量:0.15 總重:0.13
material 物料:0.4 重要:0.25
materiality 重要:0.31 要性:0.24
matter 議題:0.2 事宜:0.19
mean 適用:0.16
measurable 可量:0.32 量度:0.32 度目:0.16
measure 措施:0.39 業活:0.21 動指:0.18
measured 方法:0.16 計量:0.16 量方:0.16
measurement 計量:0.2 上有:0.1 其來:0.1
meat 乳製:0.17 及乳:0.17 家禽:0.17
mechanism 機制:0.46 訴機:0.28
media 媒體:0.38 體及:0.38
median 中位:0.23 位數:0.23 與中:0.11
medical 醫療:0.24 及用:0.11 器材:0.11
medium 中重:0.11 型車:0.11 油效:0.11
meet 事項:0.1 及與:0.1 合採:0.1
member 成員:0.37 員佔:0.14 人數:0.13
membership 參與:0.19 會籍:0.19 組織:0.19
men 女男:0.12 男性:0.12 女薪:0.11
met 已遵:0.11 清單:0.11
metal 屬及:0.39 金屬:0.39 及採:0.21
methane 甲烷:0.49 烷佔:0.25
method 方法:0.55 算方:0.13 法及:0.1
metre 方米:0.63 米:0.13
metric 指標:0.66
microplastic 塑膠:0.33 微塑:0.33 用微:0.13
midstream 中游:0.44 及天:0.27 油及:0.16
mile 英里:0.72 人英:0.23
milestone 程碑:0.18 里程:0.18 性或:0.13
milligram 毫克:0.57 量毫:0.28
million 百萬:0.37 每百:0.28 萬收:0.25
mineral 及礦:0.18 掘及:0.18 採掘:0.18
minimum 最低:0.33 低披:0.15 要求:0.15
mining 採礦:0.72 及採:0.22
minute 分鐘:0.2 會會:0.2 會議:0.2
missing 動或:0.12 或目:0.12 設政:0.12
mitigation 減緩:0.34
mix 組合:0.35 及組:0.18
mj 兆焦:0.38 焦耳:0.38 量兆:0.2
mode 運輸:0.31 按運:0.21 方式:0.21
model 模式:0.34 務模:0.31 式及:0.12
modelled 模擬:0.37 非模:0.37
module 模組:0.63 本模:0.17
money 金額:0.19 響金:0.11
monitored 監察:0.34
monitoring 監察:0.27
month 月:0.67 半年:0.17 每半:0.17
mortgage 按揭:0.47 揭融:0.18
multiline 及專:0.14 合及:0.14 售與:0.14
mwh 兆瓦:0.33 瓦時:0.33 入兆:0.16
nace nace:0.33 代碼:0.33 業代:0.33
name 名稱:0.24 註明:0.2
named 所述:0.27 告所:0.14 述職:0.13
narrative 敘述:0.19
nasdaq 斯達:0.22 納斯:0.22 達克:0.22
nation 合國:0.15 聯合:0.15 有關:0.1
natural 天然:0.34 然資:0.15 自然:0.1
nature 自然:0.25 多樣:0.11 樣性:0.11
nautical 海里:0.64 噸海:0.32
near 附近:0.16 位於:0.1 內或:0.1
need 源需:0.18 需求:0.18
needed 所需:0.21 劃所:0.11 定所:0.11
negative 負面:0.33 面影:0.33
net 淨額:0.28 入淨:0.23 以收:0.18
neutrality 中和:0.15 和聲:0.15 使用:0.12
new 則篩:0.16 新供:0.16 準則:0.16
next 大調:0.3 重大:0.3 調整:0.13
non 非僱:0.29 不可:0.19
norm 準則:0.21 違反:0.18 反國:0.11
notice 知期:0.22 通知:0.22 運變:0.22
now 當前:0.41 前行:0.27 前及:0.13
nox 氮氧:0.3 化物:0.26 氧化:0.26
nuclear 核能:0.23 能耗:0.15
number 人數:0.27 數目:0.19 員人:0.16
objective 目:0.19 及中:0.13 期步:0.13
obligation 劃責:0.34 責任:0.34 休計:0.26
obtained 去了:0.12 取得:0.12 式佔:0.12
occupational 業健:0.37 職業:0.37
oecd 合組:0.22 組織:0.22 經合:0.22
off 及道:0.14 生及:0.14 路佔:0.14
office 事處:0.19 辦事:0.19 任公:0.12
offset 抵銷:0.4 動所:0.13 性抵:0.13
often 及頻:0.12 式及:0.12 頻率:0.12
oil 石油:0.45 油及:0.27 及天:0.14
old 往與:0.14 與修:0.14 訂數:0.14
omitted 從略:0.31 略資:0.16 資料:0.16
one 一項:0.23 公布:0.12 劃內:0.12
open 完結:0.16 律程:0.16 未完:0.16
openness 務開:0.31 放度:0.31 開放:0.31
operating 營運:0.38 運開:0.25 開支:0.11
operation 營運:0.38
operational 營運:0.22 運控:0.17
opportunity 機遇:0.44 及機:0.27 險及:0.19
option 了此:0.12 明採:0.12 此項:0.12
order 序編:0.14 次序:0.14 並無:0.12
oriented 向面:0.22 導向:0.22 然導:0.22
original 務及:0.14 原始:0.14 及原:0.14
otherwize 他方:0.18 以其:0.18 其他:0.18
outcome 結果:0.21 匯報:0.1 向管:0.1
output 產量:0.18
outside 外部:0.11 組織:0.11 織外:0.11
overall 整體:0.25 體風:0.21 入整:0.14
overseeing 監督:0.23 督影:0.15
oversight 監督:0.34
owned 擁有:0.26 或管:0.13 用或:0.13
oxide 化物:0.25 排放:0.25 氧化:0.25
ozone 消耗:0.26 臭氧:0.26
packaging 包裝:0.51 用量:0.12
paid 支付:0.17 付女:0.11
paper 劃或:0.12 或目:0.12 會通:0.12
paragraph 段落:0.29 落編:0.19 沿用:0.17
parental 育兒:0.41 兒假:0.32 假保:0.13
paris 協定:0.12 定基:0.12 巴黎:0.12
part 部分:0.32 適用:0.13
participation 參與:0.41 與管:0.14 與職:0.14
partner 夥伴:0.33 鏈夥:0.14
partnership 伴關:0.24 夥伴:0.24 關係:0.24
party 連方:0.2 關連:0.2 方交:0.13
passed 予行:0.13 其匯:0.13 匯報:0.13
passenger 周轉:0.15 客運:0.15 轉量:0.15
past 期小:0.11 逾期:0.11 亡故:0.1
pataca 澳門:0.3 門元:0.3 量澳:0.15
pay 薪酬:0.82
payment 付款:0.52 款慣:0.14
peace 健全:0.19 全制:0.19 和平:0.19
penalty 罰款:0.23 件罰:0.18 及賠:0.18
people 人數:0.23
percent 分比:0.45 百分:0.45
performance 表現:0.35 績效:0.32 現及:0.14
period 期間:0.33 本期:0.2
permanent 長期:0.34 期僱:0.17
permit 可次:0.2 許可:0.2 次數:0.16
personal 個人:0.25 及個:0.25
peso 披索:0.35 賓披:0.35 量菲:0.18
phase 階段:0.22 分階:0.15 用分:0.15
philippine 律賓:0.46 菲律:0.46
physical 實體:0.38 體風:0.28 受實:0.12
pipeline 管道:0.35 及違:0.17 正及:0.17
place 措施:0.12 已有:0.11
placeholder 暫定:0.22 及物:0.14 況及:0.14
plan 計劃:0.68 型計:0.16
planned 計劃:0.43
planning 規劃:0.37 考慮:0.11
plant 廠房:0.21
plastic 塑膠:0.23 或銷:0.23 用或:0.23
pm 粒子:0.34 懸浮:0.17 浮粒:0.17
point 據點:0.38 其他:0.17
policy 政策:0.92
political 政治:0.49 捐獻:0.18 治捐:0.18
pollutant 染物:0.31 污染:0.3
pollution 污染:0.69 染政:0.1
portfolio 組合:0.34 具數:0.11 投資:0.11
position 務狀:0.23 立場:0.23 狀況:0.21
positive 正面:0.37 面影:0.37 具正:0.12
potentially 在擱:0.3 淺資:0.3 潛在:0.3
poultry 乳製:0.17 及乳:0.17 家禽:0.17
pound 磅:0.33 英鎊:0.26 量英:0.13
poverty 貧窮:0.36 消除:0.24 除貧:0.24
power 電力:0.29 力及:0.12 及熱:0.12
practice 慣例:0.58
premize 無障:0.12 障礙:0.12 使用:0.1
preparation 編製:0.29 製基:0.29
prepared 可持:0.14 持續:0.14 發展:0.14
prescribed 員會:0.12 委員:0.12 度證:0.12
presence 地位:0.47 場地:0.47
preventing 防止:0.22 偵測:0.11 及偵:0.11
prevention 預防:0.31 防及:0.1
preventive 報機:0.19 施與:0.19 機制:0.19
price 價格:0.29 定價:0.21 碳定:0.12
pricing 定價:0.29 碳定:0.28 價計:0.22
primary 一手:0.16 以一:0.16 手數:0.16
principle 原則:0.81
prior 方法:0.2 上年:0.1 度數:0.1
priority 優先:0.36
privacy 私隱:0.45 戶私:0.17 料私:0.1
private 公私:0.15 營夥:0.15 私營:0.15
procedure 程序:0.49 及程:0.13
proceeding 款訴:0.2 訴訟:0.2 期付:0.11
process 流程:0.65
processe 流程:0.69
processed 加工:0.48 工食:0.48
processing 加工:0.42 及礦:0.11 掘及:0.11
procurement 採購:0.6 購慣:0.23 地採:0.16
produced 總量:0.14 與密:0.13 量與:0.13
producer 生產:0.43 產商:0.18
product 產品:0.8
production 生產:0.54 及生:0.12
professional 專業:0.45 操守:0.12 業操:0.12
profit 分配:0.17 溢利:0.14
programme 計劃:0.37
progress 進度:0.44
project 項目:0.67
promotion 促進:0.17 工健:0.17 康促:0.17
property 物業:0.24 地產:0.12 房地:0.12
prospect 前景:0.23 響前:0.23
protect 保護:0.27 域生:0.17
protected 保護:0.41 受保:0.27 護區:0.12
protecting 保護:0.22 權保:0.22 產權:0.12
protection 保障:0.33 會保:0.11 料保:0.1
protocol 核算:0.17 算體:0.17 體系:0.17
provided 提供:0.41 供培:0.21 所提:0.21
provider 機構:0.22 供者:0.11 提供:0.11
provision 條文:0.3 撥備:0.12
public 公開:0.32 公共:0.18 共政:0.15
publication 布日:0.34 發布:0.34 及聯:0.17
published 發布:0.24
pulp 及紙:0.19 漿及:0.19 紙漿:0.19
purchase 採購:0.47 及銷:0.17 售集:0.17
purchased 外購:0.17 耗量:0.15 購買:0.12
purchasing 採購:0.33 購佔:0.12 地採:0.11
purpose 宗旨:0.27 用途:0.27 及用:0.17
putting 落實:0.49 實政:0.25 政策:0.16
qualitative 定性:0.33 性資:0.12 提供:0.12
quality 質素:0.25 水質:0.19 素及:0.1
quantitative 量化:0.23
radioactive 射性:0.3 放射:0.3 性廢:0.2
rail 鐵路:0.55 路運:0.43
raise 出關:0.32 提出:0.32
rank 及監:0.22 序及:0.22 排序:0.22
ranked 排列:0.18
ranking 排序:0.3 及排:0.17 題識:0.17
rate 比率:0.29 失比:0.11 僱員:0.1
rating 評級:0.42 具能:0.21 源評:0.21
ratio 比率:0.45 酬比:0.23 別比:0.1
raw 原材:0.25 材料:0.21
reach 達標:0.17
reached 達成:0.33 候目:0.18 受惠:0.11
real 地產:0.34 房地:0.32
reason 原因:0.22 提供:0.12
reasonable 合理:0.3 理保:0.2 資料:0.11
reasonably 可合:0.14 合理:0.14 會影:0.14
recall 回收:0.19
recalled 因安:0.12 回收:0.11
received 收到:0.19 目與:0.18 與處:0.18
reclaimed 回收:0.2 收產:0.14 及包:0.1
recommendation 建議:0.57
recommended 建議:0.16 議披:0.16 項建:0.16
reconciled 對帳:0.27 表對:0.27 入與:0.11
record 紀錄:0.32 具投:0.16 資相:0.16
recordable 可記:0.34 記錄:0.34 錄工:0.22
recovered 回收:0.36 收及:0.16
recovery 回收:0.48 他回:0.16 其他:0.16
recyclable 可回:0.19 回收:0.19 收成:0.19
recycled 回收:0.17 再用:0.14 循環:0.14
recycling 循環:0.22 環再:0.22 再用:0.11
reduced 少不:0.39 減少:0.39 不平:0.11
reducing 環境:0.17 減少:0.16
reduction 減排:0.4 排量:0.14
reference 權範:0.16 範圍:0.16 職權:0.16
refining 及銷:0.23 煉製:0.23 製及:0.23
refrigerant 冷劑:0.35 製冷:0.35
region 地區:0.34 按地:0.21 區劃:0.15
register 登記:0.31 名冊:0.19 記冊:0.19
regular 定期:0.24 核佔:0.18 分定:0.12
regulation 披露:0.13 授權:0.12 權規:0.12
regulator 機構:0.25 監管:0.25 管機:0.25
relate 所關:0.15 明與:0.15 務報:0.14
related 相關:0.37 候相:0.2 披露:0.16
relation 關係:0.37 勞資:0.15 資關:0.15
relationship 關係:0.34 係管:0.14 商關:0.14
relative 相對:0.34 或定:0.17 對或:0.11
released 釋出:0.25 或釋:0.16 用或:0.14
relevant 相關:0.2 關物:0.2 料總:0.13
reliance 依賴:0.2 及依:0.1 對碳:0.1
relief 寬免:0.5 資料:0.13
remedy 補救:0.47 救及:0.13 及渠:0.1
removal 移除:0.4
remuneration 薪酬:0.46 酬政:0.12
renewable 再生:0.4 可再:0.4 生能:0.11
renminbi 人民:0.38 民幣:0.38 量人:0.19
rental 租賃:0.42 賃車:0.17 車隊:0.17
representative 代表:0.24 人代:0.1 受工:0.1
required 或法:0.13 法定:0.13
requirement 要求:0.42 披露:0.23 露要:0.23
research 及創:0.2 發開:0.2 研發:0.2
reserve 儲量:0.4 炭儲:0.2 對碳:0.12
resettlement 估或:0.11 及遷:0.11 安置:0.11
resilience 韌性:0.49 性分:0.13
resource 資源:0.67 及資:0.15
respect 尊重:0.24 重人:0.23 及勞:0.12
response 應對:0.24
responsibility 責任:0.6 品責:0.19 任政:0.15
responsible 負責:0.48 責任:0.16
restaurant 餐飲:0.84
restored 修復:0.29 已修:0.29 息地:0.11
result 結果:0.26 析結:0.13
retailer 零售:0.49 品零:0.3 售及:0.16
retention 留任:0.23 復工:0.16 任率:0.12
retirement 退休:0.59 休保:0.15
return 復工:0.25 工率:0.16 假後:0.15
reuse 再用:0.29 備再:0.12 式回:0.12
reused 或再:0.22 再用:0.17
revenue 收入:0.71
reversal 轉量:0.27 逆轉:0.27 除逆:0.27
review 檢討:0.24 評核:0.23 劃分:0.11
reviewed 受評:0.15 接受:0.15 評核:0.15
revized 修訂:0.37 經修:0.1
right 人權:0.57 權利:0.13
ringgit 亞令:0.18 令吉:0.18 來西:0.18
risk 風險:0.87
road 道路:0.27 公路:0.2 非道:0.19
role 角色:0.35 職責:0.12
rule 法規:0.13 定次:0.12 規則:0.1
rupee 印度:0.25 度盧:0.25 盧比:0.25
safe 安全:0.33 全工:0.16 及安:0.11
safety 安全:0.37 安健:0.22 職安:0.22
sale 銷售:0.43
sanitation 及衛:0.12 清潔:0.12 潔飲:0.12
sasb sasb:0.45
satisfaction 意度:0.34 滿意:0.34 戶滿:0.17
saved 戶節:0.19
saving 節省:0.17 動預:0.1 期節:0.1
say 資料:0.24
scenario 情景:0.56 景分:0.15
scheme 計劃:0.54
science 科學:0.28 基礎:0.14 學基:0.14
scope 範圍:0.88
score 評分:0.46 家貪:0.24 污評:0.24
screened 佔比:0.17 商佔:0.17 篩查:0.17
screening 篩查:0.32 篩選:0.16 害篩:0.15
sdg 可持:0.16 展目:0.16 持續:0.16
section 及流:0.36 理及:0.33 披露:0.13
sector 行業:0.48 響行:0.1
security 安全:0.33 保安:0.23 證券:0.12
segment 分部:0.32 按分:0.16 務劃:0.14
self 自產:0.25 入或:0.14 或自:0.14
semiconductor 半導:0.49 導體:0.49
senior 高級:0.19 最高:0.14 級管:0.12
sensitive 敏感:0.33 感區:0.2
sensitivity 敏感:0.39 感度:0.28
served 出口:0.2 務市:0.2 口及:0.2
service 服務:0.71 及服:0.13
set 訂立:0.2 已設:0.14
setting 訂立:0.19 立目:0.1 與訂:0.1
severe 嚴重:0.39 重人:0.19 重個:0.13
sfdr sfdr:0.2 主要:0.2 要不:0.2
share 佔比:0.92
shared 影響:0.11 互影:0.1 共有:0.1
sharing 分享:0.22 益分:0.22 惠益:0.17
sheet 子表:0.23 資產:0.19 放因:0.17
short 並非:0.1 原文:0.1 為簡:0.1
sickness 疾病:0.3 病保:0.3 獲疾:0.15
significant 重大:0.46
since 上期:0.24 期比:0.24 比較:0.24
singapore 加坡:0.27 新加:0.27 坡元:0.17
site 地點:0.34 營運:0.3 運地:0.3
size 程度:0.25 響程:0.18
skill 技能:0.54 提升:0.11 及技:0.1
small 小型:0.34 型生:0.11 採購:0.11
smaller 城鎮:0.21 小城:0.21 鎮薪:0.21
social 社會:0.64
software 件及:0.16 技服:0.16 訊科:0.16
soil 土壤:0.38 壤污:0.26
solar 太陽:0.38 陽能:0.38
sold 售出:0.3 售產:0.13 出產:0.12
source 來源:0.5
sourced 採購:0.23 購佔:0.16
sourcing 採購:0.26 料採:0.12
sovereign 主權:0.39 投資:0.12 權投:0.12
sox 硫氧:0.23 化物:0.16 氧化:0.16
specialty 及專:0.14 合及:0.14 售與:0.14
specific 具體:0.3 特定:0.28 定資:0.1
specy 物種:0.6 種數:0.14
spending 開支:0.5
spent 氣資:0.18 商採:0.14 地供:0.14
spill 洩漏:0.33 大洩:0.17 次數:0.17
split 劃分:0.18 他被:0.13 按集:0.13
square 平方:0.76 方公:0.24
stability 穩定:0.43 定性:0.14 家政:0.14
staff 員工:0.29
stakeholder 份者:0.41 持份:0.41
standard 準則:0.43 標準:0.34
stated 公司:0.12 司宣:0.12 和目:0.12
statement 聲明:0.6
stationary 固定:0.33 定發:0.12 機燃:0.12
status 況及:0.19 狀況:0.19
steam 蒸汽:0.33 汽及:0.28 製冷:0.11
steel 鋼鐵:0.31 鐵生:0.31
step 步驟:0.28 措施:0.18
sterling 英鎊:0.39 量英:0.2
stock 易所:0.25 所所:0.16
storage 倉儲:0.14 及倉:0.14
stored 儲水:0.42 水量:0.25 量變:0.21
stranded 擱淺:0.44 及擱:0.16 臨轉:0.13
strategic 策略:0.46 候策:0.24 略應:0.24
strategy 策略:0.68
stress 壓力:0.15 位於:0.1 力區:0.1
stressed 源緊:0.22 緊張:0.22 張地:0.2
strong 健全:0.19 全制:0.19 和平:0.19
subject 事項:0.23 按事:0.23
subsidiary 公司:0.31 附屬:0.31 屬公:0.25
substance 物質:0.48 受關:0.22 注物:0.12
substantiated 經證:0.23 證實:0.23 失投:0.12
supplier 供應:0.49 應商:0.49
supply 供應:0.39 應鏈:0.34
support 支持:0.25 支援:0.25 援渠:0.13
survey 調查:0.35 問卷:0.18 性調:0.18
sustainability 可持:0.25 持續:0.25 發展:0.22
sustainable 可持:0.46 持續:0.46
swiss 士法:0.25 法郎:0.25 瑞士:0.25
system 體系:0.25 理體:0.14 系涵:0.14
systemic 系統:0.47 性風:0.24 統性:0.24
table 劃分:0.3
taiwan 台幣:0.23 新台:0.23
take 候因:0.18 因素:0.18
taken 採取:0.37
target 目標:0.81
task 作組:0.21 工作:0.14
tax 稅務:0.36
taxe 已繳:0.21 稅款:0.21 繳稅:0.21
taxonomy 分類:0.26 標準:0.26 類標:0.26
tcfd tcfd:0.58 建議:0.41
technological 以技:0.14 技術:0.14 為本:0.14
technology 技術:0.26 技及:0.22 科技:0.22
telecommunication 訊服:0.49 電訊:0.49
template 範本:0.38
temporary 臨時:0.36 合約:0.14 工比:0.14
ten 十項:0.26 項原:0.26 十名:0.14
tenant 租戶:0.45 戶可:0.23
term 條款:0.32
thermal 熱單:0.32 英熱:0.32 單位:0.18
third 三方:0.34 第三:0.34
thousand 每千:0.23 元收:0.12 分比:0.12
threatened 危物:0.26 瀕危:0.26 影響:0.11
three 三年:0.26 去三:0.16 年因:0.16
threshold 門檻:0.31 入資:0.11 及門:0.11
tied 與可:0.21 掛鈎:0.19 展成:0.1
time 時間:0.32
timing 時間:0.14
title 標題:0.13 編號:0.1
tnfd tnfd:0.31 議及:0.31 及核:0.27
tobacco 煙草:0.6 草收:0.4
ton 短噸:0.52 長噸:0.25 噸英:0.23
tonne 公噸:0.36 每公:0.17 噸二:0.11
took 放取:0.3 取家:0.21 已放:0.21
top 最高:0.14 層性:0.11
topic 議題:0.51 要議:0.18
total 總排:0.27 排放:0.14 總耗:0.1
town 城鎮:0.21 小城:0.21 鎮薪:0.21
tracking 追蹤:0.33 事宜:0.11 宜追:0.11
trade 取捨:0.19 業協:0.15 行業:0.15
trading 交易:0.17 放交:0.17 受排:0.12
traditional 傳統:0.33 統知:0.33 識惠:0.19
trafficking 販運:0.24 人口:0.19 口販:0.15
trained 培訓:0.21 接受:0.17 佔比:0.13
training 培訓:0.66
transaction 交易:0.21 及風:0.14 易及:0.14
transformation 源轉:0.49 轉化:0.49
transition 轉型:0.51 型風:0.23
transparency 透明:0.26 度名:0.13 於透:0.13
transport 運輸:0.34 輸及:0.17 分銷:0.1
transportation 運輸:0.79 路運:0.13
travel 交通:0.17 差旅:0.13
treatment 處理:0.34 及處:0.18 方式:0.15
trend 及趨:0.26 趨勢:0.26 現及:0.16
turbine 風機:0.35 料效:0.17 機設:0.17
turnover 流失:0.29 員流:0.11
type 類型:0.24 種類:0.2
uk 英國:0.3 國能:0.2 源及:0.2
un 合國:0.35 聯合:0.35 國可:0.12
unbundled 捆綁:0.28 綁式:0.28 非捆:0.28
uncertainty 不確:0.32 確定:0.32 定性:0.12
unchanged 披露:0.24 未變:0.24 變披:0.24
underwriting 承保:0.28 納入:0.23 保納:0.19
undue 努力:0.15 多成:0.15 或努:0.15
unemployment 失業:0.3 業保:0.3 獲失:0.15
ungc 準則:0.19 全球:0.12 反全:0.12
union 工會:0.12 或協:0.12 會員:0.12
unit 單位:0.3 位活:0.21 動量:0.21
united 合國:0.15 聯合:0.15 有關:0.1
universal 用準:0.38 通用:0.38
upstream 上游:0.4
urban 城市:0.99
us 美元:0.57 量美:0.28 美制:0.1
use 使用:0.53 源使:0.19
used 所用:0.21 使用:0.17 採用:0.17
user 用戶:0.36 者及:0.11
utility 事業:0.22 公用:0.22 用事:0.22
validation 驗證:0.38 證及:0.19 方驗:0.18
variable 動薪:0.21 浮動:0.21
vehicle 車輛:0.4
verification 核查:0.25 證計:0.25 驗證:0.25
very 度關:0.3 物質:0.17 高度:0.17
view 意見:0.39
violation 違規:0.4 會違:0.21 違反:0.15
volume 體積:0.59 總體:0.1
voluntary 自願:0.49
vulnerable 弱勢:0.36 勢組:0.26
wage 工資:0.6 薪酬:0.11
waste 廢棄:0.49 棄物:0.49
wastewater 污水:0.26 及污:0.13 水管:0.13
watch 監察:0.4
watched 監察:0.29 及監:0.19 察氣:0.19
water 資源:0.24 水資:0.22 用水:0.19
way 及方:0.18 方式:0.18 通目:0.18
weak 不足:0.25 污違:0.13 理不:0.13
weapon 性武:0.17 武器:0.17 爭議:0.17
weather 天氣:0.27
weight 重量:0.31 用物:0.14 總重:0.1
welfare 動物:0.26 福利:0.26 物福:0.21
well 福祉:0.32
whistle 舉報:0.54 報人:0.11
whose 並非:0.12 於次:0.11 次要:0.11
wind 風能:0.32 及項:0.12 目開:0.12
withdrawal 取水:0.42 區取:0.11
withdrawn 取水:0.46 水總:0.23 總量:0.23
within 制度:0.11 合於:0.11 於整:0.11
without 未設:0.16 未有:0.15
women 女性:0.39 佔比:0.15
won 韓圜:0.52 量韓:0.26
wood 木纖:0.25 及認:0.16 證佔:0.16
work 工作:0.48
worked 工時:0.49 萬工:0.34 總工:0.1
worker 員工:0.26 作者:0.21 工作:0.21
workforce 員工:0.31
working 工作:0.17 在家:0.13 家工:0.13
workplace 工作:0.31 作場:0.15 場所:0.13
written 入職:0.18 及職:0.18 寫入:0.18
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
esg esg:1
esr esr:0.97
f f:0.93
g g:0.93
gem gem:0.24 largecap:0.24 board:0.18
gri gri:0.97
hkfr hkfr:0.89
ifr ifr:0.89
ig ig:0.61 point:0.18
ipcc guideline:0.47 ipcc:0.47
iso iso:0.97
nace code:0.37 nace:0.37 sector:0.27
sasb sasb:0.94
sfdr indicator:0.33 principal:0.33 sfdr:0.33
tcfd tcfd:0.87
tnfd tnfd:0.79 recommendation:0.19
一個 framework:0.45
一套 set:0.5 1:0.49
一手 primary:0.44 3:0.2 data:0.18
一致 consistency:0.42 aligned:0.21 activity:0.14
一般 general:1
一遇 100:0.37 year:0.37 flood:0.12
一項 one:0.83
三年 three:0.49 year:0.49
三方 third:0.51 party:0.49
上市 listing:0.5 listed:0.44
上期 period:0.65 change:0.29
上游 upstream:1
下年 material:0.31 next:0.31 adjustment:0.28
下游 downstream:1
不付 available:0.38 without:0.38
不利 adverse:0.97
不包 included:0.55 29:0.12 paragraph:0.12
不可 non:0.96
不合 non:0.87
不同 scenario:0.36 different:0.35 resilience:0.27
不屬 1:0.3 2:0.3 scope:0.24
不平 inequality:0.85 reduced:0.15
不歧 non:0.91
不確 uncertainty:1
不足 weak:0.97
不適 applicable:0.7 apply:0.26
不重 material:1
世界 metric:0.38 forum:0.19 world:0.19
並無 follow:0.25 number:0.25 order:0.25
並非 description:0.21 short:0.21 text:0.2
中位 median:0.83 pay:0.17
中和 claim:0.59 neutrality:0.37
中女 share:0.47 women:0.45
中度 concentration:0.96
中斷 disruption:0.95
中期 interim:0.53
中游 midstream:1
主席 chair:0.99
主板 board:0.48 main:0.48
主權 sovereign:0.99
主要 main:0.95
之影 effect:0.56 finance:0.29
之間 difference:0.22 given:0.2 group:0.19
九成 90:0.39 making:0.39 activity:0.19
乳製 dairy:0.33 meat:0.33 poultry:0.33
了此 option:0.4 used:0.4 say:0.19
了解 greater:0.32 understanding:0.32 worker:0.17
事件 incident:1
事及 director:0.47 staff:0.47
事宜 matter:0.96
事故 incident:1
事會 board:1
事業 utility:0.89
事處 office:0.95
事項 body:0.31 matter:0.2 critical:0.18
二十 200000:0.72 worked:0.17 hour:0.11
二氧 co2:0.61 co2e:0.18 tonne:0.12
互動 material:0.56 meet:0.15 model:0.15
互聯 internet:0.64 media:0.28
亞交 bursa:0.49 malaysia:0.49
亞令 malaysian:0.5 ringgit:0.5
亡人 fatality:0.79 related:0.19
交所 esg:0.91
交易 exchange:0.88
交董 given:0.58 board:0.31
交通 travel:0.91
享有 entitled:0.45 leave:0.28 family:0.26
人代 representative:0.38 worker:0.38 covered:0.23
人保 protection:0.46 blower:0.32 whistle:0.14
人口 trafficking:0.87 human:0.11
人員 executive:0.2 employment:0.19 people:0.19
人均 average:0.81 training:0.1
人士 person:0.59 employed:0.12 self:0.12
人數 headcount:0.55 number:0.27
人權 right:0.53 human:0.47
人民 renminbi:1
人護 household:0.4 product:0.4 personal:0.15
人類 gem:0.23 largecap:0.23 board:0.17
他人 human:0.5 right:0.49
他可 biomass:0.97
他工 worker:0.82 site:0.12
他性 gender:0.96
他方 otherwize:0.63 incinerated:0.11 landfilled:0.11
他業 chain:0.39 sector:0.39 relation:0.12
他水 water:0.49 effluent:0.26 leaving:0.23
他組 composition:0.46 age:0.23 group:0.23
他間 indirect:0.76 3:0.14
他風 money:0.65 against:0.28
付出 available:0.38 without:0.38
付女 paid:0.49 women:0.27 wage:0.24
付款 payment:1
付費 paid:0.6 transport:0.28 distribution:0.1
代及 alternative:0.53 used:0.39
代能 alternative:0.58 energy:0.29
代表 representative:1
令吉 malaysian:0.5 ringgit:0.5
以一 primary:0.44 3:0.2 data:0.18
以上 50:0.99
以下 30:0.99
以估 estimated:0.58 use:0.29
以僱 divided:0.43 leaver:0.39 headcount:0.17
以其 otherwize:0.61 incinerated:0.1 landfilled:0.1
以外 biogenic:0.29 outside:0.24 beside:0.23
以實 denominator:0.44 physical:0.44 divided:0.11
以技 technological:0.62 basis:0.2
以排 emission:0.84
以收 net:0.37 divided:0.32 revenue:0.27
以服 service:0.83
以環 environment:0.75 new:0.15
以產 product:0.62
以社 matter:0.41 social:0.29 new:0.18
件及 case:0.5 response:0.5
件數 denominator:0.24 physical:0.24 divided:0.17
件篩 event:0.56 transition:0.26 screening:0.16
任公 earlier:0.26 office:0.26 public:0.26
任政 responsibility:0.37 product:0.36 compliance:0.22
任消 consumption:0.59 responsible:0.25 production:0.16
任能 competency:0.75 skill:0.24
任行 reward:0.37 behavior:0.31 responsible:0.15
任項 csr:0.62 aspirational:0.18 district:0.18
份者 stakeholder:1
企業 business:0.44 small:0.17 loan:0.14
休保 retirement:0.56 cover:0.44
休計 plan:0.42 retirement:0.41 obligation:0.16
休閒 facility:0.5 leisure:0.5
估及 finding:0.42 looking:0.42
估方 effect:0.58 assessed:0.42
估策 strategy:0.53 withstand:0.18 assessment:0.14
估算 estimated:0.87
估風 assessing:0.75 risk:0.13 finding:0.1
伴關 partnership:0.99
位收 revenue:0.85 intensity:0.15
位數 median:0.83 pay:0.17
位於 area:0.55 site:0.29
位欄 cage:0.2 crate:0.2 egg:0.2
位活 activity:0.52 unit:0.48
位產 1:0.24 2:0.24 output:0.24
位置 place:0.75
低工 paid:0.38 minimum:0.32 wage:0.29
低披 minimum:1
低於 below:0.95
低碳 carbon:0.5 low:0.5
住宅 home:1
住宿 lodging:0.78 hotel:0.16
住民 indigenous:0.61 people:0.37
佔收 spending:0.34 well:0.33 share:0.29
佔有 share:0.54 market:0.42
佔比 share:1
佔營 90:0.39 making:0.39 activity:0.19
何時 past:0.46 recalculated:0.46
何處 described:0.45 core:0.21 step:0.19
作人 employment:0.22 people:0.22 without:0.22
作場 workplace:0.97
作日 day:0.81 lost:0.18
作有 ill:0.41 health:0.35 related:0.22
作為 part:0.46 product:0.43
作環 workplace:0.98
作社 cooperative:1
作組 force:0.43 task:0.43
作者 worker:0.98
作與 work:0.9
作貪 checked:0.41 corruption:0.33 operation:0.11
併網 integration:0.83 solar:0.15
使用 use:0.87 used:0.13
來入 invasive:0.62 specy:0.32
來源 source:1
來自 area:0.3 stressed:0.3 water:0.21
來行 later:0.7 fund:0.26
來西 bursa:0.31 malaysia:0.31 malaysian:0.18
例及 practice:0.92
例如 denominator:0.24 physical:0.24 divided:0.17
供予 benefit:0.67 get:0.14 staff:0.14
供定 qualitative:0.54 effect:0.39
供應 supplier:0.85 supply:0.12
供熱 heat:0.49 cooling:0.32 steam:0.18
供經 reason:0.64 comply:0.15 considered:0.13
供補 remedy:0.62 given:0.3
供電 load:0.19 served:0.19 smart:0.19
依據 behind:0.95
依賴 dependency:0.97
侵物 invasive:0.62 specy:0.32
侵犯 case:0.41 violated:0.41
係管 relationship:0.98
促進 goal:0.49 worker:0.2 partnership:0.14
保健 health:0.84 care:0.16
保安 security:0.97
保密 constraint:0.66 confidentiality:0.33
保產 choosing:0.23 favoring:0.23 greener:0.23
保納 underwriting:0.96
保證 assurance:0.99
保護 protected:0.92
保障 cover:0.54 protection:0.28 covered:0.17
保險 insurance:0.87 managed:0.13
信度 credibility:0.64 used:0.36
信用 credit:0.95
修復 restored:0.96
修改 changed:0.98
修訂 amendment:0.35 december:0.35 revized:0.28
倉儲 storage:0.93
個人 personal:0.76 person:0.1
個框 framework:0.45
個案 case:1
倍增 double:0.96
候事 climate:0.81 body:0.1
候及 climate:0.57 insurer:0.13
候因 climate:0.6 enter:0.11 account:0.1
候對 climate:0.83
候影 impact:0.9
候指 industry:0.42 climate:0.3 metric:0.25
候掛 linked:0.5 climate:0.24 remuneration:0.21
候政 climate:0.56 policy:0.44
候機 opportunity:0.77 aligned:0.14
候法 demand:0.27 rule:0.18 capital:0.17
候災 hazard:0.75 climate:0.18
候目 climate:0.55 target:0.45
候相 climate:0.73 related:0.26
候策 climate:0.84 strategy:0.12
候職 climate:0.54 role:0.31
候行 climate:0.57 action:0.43
候計 climate:0.56 plan:0.39
候議 climate:0.9
候變 climate:0.58 change:0.41
候適 climate:0.57 adaptation:0.42
候韌 resilience:0.51 climate:0.49
候風 climate:0.71 risk:0.29
倡議 advocacy:0.95
倫敦 guide:0.56 lse:0.27
值鏈 chain:1
假佔 family:0.39 leave:0.34 share:0.2
假保 leave:0.48 cover:0.29 parental:0.23
假期 compliance:0.18 rest:0.18 leave:0.17
假設 assumption:1
健全 justice:0.29 peace:0.29 strong:0.29
健及 human:0.44 work:0.24 health:0.18
健培 standard:0.42 health:0.41
健康 health:0.99
健措 measure:0.46 monitoring:0.38
健政 health:0.77 policy:0.2
健管 people:0.43 system:0.35 management:0.14
偵測 corruption:0.34 detection:0.32 preventing:0.1
傭政 practice:0.55 employment:0.37
傳統 traditional:0.66 knowledge:0.29
傳達 people:0.91
債券 bond:0.41 issued:0.41 green:0.17
債務 debt:0.5 finance:0.5
傷事 accident:0.99
傷及 injury:0.42 disability:0.37 cover:0.21
傷或 related:0.54 injury:0.31 work:0.13
傷損 due:0.37 work:0.35 injury:0.16
傷率 rate:0.93
僱人 employed:0.5 self:0.5
僱傭 employment:1
僱員 employee:1
價值 chain:1
價格 price:0.99
價涵 price:0.34 internal:0.28 share:0.2
價計 scheme:0.56 pricing:0.43
優先 priority:0.98
優質 quality:0.74 education:0.24
儲存 storage:0.4 total:0.35 start:0.1
儲水 stored:0.8 water:0.18
儲量 reserve:0.97
元化 diversity:1
兆焦 mj:0.48 megajoule:0.33
兆瓦 megawatt:0.54 mwh:0.45
先採 preferential:0.5 procurement:0.32
先次 priority:0.66 risk:0.23
克二 gram:0.65 gco2e:0.3
兒假 leave:0.71 parental:0.28
入佔 share:0.72 revenue:0.28
入侵 invasive:0.62 specy:0.32
入公 revenue:0.5 tco2e:0.46
入及 excluded:0.26 included:0.21 income:0.14
入可 covered:0.39 incentive:0.21 scheme:0.21
入或 self:0.52 purchased:0.3 generated:0.17
入排 based:0.48 revenue:0.28 intensity:0.14
入整 overall:0.53 place:0.42
入數 input:0.99
入比 spending:0.34 well:0.33 share:0.29
入氣 account:0.3 take:0.3 climate:0.22
入淨 net:0.62 revenue:0.35
入物 material:0.64 key:0.19 taken:0.1
入用 water:0.79 revenue:0.21
入職 entry:0.29 joined:0.27 minimum:0.1
入能 energy:0.75 computed:0.11
入與 exposed:0.54 revenue:0.27 reconciled:0.18
入資 leased:0.35 threshold:0.16 method:0.15
內容 content:0.68 answer:0.18 policy:0.14
內或 near:0.55 sensitive:0.18 area:0.16
內文 ifr:0.52
內部 internal:0.98
全事 safety:0.45 description:0.39 incident:0.16
全使 safe:0.85 use:0.1
全制 justice:0.29 peace:0.29 strong:0.29
全及 emergency:0.14 nuclear:0.14 readiness:0.14
全工 safe:0.98
全影 safety:0.59 linked:0.14 prevented:0.14
全民 coverage:0.42 protection:0.22 health:0.19
全氟 pfc:0.54 perfluorinated:0.32
全球 global:1
全理 recalled:0.37 product:0.33 recall:0.3
全職 full:0.65 time:0.35
全規 breache:0.84
全評 safety:0.93
全部 generated:0.16
全面 comprehensive:0.7 module:0.3
八項 eight:0.42 priority:0.42 guide:0.13
公共 public:0.9 policy:0.1
公升 litre:1
公司 listed:0.25 public:0.21 corporate:0.2
公噸 tonne:1
公平 fairer:0.34 taxe:0.34 supplier:0.15
公斤 kilogram:0.99
公會 hkicpa:0.39 hkfr:0.2 adapt:0.16
公正 community:0.28 fair:0.28 worker:0.28
公營 public:0.85
公用 utility:0.9
公職 earlier:0.26 office:0.26 public:0.26
公路 road:1
公里 kilometre:1
公開 public:1
共政 public:0.64 policy:0.36
共融 inclusion:0.56 inclusive:0.44
其中 product:0.4 part:0.32 in:0.27
其他 other:0.64 source:0.15
其內 foundation:0.3 license:0.3 belong:0.18
具佔 share:0.47 instrument:0.37 energy:0.15
具及 sporting:0.28 toy:0.28 good:0.27
具強 risk:0.35 forced:0.32 operation:0.23
具數 portfolio:0.41 drawn:0.35 data:0.24
具童 child:0.55 labor:0.33
具能 energy:0.91
具重 impact:0.48 negative:0.22 risk:0.21
具體 specific:1
兼職 part:0.59 time:0.41
再生 renewable:0.95
再用 recycled:0.53 reused:0.34 reuse:0.13
再造 recycled:0.7 recycling:0.3
冷劑 refrigerant:1
准報 governing:0.61 time:0.18 approved:0.1
出及 going:0.25 material:0.25 outflow:0.25
出口 exported:0.91
出售 disposal:0.58 plan:0.26
出廠 cradle:0.24 gate:0.24 bought:0.23
出檔 export:0.47 system:0.47
出產 sold:0.53 product:0.32 category:0.14
出過 available:0.38 without:0.38
出關 raise:0.47 concern:0.35 channel:0.18
分享 sharing:0.48 benefit:0.26 access:0.1
分人 headcount:0.73 table:0.26
分僱 employee:0.98
分定 regular:0.37 review:0.37 share:0.26
分平 average:0.71 employee:0.25
分排 table:0.94
分析 analysis:1
分母 denominator:0.45 physical:0.45
分比 percent:0.82 target:0.16
分範 3:0.39 category:0.3 scope:0.27
分薪 gap:0.55 pay:0.43
分表 table:0.97
分部 segment:0.97
分配 distributed:0.67 created:0.12 passed:0.12
分銷 distributor:1
分階 phase:0.81
分類 taxonomy:0.88
列為 framework:0.45
判協 staff:0.42 collective:0.26 agreement:0.24
判及 dialogue:0.38 bargaining:0.27 b10:0.15
判斷 judgement:1
別人 number:0.74 top:0.17
別佔 share:0.56 gender:0.22 top:0.2
別僱 employee:0.85 gender:0.15
別劃 gender:0.5 employee:0.48
別及 finding:0.94
別多 diversity:0.5 gender:0.5
別平 gender:0.55 equality:0.45
別或 uncertain:0.43 identifiable:0.12 instead:0.12
別比 ratio:0.91
別氣 climate:0.52 find:0.26 risk:0.12
別生 found:0.45 matter:0.25 find:0.13
別薪 gender:0.72 pay:0.24
別風 find:0.47 used:0.47
利影 adverse:0.53 possible:0.12 indicator:0.11
利政 policy:0.4 animal:0.3 welfare:0.3
利潤 distribution:0.34 profit:0.34 margin:0.14
利益 interest:0.81 conflict:0.11
制加 gallon:0.86
制勞 forced:0.63 labor:0.32
制定 set:0.58 target:0.11
制度 institution:0.84 accountable:0.15
制法 control:0.81 operational:0.18
制訂 made:0.23 force:0.17 task:0.17
券交 exchange:0.58
券比 bond:0.41 issued:0.41 green:0.17
則及 criteria:0.4 involvement:0.4
則屬 standard:0.23 description:0.15 short:0.15
則篩 new:0.58 checked:0.29
則編 gri:0.47 standard:0.42
則要 ifr:0.49 required:0.49
前及 current:0.57 effect:0.2 expected:0.16
前景 affect:0.5 prospect:0.49
前行 now:0.68 fund:0.29
前財 current:0.78 financial:0.14
創新 innovation:0.99
劃中 planned:0.35 unplanned:0.24 action:0.18
劃分 employee:0.57 table:0.3 gender:0.11
劃採 adoption:0.32 planned:0.32 date:0.21
劃管 plan:0.91
劃納 incentive:0.5 scheme:0.5
劃註 cancellation:0.46 planned:0.45
劃責 obligation:0.85
劃資 fund:0.43 planned:0.35 funding:0.11
劃進 progress:0.66 plan:0.33
力公 electric:0.41 power:0.41 generator:0.17
力及 power:0.23 available:0.16 fit:0.16
力耗 electricity:0.44 self:0.18 used:0.15
力調 adjusted:0.24 power:0.24 purchasing:0.24
加侖 gallon:0.86
加坡 singapore:0.83 dollar:0.17
加工 processing:0.86
努力 effort:0.38 undue:0.38 cost:0.2
動力 workforce:1
動及 action:0.61 resource:0.39
動因 cause:0.4 driver:0.26 nature:0.17
動指 measure:0.43 activity:0.31 industry:0.26
動涵 exposed:0.69 covered:0.21
動營 fund:0.56 operating:0.38
動物 animal:0.5 welfare:0.5
動薪 variable:0.8 tied:0.13
動計 fund:0.59 action:0.32
動資 fund:0.84 action:0.16
動量 activity:0.52 unit:0.48
動預 expected:0.52 saving:0.48
勘探 exploration:0.78 production:0.21
務中 interruption:0.29 keeping:0.29 consumer:0.19
務之 effect:0.56 finance:0.29
務公 water:0.92
務及 original:0.28 electronic:0.26 design:0.12
務報 account:0.93
務夥 linked:0.36 prevented:0.36 effect:0.13
務對 activity:0.85
務形 service:0.83
務影 effect:0.66 financial:0.33
務投 complaint:0.39 financial:0.22 contribution:0.17
務持 continuity:0.77 business:0.23
務方 approached:0.66 tax:0.32
務模 model:0.78 business:0.21
務活 vulnerable:0.47 amount:0.46
務狀 position:0.83
務相 concern:0.45 tax:0.43 stakeholder:0.12
務管 tax:0.76 governance:0.23
務與 align:0.48 activity:0.41
務資 assistance:0.17 help:0.17 financial:0.15
務金 exposed:0.43 activity:0.41 asset:0.16
務開 openness:0.66 business:0.3
務關 business:0.8 relationship:0.17
勝任 competency:0.75 skill:0.24
勞動 workforce:0.9
勞工 labor:0.96
勞資 labor:0.44 management:0.42 relation:0.14
勢分 against:0.73 target:0.21
勢組 vulnerable:0.73 group:0.27
勵計 incentive:0.5 scheme:0.5
包括 incl:0.65 included:0.34
包裝 packaging:1
化及 quantitative:0.41 qualitative:0.32 effect:0.21
化合 compound:0.79 perfluorinated:0.14
化學 chemical:1
化物 oxide:0.48 nox:0.27 sox:0.1
化石 fossil:0.99
化碳 co2:0.61 co2e:0.18 tonne:0.12
化與 opportunity:0.45 equal:0.28 405:0.15
化金 money:0.5 total:0.14 2:0.11
匯出 export:0.47 system:0.47
匯報 entity:0.37 boundary:0.25 period:0.25
區佔 drawn:0.87 share:0.1
區內 area:0.38 sensitive:0.36 site:0.16
區劃 country:0.42 region:0.42 table:0.11
區參 community:0.71 engagement:0.25
區及 society:0.97
區取 drawn:0.39 withdrawal:0.3 area:0.15
區土 area:0.43 pollutant:0.24 share:0.17
區外 outside:0.83 eea:0.1
區投 community:0.67 investment:0.18
區政 policy:0.55 community:0.45
區水 area:0.51 share:0.23 pollutant:0.17
區溝 engaging:0.6 community:0.36
區用 area:0.31 stressed:0.31 use:0.23
區相 community:0.99
區而 without:0.49 site:0.29 policy:0.16
區耗 consumed:0.58 stressed:0.22 area:0.14
區貸 business:0.47 small:0.18 loan:0.15
十萬 worked:0.6 hour:0.35
十項 ten:0.75 principle:0.23
千公 kilotonne:0.99
千瓦 kilowatt:0.88
升技 career:0.32 end:0.32 help:0.32
升溫 fit:0.22 level:0.22 warming:0.22
半導 semiconductor:1
協助 career:0.31 end:0.31 help:0.31
協定 aligned:0.27 paris:0.27 benchmark:0.25
協會 association:1
協議 agreement:1
博彩 casino:0.49 gaming:0.49
印度 india:0.91
危害 hazard:1
危物 threatened:0.75 specy:0.24
即已 less:0.18 returned:0.18 used:0.17
原住 indigenous:0.61 people:0.37
原則 principle:1
原因 reason:0.85 left:0.1
原始 original:0.35 electronic:0.32 design:0.15
原文 description:0.21 short:0.21 text:0.2
原料 drink:0.38 ingredient:0.37
原材 raw:0.76 material:0.24
去三 three:0.35 year:0.35 last:0.26
去向 destination:0.9
參加 training:0.45 attended:0.28
參數 parameter:0.93
參與 worker:0.43 participation:0.31 engagement:0.1
及不 produced:0.93
及主 key:0.97
及乳 dairy:0.33 meat:0.33 poultry:0.33
及事 identification:0.26 career:0.19 investigation:0.11
及人 right:0.91
及住 hotel:0.68 lodging:0.12 lot:0.1
及佔 share:0.97
及何 come:0.38 published:0.37 plan:0.25
及供 risk:0.54 operation:0.21 labor:0.15
及依 dependency:0.47 plan:0.3 assumption:0.1
及保 activity:0.42 natural:0.11 insurance:0.1
及信 use:0.27 awareness:0.26 trust:0.26
及倉 storage:0.93
及個 personal:0.89
及假 assumption:0.99
及健 access:0.25 non:0.25 programme:0.25
及偵 corruption:0.34 detection:0.32 preventing:0.1
及僱 among:0.2 left:0.2 people:0.2
及價 chain:0.71 model:0.15
及內 control:0.63 risk:0.26 management:0.1
及全 comprehensive:0.37 basic:0.22 module:0.18
及共 inclusion:0.98
及分 distributor:0.47 created:0.21 passed:0.21
及勝 competency:0.75 skill:0.24
及包 packaging:0.7 reclaimed:0.25
及博 casino:0.49 gaming:0.49
及原 reason:0.75
及參 proxy:0.26 voting:0.26 parameter:0.25
及受 hit:0.81
及可 used:0.46 share:0.42 renewable:0.12
及合 compliance:0.69
及同 employment:0.22 equal:0.22 full:0.22
及員 director:0.47 staff:0.47
及商 professional:0.31 commercial:0.3 service:0.19
及回 recycled:0.48 share:0.2 process:0.17
及因 factor:0.63 used:0.25
及國 defence:0.92
及土 water:0.47 air:0.45
及培 training:0.99
及基 c8:0.28 certain:0.26 benchmark:0.24
及天 oil:0.54 gas:0.42
及安 safety:0.7 safe:0.23
及定 quantitative:0.43 qualitative:0.34 effect:0.22
及客 customer:0.72 export:0.1 served:0.1
及家 building:0.45 furnishing:0.45
及密 intensity:0.77 consumption:0.21
及專 multiline:0.33 specialty:0.33 retailer:0.17
及對 impact:0.54 delegation:0.26
及工 abled:0.18 battery:0.18 differently:0.18
及市 location:0.3 2:0.23 scope:0.21
及平 treatment:0.72 equal:0.26
及年 group:0.4 age:0.37 gender:0.17
及廢 waste:0.68
及建 engineering:0.59 choice:0.13
及強 child:0.62 forced:0.24 labor:0.13
及影 impact:0.91
及循 use:0.47 economy:0.26 resource:0.15
及性 gender:0.47 access:0.33 contract:0.18
及惠 genetic:0.49 resource:0.33 sharing:0.11
及意 think:0.47 want:0.47
及成 effectiveness:0.24 raise:0.21 cost:0.17
及技 skill:0.76 training:0.13
及投 communication:0.38 regulation:0.38
及披 interest:0.36 conflict:0.26 prevention:0.23
及指 goal:0.81 metric:0.14
及排 effluent:0.43 use:0.4
及採 mining:0.82 metal:0.16
及措 step:0.79 described:0.17
及提 ask:0.48 way:0.48
及支 service:0.38 activity:0.27 administrative:0.23
及收 income:0.24 small:0.24 producer:0.2
及敏 traceability:0.55 area:0.18 exposure:0.12
及數 type:0.68 data:0.2
及文 business:0.56 culture:0.23
及方 method:0.95
及時 made:0.58 time:0.36
及替 alternative:0.36 resource:0.29 energy:0.17
及最 end:0.55 user:0.36
及有 hazardous:0.57 restriction:0.23
及服 service:0.95
及未 future:0.51 initiative:0.41
及核 metric:0.45 core:0.29 tnfd:0.21
及業 resilient:0.56 model:0.12 operation:0.11
及標 certificate:0.28 certification:0.28 label:0.17
及機 opportunity:0.69 risk:0.27
及殘 injury:0.42 disability:0.37 cover:0.21
及比 rate:0.97
及氣 climate:0.88 alignment:0.11
及水 area:0.37 water:0.31 drawn:0.15
及污 effluent:0.42 water:0.4 wastewater:0.14
及決 making:0.67 decision:0.31
及活 activity:0.87
及流 turnover:0.55 section:0.39
及海 marine:0.68 water:0.25
及涵 cover:0.96
及減 effort:0.71 mitigation:0.23
及渠 channel:0.53 remedy:0.46
及準 choosing:0.31 criteria:0.31 process:0.29
及漁 agriculture:0.49 fishing:0.49
及無 cage:0.14 crate:0.14 egg:0.14
及煤 coal:0.93
及營 headquarter:0.42 name:0.17 form:0.16
及物 air:0.29 logistic:0.22 freight:0.2
及現 flow:0.58 cash:0.3
及環 criteria:0.49 environment:0.12 additional:0.1
及甄 chosen:0.25 member:0.25 nomination:0.25
及生 production:0.82
及產 product:0.45 key:0.23
及用 purpose:0.51 equipment:0.13 medical:0.13
及疾 disease:0.94
及發 development:0.38 electric:0.21 power:0.21
及監 assess:0.16 place:0.16 put:0.16
及目 iv:0.45 metric:0.28 target:0.26
及石 petroleum:0.6 oil:0.37
及碳 carbon:0.99
及礦 extractive:0.38 mineral:0.38 processing:0.24
及社 social:0.46 community:0.45
及福 wage:0.47 benefit:0.2 animal:0.11
及程 procedure:0.63 control:0.26
及童 child:0.65 forced:0.23 labor:0.12
及策 strategy:0.96
及管 monitor:0.45 manage:0.14 board:0.11
及範 scope:0.95
及糾 case:0.39 response:0.39 type:0.12
及紙 paper:0.39 pulp:0.39 product:0.22
及終 end:0.56 user:0.32 consumer:0.12
及組 mix:0.8
及經 brokerage:0.69 banking:0.12 investment:0.11
及總 total:0.93
及罰 fine:0.53 conviction:0.46
及聯 publication:0.23 frequency:0.17 communication:0.15
及能 energy:0.59 fuel:0.29
及自 made:0.41 self:0.37 used:0.21
及與 meet:0.35 model:0.35
及舉 advice:0.71 concern:0.12
及薪 pay:0.96
及處 treatment:0.8 waste:0.1
及融 category:0.58 financed:0.31
及行 action:0.91
及補 remedy:0.96
及製 cooling:0.45 heat:0.24 steam:0.19
及規 breache:0.25 fine:0.25 significant:0.25
及計 tool:0.41 planned:0.19 action:0.1
及託 custody:0.82 asset:0.14
及評 assess:0.63 risk:0.15 process:0.1
及認 certified:0.35 share:0.34 bought:0.25
及財 finance:0.64 effect:0.23 business:0.12
及賄 corruption:0.72 bribery:0.27
及資 resource:0.79 action:0.21
及賠 fine:0.38 human:0.27 right:0.27
及質 quality:0.9
及超 supranational:0.23 breache:0.2 discharge:0.13
及趨 trend:0.61 against:0.27 performance:0.1
及跟 depend:0.28 tracked:0.28 follow:0.22
及轉 transition:1
及通 communication:0.64 technology:0.36
及進 progress:0.62 goal:0.22
及遊 influence:0.66 political:0.27
及適 adaptation:0.5 mitigation:0.49
及重 safety:0.36 serious:0.36 site:0.28
及銷 marketing:0.48 refining:0.48
及關 kind:0.52 relation:0.2 non:0.11
及限 limit:0.58 method:0.4
及集 organize:0.79 freedom:0.18
及電 old:0.22 back:0.21 taken:0.21
及鞋 accessory:0.33 apparel:0.33 footwear:0.33
及項 project:0.66 developer:0.2 technology:0.11
及預 expected:0.46 current:0.37 effect:0.13
及頻 frequency:0.42 body:0.38 often:0.16
及風 risk:0.98
及飲 beverage:0.56 food:0.44
及騷 harassment:0.45 incident:0.37 discrimination:0.18
及高 high:0.75
反歧 anti:0.68 carried:0.3
反產 breache:0.98
反用 water:0.42 breache:0.4 quantity:0.14
反競 anti:0.55 competitive:0.17 competition:0.14
反貪 anti:0.62 corruption:0.38
取家 took:0.52 family:0.25 leave:0.19
取得 right:0.32 equal:0.23
取捨 off:0.49 trade:0.49
取水 withdrawal:0.51 water:0.28 withdrawn:0.18
取自 elsewhere:0.29 taken:0.29 scarcity:0.27
取適 difficulty:0.19 fit:0.19 getting:0.19
受人 human:0.42 right:0.41 trained:0.16
受保 protected:0.98
受傷 injury:0.98
受反 people:0.41 anti:0.31 corruption:0.19
受實 physical:0.7 risk:0.2
受工 representative:0.38 worker:0.38 covered:0.23
受影 affected:1
受惠 beneficiary:0.33 investment:0.23 reached:0.23
受排 trading:0.44 emission:0.2 1:0.13
受氣 exposed:0.71 climate:0.18
受績 share:0.57 appraisal:0.28
受職 safety:0.48 health:0.16 standard:0.16
受訓 training:0.63 hour:0.33
受評 reviewed:0.86 employee:0.13
受轉 transition:0.68 risk:0.15 exposed:0.14
受關 substance:0.9 concern:0.1
受限 limit:0.48 1:0.19 share:0.19
受集 covered:0.68 collective:0.19
口販 human:0.57 trafficking:0.43
另列 framework:0.45
只包 included:1
可信 credibility:0.64 used:0.36
可再 renewable:0.95
可及 access:0.95
可合 reasonably:0.5 affect:0.2 prospect:0.2
可回 recyclable:0.54 content:0.29 product:0.17
可持 sustainability:0.55 sustainable:0.45
可換 convertible:0.77 employee:0.16
可次 permit:0.76 breache:0.23
可能 likelihood:0.38 size:0.25 use:0.24
可記 recordable:0.86
可負 affordable:0.53 clean:0.23 energy:0.2
可追 tracing:0.29 traceability:0.26 chain:0.17
可量 measurable:0.86 target:0.12
台幣 new:0.36 taiwan:0.36 dollar:0.28
台灣 taiwan:0.23 2:0.18 rule:0.18
司付 paid:0.6 transport:0.28 distribution:0.1
司投 investment:0.69 insurer:0.28
司氣 related:0.62 climate:0.2
各原 section:0.32 wise:0.32 principle:0.31
各時 time:0.52 horizon:0.27 found:0.17
各處 total:0.81 treatment:0.14
各議 description:0.54 issue:0.46
各項 analysis:0.36 trend:0.26 against:0.22
合作 cooperative:1
合併 consolidated:0.45 consolidation:0.17 approach:0.15
合及 multiline:0.32 specialty:0.32 retailer:0.16
合國 un:0.78
合夥 partnership:0.99
合最 met:0.89
合格 audit:0.33 conformance:0.19 rate:0.19
合物 compound:0.79 perfluorinated:0.14
合理 reasonable:0.91
合約 contract:0.95
合組 oecd:0.91
合規 compliance:1
合計 participant:0.25 received:0.25 together:0.25
吉焦 gj:0.51 gigajoule:0.49
吉瓦 gigawatt:0.79 gwh:0.15
同全 equivalent:0.48 time:0.3 full:0.19
同工 employment:0.15 equal:0.15 full:0.15
同情 scenario:0.37 different:0.36 resilience:0.27
同比 like:0.71 change:0.28
名僱 employee:0.93
名冊 register:0.99
名及 chosen:0.25 member:0.25 nomination:0.25
名稱 name:0.99
向面 oriented:0.4 site:0.3 area:0.14
告及 advertizing:0.95
告可 ifr:0.6 sustainability:0.29 standard:0.11
告指 esg:0.61 guide:0.25 2.0:0.1
告準 eu:0.79 esr:0.21
告連 earlier:0.39 link:0.38 pollution:0.13
周轉 work:0.43 passenger:0.23 travel:0.23
命週 cycle:0.67 life:0.33
和平 justice:0.29 peace:0.29 strong:0.29
和聲 claim:0.6 neutrality:0.37
品件 denominator:0.24 physical:0.24 divided:0.17
品佔 product:0.99
品分 distributor:0.37 health:0.36 care:0.28
品包 unit:0.49 packaging:0.42
品原 drink:0.5 ingredient:0.49
品及 product:0.85
品可 recyclable:0.48 content:0.28 product:0.24
品回 check:0.45 reclaim:0.28 processe:0.26
品安 safety:0.77
品形 product:0.83
品所 make:0.35 pack:0.35 product:0.14
品收 revenue:0.64 product:0.36
品潛 carbon:0.28 low:0.28 market:0.26
品燃 fuel:0.99
品生 chemical:0.34 product:0.26 cycle:0.14
品耐 durability:0.9
品能 product:0.84
品責 responsibility:0.54 product:0.45
品部 part:0.47 product:0.45
品零 retailer:0.85 drug:0.14
員中 share:0.47 women:0.45
員人 number:0.26 employee:0.24 region:0.2
員佔 employee:0.72 share:0.28
員及 employee:0.67 left:0.15 people:0.15
員工 worker:0.7 workforce:0.3
員或 denominator:0.23 physical:0.23 divided:0.16
員所 employee:0.88
員損 day:0.48 employee:0.31 lost:0.16
員數 employee:0.57 workforce:0.27
員會 committee:0.76 board:0.12
員比 trained:0.31 corruption:0.23 anti:0.19
員流 turnover:0.59 rate:0.25 region:0.1
員特 characteristic:0.57 employee:0.37
員百 share:0.72 employee:0.21
員福 employee:0.72 benefit:0.27
員總 total:0.43 employee:0.34 number:0.21
員與 employee:0.45 case:0.34
員薪 account:0.27 take:0.27 executive:0.24
哪一 set:0.2 1:0.19 e1:0.19
售出 sold:0.98
售及 food:0.46 distributor:0.34 retailer:0.2
售產 sold:0.53 product:0.46
售與 multiline:0.33 specialty:0.33 retailer:0.17
商佔 screened:0.96
商務 commerce:0.65 e:0.27
商品 commodity:0.93
商審 audit:0.33 conformance:0.19 rate:0.19
商採 local:0.2 spending:0.19 spent:0.19
商數 supplier:0.63 number:0.24 region:0.13
商業 commercial:0.84 business:0.15
商環 assessment:0.59 environmental:0.32
商社 social:0.64 assessment:0.21 supplier:0.12
商聘 engagement:0.72 practice:0.23
商聲 statement:0.99
商行 conduct:0.49 code:0.37 supplier:0.14
商關 dealing:0.55 supplier:0.35 relationship:0.1
問卷 survey:0.65 questionnaire:0.22
問題 issue:0.95
喪失 loss:0.84 nature:0.15
單位 unit:0.92
單獨 individual:0.99
器及 container:0.86 packaging:0.13
器收 revenue:0.68 controversial:0.16 weapon:0.16
器材 equipment:0.33 medical:0.33 supply:0.33
噸二 co2e:0.56 tonne:0.39
噸價 tonne:0.54 price:0.46
嚴重 severe:0.95
回收 recycled:0.42 product:0.38 recovered:0.15
因子 factor:1
因安 recalled:0.64 product:0.35
因工 work:0.81 related:0.15
因素 factor:0.78 climate:0.13
困難 problem:0.3 sourcing:0.3 efficiency:0.28
固定 stationary:0.98
國全 compact:0.56 global:0.22 principle:0.16
國別 country:0.55 tax:0.41
國家 country:1
國能 uk:0.77 energy:0.19
國防 defence:0.92
國際 international:0.91
圍劃 gross:0.55 emission:0.39
圍及 scope:0.95
土地 land:1
土壤 soil:0.96
在不 possible:0.68
在何 described:0.38 core:0.17 step:0.16
在家 home:0.5 working:0.5
在市 carbon:0.28 low:0.28 market:0.26
在擱 potentially:0.6 stranded:0.32
在負 community:0.27 actual:0.16 operation:0.16
在重 significant:0.28 measure:0.25 operation:0.24
地位 presence:0.71 market:0.24
地使 land:0.79 total:0.1
地供 local:0.32 spending:0.31 spent:0.31
地區 area:0.46 country:0.18 stressed:0.17
地及 land:0.92
地址 address:0.99
地塊 lot:0.99
地採 procurement:0.35 local:0.34 purchasing:0.29
地方 concentrate:0.93
地生 life:0.72 land:0.17
地產 estate:0.46 real:0.46
地社 local:0.62 community:0.38
地面 area:0.52 forest:0.4
地點 site:0.53 location:0.44
址及 site:0.83
均僱 average:0.69 employee:0.27
均受 training:0.66 hour:0.33
坡元 dollar:0.81 singapore:0.19
型事 event:0.89 transition:0.11
型企 business:0.47 small:0.18 loan:0.15
型影 effect:0.5 just:0.4 transition:0.1
型生 small:0.55 producer:0.25
型股 gem:0.24 largecap:0.24 board:0.18
型計 plan:0.59 transition:0.41
型風 transition:0.68 risk:0.32
城市 urban:0.6 city:0.4
城鎮 smaller:0.44 town:0.44 wage:0.11
域生 protect:0.58 land:0.4
執行 executive:0.93
培訓 training:1
基本 basic:0.97
基準 base:0.91
基礎 infrastructure:1
基金 foundation:0.3 license:0.3 belong:0.18
堆填 landfill:1
報人 blower:0.71 whistle:0.29
報原 applied:0.72 principle:0.28
報告 standard:0.77
報廢 end:0.48 life:0.48
報性 gender:0.83
報期 period:1
報機 blowing:0.41 preventive:0.41 whistle:0.11
報程 blowing:0.87 whistle:0.11
報範 boundary:1
報表 account:0.93
場內 site:0.95
場及 activity:0.43 supervision:0.41 market:0.13
場地 presence:0.71 market:0.24
場所 workplace:0.59 accessible:0.33
場推 marketing:0.98
場為 market:0.61 based:0.31
塊及 lot:0.52 home:0.44
塑膠 microplastic:0.68 used:0.25
境及 environment:0.59 resource:0.16 natural:0.13
境影 impact:0.97
境政 environmental:0.55 policy:0.44
境法 environmental:0.74 law:0.2
境準 environment:0.5 supplier:0.24 new:0.1
境考 environment:0.79 choice:0.1
境評 assessment:0.56 environmental:0.3
境負 environmental:0.53 harm:0.29 chain:0.1
境風 environmental:0.56 risk:0.42
增長 growth:0.9
壓力 stress:0.97
壓裂 fracturing:0.9
壤污 soil:0.93
士法 franc:0.5 swiss:0.5
壽命 lifetime:0.98
外來 invasive:0.62 specy:0.32
外洩 breache:0.91
外生 outside:0.84
外購 bought:0.73 heat:0.15
外部 external:0.93
外預 prevention:0.38 accident:0.35 policy:0.27
多元 diversity:1
多成 effort:0.38 undue:0.38 cost:0.2
多樣 biodiversity:0.88 nature:0.11
夠工 adequate:0.73 wage:0.26
夥伴 partner:1
大事 incident:0.63 critical:0.13
大交 transaction:0.5 strategy:0.22 climate:0.2
大型 gem:0.24 largecap:0.24 board:0.18
大實 community:0.3 actual:0.18 operation:0.18
大強 forced:0.66 risk:0.13
大影 effect:0.91
大環 environmental:0.89
大童 child:0.76 labor:0.2
大調 material:0.4 next:0.4
大變 large:0.69 change:0.28
大關 critical:0.43 brought:0.21 highest:0.21
天及 aerospace:0.74 defence:0.23
天數 day:0.49 pay:0.33 supplier:0.18
天氣 weather:0.91
天然 gas:0.98
太陽 solar:0.98
失工 lost:0.9
失日 day:0.51 lost:0.42
失業 unemployment:0.39 fewer:0.1 people:0.1
失比 rate:0.8 turnover:0.15
契約 compact:0.47 global:0.19 principle:0.14
女性 women:1
女男 men:0.51 ratio:0.22 women:0.21
女薪 men:0.49 women:0.49
好健 good:0.6 well:0.26 health:0.1
如僱 denominator:0.24 physical:0.24 divided:0.17
始設 original:0.35 electronic:0.32 design:0.15
委員 committee:0.76 board:0.12
娛樂 entertainment:0.99
婦女 women:0.91
媒體 media:0.95
子商 commerce:0.7 e:0.29
子廢 e:0.38 old:0.21 back:0.2
子排 matter:0.44 particulate:0.44
子製 original:0.35 electronic:0.32 design:0.15
子設 electrical:0.44 electronic:0.39 equipment:0.17
字及 prior:0.32 preparation:0.23 change:0.18
存在 significant:0.27 measure:0.24 operation:0.24
學品 chemical:1
宅建 builder:0.88 home:0.12
守則 code:0.99
守情 policy:0.56 compliance:0.44
守政 policy:0.62 conduct:0.29
守法 law:0.59 breache:0.13 fine:0.13
安人 staff:0.74 security:0.1
安健 safety:1
安全 safety:1
安慣 security:0.51 practice:0.41
安排 coverage:0.56 funding:0.24
安置 resettlement:0.68 project:0.21
完成 backlog:0.59 completed:0.35
完整 integrity:0.69
宗旨 purpose:0.99
定價 price:0.66 carbon:0.24
定及 process:0.37 quality:0.2 recall:0.2
定因 uncertainty:0.84
定基 aligned:0.27 paris:0.27 benchmark:0.25
定屬 belong:0.64
定性 qualitative:0.94
定排 locked:0.8 emission:0.19
定方 chosen:0.71 operation:0.11 scope:0.11
定期 regular:0.9
定條 provision:0.43 set:0.22 people:0.14
定次 rule:0.8 breache:0.12
定罪 conviction:0.97
定義 long:0.17 meaning:0.17 medium:0.17
定重 find:0.59 found:0.24 topic:0.11
客健 customer:0.85
客戶 customer:1
室氣 ghg:0.35 emission:0.28 greenhouse:0.2
害及 hazard:0.83 waste:0.12
害廢 hazardous:0.88
害生 harming:0.79 area:0.15
害篩 hazard:0.68 screening:0.2
害識 hazard:0.71
家具 building:0.45 furnishing:0.45
家居 household:0.4 product:0.4 personal:0.15
家工 home:0.5 working:0.5
家庭 family:0.51 leave:0.48
家禽 dairy:0.33 meat:0.33 poultry:0.33
家電 appliance:0.94
容及 content:0.41 policy:0.38 whom:0.15
容器 container:0.86 packaging:0.13
密度 intensity:1
密或 classified:0.94
密資 secret:0.41 trade:0.41 say:0.11
密限 constraint:0.66 confidentiality:0.33
察氣 watched:0.52 ranked:0.3
實政 embedding:0.6 practice:0.17 putting:0.17
實施 plan:0.8 phased:0.18
實物 kind:0.89
實現 achieved:0.52 reach:0.2 reduction:0.16
實踐 practice:0.9
實際 losse:0.3 real:0.3 community:0.1
實體 physical:0.96
審慎 reason:0.64 comply:0.15 considered:0.13
審查 diligence:0.5 due:0.5
審核 audit:0.97
審結 case:0.41 concluded:0.41 corruption:0.18
寬免 relief:1
射性 radioactive:0.99
專業 professional:0.8 integrity:0.2
專注 area:0.73 focus:0.19
專門 multiline:0.33 specialty:0.33 retailer:0.17
尊重 respect:0.44 right:0.42 human:0.14
尋求 concern:0.45 advice:0.32
對值 absolute:0.76 target:0.22
對可 sdg:0.86
對員 material:0.26 effect:0.2 workforce:0.19
對婦 women:0.4 end:0.29 against:0.15
對帳 reconciled:0.86 exposed:0.1
對待 supplier:0.61 conduct:0.12 fair:0.12
對或 absolute:0.43 amount:0.32 intensity:0.23
對本 period:0.51 effect:0.48
對業 effect:0.8 business:0.18
對氣 climate:0.96
對環 environment:0.56 significant:0.29
對生 nature:0.62 driver:0.17
對碳 carbon:0.85
對社 social:0.51
對策 effect:0.79 strategy:0.12
對自 nature:0.95
對話 dialogue:0.87 agreement:0.12
對象 investee:1
對財 flow:0.28 position:0.27 cash:0.19
對資 available:0.47 dependence:0.47
對風 risk:0.81
導向 oriented:0.4 site:0.3 area:0.14
導致 result:0.37 death:0.32
導體 semiconductor:1
小型 small:0.93
小城 smaller:0.44 town:0.44 wage:0.11
小時 hour:1
少不 reduced:0.76 inequality:0.24
尚未 force:0.26 yet:0.26 class:0.17
就業 work:0.98
居及 household:0.4 product:0.4 personal:0.15
展事 matter:0.95
展匯 covered:0.63 entity:0.28
展培 director:0.84 training:0.14
展報 eu:0.75 esr:0.19
展掛 pay:0.49 linked:0.44
展政 policy:0.96
展目 goal:0.63 development:0.28
展相 share:0.58 linked:0.32
展績 performance:0.49 sustainability:0.33
展聲 statement:0.59 development:0.17 prepared:0.12
展計 programme:0.92
展評 career:0.5 review:0.28 performance:0.2
展風 risk:0.81 sustainability:0.15
層女 women:0.6 management:0.15
層對 oversight:0.67 management:0.2 climate:0.13
層性 top:0.6 gender:0.36
層物 depleting:0.35 substance:0.3 ozone:0.21
層面 aspect:1
履行 exercize:0.39 responsible:0.19 body:0.1
屬公 subsidiary:0.97
屬及 metal:0.83 mining:0.16
屬實 kind:0.71 physical:0.16 transition:0.13
屬歐 european:0.44 union:0.44 law:0.11
屬範 1:0.3 2:0.3 scope:0.24
工人 worker:1
工作 work:0.66 worker:0.33
工健 worker:0.55 health:0.35
工傷 injury:0.84 work:0.16
工具 instrument:0.98
工參 worker:0.88 part:0.12
工及 child:0.65 forced:0.23 labor:0.12
工意 worker:0.97
工政 workforce:0.61 policy:0.39
工時 hour:0.94
工會 union:0.41 member:0.2 membership:0.2
工業 industrial:0.97
工權 labor:0.67 right:0.26
工死 fatality:0.88 related:0.11
工比 worker:0.51 temporary:0.42
工準 labor:0.51 standard:0.43
工相 workforce:1
工程 construction:0.86 engineering:0.13
工資 wage:1
工風 labor:0.56 risk:0.28
工食 processed:0.96
巨災 catastrophe:0.77 loss:0.23
差旅 travel:0.92
差異 difference:0.93
差距 gap:0.75 pay:0.25
已作 assessed:0.9
已修 restored:0.96
已公 already:0.63 pollution:0.2 public:0.16
已售 product:0.6 recalled:0.22 sold:0.11
已實 achieved:0.68 reduction:0.21 emission:0.1
已審 case:0.41 concluded:0.41 corruption:0.18
已採 action:0.53 covered:0.24 exposed:0.21
已提 provided:0.7 remedy:0.29
已放 took:0.52 family:0.25 leave:0.19
已有 place:0.73 share:0.15 asset:0.11
已獲 assured:0.5 externally:0.5
已發 significant:0.31 published:0.27 found:0.25
已確 confirmed:0.81 incident:0.17
已納 included:0.51 29:0.14 paragraph:0.14
已終 ended:0.99
已繳 paid:0.58 taxe:0.29 tax:0.1
已解 dismissed:0.6 resolved:0.14
已訂 stated:0.56 target:0.2 reached:0.19
已設 set:0.97
已註 cancelled:0.87 carbon:0.1
已評 assessed:0.42 condition:0.29 safety:0.29
已識 climate:0.54 risk:0.43
已遵 met:0.99
巴黎 aligned:0.27 paris:0.27 benchmark:0.25
市公 listed:0.41 public:0.33 quoted:0.26
市場 market:0.98
市規 listing:0.76 text:0.14
布日 publication:0.92
師公 hkicpa:0.39 hkfr:0.2 adapt:0.16
帳戶 account:0.82 holder:0.17
幣化 money:0.5 total:0.14 2:0.11
平均 average:1
平方 square:1
平等 equality:0.62 equal:0.37
年一 100:0.37 year:0.37 flood:0.12
年份 year:0.83 calendar:0.17
年因 three:0.35 year:0.35 last:0.26
年度 year:1
年齡 age:0.51 group:0.45
序及 assess:0.32 rank:0.32 watch:0.26
序編 order:0.27 follow:0.26 number:0.26
店及 lodging:0.66 hotel:0.32
府財 assistance:0.28 help:0.28 financial:0.25
度不 high:0.57 source:0.34
度及 planned:0.91
度情 1.5:0.45 degree:0.45 scenario:0.1
度所 sold:0.5 disposal:0.25 product:0.14
度盧 indian:0.5 rupee:0.5
度目 target:0.84
度評 use:0.51 rating:0.15
度證 prescribed:0.33 board:0.29 india:0.18
度重 material:0.31 next:0.31 adjustment:0.28
度關 very:0.57 high:0.37
座標 coordinate:0.88
庭假 family:0.5 leave:0.47
康及 health:0.91
康服 service:0.43 work:0.33 health:0.25
康與 health:0.64 safety:0.35
廠房 plant:0.97
廢棄 waste:1
廢物 waste:0.76
廢產 recovered:0.34 old:0.14 back:0.13
廢目 waste:0.47 reduction:0.35 step:0.15
廣告 advertizing:0.95
廣與 labelling:0.55 417:0.22 marketing:0.17
延伸 extended:0.98
建材 building:0.45 furnishing:0.45
建築 building:0.89
建議 recommendation:0.93
建造 construction:0.87 builder:0.11
式及 model:0.53 business:0.45
式工 instrument:0.54 share:0.42
式廢 total:0.81 treatment:0.14
式韌 resilience:0.73 model:0.23
引來 used:0.42 guidance:0.37 source:0.2
引屬 belong:0.63 guide:0.18
引擎 engine:0.96
弱勢 vulnerable:0.72 group:0.28
張區 stressed:0.6 area:0.21 pollutant:0.1
張地 stressed:0.5 area:0.43
強制 forced:0.86 labor:0.12
強度 intensity:0.95
強迫 compulsory:0.52 labor:0.35
形式 form:0.81 legal:0.18
影響 effect:0.5 impact:0.5
往期 period:0.79 earlier:0.18
律及 breache:0.22 fine:0.22 significant:0.22
律形 form:0.67 legal:0.33
律損 losse:0.78 legal:0.22
律禁 prohibition:0.47 legal:0.44
律賓 philippine:0.95
後果 consequence:0.43 high:0.43 injury:0.14
得出 leave:0.48 obtained:0.48
得資 right:0.49 equal:0.35
從略 omitted:1
復工 return:0.47 work:0.47
循環 circularity:0.53 circular:0.37
微塑 microplastic:0.9
德及 ethic:0.84
心指 core:0.89
急性 acute:1
性佔 women:0.39 diversity:0.29 gender:0.29
性僱 female:0.46 workforce:0.45
性分 resilience:0.52 analysis:0.46
性別 gender:1
性原 criteria:0.38 involvement:0.38
性及 likelihood:0.38 size:0.25 site:0.23
性喪 loss:0.84 nature:0.15
性實 physical:0.52 asset:0.31 risk:0.15
性平 men:0.53 training:0.25 hour:0.14
性廢 radioactive:0.57 waste:0.41
性影 impact:0.38 managing:0.32 nature:0.31
性政 policy:0.98
性敏 area:0.56 sensitive:0.41
性有 organic:0.31 voc:0.31 volatile:0.31
性武 controversial:0.49 weapon:0.49
性狀 nature:0.63 change:0.36
性目 fit:0.28 goal:0.28 target:0.23
性策 strategy:0.64 economy:0.28
性薪 paid:0.4 wage:0.32 women:0.27
性評 assessment:0.96
性資 qualitative:0.94
性質 nature:1
性風 risk:0.5 systemic:0.13
息地 habitat:0.5 restored:0.26 protected:0.24
悉氣 informed:0.66 often:0.23 body:0.11
情景 scenario:1
情況 compliance:0.93
惠人 beneficiary:0.33 investment:0.23 reached:0.23
惠益 benefit:0.89
意外 accident:1
意度 satisfaction:0.9
意見 view:0.97
感區 area:0.58 sensitive:0.41
感地 sensitive:0.54 area:0.39
感度 sensitivity:0.97
感資 sensitive:0.98
態敏 ecological:0.87 sensitivity:0.12
態系 ecosystem:1
慎考 reason:0.64 comply:0.15 considered:0.13
慢性 chronic:1
慣例 practice:1
應及 adaptation:0.9
應商 supplier:1
應對 response:0.99
應工 mitigation:0.33 adaptation:0.32 indirect:0.18
應氣 policy:0.51 climate:0.44
應用 applied:0.74 principle:0.26
應行 adaptation:0.99
應計 plan:0.45 adapt:0.22 effect:0.22
應鏈 chain:0.5 supply:0.5
懸浮 matter:0.4 particulate:0.4 pm:0.2
成分 content:0.93
成合 backlog:0.91
成員 member:1
成效 effectiveness:0.85
成本 cost:1
成果 outcome:0.58 aimed:0.29
成立 upheld:0.87 incorporation:0.11
或不 renewable:0.56 non:0.44
或人 headcount:0.16 output:0.15 consumption:0.13
或以 otherwize:0.63 incinerated:0.11 landfilled:0.11
或修 changed:0.54 metric:0.43
或個 person:0.66 responsible:0.12
或其 freshwater:0.8 apply:0.12
或再 reused:0.6 recycled:0.34
或努 effort:0.38 undue:0.38 cost:0.2
或協 union:0.41 member:0.21 membership:0.21
或已 habitat:0.5 restored:0.26 protected:0.24
或平 year:0.58 end:0.28 average:0.14
或強 amount:0.28 compulsory:0.26 intensity:0.2
或採 made:0.61 bought:0.31
或業 activity:0.71 exposure:0.19
或標 label:0.91
或機 secret:0.41 trade:0.41 say:0.11
或法 law:0.7 required:0.29
或潛 community:0.3 actual:0.18 operation:0.18
或產 denominator:0.24 physical:0.24 divided:0.17
或目 target:0.47 missing:0.25 statement:0.25
或移 credit:0.3 outside:0.3 reduction:0.25
或等 headcount:0.51 fte:0.39
或管 leased:0.39 managed:0.38 owned:0.17
或範 1:0.3 2:0.3 scope:0.24
或自 self:0.52 purchased:0.3 generated:0.17
或轉 kind:0.71 physical:0.16 transition:0.13
或過 uncertain:0.44 identifiable:0.12 instead:0.12
或鄰 near:0.62 area:0.28
或釋 released:0.54 used:0.39
或附 near:0.55 sensitive:0.18 area:0.16
或非 employee:0.5 charity:0.17 non:0.17
截至 standard:0.63 103:0.1
戶收 customer:0.55 revenue:0.45
戶私 privacy:0.82 customer:0.18
戶節 saved:0.84 customer:0.16
戶資 data:0.87 customer:0.11
房地 estate:0.5 real:0.5
所佔 share:0.68 employee:0.23
所依 figure:0.87
所售 sold:0.5 disposal:0.25 product:0.14
所屬 belong:0.99
所所 belong:0.55 stock:0.16 rule:0.11
所採 used:0.66 measure:0.26
所有 belong:0.82
所燃 burned:0.44 content:0.44
所產 computed:0.41 bought:0.18 factor:0.17
所用 used:1
所購 cradle:0.24 gate:0.24 bought:0.23
所述 named:0.82 level:0.17
所需 needed:0.83
手數 primary:0.44 3:0.2 data:0.18
手段 lever:1
扭轉 back:0.27 stop:0.27 turn:0.27
批准 approved:0.65 governing:0.25 body:0.1
找出 found:0.93
承保 underwriting:0.99
承擔 exposure:0.99
承諾 commitment:0.94
承辦 contractor:1
技及 technology:0.61 communication:0.38
技服 software:0.65 service:0.34
技能 skill:1
技術 technology:0.98
投入 input:0.63 recycled:0.33
投放 given:0.64 action:0.17 resource:0.16
投票 consultant:0.28 vote:0.28 process:0.23
投訴 complaint:1
投資 investment:1
披索 peso:0.84 philippine:0.16
披露 general:0.72 policy:0.16
抵銷 offset:0.97
招聘 hiring:1
持份 stakeholder:1
持續 sustainability:0.55 sustainable:0.45
指引 guide:0.77 guidance:0.2
指數 duration:0.17 indice:0.17 interruption:0.17
指標 metric:1
按主 large:0.86 country:0.11
按事 subject:1
按來 combustion:0.19 flaring:0.19 leak:0.19
按供 supplier:0.97
按僱 type:0.44 employee:0.41 employment:0.15
按危 hazard:0.92
按去 destination:0.9
按合 contract:0.99
按國 country:0.99
按地 region:1
按工 work:0.67 instrument:0.33
按年 age:0.72 group:0.27
按性 gender:1
按持 stakeholder:0.5 group:0.41
按揭 mortgage:0.99
按時 horizon:0.96
按標 standard:1
按次 follow:0.25 number:0.25 order:0.25
按氣 gas:1
按物 material:0.47 weight:0.38 substance:0.13
按生 biofuel:0.43 emission:0.28 cycle:0.14
按產 product:0.88 industry:0.12
按種 battery:0.13 bio:0.13 construction:0.13
按範 scope:0.94
按能 energy:0.83 class:0.17
按行 sector:0.62 gross:0.35
按計 scheme:1
按購 adjusted:0.24 power:0.24 purchasing:0.24
按載 carrier:0.8
按類 category:0.95
捆綁 bundled:0.73 unbundled:0.23
捐獻 contribution:0.44 political:0.16 explained:0.1
授權 delegated:0.25 regulation:0.25 eu:0.15
排列 ranked:0.65 impact:0.35
排序 ranking:0.38 issue:0.35
排或 credit:0.32 outside:0.32 reduction:0.26
排放 emission:1
排水 discharge:0.62 discharged:0.27 water:0.12
排目 emission:0.58 reach:0.3 target:0.12
排量 reduction:0.73 emission:0.25
排除 excluded:0.48 benchmark:0.17 3:0.14
排項 reduction:0.59 emission:0.2 project:0.2
掘及 extractive:0.38 mineral:0.38 processing:0.24
掛鈎 pay:0.48 linked:0.47
採取 taken:1
採掘 extractive:0.38 mineral:0.38 processing:0.24
採用 used:0.99
採礦 mining:1
採納 adopted:0.97
採購 bought:0.57 purchase:0.18 procurement:0.16
探及 exploration:0.78 production:0.21
接受 trained:0.97
接排 emission:0.77 indirect:0.16
接減 adaptation:0.37 mitigation:0.37 direct:0.13
接經 economic:0.65 indirect:0.28
控制 control:0.99
控及 control:0.86 procedure:0.13
推廣 marketing:1
措施 measure:0.73 initiative:0.23
提交 given:0.62 dealt:0.2 matter:0.17
提供 given:0.99
提出 raise:0.47 concern:0.35 channel:0.18
提升 skill:0.97
提名 chosen:0.25 member:0.25 nomination:0.25
提高 use:0.83
換算 convertible:0.77 employee:0.16
揭融 finance:0.89 mortgage:0.11
揮發 organic:0.31 voc:0.31 volatile:0.31
援服 service:0.38 activity:0.28 administrative:0.23
損失 losse:0.41 lost:0.39 legal:0.12
損害 harming:0.63 harm:0.2 area:0.12
撥備 provision:1
擁有 owned:0.82
操守 conduct:0.99
擔佔 figure:0.92
據及 approach:0.79 input:0.1
據涵 coverage:0.38 area:0.3 floor:0.19
據組 portfolio:0.41 drawn:0.35 data:0.24
據背 context:0.77 data:0.23
據計 primary:0.44 3:0.2 data:0.18
據點 point:0.82 data:0.17
擱淺 stranded:0.77 asset:0.13
擾事 harassment:0.45 incident:0.37 discrimination:0.18
支付 paid:0.88
支佔 spending:0.34 well:0.33 share:0.29
支持 support:0.81 programme:0.1
支援 support:0.92
支與 against:0.84 spending:0.16
收佔 recycled:0.59 share:0.25 hazardous:0.11
收入 revenue:1
收及 recovered:0.85
收廢 recovered:0.43 recycled:0.31 waste:0.25
收成 recyclable:0.64 content:0.35
收或 reused:0.5 recycled:0.32
收產 reclaimed:0.54 product:0.21 back:0.11
收程 quality:0.36 recall:0.36 assurance:0.2
改善 better:0.23 d:0.17 r:0.17
改為 identifiable:0.28 instead:0.28 separately:0.28
改編 adapt:0.45 issued:0.26 ifr:0.13
改變 changed:0.78 change:0.19
改進 improvement:0.89 aim:0.11
放交 trading:0.68 1:0.14 scope:0.1
放佔 emission:0.74 share:0.19
放到 mass:0.75 pollutant:0.14
放及 emission:0.55 scope:0.37
放取 took:0.7 leave:0.27
放因 factor:0.8 sheet:0.15
放密 turnover:0.54 intensity:0.27
放射 radioactive:0.99
放度 openness:0.66 business:0.3
放形 emission:0.84
放情 high:0.63 emission:0.17 scenario:0.17
放政 emission:0.68 policy:0.25
放於 directed:0.31 financing:0.28 given:0.19
放清 inventory:0.78 boundary:0.12
放物 emission:0.75 a1:0.2
放目 target:0.71 total:0.28
放表 table:0.91
放計 emission:0.72 1:0.1
放貨 money:0.5 total:0.14 2:0.11
放配 allowance:0.71 held:0.2
放量 emission:1
政人 executive:0.97
政及 activity:0.38 administrative:0.32 administration:0.16
政年 financial:0.66 year:0.32
政府 government:1
政治 political:0.86
政策 policy:1
政總 chief:0.61 executive:0.35
故率 rate:0.97
故調 identification:0.42 investigation:0.18 finding:0.17
效使 efficient:0.68 use:0.29
效及 career:0.48 review:0.27 performance:0.19
效率 efficiency:1
效產 efficiency:0.42 efficient:0.27 clean:0.1
效益 efficiency:0.98
效評 assessing:0.69 performance:0.3
敏感 sensitive:0.89 area:0.1
救及 remedy:0.58 channel:0.41
救方 remedy:0.52 approach:0.48
敘述 narrative:0.65 industry:0.35
教育 education:1
敦證 guide:0.56 lse:0.27
整合 integration:0.61 esg:0.34
整性 integrity:0.63
整體 overall:0.81 management:0.15
數值 source:0.59 year:0.23 target:0.18
數及 number:0.99
數字 figure:1
數或 headcount:0.51 fte:0.39
數據 data:1
數目 number:1
數表 table:0.88 headcount:0.12
數除 divided:0.43 leaver:0.39 headcount:0.17
文並 follow:0.25 number:0.25 order:0.25
文件 approved:0.58 document:0.41
文化 culture:0.99
文字 text:0.51 against:0.13 qualitative:0.13
文書 instrument:0.98
文本 text:0.68 2025:0.16
文須 foundation:0.3 license:0.3 belong:0.18
料佔 material:0.63 share:0.36
料使 used:0.72 material:0.28
料保 protection:0.66 data:0.32
料公 fuel:0.52 fossil:0.48
料及 fuel:0.75 step:0.11
料在 date:0.28 reasonable:0.28 supportable:0.28
料外 breache:0.56 data:0.39
料安 security:0.87 data:0.13
料採 sourcing:0.69 material:0.29
料收 revenue:0.58 fuel:0.22 fossil:0.2
料用 used:0.83 material:0.16
料私 security:0.38 data:0.31 privacy:0.31
料種 kind:0.83 weight:0.16
料總 material:0.59 relevant:0.4
料耗 fuel:0.77 consumption:0.13
料至 cradle:0.24 gate:0.24 bought:0.23
料與 must:0.38 say:0.38 label:0.23
料電 cell:0.83 fuel:0.17
斤二 kgco2e:0.99
斯達 nasdaq:0.6 guide:0.32
新供 new:0.58 checked:0.29
新加 singapore:0.83 dollar:0.17
新台 new:0.36 taiwan:0.36 dollar:0.28
新國 influence:0.45 latest:0.22 international:0.2
新聘 new:0.51 hire:0.43
新計 recalculation:0.37 year:0.19 policy:0.15
斷及 disruption:0.87
方交 party:0.69 transaction:0.26
方呎 foot:0.99
方式 treatment:0.33 waste:0.2 managed:0.15
方法 method:0.9 approach:0.1
方米 metre:0.89 cubic:0.11
方針 approach:1
方面 impact:0.48 role:0.31 highest:0.13
方驗 party:0.45 third:0.43 validation:0.11
於不 uncertain:0.44 identifiable:0.12 instead:0.12
於巴 aligned:0.27 paris:0.27 benchmark:0.25
於或 near:0.62 area:0.28
於敏 ly:0.77 area:0.12
於生 sensitive:0.44 area:0.37 site:0.19
於策 strategy:0.38 consideration:0.37 transaction:0.23
於職 built:0.25 mandate:0.17 role:0.17
於計 used:0.35 intensity:0.33 revenue:0.32
於適 below:0.28 paid:0.26 worker:0.26
施及 measure:0.54 monitoring:0.46
施完 safety:0.29 serious:0.29 site:0.23
施與 measure:0.58 preventive:0.19 blowing:0.18
日圓 yen:1
日數 day:0.48 lost:0.3
日期 date:0.97
明不 write:0.6 apply:0.39
明所 name:0.51 provision:0.33
明採 used:0.9
明略 left:0.8 restriction:0.14
易及 transaction:0.77 strategy:0.13
易委 security:0.57 exchange:0.21
易所 exchange:0.55 stock:0.39
易規 trading:0.44 emission:0.2 1:0.13
易計 scheme:0.25 achieve:0.21 perform:0.21
時僱 employee:0.69 guaranteed:0.11 non:0.11
時及 period:0.24 time:0.24 past:0.18
時員 temporary:0.67 contractor:0.12 staff:0.12
時工 rate:0.31 time:0.31 worker:0.3
時數 hour:0.76 training:0.24
時間 time:0.77 horizon:0.23
景下 scenario:0.37 different:0.36 resilience:0.27
景分 scenario:0.51 analysis:0.49
暫定 placeholder:0.87
更正 error:0.5 correction:0.45
曾任 earlier:0.26 office:0.26 public:0.26
替代 alternative:0.94
最低 minimum:0.99
最大 maximum:0.28 probable:0.28 loss:0.2
最新 influence:0.45 latest:0.22 international:0.2
最終 end:0.49 user:0.32
最近 last:0.95
最高 highest:0.99
會保 protection:0.78 social:0.21
會及 criteria:0.31 compliance:0.16 rest:0.16
會員 union:0.24 chamber:0.12 join:0.12
會女 women:0.43 board:0.4
會對 oversight:0.55 agreement:0.23 dialogue:0.12
會影 impact:0.7 social:0.25
會性 gender:0.64 ratio:0.2 board:0.16
會或 union:0.41 membership:0.21 member:0.2
會所 foundation:0.3 license:0.3 belong:0.18
會會 union:0.24 chamber:0.12 join:0.12
會準 matter:0.41 social:0.29 new:0.18
會發 issued:0.79
會經 economy:0.37 investment:0.3 social:0.18
會訂 prescribed:0.33 board:0.29 india:0.18
會計 adapt:0.33 accounting:0.27 issued:0.19
會評 assessment:0.83
會議 topic:0.49 social:0.28 minute:0.23
會負 social:0.51 harm:0.29 chain:0.11
會責 csr:0.98
會違 violation:0.86 social:0.14
會風 supply:0.33 chain:0.3 environmental:0.15
有何 handled:0.54 watched:0.22 changed:0.2
有僱 employee:0.91
有其 paid:0.27 person:0.19 divided:0.12
有可 sustainable:0.36 without:0.33 practice:0.29
有害 hazardous:0.96
有家 entitled:0.45 leave:0.28 family:0.26
有效 efficient:0.68 use:0.29
有期 length:0.6 contract:0.21 employee:0.15
有機 organic:0.31 voc:0.31 volatile:0.31
有權 ownership:0.59 operation:0.13
有率 share:0.54 market:0.42
有社 programme:0.78 community:0.22
有資 leased:0.45 operation:0.28 asset:0.2
有關 ill:0.34 health:0.29 related:0.18
有限 limited:1
服務 service:1
服裝 accessory:0.33 apparel:0.33 footwear:0.33
期付 late:0.64 payment:0.25 proceeding:0.12
期僱 permanent:0.98
期內 period:0.92
期及 date:0.98
期影 expected:0.47 effect:0.42 current:0.11
期成 outcome:0.58 aimed:0.29
期排 emission:0.35 cycle:0.33 life:0.21
期會 reasonably:0.5 affect:0.2 prospect:0.2
期末 end:0.66 period:0.33
期比 period:0.26 last:0.23 previous:0.23
期減 expected:0.65 reduction:0.32
期節 expected:0.52 saving:0.48
期評 assessment:0.54 regular:0.17 review:0.17
期變 expected:0.58 change:0.39
期財 anticipated:0.65 effect:0.3
期間 period:1
期限 length:0.6 contract:0.21 employee:0.15
木纖 wood:0.74 fibre:0.23
未來 later:0.4 action:0.16 fund:0.15
未回 recycled:0.95
未完 backlog:0.66 open:0.12 proceeding:0.1
未提 leaving:0.83 reason:0.11
未有 without:0.99
未獲 covered:0.99
未申 gender:0.83
未設 policy:0.73 without:0.27
未變 unchanged:0.96
末或 year:0.58 end:0.28 average:0.14
本及 basic:0.78 comprehensive:0.1
本地 local:0.76 domestic:0.23
本年 year:0.87
本或 effort:0.38 undue:0.38 cost:0.2
本期 period:1
本模 module:0.53 basic:0.47
本策 demand:0.27 rule:0.18 capital:0.17
本範 based:0.31 2:0.24 instrument:0.23
本貨 good:0.71 capital:0.27
本運 deployed:0.58 deployment:0.29 capital:0.13
本開 capital:0.8 capex:0.17
材佔 ingredient:0.97
材及 equipment:0.32 medical:0.32 supply:0.32
材料 material:0.91
材產 building:0.45 furnishing:0.45
析日 made:0.68 analysis:0.31
析結 result:0.66 analysis:0.18 resilience:0.16
林地 forest:1
林業 forestry:1
果工 consequence:0.43 high:0.43 injury:0.14
架構 structure:0.33 committee:0.26 highest:0.26
染及 pollution:0.91
染報 pollution:0.52 public:0.44
染政 pollution:0.64 policy:0.36
染物 pollutant:1
染目 pollution:0.58 target:0.42
查及 check:0.27 integrity:0.27 type:0.22
查聲 statement:0.89
核不 audit:0.33 conformance:0.19 rate:0.19
核佔 regular:0.35 review:0.35 share:0.3
核心 core:0.96
核算 ghg:0.6 protocol:0.31
核能 nuclear:0.81 source:0.15
核證 assurance:1
格及 correction:0.39 failure:0.39 tonne:0.13
框架 framework:1
案罰 severe:0.45 case:0.41 fine:0.14
條件 condition:0.17 move:0.17 economy:0.16
條文 provision:0.99
條款 term:0.99
械及 good:0.42 machinery:0.42 industrial:0.16
棄物 waste:1
棄置 end:0.35 life:0.35 disposal:0.19
棲息 habitat:0.96
業保 unemployment:0.81 cover:0.19
業健 occupational:0.61 work:0.24 health:0.13
業劃 sector:0.91
業務 business:0.98
業及 utility:0.56 electric:0.1 power:0.1
業指 industry:0.59 cross:0.25 based:0.11
業操 conduct:0.8 integrity:0.17
業收 sector:0.62 revenue:0.38
業敏 commercially:0.82 sensitive:0.1
業文 culture:0.78 built:0.1
業機 good:0.42 machinery:0.42 industrial:0.16
業活 measure:0.7 industry:0.23
業準 sector:0.52 standard:0.29
業發 career:0.5 review:0.28 performance:0.2
業秘 secret:0.41 trade:0.41 say:0.11
業管 forestry:0.51 management:0.49
業能 use:0.39 high:0.26 sector:0.26
業道 business:0.84 ethic:0.16
業銀 bank:0.67 commercial:0.33
業電 battery:0.31 industrial:0.29 cell:0.27
業額 turnover:0.96
極端 extreme:0.6 weather:0.39
構匯 body:0.86
構及 among:0.29 staff:0.29 top:0.29
構在 impact:0.48 role:0.31 highest:0.13
構性 governance:0.71 gender:0.18
構或 person:0.67 responsible:0.12
構批 approved:0.71 governing:0.28
構資 organisational:0.85
樓面 floor:0.73 area:0.27
標制 set:0.64 target:0.12
標及 target:0.99
標基 year:0.53 target:0.24 base:0.23
標年 year:0.95
標所 target:0.91
標時 without:0.83
標涵 cover:0.67 target:0.31
標減 emission:0.62 reduction:0.27 target:0.11
標準 standard:1
標由 published:0.33 description:0.12 short:0.12
標監 link:0.59 target:0.19 oversight:0.13
標籤 labelling:0.75 label:0.25
標與 target:0.8 step:0.18
標表 target:0.58 against:0.4
標詳 emission:0.51 target:0.49
標進 board:0.38 goal:0.37 progress:0.25
標適 group:0.78 covered:0.14
標題 title:0.26 code:0.23 description:0.18
模式 model:0.87 business:0.13
模擬 modelled:0.96
模組 module:0.96
樣性 biodiversity:0.88 nature:0.11
機制 mechanism:0.99
機化 organic:0.31 voc:0.31 volatile:0.31
機密 classified:0.94
機會 equal:0.5 opportunity:0.5
機械 good:0.42 machinery:0.42 industrial:0.16
機構 body:1
機遇 opportunity:0.99
檔案 file:0.99
檢定 quality:0.36 recall:0.36 assurance:0.2
檢查 check:0.26 integrity:0.26 type:0.21
檢討 review:0.94
欄豬 cage:0.2 crate:0.2 egg:0.2
權事 human:0.46 right:0.32 incident:0.22
權個 human:0.29 severe:0.25 case:0.23
權利 right:0.98
權及 mandate:0.37 reference:0.3 duty:0.21
權培 human:0.52 right:0.47
權投 human:0.49 right:0.44
權政 human:0.52 right:0.47
權條 human:0.42 right:0.38 contract:0.19
權範 term:0.55 reference:0.23 mandate:0.13
權規 delegated:0.37 regulation:0.37 eu:0.23
權評 right:0.62 human:0.24 assessed:0.14
欠缺 process:0.42 missing:0.13 obtain:0.13
次序 order:0.27 follow:0.26 number:0.26
次數 breache:0.81 rule:0.1
款付 term:0.44 payment:0.42 share:0.13
款佔 term:0.44 payment:0.42 share:0.13
款及 fine:0.91
款天 day:0.49 pay:0.33 supplier:0.18
款慣 payment:0.52 practice:0.48
款總 tax:0.67 fine:0.19 total:0.13
款與 fine:0.71 reconciled:0.27
款項 paid:0.89
歐元 euro:1
歐洲 eea:0.58 outside:0.14 covered:0.1
歐盟 eu:0.54 law:0.41
止及 corruption:0.17 detection:0.16 back:0.15
正行 corrective:0.72 action:0.28
正轉 community:0.28 fair:0.28 worker:0.28
正面 positive:0.63 effect:0.37
此處 follow:0.22 number:0.22 order:0.22
此項 option:0.4 used:0.4 say:0.19
步驟 step:0.99
武器 controversial:0.49 weapon:0.49
歧視 discrimination:1
歲以 employee:0.42 30:0.29 50:0.29
死亡 fatality:0.84 death:0.14
殘疾 disability:0.99
段落 paragraph:0.88
毀林 deforestation:1
每人 person:0.34 counted:0.14 once:0.14
每公 tonne:0.51 co2e:0.48
每千 thousand:0.99
每名 training:0.4 employee:0.3 hour:0.26
每單 unit:0.77 activity:0.23
每年 every:0.5 year:0.5
每百 million:0.74 revenue:0.26
每項 kind:0.85
比例 share:0.99
比率 ratio:0.95
比較 period:0.21 comparative:0.2 last:0.18
毫克 milligram:1
民幣 renminbi:1
民族 people:0.63 indigenous:0.37
民權 right:0.52 indigenous:0.37 people:0.11
氟化 pfc:0.54 perfluorinated:0.32
氣候 climate:1
氣公 gas:0.68 distributor:0.31
氣及 coal:0.5 gas:0.33
氣客 customer:0.42 revenue:0.35 gas:0.22
氣排 air:0.6 emission:0.33
氣收 revenue:0.76 gas:0.15
氣污 air:0.64 pollutant:0.36
氣體 emission:0.35 ghg:0.28 greenhouse:0.16
氧化 co2:0.61 co2e:0.18 tonne:0.12
氧層 depleting:0.35 substance:0.3 ozone:0.21
氮氧 nox:0.75 nitrogen:0.25
水佔 share:0.77 withdrawal:0.15
水務 water:0.92
水區 flood:0.5 zone:0.5
水及 water:0.98
水地 area:0.43 water:0.32 stress:0.17
水域 water:0.98
水密 water:0.51 intensity:0.49
水效 water:0.48 efficiency:0.46
水源 water:0.64 sourcing:0.13
水目 step:0.42 water:0.31
水管 wastewater:0.48 water:0.45
水總 water:0.92
水處 sewerage:0.35 supply:0.35 water:0.23
水資 water:1
水質 quality:0.75 water:0.25
水量 water:1
水風 area:0.62 risk:0.35
水體 water:0.99
永久 non:0.29 permanence:0.29 handling:0.28
求及 demand:0.27 rule:0.18 capital:0.17
求取 water:0.64 sourcing:0.13
求建 concern:0.45 advice:0.32
池及 battery:0.31 industrial:0.29 cell:0.27
池壽 lifetime:0.83 battery:0.11
池效 efficiency:0.78 battery:0.15
污事 corruption:0.7 incident:0.2
污及 corruption:0.72 bribery:0.27
污培 anti:0.72 corruption:0.17
污定 corruption:0.63 conviction:0.37
污染 pollution:0.88 pollutant:0.12
污水 effluent:0.74 water:0.26
污風 corruption:0.66 risk:0.32
決策 decision:1
汽及 steam:0.6 electricity:0.18 cooling:0.13
汽車 automobile:0.71 leasing:0.1 transportation:0.1
沒有 unlimited:0.63 length:0.14
油井 fluid:0.34 well:0.34 fracturing:0.18
油及 oil:0.95
油客 oil:0.64 customer:0.2 revenue:0.16
油效 fuel:0.52 efficiency:0.47
油產 petroleum:0.6 oil:0.37
油經 economy:0.73 fuel:0.26
治及 board:0.48 role:0.23 governance:0.17
治影 influence:0.66 political:0.27
治捐 contribution:0.44 political:0.16 explained:0.1
治架 structure:0.33 committee:0.26 highest:0.26
治機 body:1
沿用 description:0.21 short:0.21 text:0.2
況下 available:0.38 without:0.38
況及 status:0.73 incident:0.27
法例 law:1
法及 method:0.79 made:0.2
法單 uncertain:0.44 identifiable:0.12 instead:0.12
法定 legal:0.49 law:0.31 required:0.11
法律 legal:0.98
法或 kpis:0.33 method:0.12 change:0.1
法治 law:0.5 rule:0.5
法規 rule:0.99
法郎 franc:0.5 swiss:0.5
注事 critical:0.36 brought:0.18 highest:0.18
注物 concern:0.52 very:0.26 high:0.18
泰銖 baht:1
洋生 below:0.45 life:0.43 water:0.11
洋資 marine:0.68 water:0.25
洩及 hit:0.73 breache:0.1 data:0.1
洩漏 leak:0.71 spill:0.27
洪水 flood:0.5 zone:0.5
洲可 esr:0.77 eu:0.21
洲經 eea:0.66 outside:0.16 covered:0.11
活動 activity:1
流入 taken:0.76 inflow:0.22
流出 going:0.25 material:0.25 outflow:0.25
流失 turnover:0.99
流程 process:0.93
浮動 variable:0.8 tied:0.13
浮粒 matter:0.4 particulate:0.4 pm:0.2
海洋 marine:0.61 water:0.38
海運 marine:0.61 transportation:0.39
海里 mile:0.5 nautical:0.5
消耗 ozone:0.73 depleting:0.1
消費 consumer:1
消除 end:1
涉及 alignment:0.43 concerned:0.42
涵蓋 covered:0.99
淡水 fresh:0.47 handled:0.46
淨能 affordable:0.54 clean:0.23 energy:0.2
淨額 net:0.87 revenue:0.12
淺資 potentially:0.6 stranded:0.32
清單 inventory:0.87
減半 halve:0.97
減少 less:0.76 impact:0.17
減廢 waste:0.47 reduction:0.35 step:0.15
減排 reduction:0.6 emission:0.4
減碳 decarbonization:0.95
減緩 mitigation:1
減量 action:0.22 lower:0.22 need:0.22
渠道 channel:1
渡協 career:0.32 end:0.32 help:0.32
測貪 corruption:0.34 detection:0.32 preventing:0.1
港元 dollar:0.34 hong:0.33 kong:0.33
港可 hong:0.38 kong:0.38 hkfr:0.22
港會 hkicpa:0.39 hkfr:0.2 adapt:0.16
游租 leased:0.66 asset:0.16 category:0.16
游運 transport:0.49 category:0.43
源二 biogenic:0.69
源佔 share:0.73 energy:0.21
源使 use:0.62 resource:0.38
源劃 combustion:0.2 flaring:0.2 leak:0.2
源及 resource:0.55 energy:0.42
源密 intensity:0.46 energy:0.35 ratio:0.19
源所 computed:0.41 bought:0.18 factor:0.17
源政 policy:0.7 water:0.3
源效 efficiency:0.62 energy:0.37
源數 energy:0.28 coverage:0.25 area:0.19
源流 resource:0.56 inflow:0.29
源消 energy:0.39 measure:0.26 saved:0.26
源產 product:0.75
源目 target:0.85 water:0.11
源管 management:0.69 energy:0.16 approach:0.14
源緊 stressed:0.54 area:0.42
源總 total:0.38 consumed:0.25 used:0.22
源耗 energy:0.85
源自 eu:0.85 come:0.1
源評 rating:0.71 energy:0.24
源議 matter:0.57 find:0.33
源轉 transformation:0.74 resource:0.26
源需 lower:0.44 need:0.44 energy:0.1
準值 base:0.94
準則 standard:1
準劃 certified:0.39 standard:0.36 food:0.13
準及 standard:0.94
準年 year:0.73 base:0.27
準條 term:0.39 payment:0.37 standard:0.21
溝通 engagement:1
溫室 ghg:0.35 emission:0.28 greenhouse:0.2
溯性 tracing:0.29 traceability:0.26 chain:0.17
滿意 satisfaction:0.9
漁業 agriculture:0.49 fishing:0.49
漿及 paper:0.39 pulp:0.39 product:0.22
潔淨 clean:0.99
潛在 effect:0.38 potentially:0.26 stranded:0.14
澳元 dollar:0.51 australian:0.49
澳洲 aasb:0.56 australia:0.31 s2:0.13
澳門 macao:0.5 pataca:0.5
激勵 incentive:0.49 scheme:0.49
濟價 economic:0.72 distributed:0.18
濟區 eea:0.66 outside:0.16 covered:0.11
濟原 applied:0.51 circular:0.34 principle:0.16
濟增 decent:0.43 growth:0.21 economic:0.18
濟實 economy:0.97
濟影 impact:0.53 economic:0.32 indirect:0.15
濟性 economy:0.73 fuel:0.26
濟政 circularity:0.67 policy:0.33
濟目 circularity:0.65 target:0.35
濟績 economic:0.47 performance:0.46
濟論 metric:0.38 forum:0.19 world:0.19
瀕危 threatened:0.75 specy:0.24
灣證 taiwan:0.23 2:0.18 rule:0.18
災害 hazard:0.73 climate:0.17
炭儲 coal:0.6 reserve:0.38
炭客 coal:0.64 customer:0.2 revenue:0.16
炭業 operation:0.92
為一 framework:0.45
為守 conduct:0.63 code:0.37
為提 identifiable:0.28 instead:0.28 separately:0.28
為有 classed:0.49 hazardous:0.23 law:0.23
為本 based:0.84
為產 part:0.47 product:0.45
為簡 description:0.21 short:0.21 text:0.2
焚化 incineration:0.99
無保 guaranteed:0.41 non:0.41
無害 non:0.71 hazardous:0.29
無法 effect:0.39 cannot:0.2 quantified:0.2
無編 follow:0.25 number:0.25 order:0.25
無限 cage:0.2 crate:0.2 egg:0.2
無障 premize:0.34 accessible:0.3 workplace:0.29
焦耳 joule:0.45 mj:0.18 unit:0.15
然導 oriented:0.4 site:0.3 area:0.14
然氣 gas:1
然議 matter:0.95
然資 natural:0.48 resource:0.32 environment:0.17
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
營運 operation:0.66 site:0.34
爭行 competitive:0.49 anti:0.23 behavior:0.21
爭議 controversial:0.49 weapon:0.49
版本 amendment:0.24 december:0.24 number:0.16
物佔 share:0.74 area:0.18
物分 denominator:0.45 physical:0.45
物加 extractive:0.38 mineral:0.38 processing:0.24
物及 waste:0.85
物多 biodiversity:0.88 nature:0.11
物密 intensity:0.81 waste:0.17
物排 pollutant:0.67 oxide:0.25
物料 material:1
物業 property:0.88
物流 logistic:0.93
物源 biogenic:0.69
物燃 biofuel:1
物產 disposed:0.45 made:0.25 waste:0.21
物由 treatment:0.2 party:0.17 third:0.17
物福 animal:0.5 welfare:0.5
物種 specy:1
物管 management:0.8 waste:0.19
物總 generated:0.62 total:0.27 waste:0.11
物質 substance:0.78 concern:0.12
物除 divided:0.41 hazardous:0.36 non:0.14
特定 specific:0.96
特徵 characteristic:0.98
特許 franchize:0.83
犯原 case:0.41 violated:0.41
狀況 position:0.81
獨立 independent:1
獨識 uncertain:0.44 identifiable:0.12 instead:0.12
獲取 access:0.67 sharing:0.2 benefit:0.1
獲悉 informed:0.5 often:0.31 body:0.19
獲授 foundation:0.3 license:0.3 belong:0.18
現及 performance:0.83 flow:0.11
現減 achieved:0.68 reduction:0.21 emission:0.1
現違 found:0.42 step:0.39
現金 cash:0.9
球契 compact:0.47 global:0.19 principle:0.14
球範 global:0.37 emission:0.34 scope:0.26
理事 dealt:0.39 matter:0.33 given:0.21
理人 manager:0.97
理保 reasonable:0.84 assurance:0.16
理劃 treatment:0.89
理及 management:0.96
理層 management:0.99
理投 dealt:0.89
理方 treatment:0.52 managed:0.23 issue:0.2
理機 redress:0.61 mechanism:0.34
理氣 manage:0.85 climate:0.13
理用 household:0.4 product:0.4 personal:0.15
理由 ground:0.63 covered:0.17 discrimination:0.14
理行 taken:0.54 action:0.46
理資 managed:0.88
理面 managed:0.85 area:0.15
理預 reasonably:0.5 affect:0.2 prospect:0.2
理體 system:0.56 management:0.3
瑞士 franc:0.5 swiss:0.5
環保 product:0.64 environmentally:0.19
環再 recycled:0.6 recycling:0.33
環境 environmental:0.8 environment:0.2
環經 circular:0.71 economy:0.16 circularity:0.12
瓦時 hour:0.98
甄選 chosen:0.25 member:0.25 nomination:0.25
生佔 used:0.55 share:0.35 renewable:0.1
生及 made:0.53 used:0.27
生命 life:0.92
生態 ecosystem:0.99
生或 input:0.37 reused:0.24 recycled:0.14
生投 input:0.55 reused:0.28 recycled:0.15
生活 life:0.87
生燃 fuel:0.5 renewable:0.24 consumption:0.2
生物 biodiversity:0.88 nature:0.11
生產 production:0.62 producer:0.23 produced:0.15
生能 renewable:0.47 energy:0.45
生與 renewable:0.56 energy:0.35
生資 alternative:0.36 resource:0.29 energy:0.17
產不 generated:0.4 non:0.34 made:0.23
產位 location:0.32 table:0.32 exposed:0.28
產佔 asset:0.57 share:0.42
產力 income:0.29 small:0.29 producer:0.25
產及 asset:0.55 product:0.35
產受 exposure:0.77 asset:0.22
產可 generated:0.75 made:0.12
產品 product:1
產商 producer:0.98
產或 exposure:0.52 activity:0.23 asset:0.16
產收 revenue:0.69 production:0.25
產服 estate:0.34 real:0.34 service:0.32
產業 industry:1
產權 intellectual:0.48 property:0.48
產生 generated:0.95
產管 asset:0.59 management:0.35
產總 balance:0.42 sheet:0.42 total:0.15
產者 producer:0.98
產能 energy:0.49 site:0.49
產評 assessed:0.73 asset:0.18
產資 estate:0.38 real:0.38 asset:0.25
產量 output:0.59 production:0.41
產類 class:0.81 gross:0.18
用了 option:0.4 used:0.4 say:0.19
用事 utility:0.9
用佔 share:0.92
用分 phase:0.85
用原 description:0.21 short:0.21 text:0.2
用及 use:0.89
用品 health:0.34 care:0.27 equipment:0.11
用哪 comparative:0.25 3:0.12 ghg:0.12
用地 redevelopment:0.33 site:0.33
用廢 reused:0.5 recycled:0.32
用循 applied:0.44 circular:0.34 principle:0.23
用微 used:0.84 microplastic:0.16
用性 industry:0.49 considering:0.32
用情 scenario:0.52 used:0.42
用或 used:0.82 made:0.13
用戶 user:1
用指 metric:0.53 used:0.47
用方 method:0.17 monitoring:0.16 coverage:0.14
用於 used:1
用期 target:0.81 period:0.19
用水 water:0.85
用準 universal:0.65 2021:0.22 standard:0.13
用溫 method:0.37 protocol:0.27 required:0.23
用物 weight:0.46 used:0.38 material:0.16
用碳 used:0.66 carbon:0.23
用範 covered:0.51 entity:0.28 part:0.2
用總 used:0.97
用途 use:0.51 purpose:0.49
用量 used:0.49 material:0.46
用階 use:0.59 product:0.36
用額 credit:0.86 carbon:0.14
由公 paid:0.6 transport:0.28 distribution:0.1
由印 prescribed:0.33 board:0.29 india:0.18
由原 cradle:0.24 gate:0.24 bought:0.23
由及 organize:0.79 freedom:0.18
由回 recalled:0.37 product:0.33 recall:0.3
由與 association:0.33 bargaining:0.23 collective:0.17
由香 hkicpa:0.39 hkfr:0.2 adapt:0.16
甲烷 ch4:0.56 methane:0.37
申報 gender:0.5 rule:0.15 declarable:0.1
申訴 grievance:0.99
男女 men:0.49 women:0.49
男性 male:0.56 men:0.44
男比 female:0.36 male:0.36 ratio:0.2
界及 boundary:0.92
界定 classed:0.33 pension:0.19 hazardous:0.15
界經 metric:0.38 forum:0.19 world:0.19
留任 retention:0.63 leave:0.37
留存 retained:0.88
略中 strategy:1
略去 left:0.86 measured:0.14
略及 strategy:1
略韌 resilience:0.78 strategy:0.2
當前 current:0.55 now:0.33 effect:0.11
當地 local:0.98
當量 tonne:0.39 equivalent:0.33 co2e:0.26
疾人 disability:0.33 person:0.3 abled:0.16
疾保 injury:0.42 disability:0.37 cover:0.21
疾僱 disability:0.75 employee:0.23
疾病 ill:0.51 health:0.49
病保 sickness:0.87 cover:0.13
病個 ill:0.29 case:0.26 health:0.26
療保 care:0.58 managed:0.26 health:0.16
療器 equipment:0.33 medical:0.33 supply:0.33
療服 delivery:0.66 health:0.19 care:0.15
療用 distributor:0.37 health:0.36 care:0.28
登記 register:1
發及 d:0.22 r:0.22 technology:0.22
發展 sustainability:0.63 development:0.37
發布 published:0.28 description:0.11 issued:0.11
發性 organic:0.31 voc:0.31 volatile:0.31
發現 found:0.99
發行 issuer:0.47 class:0.42
發電 generator:0.74 electric:0.13 power:0.13
百分 percent:0.82 target:0.16
百年 100:0.37 year:0.37 flood:0.12
百萬 million:0.99
益分 sharing:0.48 benefit:0.26 access:0.1
益及 think:0.47 want:0.47
益目 step:0.54 target:0.24 efficiency:0.2
益衝 conflict:0.38 interest:0.31 avoiding:0.15
盟授 delegated:0.37 regulation:0.37 eu:0.23
盟法 law:0.63 european:0.18 union:0.18
盡職 diligence:0.5 due:0.5
監察 monitored:0.65 watch:0.14
監控 control:0.98
監督 oversight:1
監管 oversight:0.7 esg:0.24
盧比 indian:0.5 rupee:0.5
目佔 share:0.89 project:0.1
目標 target:0.99
目開 developer:0.49 technology:0.28 project:0.16
直接 direct:1
相對 relative:0.96
相關 related:0.91
省資 saving:0.46 resource:0.44
督及 oversight:0.41 link:0.4 target:0.13
督影 overseeing:0.69 role:0.15 impact:0.12
知期 notice:0.63 change:0.25
知識 knowledge:0.91
短噸 short:0.37 ton:0.37 us:0.26
石油 oil:1
石燃 fossil:0.55 fuel:0.45
石能 fossil:0.51 coal:0.17 source:0.1
石電 bought:0.36 fossil:0.3 heat:0.26
研發 spending:0.37 development:0.2 research:0.2
硫氧 sox:0.65 sulphur:0.33
硬件 hardware:1
硬化 sealed:0.61 degradation:0.11 desertification:0.11
碳信 credit:0.56 carbon:0.43
碳價 carbon:0.51 price:0.49
碳定 carbon:0.46 price:0.36 pricing:0.13
碳手 lever:0.69 decarbonization:0.29
碳排 emission:0.54 biogenic:0.33
碳氫 hydrocarbon:0.7 backlog:0.29
碳產 carbon:0.43 low:0.43 product:0.13
碳當 co2e:0.46 tonne:0.32 equivalent:0.18
碳移 removal:0.93
碳足 carbon:0.53 footprint:0.47
確保 ensuring:0.39 integrity:0.23 measure:0.2
確信 assurance:0.97
確定 uncertainty:1
確認 confirmed:0.81 incident:0.17
礎設 infrastructure:1
礦物 extractive:0.38 mineral:0.38 processing:0.24
社區 community:1
社會 social:1
社自 association:0.51 freedom:0.46
祉開 spending:0.34 well:0.33 share:0.29
禁止 prohibition:0.46 legal:0.43
福利 benefit:0.74 animal:0.13 welfare:0.13
福祉 well:1
禽及 dairy:0.33 meat:0.33 poultry:0.33
私隱 privacy:0.99
科學 science:0.74 target:0.2
科技 technology:0.61 communication:0.38
秘密 secret:0.41 trade:0.41 say:0.11
租戶 tenant:0.98
租用 leased:0.39 managed:0.38 owned:0.17
租賃 car:0.46 rental:0.46
移除 removal:1
稅務 tax:1
稅款 paid:0.58 taxe:0.29 tax:0.1
程及 engineering:0.79 construction:0.12
程序 procedure:0.99
程度 level:0.71 size:0.23
種數 specy:0.57 affected:0.22 number:0.14
種類 kind:0.59 type:0.36
穩定 stability:0.67 time:0.33
空公 airline:1
空氣 air:1
空航 aerospace:0.74 defence:0.23
空貨 air:0.4 logistic:0.31 freight:0.29
立及 built:0.31 depend:0.22 tracked:0.22
立場 position:0.98
立性 independence:0.68 investigator:0.21
立方 cubic:0.89 metre:0.11
童工 child:0.61 labor:0.39
端用 end:0.56 user:0.32 consumer:0.12
競爭 competitive:0.47 anti:0.22 behavior:0.2
符合 standard:0.83
第一 set:0.5 1:0.49
第三 third:0.51 party:0.49
等同 equivalent:0.48 time:0.3 full:0.19
等機 equal:0.5 opportunity:0.5
等級 class:0.75 energy:0.16
策傳 communicated:0.36 reach:0.36 policy:0.24
策內 content:0.82 policy:0.18
策及 policy:0.94
策承 commitment:0.33 conduct:0.33 responsible:0.33
策時 enter:0.7 exist:0.15 policy:0.1
策涵 policy:0.87 covered:0.1
策略 strategy:1
策立 position:0.67 public:0.19 policy:0.14
策與 policy:0.82 compliance:0.15
算密 used:0.35 intensity:0.33 revenue:0.32
算方 method:0.83 counting:0.17
算體 protocol:0.81 ghg:0.18
管佔 1:0.33 share:0.32 scope:0.26
管機 regulator:0.98
管治 governance:0.84 body:0.16
管理 management:0.99
管道 pipeline:0.92
節水 water:0.85 saved:0.11
節省 saving:0.98
節能 measure:0.31 reduction:0.31 saved:0.31
範圍 scope:0.99
範本 template:0.88
範疇 area:0.99
築材 construction:0.79 material:0.21
築物 building:0.87
篩查 screening:0.74 screened:0.19
篩選 screening:0.46 new:0.31 checked:0.16
簡短 description:0.21 short:0.21 text:0.2
籠養 cage:0.2 crate:0.2 egg:0.2
粒子 pm:0.96
精飲 alcoholic:0.76 beverage:0.21
糧食 food:0.94
系或 method:0.37 protocol:0.27 required:0.23
系涵 covered:0.5 system:0.42
系統 ecosystem:0.99
糾正 corrective:0.71 action:0.28
紀錄 log:0.55 record:0.4
約僱 employee:0.84 permanent:0.15
約及 contract:0.83 gender:0.15
約工 contractual:0.61 instrument:0.22 energy:0.17
納入 included:0.59 entity:0.21
納斯 nasdaq:0.6 guide:0.32
納日 adoption:0.38 planned:0.38 date:0.24
紙漿 paper:0.39 pulp:0.39 product:0.22
紙製 paper:0.39 pulp:0.39 product:0.22
級別 quality:0.58 class:0.15 data:0.13
級劃 class:0.75 energy:0.16
級管 top:0.74 management:0.2
素及 quality:0.92
索償 claim:0.98
索引 index:1
終止 ended:0.97
終用 end:0.57 user:0.23 s4:0.13
終端 end:0.56 user:0.32 consumer:0.12
組別 group:1
組合 portfolio:0.7 mix:0.21
組成 make:0.54 body:0.36
組織 used:0.54 outside:0.16 inside:0.11
結果 result:0.99
結社 association:0.51 freedom:0.46
結貪 case:0.41 concluded:0.41 corruption:0.18
絕對 absolute:0.93
絡人 contact:0.81 point:0.19
絡安 cyber:0.51 security:0.49
統匯 export:0.47 system:0.47
統服 service:0.56 touched:0.41
統狀 condition:0.82 size:0.12
統知 traditional:0.66 knowledge:0.29
統轉 natural:0.29 turning:0.29 use:0.29
綁式 bundled:0.73 unbundled:0.23
經修 revized:0.69 2026:0.3
經合 oecd:0.91
經濟 economic:0.96
經營 franchize:0.64 proprietorship:0.11 sole:0.11
經紀 brokerage:0.75 banking:0.13 investment:0.12
經認 certified:1
經證 substantiated:0.75 complaint:0.2
經過 reason:0.64 comply:0.15 considered:0.13
綜合 consolidated:1
綠色 green:1
維採 fibre:0.54 bought:0.36
網及 grid:0.58 operating:0.29
網媒 internet:0.64 media:0.28
網絡 cyber:0.51 security:0.49
緊張 stressed:0.54 area:0.42
編自 adapt:0.45 issued:0.26 ifr:0.13
編號 code:0.4 text:0.2 title:0.16
編製 basis:0.71 preparation:0.29
緩及 adaptation:0.5 mitigation:0.5
緩行 mitigation:0.94
緩解 mitigation:0.33 spending:0.33 easing:0.18
總排 total:0.83 gross:0.16
總數 total:0.43 employee:0.34 number:0.21
總耗 total:0.86
總薪 against:0.29 median:0.29 top:0.29
總裁 chief:0.61 executive:0.35
總計 total:1
總部 headquarter:0.42 legal:0.17 name:0.17
總重 weight:0.71 mass:0.18 material:0.1
總量 generated:0.55 water:0.23 total:0.18
總面 total:0.5 land:0.29 used:0.21
總額 total:0.95
總體 volume:0.95
績效 performance:0.93
織內 inside:0.92
織外 outside:0.67 use:0.33
織準 oecd:0.26 ungc:0.23 rule:0.2
繳稅 paid:0.58 taxe:0.29 tax:0.1
續及 good:0.39 service:0.39 safe:0.21
續城 city:0.6 sustainable:0.33
續披 hong:0.35 kong:0.35 hkfr:0.2
續採 purchasing:0.44 sourcing:0.4 sustainable:0.15
續產 sustainable:0.81 product:0.16
續發 sustainability:0.99
纖維 fibre:0.73 wood:0.2
缺水 area:0.43 water:0.32 stress:0.17
缺陷 defect:0.81 safety:0.17
罪及 fine:0.53 conviction:0.46
罪數 conviction:0.99
置及 timing:0.61 place:0.2 disposal:0.19
置廢 disposed:0.55 disposal:0.34 waste:0.1
罰款 fine:0.9 paid:0.1
美元 dollar:0.51 us:0.49
群體 group:0.98
考慮 considered:0.33 building:0.26 consideration:0.14
者及 end:0.56 user:0.34 consumer:0.1
者影 impact:0.75 strategy:0.24
者投 complaint:0.77 consumer:0.23
者提 given:0.34 training:0.32 worker:0.21
者政 policy:0.99
者溝 engaging:0.58 stakeholder:0.24 involved:0.11
者相 consumer:0.28 target:0.24 action:0.23
者組 group:0.45 purpose:0.26 way:0.26
者資 customer:0.46 protection:0.18 privacy:0.15
而不 1:0.3 2:0.3 scope:0.24
而採 reach:0.21 set:0.17 taken:0.12
而未 without:0.49 site:0.29 policy:0.16
耐用 durability:0.9
耗水 consumption:0.47 consumed:0.31 water:0.22
耗用 consumption:0.83
耗臭 depleting:0.35 substance:0.3 ozone:0.21
耗量 consumption:0.5 energy:0.29 used:0.19
聘僱 hired:0.78
聘及 hire:0.88 turnover:0.11
聘慣 hiring:0.68 review:0.16 practice:0.1
聘用 practice:0.76 engagement:0.1
聯合 un:0.74
聯絡 contact:0.74 point:0.26
聯網 internet:0.63 media:0.27
聲明 statement:1
聲稱 claim:0.9
職人 appointed:0.26 former:0.26 official:0.26
職位 role:0.75 responsible:0.14 senior:0.1
職僱 time:0.71 employee:0.18 full:0.11
職務 duty:0.48 role:0.47
職安 safety:1
職審 diligence:0.5 due:0.5
職工 entry:0.56 wage:0.2 minimum:0.19
職業 occupational:0.61 work:0.24 health:0.13
職權 term:0.55 reference:0.23 mandate:0.13
職級 level:0.97
職能 function:1
職責 role:0.65 duty:0.31
聽取 heard:1
肉類 dairy:0.33 meat:0.33 poultry:0.33
股權 equity:0.94
育兒 parental:0.88 leave:0.12
背景 context:0.99
能併 integration:0.83 solar:0.15
能力 capacity:0.42 competence:0.34 adjust:0.17
能及 skill:0.83 competency:0.1
能受 risk:0.63 trained:0.17 share:0.15
能性 likelihood:0.6 size:0.39
能技 developer:0.49 technology:0.28 project:0.16
能提 programme:0.67 effect:0.12
能效 efficiency:0.98
能源 energy:1
能發 skill:0.49 development:0.39 programme:0.11
能耗 energy:0.72 source:0.18
能量 energy:0.91
臨實 exposed:0.74 physical:0.19
臨時 temporary:0.99
臨自 exposed:0.5 nature:0.4 risk:0.1
臨轉 exposed:0.74
自僱 employed:0.5 self:0.5
自其 elsewhere:0.27 taken:0.27 come:0.26
自有 leased:0.22 operation:0.14 asset:0.1
自水 area:0.3 stressed:0.3 water:0.21
自然 nature:1
自產 made:0.49 generated:0.24 self:0.14
自用 use:0.67 used:0.13 self:0.11
自由 freedom:0.84 association:0.15
自訂 developed:0.68 set:0.12
自身 operation:0.8 workforce:0.17
自願 voluntary:1
臭氧 ozone:0.76 depleting:0.11
至出 cradle:0.24 gate:0.24 bought:0.23
至少 least:1
致性 consistency:0.67 against:0.19 alignment:0.14
與上 period:0.26 last:0.23 previous:0.23
與中 median:0.39 pay:0.33 against:0.14
與人 financial:0.25 literacy:0.25 people:0.25
與分 multiline:0.27 specialty:0.27 retailer:0.14
與可 linked:0.53 share:0.23 sustainability:0.22
與合 compliance:0.6 policy:0.26 general:0.14
與否 renewable:0.56 energy:0.35
與員 worker:0.91
與國 instrument:0.77 alignment:0.13
與安 safety:0.65 health:0.35
與密 use:0.43 intensity:0.38 produced:0.19
與工 health:0.48 ill:0.29 related:0.15
與平 opportunity:0.45 equal:0.28 405:0.15
與措 step:0.85
與教 education:0.42 training:0.42 404:0.12
與整 link:0.58 overall:0.36
與業 effect:0.4 partner:0.25 business:0.2
與標 labelling:0.61 must:0.14 say:0.14
與機 climate:0.5 money:0.27 effect:0.18
與氣 linked:0.35 share:0.31 climate:0.17
與生 consumption:0.28 12:0.26 production:0.16
與監 monitoring:0.31 monitored:0.3 coverage:0.27
與目 target:0.69 claim:0.27
與社 community:0.81 engaging:0.17
與福 good:0.6 well:0.26 health:0.1
與策 strategy:0.85 impact:0.15
與管 participation:0.74 governance:0.25
與舉 preventive:0.42 blowing:0.41 whistle:0.11
與薪 remuneration:0.42 link:0.29 pay:0.14
與行 industry:0.56 role:0.25 initiative:0.19
與財 account:0.93
與集 association:0.33 bargaining:0.23 collective:0.17
舉報 whistle:0.94
航天 aerospace:0.74 defence:0.23
航空 air:0.72 airline:0.13 transportation:0.1
般披 general:0.81 policy:0.1
般要 requirement:0.59 general:0.41
良好 good:0.6 well:0.26 health:0.1
色建 building:0.54 green:0.43
英國 uk:0.8 energy:0.2
英熱 british:0.45 thermal:0.45 unit:0.1
英里 mile:1
英鎊 pound:0.5 sterling:0.5
草收 tobacco:0.53 revenue:0.47
菲律 philippine:0.95
萬工 worked:0.77 hour:0.23
萬收 revenue:0.54 million:0.46
落實 practice:0.47 putting:0.47
落編 number:0.69 paragraph:0.2 ifr:0.1
董事 board:1
蒸汽 steam:0.61 cooling:0.22 heat:0.15
蓋佔 covered:0.53 share:0.45
蓋內 cover:0.76 content:0.15
蓋樓 coverage:0.38 area:0.3 floor:0.19
蓋範 price:0.35 share:0.23 scope:0.2
蓋資 exposed:0.69 covered:0.21
薪酬 pay:1
薪金 wage:0.9
藥品 drug:0.96
處分 action:0.32 disciplinary:0.32 bribery:0.12
處按 follow:0.25 number:0.25 order:0.25
處理 treatment:0.95
處置 disposal:0.78 disposed:0.16
號沿 description:0.21 short:0.21 text:0.2
蛋及 cage:0.2 crate:0.2 egg:0.2
融入 integration:0.54 overall:0.42
融資 financed:0.59 emission:0.25 financing:0.15
行人 issuer:0.47 class:0.42
行動 action:1
行及 place:0.43 put:0.43 monitored:0.13
行成 executive:0.52 member:0.46
行政 executive:0.83 administrative:0.14
行業 industry:0.71 sector:0.28
行為 conduct:0.67 behavior:0.17
行社 agency:0.43 travel:0.43
術及 developer:0.49 technology:0.28 project:0.16
衝突 conflict:0.87
表對 reconciled:0.86 exposed:0.1
表涵 representative:0.38 worker:0.38 covered:0.23
表現 performance:0.98
被排 aligned:0.27 paris:0.27 benchmark:0.25
裁薪 chief:0.45 executive:0.24 ratio:0.19
補救 remedy:0.97
裝物 back:0.42 taken:0.42 packaging:0.16
製冷 cooling:0.38 heat:0.26 steam:0.19
製及 marketing:0.49 refining:0.49
製可 prepared:0.5 basis:0.42
製品 product:0.84
製基 preparation:0.67 basis:0.33
製方 workforce:0.28 prior:0.19 preparation:0.14
製造 manufacturing:1
西亞 bursa:0.31 malaysia:0.31 malaysian:0.18
要不 indicator:0.31 principal:0.31 sfdr:0.31
要假 key:0.6 assumption:0.37
要國 large:0.86 country:0.11
要影 impact:0.71 material:0.28
要性 materiality:0.99
要求 requirement:1
要營 main:0.5 operation:0.38 country:0.12
要產 main:0.7 product:0.25
要範 subject:0.83
要行 key:0.68 action:0.32
要議 material:0.47 topic:0.39 managed:0.15
規例 law:0.34 delegated:0.23 regulation:0.23
規則 rule:0.96
規劃 planning:0.98
規定 requirement:0.61 breache:0.21 rule:0.18
規對 demand:0.27 rule:0.18 capital:0.17
規時 violation:0.65 found:0.18 step:0.17
規模 size:0.67 fleet:0.21
規管 1:0.31 share:0.3 scope:0.25
視事 discrimination:0.89 incident:0.1
視及 discrimination:0.82 incident:0.15
視政 policy:0.47 discrimination:0.37 anti:0.12
角色 role:0.99
解僱 dismissed:0.53 dismissal:0.4
解釋 detailed:0.17 explanation:0.17 forward:0.17
訂明 prescribed:0.33 board:0.29 india:0.18
訂立 set:0.64 target:0.34
計入 figure:0.91
計劃 plan:1
計及 account:0.29 take:0.29 executive:0.26
計師 hkicpa:0.39 hkfr:0.2 adapt:0.16
計畫 target:0.62 plan:0.19
計算 method:0.47 counting:0.31 measured:0.1
計製 original:0.35 electronic:0.32 design:0.15
計量 measured:0.6 measurement:0.36
訊服 telecommunication:0.75 service:0.25
訊科 software:0.65 service:0.34
討招 hiring:0.68 review:0.16 practice:0.1
訓佔 trained:0.99
訓僱 trained:0.98
訓及 training:0.74 development:0.26
訓時 hour:0.66 training:0.34
訓與 education:0.42 training:0.42 404:0.12
託管 custody:0.82 asset:0.14
記冊 register:1
記錄 recordable:0.86
設備 equipment:0.86
設及 assumption:0.97
設定 used:0.94
設政 policy:0.65 missing:0.16 statement:0.16
設施 infrastructure:0.96
設有 exist:0.88
設水 without:0.47 water:0.45
設目 target:0.73 without:0.22
設計 design:1
許可 permit:0.76 breache:0.23
許經 franchize:0.83
訴人 complainant:0.53 protection:0.47
訴數 complaint:0.94
訴機 mechanism:0.91
訴處 handling:0.62 complaint:0.17 redress:0.13
訴訟 action:0.85
註冊 registered:0.82 office:0.13
註明 name:0.89 used:0.1
註銷 cancelled:0.63 credit:0.16 carbon:0.1
評估 assessed:0.75 assessment:0.24
評分 score:0.77 importance:0.11 systemic:0.11
評核 review:0.77 evaluation:0.21
評級 rating:1
該機 body:0.51 climate:0.27
詳情 emission:0.47 target:0.46
認事 incident:0.51 confirmed:0.47
認證 certified:1
認貪 confirmed:0.36 corruption:0.32 incident:0.32
說活 lobbying:0.98
說開 expense:0.66 lobbying:0.32
調整 adjustment:0.53 adjust:0.23
調查 investigation:0.53 hazard:0.19 survey:0.15
談判 bargaining:0.72 collective:0.26
論壇 metric:0.38 forum:0.19 world:0.19
諮詢 consultation:1
證交 lse:0.61 eight:0.17 priority:0.17
證佔 certified:0.35 share:0.34 bought:0.25
證券 security:0.78 exchange:0.2
證及 certification:0.36 certificate:0.35 label:0.21
證報 statement:0.96
證實 substantiated:0.75 complaint:0.2
證書 certificate:1
證林 forest:0.75 certified:0.21
證產 certificate:0.93
證程 level:0.77 assurance:0.22
識別 find:0.45 found:0.44
識及 improving:0.21 work:0.21 duty:0.15
識產 intellectual:0.48 property:0.48
議保 covered:0.68 collective:0.19
議及 advice:0.86
議性 controversial:0.49 weapon:0.49
議披 recommended:0.74
議組 initiative:0.21 body:0.14 significant:0.14
議題 topic:0.86
護區 area:0.58 protected:0.39
護及 observing:0.35 protecting:0.31
護或 habitat:0.5 restored:0.26 protected:0.24
護理 household:0.4 product:0.4 personal:0.15
變動 change:1
變化 change:0.99
變披 unchanged:0.96
豁免 relief:0.58 use:0.4
象溫 ghg:0.82 investee:0.18
豬肉 cage:0.2 crate:0.2 egg:0.2
負債 liability:0.97
負擔 affordable:0.53 clean:0.23 energy:0.2
負責 responsible:0.73 accountable:0.26
負面 negative:0.72 impact:0.13
財務 financial:0.89 effect:0.11
財政 financial:0.66 year:0.32
貢獻 contribution:1
貧窮 poverty:0.99
貨幣 money:0.5 total:0.14 2:0.11
貨運 freight:0.95
販運 trafficking:0.98
貪培 corruption:0.6 anti:0.39
貪措 anti:0.33 corruption:0.33 prevention:0.33
貪政 corruption:0.58 anti:0.41
貪污 corruption:1
責人 focal:0.31 point:0.31 person:0.13
責任 responsibility:0.99
責監 person:0.67 responsible:0.12
買力 adjusted:0.24 power:0.24 purchasing:0.24
貸款 loan:0.98
費品 good:0.88 consumer:0.12
費者 consumer:1
賃資 leased:0.66 asset:0.16 category:0.16
賄賂 bribery:1
資佔 investment:1
資助 assistance:0.28 help:0.28 financial:0.25
資及 investment:0.96
資對 investee:1
資或 investment:0.88
資排 financed:0.83 emission:0.17
資料 data:1
資本 capital:1
資比 entry:0.56 wage:0.2 minimum:0.19
資源 resource:0.99
資產 asset:1
資相 staff:0.23 linked:0.21 record:0.15
資組 portfolio:0.96
資者 investor:0.93
資與 entry:0.36 debt:0.16 finance:0.16
資訊 related:0.32 software:0.22 communication:0.15
資金 funding:0.91
資銀 banking:0.62 investment:0.34
資關 labor:0.44 management:0.42 relation:0.14
賓披 peso:0.84 philippine:0.16
賠償 fine:0.38 human:0.27 right:0.27
質及 nature:0.9
質排 harm:0.45 layer:0.45
質教 quality:0.74 education:0.24
質產 substance:0.33 share:0.28 concern:0.21
質素 quality:0.99
質規 quality:0.47 rule:0.3 water:0.17
質量 mass:0.36 quality:0.23 recall:0.23
賭場 casino:0.49 gaming:0.49
賴因 dependency:0.54 plan:0.34 assumption:0.11
賴程 reliance:0.82
購佔 sourced:0.79 purchasing:0.19
購入 bought:0.97
購化 bought:0.36 fossil:0.3 heat:0.26
購及 certified:0.35 share:0.34 bought:0.25
購慣 procurement:0.85 practice:0.13
購比 local:0.32 spending:0.31 spent:0.31
購買 purchased:0.32 1:0.29 good:0.26
購風 sourcing:0.67 risk:0.29
超出 above:0.63 threshold:0.31
趨勢 trend:0.61 against:0.27 performance:0.1
足夠 adequate:0.73 wage:0.26
足工 adequate:0.7 wage:0.28
足跡 footprint:1
距及 remuneration:0.61 gap:0.28
跟進 depend:0.28 tracked:0.28 follow:0.22
跨行 cross:0.76 exposure:0.18
路運 transportation:0.8 rail:0.11
身員 workforce:0.97
身營 operation:0.99
車租 leasing:0.52 car:0.24 rental:0.23
車輛 vehicle:0.99
車隊 fleet:1
車零 auto:0.5 part:0.5
軟件 software:0.65 service:0.34
載有 include:0.55 human:0.12 right:0.1
載體 carrier:0.99
輸入 input:1
輸及 transport:0.98
轉化 transformation:0.74 resource:0.26
轉型 transition:1
轉生 back:0.27 stop:0.27 turn:0.27
轉移 diverted:0.91
轉量 reversal:0.39 work:0.24 passenger:0.13
辦事 office:0.95
辦商 contractor:1
農業 agriculture:0.49 fishing:0.49
農產 agricultural:0.89 produce:0.1
迫或 compulsory:0.52 labor:0.35
追溯 tracing:0.29 traceability:0.26 chain:0.17
追蹤 tracking:0.67 effect:0.17 followed:0.17
退休 retirement:1
逆轉 reversal:0.92
透明 transparency:0.92
通勤 commuting:0.98
通及 communication:0.4 joint:0.4 consultation:0.11
通方 involved:0.82
通用 universal:0.65 2021:0.22 standard:0.13
通知 notice:0.39 consumer:0.17 informing:0.17
通訊 communication:0.64 technology:0.36
造服 service:0.89
連同 move:0.13 economy:0.12
連方 related:0.52 party:0.45
連結 link:1
週期 cycle:0.67 life:0.33
進展 progress:0.84 plan:0.15
進度 progress:1
進目 goal:0.74 partnership:0.22
進行 timing:0.43 made:0.42
逾期 late:0.62 payment:0.24 proceeding:0.11
遇一 aligned:0.96
遇及 opportunity:0.68 risk:0.23
遇洪 100:0.37 year:0.37 flood:0.12
遇與 opportunity:0.51 risk:0.41
遊說 lobbying:1
運作 operation:0.84 leased:0.12
運及 operation:0.98
運周 work:0.43 passenger:0.23 travel:0.23
運國 country:0.48 operation:0.36
運地 site:1
運控 operational:0.91
運產 operation:0.76
運用 use:0.72 deployed:0.16
運能 operating:0.49 used:0.31 energy:0.19
運變 notice:0.63 change:0.25
運輸 transportation:1
運開 operating:0.68 opex:0.26
過去 three:0.35 year:0.35 last:0.26
過多 effort:0.38 undue:0.38 cost:0.2
過審 reason:0.64 comply:0.15 considered:0.13
過往 earlier:0.99
過於 uncertain:0.44 identifiable:0.12 instead:0.12
過渡 career:0.31 end:0.31 help:0.31
遏止 loss:0.77
道及 channel:0.91
道德 ethic:0.99
道路 road:0.96
達克 nasdaq:0.6 guide:0.32
達成 reached:0.89 target:0.1
達方 communicated:0.36 reach:0.36 policy:0.24
達標 target:0.64 reach:0.36
違反 breache:0.61 violation:0.29
違規 compliance:0.47 non:0.47
適應 adaptation:1
適用 part:0.67 covered:0.17
適足 adequate:0.7 wage:0.28
遵守 compliance:0.78 policy:0.2
選取 every:0.25 rest:0.25 tick:0.25
選擇 option:0.62 say:0.3
遺失 losse:0.85
避免 avoid:0.98
邊界 boundary:0.92
部分 part:1
部及 headquarter:0.42 legal:0.17 name:0.17
部核 independent:0.51 assurance:0.41
部監 control:0.63 risk:0.26 management:0.1
部碳 internal:0.43 carbon:0.35 price:0.21
部能 used:0.56 outside:0.17 inside:0.12
郵輪 cruize:0.5 line:0.5
鄰近 near:0.62 area:0.28
配合 fit:0.17 goal:0.17 align:0.14
配額 allowance:0.97
配飾 accessory:0.33 apparel:0.33 footwear:0.33
酒店 hotel:0.84 lodging:0.15
酒精 alcoholic:0.76 beverage:0.21
酬中 remuneration:0.79 median:0.2
酬低 below:0.28 paid:0.26 worker:0.26
酬佔 share:0.51 pay:0.29 linked:0.19
酬差 gap:0.75 pay:0.25
酬政 remuneration:0.52 top:0.35 policy:0.12
酬比 pay:0.53 ratio:0.47
酬與 against:0.63 highest:0.23
酬釐 remuneration:0.4 setting:0.4 decided:0.17
醫療 care:0.66 health:0.33
釋出 released:0.96
重人 right:0.5 human:0.42
重個 severe:0.57 case:0.42
重列 figure:0.72 restated:0.16
重大 significant:0.87 major:0.12
重後 consequence:0.43 high:0.43 injury:0.14
重新 recalculation:0.37 year:0.19 policy:0.15
重油 heavy:0.76 oil:0.22
重要 material:0.99
重量 mass:0.88 weight:0.12
重點 eight:0.42 priority:0.42 guide:0.13
量兆 mwh:0.51 mj:0.4
量克 gram:0.65 gco2e:0.35
量公 activity:0.37 tco2e:0.35 unit:0.27
量化 quantitative:0.73 effect:0.27
量及 used:0.35 consumption:0.13 intensity:0.13
量吉 gwh:0.69 gj:0.27
量對 sensitivity:0.4 reserve:0.26 carbon:0.23
量度 target:0.54 measurable:0.17 measurement:0.11
量或 quantity:0.38 weight:0.27 volume:0.14
量新 dollar:0.72 new:0.12 taiwan:0.12
量方 measured:0.99
量檢 quality:0.36 recall:0.36 assurance:0.2
量澳 australian:0.45 dollar:0.34
量目 action:0.43 target:0.34 inventory:0.11
量與 produced:0.71 intensity:0.17 use:0.11
量變 storage:0.59 change:0.26 water:0.11
量除 divided:0.66 total:0.18 consumption:0.1
量隱 embedded:0.72 reserve:0.21
釐定 found:0.47 chosen:0.23 process:0.14
金佔 wage:0.8 paid:0.13
金屬 metal:0.84 mining:0.16
金會 foundation:0.3 license:0.3 belong:0.18
金流 flow:0.58 cash:0.3
金融 financial:1
金額 money:0.81
針及 strategy:0.3 goal:0.29 esg:0.22
銀行 banking:0.84 bank:0.1
銷售 sale:0.91
銷碳 cancelled:0.41 later:0.35 carbon:0.15
鋼鐵 iron:0.37 steel:0.37 producer:0.26
錄工 recordable:0.58 injury:0.34
錯誤 error:0.89 correction:0.1
鎖定 locked:0.86 emission:0.12
鎮薪 smaller:0.44 town:0.44 wage:0.11
鏈夥 partner:0.76 chain:0.19
鏈工 worker:0.76 chain:0.24
鏈環 environmental:0.64 chain:0.3
鏈管 chain:0.53 supply:0.45
鏈風 chain:0.46 supply:0.39 risk:0.11
鐵生 iron:0.37 steel:0.37 producer:0.26
鐵路 rail:0.98
長期 long:0.24 medium:0.24 short:0.24
門元 macao:0.5 pataca:0.5
門檻 threshold:0.97
門零 multiline:0.33 specialty:0.33 retailer:0.17
開支 spending:0.98
開放 openness:0.53 business:0.24
開發 developer:0.45 technology:0.25 project:0.15
開設 site:0.76 leaving:0.23
閒設 facility:0.5 leisure:0.5
間及 horizon:0.65 key:0.21
間接 indirect:1
間範 horizon:0.93
間表 exist:0.96
關係 relation:0.78 relationship:0.11
關披 related:0.46 ii:0.22 iii:0.22
關持 concern:0.45 tax:0.43 stakeholder:0.12
關指 indicator:0.39 metric:0.15 european:0.12
關注 concern:0.99
關準 european:0.4 union:0.4 law:0.11
關物 relevant:0.89 material:0.11
關目 target:1
關聯 statement:0.5 connection:0.46
關行 action:1
關財 related:0.82
關資 activity:0.52 capital:0.3 spending:0.15
關連 related:0.52 party:0.45
關重 effect:0.59 managing:0.25 waste:0.16
關風 climate:0.32 governance:0.27 opportunity:0.25
防及 prevention:0.64 pollution:0.34
防政 prevention:0.38 accident:0.35 policy:0.27
防止 against:0.99
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
陸地 land:0.86 life:0.12
陸域 land:0.95
陽能 solar:0.98
隊燃 fuel:0.5 fleet:0.49
階段 use:0.43 phase:0.4
際協 influence:0.45 latest:0.22 international:0.2
際或 community:0.3 actual:0.18 operation:0.18
際財 ifr:0.6 sustainability:0.29 standard:0.11
障佔 covered:0.79 share:0.2
障及 protection:0.99
障礙 premize:0.33 accessible:0.29 workplace:0.28
障者 covered:1
險區 area:0.62 risk:0.35
險及 risk:0.75 opportunity:0.23
險因 factor:0.65 revenue:0.29
險影 risk:0.67 exposed:0.28
險情 risk:0.34 analysis:0.33 scenario:0.32
險承 exposure:0.99
險流 process:0.67 risk:0.33
險策 strategy:0.58 supply:0.2 water:0.16
險管 risk:0.66 management:0.34
險職 function:0.83 risk:0.17
險與 climate:0.31 money:0.17 strategy:0.16
險評 checked:0.35 corruption:0.28
險資 asset:0.61 risk:0.24 assessed:0.12
隱及 privacy:0.37 data:0.36 security:0.26
隱含 embedded:0.72 reserve:0.21
集中 concentrate:0.67 concentration:0.27
集團 group:0.94
集體 collective:0.79 bargaining:0.11 agreement:0.1
雞蛋 cage:0.2 crate:0.2 egg:0.2
離職 left:0.93
離開 leaving:0.85 site:0.15
零件 auto:0.5 part:0.5
零售 retailer:0.96
電力 electricity:0.99
電子 e:0.84 electronic:0.14
電機 generator:0.2 nuclear:0.15 review:0.15
電氣 electrical:0.44 electronic:0.39 equipment:0.17
電池 battery:0.88 cell:0.1
電網 grid:0.98
電製 appliance:0.59 manufacturing:0.38
電訊 telecommunication:0.75 service:0.25
需求 demand:0.63 product:0.15
露位 placed:0.7 timing:0.23
露慣 practice:0.77 alignment:0.15
露準 hong:0.35 kong:0.35 hkfr:0.2
露要 requirement:0.95
露規 requirement:0.8
露項 left:0.37 listed:0.11 numbered:0.11
非上 large:0.25 llp:0.25 unquoted:0.25
非僱 non:0.86 employee:0.14
非原 description:0.21 short:0.21 text:0.2
非執 non:0.92
非捆 unbundled:1
非模 non:0.71 modelled:0.29
非籠 cage:0.2 crate:0.2 egg:0.2
非綠 bond:0.41 issued:0.41 green:0.17
非道 road:0.72 non:0.25
非酒 non:0.95
面佔 coverage:0.38 area:0.3 floor:0.19
面工 decent:0.43 growth:0.21 economic:0.18
面影 negative:0.59 effect:0.18 impact:0.11
面模 comprehensive:0.7 module:0.3
面積 area:1
面臨 exposed:0.83 risk:0.17
面面 area:0.5 floor:0.5
鞋履 accessory:0.33 apparel:0.33 footwear:0.33
韌性 resilience:1
韓圜 won:1
響前 affect:0.5 prospect:0.49
響及 harm:0.34 impact:0.33 chain:0.12
響員 worker:0.59 affected:0.39
響指 impact:0.8 metric:0.14
響收 revenue:0.95
響無 effect:0.49 cannot:0.25 quantified:0.25
響用 user:0.61 breache:0.36
響社 affected:0.62 community:0.38
響程 size:0.8 effect:0.18
響策 inform:0.53 strategy:0.43
響管 impact:0.84 managing:0.16
響與 impact:0.75 strategy:0.2
響行 high:0.49 sector:0.33 impact:0.17
響評 assessment:0.8 impact:0.13
響資 asset:0.91
響金 money:0.53 expected:0.42
響集 effect:0.62 concentrate:0.38
項原 ten:0.75 principle:0.23
項建 recommended:0.74
項披 link:0.39 apply:0.3 related:0.13
項目 project:1
項選 option:0.62 say:0.3
項重 eight:0.42 priority:0.42 guide:0.13
須披 immaterial:0.38 needed:0.38 metric:0.22
須提 required:0.31 sourcing:0.31 disposal:0.25
須獲 foundation:0.3 license:0.3 belong:0.18
預期 expected:0.89
預計 expected:0.98
預防 prevention:0.99
頻率 frequency:1
題清 topic:0.58 material:0.42
題為 description:0.21 short:0.21 text:0.2
題識 ranking:0.44 issue:0.41 finding:0.15
額九 90:0.39 making:0.39 activity:0.19
額及 amount:0.4 subtotal:0.18
額外 additional:0.33 indicator:0.33 table:0.33
額數 allowance:0.75 1:0.14
額類 biogenic:0.39 technological:0.39 kind:0.13
類別 category:1
類劃 battery:0.14 bio:0.14 construction:0.14
類及 kind:0.98
類型 kind:0.79 type:0.19
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
驅動 cause:0.4 driver:0.26 nature:0.17
驗證 validation:0.89
體以 gase:0.45 greenhouse:0.28 air:0.22
體協 collective:0.68 agreement:0.28
體及 operation:0.28 scope:0.27 media:0.25
體密 intensity:0.55 ghg:0.45
體影 effect:0.63 physical:0.32
體或 physical:0.86 kind:0.12
體排 emission:0.88
體核 accounting:0.42 ghg:0.33 protocol:0.17
體污 water:0.67 pollutant:0.33
體移 removal:1
體積 volume:1
體系 system:0.96
體總 total:0.62 based:0.35
體自 entity:0.86
體計 emission:0.47 comparative:0.14 measured:0.12
體談 collective:0.49 bargaining:0.46
體面 decent:0.43 growth:0.21 economic:0.18
體風 risk:0.53 physical:0.47
高層 top:0.63 senior:0.37
高度 high:0.66 very:0.3
高影 high:0.42 sector:0.3 impact:0.25
高排 high:0.63 emission:0.17 scenario:0.17
高氣 high:0.49 sector:0.28 use:0.16
高用 water:0.75 use:0.21
高管 highest:0.89 body:0.11
高級 senior:0.62 top:0.27
高職 senior:0.9
高薪 highest:0.53 pay:0.22 median:0.17
高負 person:0.32 senior:0.32 accountable:0.24
高風 risk:0.95
黎協 aligned:0.27 paris:0.27 benchmark:0.25
點位 ly:0.77 area:0.12
點佔 operation:0.96
點及 risk:0.5 labor:0.37
點地 site:0.28 aspirational:0.22 district:0.22
點數 near:0.47 area:0.23 sensitive:0.15
點清 ig:0.43 site:0.3 point:0.12
點為 location:0.79 based:0.17
點面 site:0.42 area:0.41 sensitive:0.17
齡比 group:0.41 age:0.38 gender:0.17
齡組 age:0.73 group:0.27
`;
