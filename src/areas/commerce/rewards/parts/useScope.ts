import * as rewards from '@/api/commerce/rewards'
import * as dealers from '@/api/system/dealers'
import { takesPart } from '@/entities/commerce/rewardRules'
import type { RewardGoods } from '@/entities/commerce/rewardGoods'
import { rewardScope } from '@/entities/commerce/shared'
import { is } from '@/entities/field'
import { useLoad } from '@/kit/data/load'
import { areasOf } from './rewardFilters'
import type { TaskValues } from './taskValues'

const MANY = 500
const MAX_GOODS = 100

/** Returns the goods of a task in the order of the ids. Goods that are not loaded or unknown have only an id. */
export const useTaskGoods = (ids: readonly string[]) => {
  const { data } = useLoad(rewards.listGoods.query({ id: [...ids], pageNo: 1, pageSize: MAX_GOODS }, { quiet: true }), {
    enabled: ids.length > 0,
  })
  const known = new Map((data?.records ?? []).map((row): [string, RewardGoods] => [row.id, row]))
  return ids.map((id): Pick<RewardGoods, 'id'> & Partial<RewardGoods> => known.get(id) ?? { id })
}

/**
 * Counts the dealers of a task, and those of them that take part with none of its goods (`outside`). Null until
 * loaded, if there are too many dealers to count here, and if it depends on areas of dealers that were not sent. A
 * dealer in no area has an empty one.
 */
export const useScope = (values: Pick<TaskValues, 'dealerScope' | 'dealerCodes' | 'areas' | 'goodsIds'>) => {
  const all = useLoad(dealers.list.query({ code: '', pageNo: 1, pageSize: MANY }, { quiet: true })).data
  const areas = useLoad(areasOf()).data
  const goods = useTaskGoods(values.goodsIds ?? [])
  if (!all || all.total > all.records.length) return { dealers: null, outside: null }
  const codeOf = new Map(areas?.map(({ code, name }) => [name, code]))
  const houses = all.records.map(({ dealerCode, areaName }) => ({ dealerCode, areaCode: codeOf.get(areaName) ?? '' }))
  const own = houses.filter((house) => takesPart(values, house))
  const known = goods.filter(({ dealerScope }) => dealerScope !== undefined)
  const hasAreas = areas !== undefined && all.records.every(({ areaName }) => typeof areaName === 'string')
  const isCounted = ({ dealerScope }: Partial<Pick<TaskValues, 'dealerScope'>>) =>
    hasAreas || !is(dealerScope, rewardScope.areas)
  return {
    dealers: isCounted(values) ? own.length : null,
    outside:
      known.length && [values, ...known].every(isCounted)
        ? own.filter((house) => !known.some((one) => takesPart(one, house))).length
        : null,
  }
}
