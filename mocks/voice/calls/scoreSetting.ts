import * as stores from '@/api/voice/stores'
import { isYes } from '@/entities/field'
import { dealerType } from '@/entities/shared/enums'
import { effectiveFrom, WHOLE, weightSum } from '@/entities/voice/scoreRules'
import { MAX_LEVELS, MIN_LEVELS, scoreDimension, scoreLevel, scoreSetting } from '@/entities/voice/scoreSetting'
import { isRecord } from '@/lib/json'
import { formatTime } from '@/lib/time'
import { on } from '../../core/dispatcher'
import { refuseChanged, refuseFields } from '../../core/input'
import { readInto } from '../../core/readInto'
import { Refusal } from '../../core/types'
import { demand } from '../../system/rules/access'
import { keepSetting, latestSetting } from '../rules/scoreSetting'

const KEYS = [
  ...(['windowMonths', 'minCount', 'defaultScore', 'autoGoodDays', 'autoCountFlag', 'badThreshold'] as const),
  ...(['replyHours', 'appealDays', 'appealTimes', 'appealQuota', 'effectiveType'] as const),
] as const

/** Reads fields of each submitted row. Faults are keyed by position: 'levels.1.minScore'. */
const rowsInto = <V>(
  list: string,
  sent: unknown,
  read: (row: Record<string, unknown>) => { values: V; faults: object },
) => {
  const rows = (Array.isArray(sent) ? sent : []).filter(isRecord).map(read)
  const faults = Object.fromEntries(
    rows.flatMap((row, place) =>
      Object.entries(row.faults).map(([key, fault]): [string, string] => [`${list}.${place}.${key}`, String(fault)]),
    ),
  )
  return { values: rows.map(({ values }) => values), faults }
}

on(stores.saveScoreSetting)((input, { user, now }) => {
  demand(user, 'stores.saveScoreSetting')
  if (user.dealerType !== dealerType.headquarters) throw new Refusal(403, '仅总部可修改评分设置')
  const was = latestSetting()
  refuseChanged(was, input)
  const main = readInto(scoreSetting, KEYS, input, was)
  const dimensions = rowsInto('dimensions', input.dimensions, (row) => {
    const old = was.dimensions.find(({ code }) => code === row.code)
    if (!old) throw new Refusal(400, '评分维度不可增减')
    const isOn = isYes(row.enableFlag)
    const { values, faults } = readInto(scoreDimension, ['name', 'scenes', 'weight', 'enableFlag', 'sort'], row, old)
    return { values: { ...old, ...values, weight: isOn ? values.weight : 0 }, faults }
  })
  const levels = rowsInto('levels', input.levels, (row) =>
    readInto(scoreLevel, ['level', 'levelName', 'minScore', 'icon', 'rights'], row, {}),
  )
  const [names, mins] = [levels.values.map(({ levelName }) => levelName), levels.values.map(({ minScore }) => minScore)]
  const sum = weightSum(dimensions.values)
  const falls = mins.every((min, place) => place === 0 || min < (mins[place - 1] ?? 0)) && mins.at(-1) === 0
  refuseFields({
    ...main.faults,
    ...dimensions.faults,
    ...levels.faults,
    ...((dimensions.values.length !== was.dimensions.length || sum !== WHOLE) && {
      dimensions: `权重合计须为100%，当前${(sum / 100).toFixed(2)}%`,
    }),
    ...((names.length < MIN_LEVELS || names.length > MAX_LEVELS) && {
      levels: `评级须为${MIN_LEVELS}-${MAX_LEVELS}段`,
    }),
    ...(new Set(names).size < names.length && { levels: '等级名称不能重复' }),
    ...(!falls && { levels: '评级分段须由高到低且不重叠' }),
  })
  keepSetting(
    {
      ...was,
      ...main.values,
      dimensions: dimensions.values.toSorted((a, b) => a.sort - b.sort),
      levels: levels.values.map((row, place) => ({ ...row, level: String(place + 1), storeCount: 0 })),
      updateBy: user.nickname,
      updateTime: formatTime(now),
    },
    effectiveFrom(now, main.values.effectiveType),
    now,
  )
  return {}
})
