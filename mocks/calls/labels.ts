import * as labelCalls from '@/api/labels'
import type { Label, LabelType } from '@/entities/marketing/label'
import { contrastWithWhite } from '@/lib/contrast'
import { formatTime } from '@/lib/time'
import { on } from '../core/dispatcher'
import { Refusal } from '../core/types'
import { type LabelRow, labelTypes } from '../data/materials'
import type { UserRow } from '../data/types'
import { demand, demandPage } from '../lib/access'
import { collect, demandHeadquarters, stale } from '../lib/dealerRules'
import { found, refuseFields, text, texts, whole } from '../lib/input'
import { seriesName } from '../lib/leads'
import { dropLabel, labelById, labels, labelUses, nameLabels } from '../lib/materials'
import { newId, org } from '../lib/store'
import { like, oneOf, ordered, paged } from '../lib/table'

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

on(labelCalls.list)((input: Input) => {
  const named = like(input.labelName)
  const kind = oneOf(input.kinds)
  const type = oneOf(input.typeCode)
  const status = oneOf(input.status)
  const series = text(input.seriesName)
  const face = faceOf(labelUses())
  const rows = labels
    .filter((row) => named(row.labelName) && kind(row.kinds) && type(row.typeCode) && status(row.status))
    .map(face)
    .filter((row) => series === '' || row.seriesName === series)
  return paged(rows, input, (row) => row, ordered<Label>(input, ['sort', 'useCount', 'updateTime'], 'updateTime'))
})
on(labelCalls.get)((input, { user }) => {
  demandPage(user, PAGE)
  return faceOf(labelUses())(byId(input.id))
})

on(labelCalls.listTypes)((input): LabelType[] => {
  const kind = whole(input.kind) ?? 0
  if (!KINDS.includes(kind)) throw new Refusal(400, '素材类型不正确')
  const model = text(input.model)
  return labelTypes.map((type) => {
    const offered = labels
      .filter((row) => row.status === 1 && row.typeCode === type.code && row.kinds.includes(kind) && (model === '' || ['', model].includes(row.seriesCode)))
      .toSorted((a, b) => b.sort - a.sort)
    return { ...type, labelCount: offered.length, labels: offered.map(({ id, labelName, color, seriesCode }) => ({ id, labelName, color, seriesCode })) }
  })
})

/** What a label may be saved with; refuses at its fields what it may not. */
const read = (input: Input, before: LabelRow | undefined) => {
  const labelName = text(input.labelName)
  const typeCode = text(input.typeCode)
  const kinds = texts(input.kinds).map(Number)
  const seriesCode = text(input.seriesName)
  const color = text(input.color)
  const contrast = contrastWithWhite(color)
  const sort = whole(input.sort) ?? -1
  const remark = text(input.remark)
  const used = before ? [...(labelUses().get(before.id)?.kinds ?? [])] : []
  const taken = labels.some((row) => row !== before && row.typeCode === typeCode && row.labelName === labelName)
  const fields: Record<string, string> = {}
  collect(fields, {
    typeCode: labelTypes.some(({ code }) => code === typeCode) ? undefined : '请选择标签类型',
    labelName:
      labelName === ''
        ? '请输入标签名称'
        : [...labelName].length > 10
          ? '标签名称不能超过10个字'
          : /[\s,，、]/.test(labelName)
            ? '标签不能包含空格和逗号'
            : taken
              ? '该类型下已有同名标签'
              : undefined,
    kinds:
      kinds.length === 0 || kinds.some((kind) => !KINDS.includes(kind))
        ? '请选择适用素材'
        : used.some((kind) => !kinds.includes(kind))
          ? '该类素材已使用此标签'
          : undefined,
    seriesName: seriesCode === '' || org.carSeries.some((row) => row.seriesCode === seriesCode) ? undefined : '车系不存在',
    color: contrast === undefined ? '请选择颜色' : contrast < 4.5 ? '颜色对比度过低' : undefined,
    sort: sort < 0 || sort > 999 ? '排序须为0-999的整数' : undefined,
    remark: [...remark].length > 100 ? '备注不能超过100个字' : undefined,
  })
  refuseFields(fields)
  return { labelName, typeCode, kinds: kinds.toSorted((a, b) => a - b), seriesCode, color, sort, remark }
}

const enter = (user: UserRow, permission: string): void => {
  demand(user, permission)
  demandHeadquarters(user)
}
on(labelCalls.create)((input, { user, now }) => {
  enter(user, 'labels.create')
  const id = newId()
  labels.unshift({ ...read({ ...input }, undefined), id, status: 1, updateTime: formatTime(now) })
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
  const status = whole(input.status)
  if ((status !== 0 && status !== 1) || row.status === status) throw stale()
  Object.assign(row, { status, updateTime: formatTime(now) })
})
on(labelCalls.remove)((input, { user }) => {
  enter(user, 'labels.remove')
  const row = byId(input.id)
  if (row.status !== 0) throw stale()
  if (labelUses().has(row.id)) throw new Refusal(409, '标签已被素材使用，不能删除')
  dropLabel(row)
})
