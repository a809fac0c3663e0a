import * as socialConfig from '@/api/community/socialConfig'
import { clubStatus } from '@/entities/community/club'
import { type LatestPlate, sourceType } from '@/entities/community/latestPlate'
import { plateStatus } from '@/entities/community/shared'
import { enrollUp, voteUp } from '@/entities/community/targets'
import { topicStatus } from '@/entities/community/topic'
import { shelfStatus } from '@/entities/content/shared'
import { enableStatus } from '@/entities/shared/enums'
import { formatTime } from '@/lib/time'
import { createContext, reference } from '../../core/context'
import { control, seeded } from '../../core/control'
import { on } from '../../core/dispatcher'
import { integer, refuseChanged, refuseFields, sent, text, texts, withId } from '../../core/input'
import { listOf } from '../../core/list'
import { Refusal } from '../../core/types'
import { children } from '../../content/rules/channels'
import { demandOnePage } from '../../system/rules/access'
import { newId } from '../../system/rules/store'
import { buildLatestPlates, type PlateRow } from '../data/latestPlates'
import { plates, topics } from '../rules/boards'
import { clubs } from '../rules/clubs'
import { enrolments, stageOf } from '../rules/enrolments'
import { demandHeadquarters } from '../rules/headquarters'
import { votes } from '../rules/votes'

const PAGES = ['/dynamic-management/latestPlateConfiguration']
const MAX = 20
const MAX_ENABLED = 10
const MISSING = '记录不存在或无权查看'
const STALE = '状态已变化，请刷新后重试'
type Input = Readonly<Record<string, unknown>>

const sources = (): Readonly<Record<number, readonly { id: string; name: string; alive: boolean }[]>> => {
  const now = control.now()
  return {
    [sourceType.board]: plates().map((one) => ({
      id: one.id,
      name: one.plateName,
      alive: one.status === plateStatus.up,
    })),
    [sourceType.topic]: topics().map((one) => ({
      id: one.id,
      name: one.topicName,
      alive: one.status === topicStatus.up,
    })),
    [sourceType.club]: clubs().map((one) => ({ id: one.id, name: one.clubName, alive: one.status === clubStatus.up })),
    [sourceType.channel]: children().map((one) => ({
      id: one.id,
      name: one.channelName,
      alive: one.status === shelfStatus.up,
    })),
    [sourceType.activity]: [
      ...enrolments().map((one) => ({ id: one.id, name: one.title, alive: enrollUp.includes(stageOf(one, now)) })),
      ...votes(now).map((one) => ({ id: one.id, name: one.title, alive: voteUp.includes(one.status) })),
    ],
  }
}

export const latestPlates = seeded('latestPlates', () =>
  buildLatestPlates(createContext(reference(), 20_261_120, 1), sources()),
)
const sourceOf = (row: Pick<PlateRow, 'sourceType' | 'sourceId'>) =>
  sources()[row.sourceType]?.find(({ id }) => id === row.sourceId)
const isAlive = (row: PlateRow) => row.sourceType === sourceType.web || sourceOf(row)?.alive !== false
const view = (row: PlateRow) =>
  // The data holds only the values of the enumerations.
  ({ ...row, sourceName: sourceOf(row)?.name ?? row.sourceName, aliveFlag: isAlive(row) ? 1 : 0 }) as LatestPlate
const isEnabled = ({ status }: PlateRow) => status === enableStatus.enabled
const listed = listOf(socialConfig.listPlates)<PlateRow>({
  is: ['sourceType', 'status'],
  like: ['plateName'],
  between: ['updateTime'],
  sort: ['sort', 'updateTime'],
})

on(socialConfig.listPlates)((input, { user }) => {
  demandOnePage(user, PAGES)
  return listed.page(latestPlates(), input.sortField ? input : { ...input, sortField: 'sort', sortOrder: 'asc' }, view)
})
on(socialConfig.getPlate)(({ id }, { user }) => {
  demandOnePage(user, PAGES)
  return view(withId(latestPlates(), id, MISSING))
})

const read = (input: Input, was?: PlateRow) => {
  const words = (key: keyof PlateRow) => (sent(input, key) ? text(input[key]) : text(was?.[key]))
  const whole = (key: keyof PlateRow) => integer(sent(input, key) ? input[key] : was?.[key])
  const source = whole('sourceType') ?? 0
  const isWeb = source === sourceType.web
  const next = {
    plateName: words('plateName'),
    sourceType: source,
    sourceId: isWeb ? '' : words('sourceId'),
    sourceName: isWeb ? '' : words('sourceName'),
    linkUrl: isWeb ? words('linkUrl') : '',
    icon: words('icon'),
    showStyle: whole('showStyle') ?? 0,
    contentRule: isWeb ? null : (whole('contentRule') ?? 0),
    showCount: isWeb ? null : (whole('showCount') ?? 0),
    userScope: whole('userScope') ?? null,
    startTime: words('startTime'),
    endTime: words('endTime'),
  }
  const length = [...next.plateName].length
  refuseFields({
    plateName:
      length < 2 || length > 8
        ? '展示名称须为2-8个字'
        : latestPlates().some((row) => row !== was && row.plateName === next.plateName)
          ? '展示名称已存在'
          : undefined,
    sourceType: source >= 1 && source <= 6 ? undefined : '请选择内容来源',
    sourceId: isWeb || next.sourceId ? undefined : '请选择来源内容',
    linkUrl: !isWeb || next.linkUrl.startsWith('https://') ? undefined : '请输入以https开头的链接',
    showStyle: next.showStyle >= 1 && next.showStyle <= 3 ? undefined : '请选择展示样式',
    contentRule:
      next.contentRule === null || (next.contentRule >= 1 && next.contentRule <= 3) ? undefined : '请选择取数规则',
    showCount: next.showCount === null || (next.showCount >= 3 && next.showCount <= 20) ? undefined : '展示条数为3-20',
    endTime: next.startTime && next.endTime && next.endTime <= next.startTime ? '失效时间须晚于生效时间' : undefined,
  })
  return next
}

on(socialConfig.createPlate)((input, { user, now }) => {
  demandHeadquarters(user, 'socialConfig.createPlate')
  if (latestPlates().length >= MAX) throw new Refusal(400, `最多${MAX}个板块`)
  const row: PlateRow = {
    ...read({ ...input }),
    id: newId(),
    sort: Math.max(0, ...latestPlates().map(({ sort }) => sort)) + 1,
    status: enableStatus.disabled,
    updateBy: user.nickname,
    updateTime: formatTime(now),
  }
  latestPlates().push(row)
  return { id: row.id }
})

/** Rejects enabling a block that would not be visible or has no room, and disabling the last one. */
const demandStatus = (row: PlateRow, status: number, now: number) => {
  if (status === row.status) throw new Refusal(400, STALE)
  const enabled = latestPlates().filter(isEnabled).length
  if (status === enableStatus.disabled) {
    if (enabled === 1) throw new Refusal(400, '至少启用一个板块')
    return
  }
  if (row.endTime && row.endTime <= formatTime(now)) throw new Refusal(400, '已过失效时间，请先修改')
  if (enabled >= MAX_ENABLED) throw new Refusal(400, `最多启用${MAX_ENABLED}个板块`)
}
on(socialConfig.updatePlate)((input, { user, now }) => {
  demandHeadquarters(user, 'socialConfig.updatePlate')
  const row = withId(latestPlates(), input.id, MISSING)
  refuseChanged(row, input)
  const status = sent(input, 'status') ? integer(input.status) : undefined
  // A change of the status alone leaves the other fields as they are.
  const next = Object.keys(input).every((key) => ['id', 'status', 'access_token'].includes(key))
    ? {}
    : read({ ...input }, row)
  if (status !== undefined) demandStatus({ ...row, ...next }, status, now)
  Object.assign(row, next, { status: status ?? row.status, updateBy: user.nickname, updateTime: formatTime(now) })
  return {}
})
on(socialConfig.removePlate)((input, { user }) => {
  demandHeadquarters(user, 'socialConfig.removePlate')
  const row = withId(latestPlates(), input.id, MISSING)
  if (isEnabled(row)) throw new Refusal(400, '请先停用再删除')
  latestPlates().splice(latestPlates().indexOf(row), 1)
  return {}
})
on(socialConfig.sortPlates)(({ ids }, { user }) => {
  demandHeadquarters(user, 'socialConfig.sortPlates')
  const order = texts(ids)
  const rows = latestPlates()
  if (order.length !== rows.length || new Set(order).size !== rows.length || rows.some(({ id }) => !order.includes(id)))
    throw new Refusal(409, '列表已变更，请刷新')
  for (const row of rows) row.sort = order.indexOf(row.id) + 1
  return {}
})
