import * as activities from '@/api/community/socialActivities'
import { checkType } from '@/entities/community/activity'
import { type ActivityTemplate, templateType } from '@/entities/community/activityTemplate'
import { enableStatus } from '@/entities/shared/enums'
import { isRecord } from '@/lib/json'
import { formatTime } from '@/lib/time'
import { on } from '../../core/dispatcher'
import { integer, refuseChanged, refuseFields, sent, text } from '../../core/input'
import { listOf } from '../../core/list'
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
/** What is wrong with a template as it would be saved. */
const faultsOf = ({
  id,
  templateName,
  bizType,
  remark,
}: Pick<TemplateRow, 'id' | 'templateName' | 'bizType' | 'remark'>) => {
  const length = [...templateName].length
  return {
    templateName:
      length < 2 || length > 20
        ? '模板名称为 2-20 个字'
        : templates().some((row) => row.id !== id && row.bizType === bizType && row.templateName === templateName)
          ? '模板名称已存在'
          : undefined,
    bizType: templateType.options.some(({ value }) => value === bizType) ? undefined : '请选择适用类型',
    remark: [...remark].length > 100 ? '说明不超过 100 字' : undefined,
  }
}
const HITS = ['返现', '加微信', '刷单']
onCheck(checkType.template, (input) => {
  const words = JSON.stringify([input.templateName, input.remark, input.content])
  const taken = faultsOf({
    id: text(input.id),
    templateName: text(input.templateName),
    bizType: integer(input.templateType) ?? 0,
    remark: '',
  }).templateName
  const hit = HITS.find((word) => words.includes(word))
  return [...(taken ? [fault('templateName', taken)] : []), ...(hit ? [warning('', `内容包含敏感词「${hit}」`)] : [])]
})
on(activities.createTemplate)((input, { user, now }) => {
  demandHeadquarters(user, 'socialActivities.createTemplate')
  const [templateName, remark, bizType] = [text(input.templateName), text(input.remark), integer(input.bizType) ?? 0]
  refuseFields(faultsOf({ id: '', templateName, bizType, remark }))
  const id = newId()
  templates().unshift({
    id,
    templateName,
    bizType,
    cover: text(input.cover),
    content: isRecord(input.content) ? input.content : {},
    useCount: 0,
    status: enableStatus.enabled,
    remark,
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
  const next = {
    ...row,
    ...(sent(input, 'templateName') && { templateName: text(input.templateName) }),
    ...(sent(input, 'remark') && { remark: text(input.remark) }),
    ...(sent(input, 'cover') && { cover: text(input.cover) }),
    ...(isRecord(input.content) && { content: input.content }),
    ...(status !== undefined && {
      status: status === enableStatus.enabled ? enableStatus.enabled : enableStatus.disabled,
    }),
  }
  if (!isSwitch) refuseFields(faultsOf(next))
  Object.assign(row, next, { updateBy: user.nickname, updateTime: formatTime(now) })
})
on(activities.removeTemplate)(({ id }, { user }) => {
  demandHeadquarters(user, 'socialActivities.removeTemplate')
  const row = templateOf(id)
  if (row.createBy === BUILT_IN) throw new Refusal(403, '系统模板不可删除')
  if (row.status === enableStatus.enabled) throw new Refusal(409, '请先停用模板')
  templates().splice(templates().indexOf(row), 1)
})
