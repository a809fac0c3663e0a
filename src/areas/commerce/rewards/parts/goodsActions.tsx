import { Tooltip } from 'antd'
import * as rewards from '@/api/commerce/rewards'
import { useViewer } from '@/business/viewer'
import { rewardShelf } from '@/entities/commerce/rewardEnums'
import { type RewardGoods, rewardGoods } from '@/entities/commerce/rewardGoods'
import { is } from '@/entities/field'
import { enableStatus } from '@/entities/shared/enums'
import { type Action, Toggle } from '@/kit/actions/actions'
import type { Question } from '@/kit/dialog/ask'
import { named, plain } from '@/kit/show/format'
import { type Translate, useT } from '@/locales'

/** What goods of the programme are called. */
export const goodsName = (row: RewardGoods): string => plain(row.goodsName) || plain(row.goodsCode) || row.id

/** Asked before goods are disabled: it names the tasks that are enabled with them. */
const offQuestion = (row: RewardGoods, t: Translate): Question => ({
  title: t('rewards.goodsOffAsk', { name: goodsName(row) }),
  effect: row.taskTitles.length
    ? t('rewards.goodsOffTasks', { tasks: row.taskTitles.join(t('kit.listComma')) })
    : t('rewards.goodsOffEffect'),
})

/** Whether goods are enabled, as a switch; what the shop does not sell cannot be. */
export const GoodsSwitch = ({ row }: { row: RewardGoods }) => {
  const t = useT()
  const { hq } = useViewer()
  const isOn = is(row.status, enableStatus.enabled)
  const isStuck = !isOn && is(row.shelfState, rewardShelf.offShelf)
  return (
    <Tooltip title={isStuck && t('rewards.notOnSale')}>
      <span>
        <Toggle
          after
          on={isOn}
          name={named(t(rewardGoods.status.label), goodsName(row))}
          can="rewards.setGoodsEnabled"
          disabled={!hq || isStuck}
          ask={(on) => (on ? undefined : { okText: t('rewards.disable'), ...offQuestion(row, t) })}
          change={(on) =>
            rewards.setGoodsEnabled({ id: row.id, status: on ? enableStatus.enabled : enableStatus.disabled })
          }
          done={(on) => t(on ? 'rewards.enabled' : 'rewards.disabled')}
        />
      </span>
    </Tooltip>
  )
}

/** What moves goods of the programme: enabled, disabled, deleted. */
export const useGoodsActions = () => {
  const t = useT()
  const { hq } = useViewer()
  return (row: RewardGoods): Action[] => {
    const isOn = is(row.status, enableStatus.enabled)
    return [
      {
        label: 'rewards.enable',
        can: 'rewards.setGoodsEnabled',
        hide: !hq || isOn || !is(row.shelfState, rewardShelf.onSale),
        run: () => rewards.setGoodsEnabled({ id: row.id, status: enableStatus.enabled }),
        done: t('rewards.enabled'),
      },
      {
        label: 'rewards.disable',
        can: 'rewards.setGoodsEnabled',
        hide: !hq || !isOn,
        ask: offQuestion(row, t),
        run: () => rewards.setGoodsEnabled({ id: row.id, status: enableStatus.disabled }),
        done: t('rewards.disabled'),
      },
      {
        label: 'rewards.remove',
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
