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

export type PointItem = Pick<DictItem, 'code' | 'name' | 'status'>
interface PointSource extends ChoiceSource<PointItem> {
  of: Queried<PointItem[]>
}
const QUIET = { quiet: true } as const
const CHANGE_TYPE = 'POINT_CHANGE_TYPE'

/**
 * The dictionary is in Chinese only. In other languages, and if it fails to load (the error is reported), the state
 * texts of the console are used.
 */
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

/** Choices from a points dictionary, with the states of the console as fallback. */
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
export const changesIn = (group: string): PointSource =>
  pointChoices(pointChange, CHANGE_TYPE, group, isGroup(group) ? CHANGE_GROUPS[group] : [])

/** Filter by a group of movements or a single one. */
export const changeFilter = cascadeFilter<'changeGroup' | 'changeType', 'changeType'>(
  pointDetail.changeType,
  [levelOf(() => groups().of, groups().choice), levelOf((group) => changesIn(group).of, changesIn('').choice)],
  ['changeGroup', 'changeType'],
)
/** Returns the filter text of a movement code. */
export const changeText = (code: unknown): string => {
  const group = Object.keys(CHANGE_GROUPS).find(
    (one) => isGroup(one) && CHANGE_GROUPS[one].some((each) => is(code, each)),
  )
  return group ? `${group},${String(code)}` : ''
}

export const roleChoices = {
  of: pointTasks.listRoles.query(undefined, QUIET),
  choice: ({ id, roleName }: pointTasks.TaskRole) => ({ value: id, label: roleName || id }),
}
