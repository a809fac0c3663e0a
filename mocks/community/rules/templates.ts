import { seeded } from '../../core/control'
import { withId } from '../../core/input'
import { reference } from '../../system/rules/store'
import { buildTemplates, type TemplateRow } from '../data/templates'

export const templates = seeded('templates', () => buildTemplates(reference()))
export const templateOf = (id: unknown): TemplateRow => withId(templates(), id, '模板已停用')

export const fieldCount = ({ content }: TemplateRow): number => {
  const list = content.formFields ?? content.options
  return Array.isArray(list) ? list.length : 0
}
