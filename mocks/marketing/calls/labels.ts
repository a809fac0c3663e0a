import * as labelCalls from '@/api/marketing/labels'
import { type Label, label, labelStatus, type LabelType } from '@/entities/marketing/label'
import { contrastWithWhite } from '@/lib/contrast'
import { formatTime } from '@/lib/time'
import { on } from '../../core/dispatcher'
import { listOf } from '../../core/list'
import { readInto } from '../../core/readInto'
import { Refusal } from '../../core/types'
import { type LabelRow, labelTypes } from '../data/materials'
import type { UserRow } from '../../system/data/types'
import { demand, demandPage } from '../../system/rules/access'
import { demandHeadquarters, stale } from '../../system/rules/dealerRules'
import { found, refuseFields, text, integer } from '../../core/input'
import { seriesName } from '../../leads/rules/leads'
import { dropLabel, labelById, labels, labelUses, nameLabels } from '../rules/materials'
import { newId, org } from '../../system/rules/store'

type Input = Record<string, unknown>
type Uses = ReturnType<typeof labelUses>
const PAGE = '/marketing-management/label'
const KINDS = [1, 2, 3, 4, 5]

const faceOf =
  (uses: Uses) =>
  ({ ...row }: LabelRow): Label =>
    // The data holds only the values of the enumerations.
    ({
      ...row,
      seriesName: seriesName(row.seriesCode),
      useCount: uses.get(row.id)?.count ?? 0,
      usedKinds: [...(uses.get(row.id)?.kinds ?? [])].toSorted((a, b) => a - b),
    }) as Label // see above
const byId = (id: unknown): LabelRow => found(labelById(text(id)), '无权查看或数据不存在')

const listed = listOf(labelCalls.list)({
  is: ['kinds', 'typeCode', 'status', 'seriesName'],
  like: ['labelName'],
  sort: ['updateTime', 'sort', 'useCount'],
})
on(labelCalls.list)((input: Input) => listed.page(labels.map(faceOf(labelUses())), input))
on(labelCalls.get)((input, { user }) => {
  demandPage(user, PAGE)
  return faceOf(labelUses())(byId(input.id))
})

on(labelCalls.listTypes)((input): LabelType[] => {
  const kind = integer(input.kind) ?? 0
  if (!KINDS.includes(kind)) throw new Refusal(400, '素材类型不正确')
  const model = text(input.model)
  return labelTypes.map((type) => {
    const offered = labels
      .filter(
        (row) =>
          row.status === labelStatus.enabled &&
          row.typeCode === type.code &&
          row.kinds.includes(kind) &&
          (model === '' || ['', model].includes(row.seriesCode)),
      )
      .toSorted((a, b) => b.sort - a.sort)
    return {
      ...type,
      labelCount: offered.length,
      labels: offered.map(({ id, labelName, color, seriesCode }) => ({ id, labelName, color, seriesCode })),
    }
  })
})

const read = (input: Input, before: LabelRow | undefined) => {
  const { values, faults } = readInto(label, ['labelName', 'typeCode', 'kinds', 'color', 'sort', 'remark'], input, {})
  const { labelName, typeCode, kinds } = values
  const seriesCode = text(input.seriesName)
  const contrast = contrastWithWhite(values.color)
  const used = before ? [...(labelUses().get(before.id)?.kinds ?? [])] : []
  const taken = labels.some((row) => row !== before && row.typeCode === typeCode && row.labelName === labelName)
  refuseFields({
    ...faults,
    typeCode: labelTypes.some(({ code }) => code === typeCode) ? undefined : '请选择标签类型',
    labelName:
      faults.labelName ??
      (/[\s,，、]/.test(labelName) ? '标签不能包含空格和逗号' : taken ? '该类型下已有同名标签' : undefined),
    kinds:
      faults.kinds ?? (used.some((kind) => !kinds.some((one) => one === kind)) ? '该类素材已使用此标签' : undefined),
    seriesName:
      seriesCode === '' || org.carSeries.some((row) => row.seriesCode === seriesCode) ? undefined : '车系不存在',
    color: contrast === undefined ? '请选择颜色' : contrast < 4.5 ? '颜色对比度过低' : undefined,
  })
  return { ...values, kinds: kinds.toSorted((a, b) => a - b), seriesCode }
}

const enter = (user: UserRow, permission: string): void => {
  demand(user, permission)
  demandHeadquarters(user)
}
on(labelCalls.create)((input, { user, now }) => {
  enter(user, 'labels.create')
  const id = newId()
  labels.unshift({ ...read({ ...input }, undefined), id, status: labelStatus.enabled, updateTime: formatTime(now) })
  return { id }
})
on(labelCalls.update)((input, { user, now }) => {
  enter(user, 'labels.update')
  const row = byId(input.id)
  Object.assign(row, read({ ...input }, row), { updateTime: formatTime(now) })
  nameLabels(undefined, row.id)
})
on(labelCalls.setRank)((input, { user, now }) => {
  enter(user, 'labels.setRank')
  const row = byId(input.id)
  const status = integer(input.status)
  if ((status !== labelStatus.disabled && status !== labelStatus.enabled) || row.status === status) throw stale()
  Object.assign(row, { status, updateTime: formatTime(now) })
})
on(labelCalls.remove)((input, { user }) => {
  enter(user, 'labels.remove')
  const row = byId(input.id)
  if (row.status !== labelStatus.disabled) throw stale()
  if (labelUses().has(row.id)) throw new Refusal(409, '标签已被素材使用，不能删除')
  dropLabel(row)
})
