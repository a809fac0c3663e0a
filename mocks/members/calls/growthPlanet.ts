import * as growthPlanet from '@/api/members/growthPlanet'
import { dailyEnergy, EVENT_LINK, eventStatus, growthEvent, type GrowthEvent } from '@/entities/members/growthEvent'
import { growthLevel, type GrowthLevel } from '@/entities/members/growthLevel'
import { growthRound, type GrowthRecord, type GrowthRound, type IssuedPoint } from '@/entities/members/growthRound'
import { starConfig } from '@/entities/members/starConfig'
import { on } from '../../core/dispatcher'
import { wireTime } from '../../core/context'
import { found, integer, refuseChanged, refuseFields, text, withId } from '../../core/input'
import { listOf } from '../../core/list'
import { readInto } from '../../core/readInto'
import { columnsOf, sheetOf } from '../../core/sheet'
import { masked } from '../../core/table'
import { Refusal } from '../../core/types'
import { demandHeadquarters, demandHeadquartersPage } from '../../community/rules/headquarters'
import type { UserRow } from '../../system/data/types'
import type { RoundRow } from '../data/growthPlanet'
import {
  eventSummary,
  eventViews,
  issuedBetween,
  levelView,
  planet,
  recordsOf,
  roundFigures,
  roundView,
  waterings,
} from '../rules/growthPlanet'

const UNKNOWN = '参数缺失或数据不存在，请从列表进入'
const STALE = '状态已变化，请刷新后重试'
const PAGES = ['growManagement', 'levelManagement', 'growReport', 'setting'].map((page) => `/dreamPlant/${page}`)
/** Wraps a handler in the access check of the game pages. */
const toReader =
  <I, O>(answer: (input: I) => O) =>
  (input: I, { user }: { user: UserRow }): O => {
    demandHeadquartersPage(user, ...PAGES)
    return answer(input)
  }

const energyOf = ({ waters }: RoundRow) => waters.reduce((sum, { energy }) => sum + energy, 0)
const listed = listOf(growthPlanet.queryTasks)<RoundRow>({
  is: ['taskId', 'level', 'status', 'userId'],
  like: ['nickname'],
  phone: ['phone'],
  within: [{ totalEnergy: energyOf }],
  between: ['createTime', 'endTime'],
  sort: [
    'createTime',
    'endTime',
    'roundNo',
    { totalEnergy: energyOf },
    { progress: energyOf },
    { waterCount: ({ waters }) => waters.length },
    { friendCount: (row) => roundView(row).friendCount },
    { issuedPoints: (row) => roundView(row).issuedPoints },
    { waterTime: ({ waters }) => waters.at(-1)?.createTime ?? '' },
  ],
})
const maskedView = (row: RoundRow): GrowthRound => ({ ...roundView(row), phone: masked(row.phone) })

on(growthPlanet.queryTasks)(
  toReader((input) => ({
    ...listed.page(planet().rounds, input, maskedView),
    ...roundFigures(listed.fitting(planet().rounds, input)),
  })),
)
on(growthPlanet.listTasks)(
  toReader((input) => listed.page(planet().rounds, { ...input, userId: text(input.userId) }, maskedView)),
)
on(growthPlanet.exportTasks)((input, { user }) => {
  demandHeadquarters(user, 'growthPlanet.exportTasks')
  return sheetOf(
    listed.exported(planet().rounds, input).map(roundView),
    columnsOf(
      growthRound,
      ...(['taskId', 'nickname', 'phone', 'roundNo', 'level', 'totalEnergy', 'waterCount', 'friendCount'] as const),
      ...(['progress', 'status', 'issuedPoints', 'createTime', 'waterTime', 'endTime'] as const),
    ),
  )
})

const recorded = listOf(growthPlanet.listTaskRecords)<GrowthRecord>({ is: ['recordType'], keepsOrder: true })
on(growthPlanet.listTaskRecords)(
  toReader((input) => {
    const row = planet().rounds.find(({ taskId }) => taskId === text(input.taskId))
    return recorded.page(recordsOf(found(row, UNKNOWN)), input)
  }),
)

const watered = listOf(growthPlanet.listWaterings)<ReturnType<typeof waterings>[number]>({
  is: ['taskId', 'waterType'],
  like: ['nickname', 'eventName'],
  phone: ['phone'],
  between: ['createTime'],
  sort: ['createTime', 'energy'],
})
on(growthPlanet.listWaterings)(
  toReader((input) => {
    const all = waterings()
    const dayOf = (row: (typeof all)[number]) => `${row.taskId} ${row.waterBy} ${row.createTime.slice(0, 10)}`
    const counts = new Map<string, number>()
    for (const row of all) counts.set(dayOf(row), (counts.get(dayOf(row)) ?? 0) + 1)
    return watered.page(all, input, (row) => ({ ...row, phone: masked(row.phone), dayCount: counts.get(dayOf(row)) }))
  }),
)

const issued = listOf(growthPlanet.getIssuedPoints)<IssuedPoint>({
  sort: ['day', 'levelPoints', 'harvestPoints', 'totalPoints'],
})
on(growthPlanet.getIssuedPoints)(
  toReader((input) => {
    const until = text(input.endTime).slice(0, 10) || '9999'
    const { rows, total } = issuedBetween(text(input.startTime).slice(0, 10), until)
    return { records: issued.exported(rows, input), total: rows.length, totalRow: total }
  }),
)

const ladder = listOf(growthPlanet.listLevels)<GrowthLevel>({ keepsOrder: true })
on(growthPlanet.listLevels)(toReader((input) => ladder.page(planet().levels, input, levelView)))
on(growthPlanet.getLevel)(toReader(({ id }) => levelView(withId(planet().levels, id, UNKNOWN))))
on(growthPlanet.updateLevel)((input, { user, now }) => {
  demandHeadquarters(user, 'growthPlanet.updateLevel')
  const { levels } = planet()
  const was = withId(levels, input.id, UNKNOWN)
  refuseChanged(was, input)
  const { values, faults } = readInto(
    growthLevel,
    ['levelName', 'needEnergy', 'image', 'animation', 'rewardPoints', 'rewardText'],
    input,
    was,
  )
  const place = levels.indexOf(was)
  const [prev, next] = [levels[place - 1]?.needEnergy, levels[place + 1]?.needEnergy]
  const isOff =
    place === 0 ? values.needEnergy !== 0 : values.needEnergy <= (prev ?? 0) || values.needEnergy >= (next ?? Infinity)
  refuseFields({
    ...faults,
    needEnergy:
      faults.needEnergy ?? (isOff ? `所需能量须大于上一级(${prev ?? 0})且小于下一级(${next ?? '不限'})` : undefined),
    rewardText: faults.rewardText ?? (values.rewardPoints > 0 && !values.rewardText ? '请填写升级文案' : undefined),
  })
  Object.assign(was, values, { updateBy: user.nickname, updateTime: wireTime(now) })
  return { id: was.id }
})

const events = listOf(growthPlanet.listEvents)<GrowthEvent>({
  is: ['eventType', 'ownerOnly', 'status'],
  like: ['eventName', 'eventCode'],
  where: {
    // Matches rows whose period overlaps the filter.
    startTimeStart: (from) => (row) => text(from) === '' || row.endTime === '' || row.endTime >= text(from),
    startTimeEnd: (until) => (row) => text(until) === '' || row.startTime <= text(until),
  },
  sort: ['energy', 'doneUsers', 'todayEnergy', 'sort'],
  order: ({ sortField }) => (sortField === undefined ? (a, b) => a.sort - b.sort : () => 0),
})
on(growthPlanet.listEvents)(toReader((input) => ({ ...events.page(eventViews(), input), summary: eventSummary() })))
on(growthPlanet.getEvent)(toReader(({ id }) => withId(eventViews(), id, UNKNOWN)))
on(growthPlanet.updateEvent)((input, { user, now }) => {
  demandHeadquarters(user, 'growthPlanet.updateEvent')
  const all = planet()
  const was = withId(all.events, input.id, UNKNOWN)
  refuseChanged({ ...was, updateBy: '其他运营' }, input)
  const { values, faults } = readInto(
    growthEvent,
    [
      ...(['eventName', 'icon', 'energy', 'dayTimes', 'totalTimes', 'expireHours', 'ownerOnly'] as const),
      ...(['jumpUrl', 'content', 'startTime', 'endTime', 'sort'] as const),
    ],
    input,
    was,
  )
  const max = all.config.dayEnergy
  refuseFields({
    ...faults,
    energy:
      faults.energy ??
      ((dailyEnergy(values) ?? 0) > max ? `单次能量×每日次数上限不能大于星球每日能量上限${max}` : undefined),
    jumpUrl:
      values.jumpUrl === '' || EVENT_LINK.test(values.jumpUrl) ? faults.jumpUrl : '请输入以https开头的链接或应用内路径',
    endTime:
      values.startTime && values.endTime && values.endTime <= values.startTime
        ? '结束时间须晚于开始时间'
        : faults.endTime,
  })
  // Waterings store the event name, so it must be updated with the event.
  if (values.eventName !== was.eventName)
    for (const { waters } of all.rounds)
      for (const water of waters) if (water.eventName === was.eventName) water.eventName = values.eventName
  Object.assign(was, values, { updateTime: wireTime(now) })
  return { id: was.id }
})
on(growthPlanet.setEventStatus)((input, { user, now }) => {
  demandHeadquarters(user, 'growthPlanet.setEventStatus')
  const row = withId(planet().events, input.id, UNKNOWN)
  const status = integer(input.status)
  if (status === row.status || (status !== eventStatus.on && status !== eventStatus.off)) throw new Refusal(400, STALE)
  Object.assign(row, { status, updateTime: wireTime(now) })
  return { id: row.id }
})

on(growthPlanet.getStarConfig)(toReader(() => planet().config))
on(growthPlanet.updateStarConfig)((input, { user, now }) => {
  demandHeadquarters(user, 'growthPlanet.updateStarConfig')
  const { config: was, events: rows } = planet()
  if (text(input.id) !== was.id) throw new Refusal(404, UNKNOWN)
  refuseChanged(was, input)
  const { values, faults } = readInto(
    starConfig,
    [
      ...(['starName', 'starOn', 'startTime', 'endTime', 'dayEnergy', 'waterUnit', 'waterGap', 'friendTimes'] as const),
      ...(['friendEnergy', 'dryDays', 'harvestPoints', 'harvestLimit', 'bgImage', 'shareTitle'] as const),
      ...(['shareImage', 'content'] as const),
    ],
    input,
    was,
  )
  const over = rows.filter((row) => row.status === eventStatus.on && (dailyEnergy(row) ?? 0) > values.dayEnergy)
  refuseFields({
    ...faults,
    endTime: faults.endTime ?? (values.endTime <= values.startTime ? '结束时间须晚于开始时间' : undefined),
    dayEnergy:
      faults.dayEnergy ??
      (over.length > 0
        ? `单次能量×每日次数上限不能大于星球每日能量上限${values.dayEnergy}：${over.map(({ eventName }) => eventName).join('、')}`
        : undefined),
    waterUnit: faults.waterUnit ?? (values.waterUnit > values.dayEnergy ? '每次浇灌不能大于每日能量上限' : undefined),
  })
  Object.assign(was, values, { updateBy: user.nickname, updateTime: wireTime(now) })
  return { id: was.id }
})
