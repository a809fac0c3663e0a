import { Tooltip } from 'antd'
import * as rewards from '@/api/commerce/rewards'
import { useViewer } from '@/business/viewer'
import { rewardShelf } from '@/entities/commerce/rewardEnums'
import { type RewardGoods, rewardGoods } from '@/entities/commerce/rewardGoods'
import { is } from '@/entities/field'
import { enableStatus } from '@/entities/shared/enums'
import type { Action } from '@/kit/actions/actions'
import { statePair } from '@/kit/list/statePair'
import { named, plain } from '@/kit/show/format'
import { useT } from '@/locales'

export const goodsName = (row: RewardGoods): string => plain(row.goodsName) || plain(row.goodsCode) || row.id

const useGoodsState = () => {
  const t = useT()
  const { hq } = useViewer()
  return statePair<RewardGoods>(t, {
    can: 'rewards.setGoodsEnabled',
    isOn: ({ status }) => is(status, enableStatus.enabled),
    set: ({ id }, on) => rewards.setGoodsEnabled({ id, status: on ? enableStatus.enabled : enableStatus.disabled }),
    on: {
      label: 'kit.enable',
      done: t('rewards.enabled'),
      when: (row) => hq && !is(row.shelfState, rewardShelf.offShelf),
    },
    off: {
      label: 'kit.disable',
      done: t('rewards.disabled'),
      when: () => hq,
      ask: (row) => ({
        title: t('rewards.goodsOffAsk', { name: goodsName(row) }),
        effect: row.taskTitles.length
          ? t('rewards.goodsOffTasks', { tasks: row.taskTitles.join(t('kit.listComma')) })
          : t('rewards.goodsOffEffect'),
      }),
    },
  })
}

/** Switch that enables goods. Goods that are off the shelf in the shop cannot be enabled. */
export const GoodsSwitch = ({ row }: { row: RewardGoods }) => {
  const t = useT()
  const isStuck = !is(row.status, enableStatus.enabled) && is(row.shelfState, rewardShelf.offShelf)
  return (
    <Tooltip title={isStuck && t('rewards.notOnSale')}>
      <span>{useGoodsState().toggle(row, named(t(rewardGoods.status.label), goodsName(row)))}</span>
    </Tooltip>
  )
}

export const useGoodsActions = () => {
  const t = useT()
  const { hq } = useViewer()
  const state = useGoodsState()
  return (row: RewardGoods): Action[] => {
    const isOn = is(row.status, enableStatus.enabled)
    return [
      ...state.actions(row),
      {
        label: 'kit.delete',
        can: 'rewards.removeGoods',
        danger: true,
        hide: !hq || isOn || row.taskTitles.length > 0,
        ask: { title: t('rewards.removeAsk', { name: goodsName(row) }), effect: t('rewards.removeEffect') },
        run: () => rewards.removeGoods({ id: row.id }),
        done: t('rewards.removed'),
      },
    ]
  }
}
