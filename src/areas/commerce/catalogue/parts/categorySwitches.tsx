import { Tooltip } from 'antd'
import * as categories from '@/api/commerce/categories'
import { type Category, category, categoryStatus } from '@/entities/commerce/category'
import { isYes } from '@/entities/field'
import { Toggle } from '@/kit/actions/actions'
import { named, useFormats } from '@/kit/show/format'
import { useT } from '@/locales'
import { isShown, MAX_HOME, nameOf } from './categoryRules'

/** Visibility switch of a category. Hiding it is confirmed with the number of goods hidden too. */
export const ShownSwitch = ({ row, can }: { row: Category; can: boolean }) => {
  const t = useT()
  const { count } = useFormats()
  return (
    <Toggle
      after
      on={isShown(row)}
      name={named(t(category.status.label), nameOf(row))}
      can="categories.update"
      disabled={!can}
      ask={(to) =>
        to
          ? undefined
          : {
              title: t('catalogue.hideAsk', { name: nameOf(row) }),
              effect: t('catalogue.hideEffect', { goods: count(row.goodsCount) }),
              okText: t('catalogue.hide'),
            }
      }
      change={(to) => categories.update({ id: row.id, status: to ? categoryStatus.shown : categoryStatus.hidden })}
      done={(to) => t(to ? 'catalogue.isShown' : 'catalogue.isHidden')}
    />
  )
}

/** Switch for a first-level category on the shop's home page. Only visible ones are allowed, at most ten. */
export const HomeSwitch = ({ row, atHome, can }: { row: Category; atHome: number; can: boolean }) => {
  const t = useT()
  const on = isYes(row.homeFlag)
  const why = on ? undefined : !isShown(row) ? t('catalogue.homeHidden') : undefined
  const full = !on && !why && atHome >= MAX_HOME ? t('catalogue.homeFull', { max: MAX_HOME }) : undefined
  return (
    <Tooltip title={why ?? full}>
      <span>
        <Toggle
          after
          on={on}
          name={named(t(category.homeFlag.label), nameOf(row))}
          can="categories.update"
          disabled={!can || !!why || !!full}
          change={(to) => categories.update({ id: row.id, homeFlag: to ? 1 : 0 })}
          done={(to) => t(to ? 'catalogue.isHome' : 'catalogue.isNotHome')}
        />
      </span>
    </Tooltip>
  )
}
