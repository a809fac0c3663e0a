import type { TemplateCode } from '@/api/leads/clues'
import { type MockFile, Refusal } from '../../core/types'

const templates = new Map<TemplateCode, () => MockFile>()

/** Says how the template of an import is made. */
export const addTemplate = (code: TemplateCode, make: () => MockFile): void => void templates.set(code, make)

/** The template of an import by its code. Refuses with 404 a code that nobody has a template for. */
export const templateOf = (code: string): MockFile => {
  const make = [...templates].find(([one]) => one === code)?.[1]
  if (!make) throw new Refusal(404, '模板不存在')
  return make()
}
