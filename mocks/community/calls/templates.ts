import * as activities from '@/api/community/socialActivities'
import { type ActivityTemplate, templateType } from '@/entities/community/activityTemplate'
import { enableStatus } from '@/entities/shared/enums'
import { isRecord } from '@/lib/json'
import { formatTime } from '@/lib/time'
import { on } from '../../core/dispatcher'
import { integer, refuseFields, text } from '../../core/input'
import { listOf } from '../../core/list'
import { newId } from '../../system/rules/store'
import type { TemplateRow } from '../data/templates'
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
on(activities.createTemplate)((input, { user, now }) => {
  demandHeadquarters(user, 'socialActivities.createTemplate')
  const [templateName, remark, bizType] = [text(input.templateName), text(input.remark), integer(input.bizType) ?? 0]
  const length = [...templateName].length
  refuseFields({
    templateName:
      length < 2 || length > 20
        ? '模板名称为 2-20 个字'
        : templates().some((row) => row.bizType === bizType && row.templateName === templateName)
          ? '模板名称已存在'
          : undefined,
    bizType: templateType.options.some(({ value }) => value === bizType) ? undefined : '请选择适用类型',
    remark: [...remark].length > 100 ? '说明不超过 100 字' : undefined,
  })
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
