import * as rewards from '@/api/commerce/rewards'
import type { Field } from '@/entities/field'
import { callFilter } from '@/kit/list/choiceFilters'
import { distinct } from '@/lib/distinct'
import { derived } from '@/kit/data/load'

export const categoriesOf = () => rewards.listGoodsCategories.query(undefined, { quiet: true })
export const areasOf = () =>
  derived(rewards.selectAreas.query(undefined, { quiet: true }), 'areas', (rows) => distinct(rows, ({ code }) => code))

/** Filter by a category of programme goods, sent as its id. */
export const rewardCategoryFilter = ({ label }: Pick<Field, 'label'>) =>
  callFilter(
    { key: 'categoryId', label },
    {
      of: categoriesOf(),
      choice: ({ categoryId, categoryName }) => ({ value: categoryId, label: categoryName || categoryId }),
    },
  )
/** Filter by a sales area, sent by its name. */
export const rewardAreaFilter = ({ label }: Pick<Field, 'label'>) =>
  callFilter({ key: 'areaName', label }, { of: areasOf(), choice: ({ name }) => ({ value: name, label: name }) })
