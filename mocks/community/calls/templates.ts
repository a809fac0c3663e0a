import * as activities from '@/api/community/socialActivities'
import { checkType } from '@/entities/community/activity'
import { type ActivityTemplate, activityTemplate } from '@/entities/community/activityTemplate'
import { enableStatus } from '@/entities/shared/enums'
import { isRecord } from '@/lib/json'
import { formatTime } from '@/lib/time'
import { on } from '../../core/dispatcher'
import { integer, refuseChanged, refuseFields, sent, text } from '../../core/input'
import { listOf } from '../../core/list'
import { readInto } from '../../core/readInto'
import { Refusal } from '../../core/types'
import { newId } from '../../system/rules/store'
import { BUILT_IN, type TemplateRow } from '../data/templates'
import { fault, onCheck, warning } from '../rules/checks'
import { demandHeadquarters } from '../rules/headquarters'
import { fieldCount, templateOf, templates } from '../rules/templates'

const view = (row: TemplateRow): ActivityTemplate => ({
  // The data holds only the values of the enumerations.
  ...(row as unknown as ActivityTemplate),
  fieldCount: fieldCount(row),
})
const listed = listOf(activities.listTemplates)<ActivityTemplate>({
  is: ['id', 'bizType', 'status'],
  like: ['templateName', 'createBy'],
  between: ['updateTime'],
  sort: ['updateTime', 'useCount'],
})
on(activities.listTemplates)((input) => listed.page(templates().map(view), input))
on(activities.getTemplate)(({ id }) => view(templateOf(id)))
const read = (input: Readonly<Record<string, unknown>>, was?: TemplateRow) => {
  const { values, faults } = readInto(
    activityTemplate,
    ['templateName', 'bizType', 'cover', 'remark'],
    input,
    was ?? {},
  )
  const isTaken = templates().some(
    (row) => row !== was && row.bizType === values.bizType && row.templateName === values.templateName,
  )
  const templateName = faults.templateName ?? (isTaken ? '模板名称已存在' : undefined)
  return { values, faults: { ...faults, templateName } }
}
const HITS = ['返现', '加微信', '刷单']
onCheck(checkType.template, (input) => {
  const words = JSON.stringify([input.templateName, input.remark, input.content])
  const { templateName, templateType: bizType } = input
  const was = templates().find(({ id }) => id === text(input.id))
  const taken = read({ templateName, bizType }, was).faults.templateName
  const hit = HITS.find((word) => words.includes(word))
  return [...(taken ? [fault('templateName', taken)] : []), ...(hit ? [warning('', `内容包含敏感词「${hit}」`)] : [])]
})
on(activities.createTemplate)((input, { user, now }) => {
  demandHeadquarters(user, 'socialActivities.createTemplate')
  const { values, faults } = read({ ...input })
  refuseFields(faults)
  const id = newId()
  templates().unshift({
    id,
    ...values,
    content: isRecord(input.content) ? input.content : {},
    useCount: 0,
    status: enableStatus.enabled,
    createBy: user.nickname,
    updateBy: user.nickname,
    updateTime: formatTime(now),
  })
  return { id }
})
on(activities.updateTemplate)((input, { user, now }) => {
  demandHeadquarters(user, 'socialActivities.updateTemplate')
  const row = templateOf(input.id)
  const status = integer(input.status)
  const isSwitch = status !== undefined && !sent(input, 'templateName')
  if (!isSwitch) {
    if (row.createBy === BUILT_IN) throw new Refusal(403, '系统模板不可编辑')
    refuseChanged(row, input)
  }
  // The type of a template cannot change.
  const { values, faults } = read({ ...input, bizType: row.bizType }, row)
  if (!isSwitch) refuseFields(faults)
  const next = {
    ...values,
    ...(isRecord(input.content) && { content: input.content }),
    ...(status !== undefined && {
      status: status === enableStatus.enabled ? enableStatus.enabled : enableStatus.disabled,
    }),
  }
  Object.assign(row, next, { updateBy: user.nickname, updateTime: formatTime(now) })
})
on(activities.removeTemplate)(({ id }, { user }) => {
  demandHeadquarters(user, 'socialActivities.removeTemplate')
  const row = templateOf(id)
  if (row.createBy === BUILT_IN) throw new Refusal(403, '系统模板不可删除')
  if (row.status === enableStatus.enabled) throw new Refusal(409, '请先停用模板')
  templates().splice(templates().indexOf(row), 1)
})
