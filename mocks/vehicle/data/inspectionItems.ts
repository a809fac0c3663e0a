import { inspectCategory as groups, inspectResult as results } from '@/entities/vehicle/inspectItem'

export interface CheckItem {
  category: number
  itemName: string
  standard: string
  fine: string
}

const list = (category: number, of: readonly (readonly [name: string, standard: string, fine: string])[]) =>
  of.map(([itemName, standard, fine]): CheckItem => ({ category, itemName, standard, fine }))

export const CHECK_ITEMS: readonly CheckItem[] = [
  ...list(groups.body, [
    ['漆面与饰条', '无损伤', '完好'],
    ['玻璃与后视镜', '无裂纹', '完好'],
    ['灯光与雨刮', '工作正常', '正常'],
    ['轮毂', '无变形', '完好'],
  ]),
  ...list(groups.cabin, [
    ['仪表故障灯', '无报警', '无报警'],
    ['空调与出风', '制冷制热正常', '正常'],
    ['座椅与安全带', '锁止正常', '正常'],
    ['中控屏与接口', '工作正常', '正常'],
  ]),
  ...list(groups.engine, [
    ['机油液位', '刻度之间', '刻度之间'],
    ['防冻液冰点', '≤-25℃', '-35℃'],
    ['制动液含水量', '≤3%', '1.2%'],
    ['低压蓄电池电压', '≥12.4V', '12.7V'],
    ['动力电池健康度', '≥80%', '94%'],
    ['空气滤芯', '清洁', '清洁'],
  ]),
  ...list(groups.chassis, [
    ['底护板', '无损伤', '完好'],
    ['减振器', '无渗漏', '完好'],
    ['传动轴防尘套', '无破裂', '完好'],
    ['悬架衬套', '无老化', '完好'],
  ]),
  ...list(groups.tyres, [
    ['左前轮胎花纹深度', '≥1.6mm', '5.8mm'],
    ['右前轮胎花纹深度', '≥1.6mm', '5.6mm'],
    ['左后轮胎花纹深度', '≥1.6mm', '6.1mm'],
    ['右后轮胎花纹深度', '≥1.6mm', '6.0mm'],
    ['前制动片厚度', '≥3mm', '9.5mm'],
    ['后制动片厚度', '≥3mm', '8.8mm'],
    ['胎压', '≥230kPa', '245kPa'],
  ]),
  ...list(groups.belongings, [
    ['随车工具', '齐全', '齐全'],
    ['三角警示牌', '在车', '在车'],
    ['贵重物品提醒', '已提醒客户', '已提醒'],
  ]),
]

/** Possible findings: item, severity, measurement, advice and price in cents. There is no choice without a price. */
export const FINDINGS = [
  { at: 2, result: results.needsWork, measure: '雨刮刮不净', advice: '更换雨刮片', cents: 19_800 },
  { at: 4, result: results.watch, measure: '胎压灯亮', advice: '复位后观察', cents: null },
  { at: 5, result: results.watch, measure: '有异味', advice: '清洗空调系统', cents: 26_800 },
  { at: 8, result: results.needsWork, measure: '低于下限', advice: '更换机油机滤', cents: 48_600 },
  { at: 10, result: results.needsWork, measure: '3.4%', advice: '更换制动液', cents: 32_000 },
  { at: 11, result: results.watch, measure: '12.2V', advice: '充电后复测', cents: null },
  { at: 13, result: results.watch, measure: '积灰', advice: '更换空气滤芯', cents: 9_800 },
  { at: 16, result: results.needsWork, measure: '右侧破裂', advice: '更换防尘套', cents: 56_000 },
  { at: 18, result: results.watch, measure: '2.4mm', advice: '下次保养时更换', cents: 68_000 },
  { at: 19, result: results.needsWork, measure: '1.4mm', advice: '更换右前轮胎', cents: 68_000 },
  { at: 22, result: results.needsWork, measure: '2.6mm', advice: '更换前制动片', cents: 75_500 },
  { at: 26, result: results.watch, measure: '不在车', advice: '补配三角警示牌', cents: 4_500 },
] as const
