import { isAborted } from '@/api/error'
import * as pointTasks from '@/api/members/pointTasks'
import { reportFailure } from '@/api/notices'
import * as dictionaries from '@/api/system/dictionaries'
import { cascadeFilter, levelOf } from '@/business/cascade'
import { type Code, type Enumeration, is, optionOf } from '@/entities/field'
import { pointDetail } from '@/entities/members/pointDetail'
import { CHANGE_GROUPS, type ChangeGroup, pointChange } from '@/entities/members/pointEnums'
import type { DictItem } from '@/entities/shared/dictItem'
import { enableStatus } from '@/entities/shared/enums'
import type { Queried } from '@/kit/data/load'
import type { ChoiceSource } from '@/kit/form/CallSelect'
import { language, type TextKey, translate } from '@/locales'

/** A value of the points dictionary. */
export type PointItem = Pick<DictItem, 'code' | 'name' | 'status'>
interface PointSource extends ChoiceSource<PointItem> {
  of: Queried<PointItem[]>
}
const QUIET = { quiet: true } as const
const CHANGE_TYPE = 'POINT_CHANGE_TYPE'

/** The dictionary is kept in Chinese: in other languages, and where it cannot be read, which is reported, the states of the console name its values. */
const sourceOf = (
  metaName: string,
  parentMetaCode: string | undefined,
  codes: readonly Code[],
  labelOf: (code: string) => TextKey | undefined,
): PointSource => {
  const { queryKey, queryFn } = parentMetaCode
    ? dictionaries.getByCodeAndParent.query({ metaName, parentMetaCode }, QUIET)
    : dictionaries.getByCode.query({ metaName }, QUIET)
  return {
    of: {
      queryKey: [...queryKey, 'orStates', language()],
      queryFn: async (context) => {
        try {
          const items = await queryFn(context)
          if (items.length > 0) return items
        } catch (error) {
          if (isAborted(error)) throw error
          reportFailure(error, 'read')
        }
        return codes.map((code) => ({ code: String(code), name: '', status: enableStatus.enabled }))
      },
    },
    choice: ({ code, name, status }) => {
      const label = labelOf(code)
      const isNamed = language() === 'zh' && name !== '' && name !== code
      return {
        value: code,
        label: label && !isNamed ? translate(label) : name,
        disabled: is(status, enableStatus.disabled),
      }
    },
  }
}

/** The values of a points dictionary as choices, with states of the console in reserve. */
export const pointChoices = (
  states: Enumeration,
  metaName: string,
  parentMetaCode?: string,
  codes: readonly Code[] = states.options.map(({ value }) => value),
): PointSource => sourceOf(metaName, parentMetaCode, codes, (code) => optionOf(states, code)?.label)

const isGroup = (code: string): code is ChangeGroup => code in CHANGE_GROUPS
const groups = () =>
  sourceOf(CHANGE_TYPE, undefined, Object.keys(CHANGE_GROUPS), (code) =>
    isGroup(code) ? `points.group.${code}` : undefined,
  )
/** The movements of a group. */
export const changesIn = (group: string): PointSource =>
  pointChoices(pointChange, CHANGE_TYPE, group, isGroup(group) ? CHANGE_GROUPS[group] : [])

/** A filter of a group of movements, or of one of them. */
export const changeFilter = cascadeFilter<'changeGroup' | 'changeType', 'changeType'>(
  pointDetail.changeType,
  [levelOf(() => groups().of, groups().choice), levelOf((group) => changesIn(group).of, changesIn('').choice)],
  ['changeGroup', 'changeType'],
)
/** The movement that a row is about, as the text of that filter. */
export const changeText = (code: unknown): string => {
  const group = Object.keys(CHANGE_GROUPS).find(
    (one) => isGroup(one) && CHANGE_GROUPS[one].some((each) => is(code, each)),
  )
  return group ? `${group},${String(code)}` : ''
}

/** The roles that tasks pay. */
export const roleChoices = {
  of: pointTasks.listRoles.query(undefined, QUIET),
  choice: ({ id, roleName }: pointTasks.TaskRole) => ({ value: id, label: roleName || id }),
}
