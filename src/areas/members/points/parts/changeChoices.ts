import * as dictionaries from '@/api/system/dictionaries'
import { isAborted } from '@/api/error'
import { cascadeFilter, levelOf } from '@/business/cascade'
import { is, optionOf } from '@/entities/field'
import { CHANGE_GROUPS, type ChangeGroup, pointChange } from '@/entities/members/pointEnums'
import { pointDetail } from '@/entities/members/pointDetail'
import type { DictItem } from '@/entities/shared/dictItem'
import { enableStatus } from '@/entities/shared/enums'
import type { Queried } from '@/kit/data/load'
import { translate } from '@/locales'

type Choice = Pick<DictItem, 'code' | 'name'>
const TYPE = 'POINT_CHANGE_TYPE'
const QUIET = { quiet: true } as const

/** Reads a part of the points dictionary; where it cannot be had, the states of the console. */
const orStates = ({ queryKey, queryFn }: Queried<DictItem[]>, states: () => Choice[]): Queried<Choice[]> => ({
  queryKey: [...queryKey, 'orStates'],
  queryFn: async (context) => {
    try {
      const items = await queryFn(context)
      return items.filter(({ status }) => !is(status, enableStatus.disabled))
    } catch (error) {
      if (isAborted(error)) throw error
      return states()
    }
  },
})
const isGroup = (code: string): code is ChangeGroup => code in CHANGE_GROUPS
const groups = () =>
  orStates(dictionaries.getByCode.query({ metaName: TYPE }, QUIET), () =>
    Object.keys(CHANGE_GROUPS)
      .filter(isGroup)
      .map((code) => ({ code, name: translate(`points.group.${code}`) })),
  )
/** The movements of a group by the points dictionary. */
export const changesIn = (group: string): Queried<Choice[]> =>
  orStates(dictionaries.getByCodeAndParent.query({ metaName: TYPE, parentMetaCode: group }, QUIET), () =>
    (isGroup(group) ? CHANGE_GROUPS[group] : []).flatMap((code) => {
      const option = optionOf(pointChange, code)
      return option ? [{ code: String(code), name: translate(option.label) }] : []
    }),
  )
export const changeChoice = ({ code, name }: Choice) => ({ value: code, label: name })

/** A filter of a group of movements, or of one of them. */
export const changeFilter = cascadeFilter<'changeGroup' | 'changeType', 'changeType'>(
  pointDetail.changeType,
  [levelOf(groups, changeChoice), levelOf(changesIn, changeChoice)],
  ['changeGroup', 'changeType'],
)
