import type { TemplateCode } from '@/api/leads/clues'
import { type MockFile, Refusal } from '../../core/types'

const templates = new Map<TemplateCode, () => MockFile>()

export const addTemplate = (code: TemplateCode, make: () => MockFile): void => void templates.set(code, make)

/** Returns the template of an import. Throws 404 for an unknown code. */
export const templateOf = (code: string): MockFile => {
  const make = [...templates].find(([one]) => one === code)?.[1]
  if (!make) throw new Refusal(404, '模板不存在')
  return make()
}
