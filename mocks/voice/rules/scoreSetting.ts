import { evaluateType } from '@/entities/voice/storeEvaluation'
import { effectiveType, type ScoreDimension, type ScoreLevel, type ScoreSetting } from '@/entities/voice/scoreSetting'
import { toMillis } from '@/lib/time'
import { createContext, reference } from '../../core/context'
import { seeded } from '../../core/control'

interface Version {
  setting: ScoreSetting
  from: number
}

const SCENES = evaluateType.options.map(({ value }) => value)
const dimension = (place: number, code: string, name: string, weight: number): ScoreDimension => ({
  ...{ code, name, weight, avgScore: 0, sort: place },
  enableFlag: 1,
  scenes: SCENES.filter((scene) => code !== 'environment' || scene !== evaluateType.picksend),
})
const level = (place: number, levelName: string, minScore: number, rights: string): ScoreLevel => ({
  ...{ level: String(place), levelName, minScore, icon: '', storeCount: 0, rights },
})

const versions = seeded('scoreSetting', (): Version[] => [
  {
    from: 0,
    setting: {
      id: '1',
      dimensions: [
        dimension(1, 'environment', '环境设施', 20),
        dimension(2, 'manner', '服务态度', 30),
        dimension(3, 'skill', '专业程度', 30),
        dimension(4, 'process', '流程效率', 20),
      ],
      ...{ windowMonths: 12, minCount: 5, defaultScore: 4, autoGoodDays: 7 },
      autoCountFlag: 0,
      ...{ badThreshold: 2, replyHours: 24, appealDays: 15, appealTimes: 2, appealQuota: 30 },
      levels: [
        level(1, '钻石店', 4.3, '首页推荐位，线索优先分配'),
        level(2, '金牌店', 4, '活动优先报名'),
        level(3, '银牌店', 3.6, ''),
        level(4, '普通店', 0, ''),
      ],
      effectiveType: effectiveType.midnight,
      updateBy: '李静',
      updateTime: createContext(reference(), 20_261_141, 1).workTime(60),
    },
  },
])

export const latestSetting = (): ScoreSetting => {
  const last = versions().at(-1)
  if (!last) throw new Error('demo data: there is no score setting')
  return last.setting
}
/** Returns the setting in force at a moment in ms. An evaluation of that time keeps it for its appeals. */
export const settingAt = (moment: number): ScoreSetting =>
  versions().findLast(({ from }) => from <= moment)?.setting ?? latestSetting()
export const settingFor = (row: { evaluateTime: string }): ScoreSetting => settingAt(toMillis(row.evaluateTime) ?? 0)

/** Stores a setting. It replaces one that never came into force. */
export const keepSetting = (setting: ScoreSetting, from: number, now: number): void => {
  const all = versions()
  const last = all.at(-1)
  if (last && last.from > now) all.pop()
  all.push({ setting, from })
}
