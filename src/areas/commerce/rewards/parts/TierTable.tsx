import { type RewardTask, rewardTier } from '@/entities/commerce/rewardTask'
import { rewardMetric } from '@/entities/commerce/rewardEnums'
import { rewardType } from '@/entities/commerce/shared'
import { is } from '@/entities/field'
import { plain, useFormats } from '@/kit/show/format'
import { SmallTable } from '@/kit/show/SmallTable'
import { useT } from '@/locales'
import { useRewardWords } from './rewardWords'

export const TierTable = ({ of: { tiers, metric } }: { of: Pick<RewardTask, 'tiers' | 'metric'> }) => {
  const t = useT()
  const { money, number } = useFormats()
  const { amount } = useRewardWords()
  const isAmount = is(metric, rewardMetric.amount)
  return (
    <SmallTable
      className="reward-tiers"
      // Tiers never change their order.
      rowKey={(tier) => String(tiers.indexOf(tier))}
      dataSource={tiers}
      columns={[
        {
          key: 'level',
          title: t(rewardTier.level.label),
          render: (_, tier) => t('rewards.tierMark', { level: plain(tier.level) }),
        },
        {
          key: 'threshold',
          title: t(rewardTier.threshold.label),
          render: (_, { threshold }) => (
            <span className="digits">{isAmount ? money(threshold) : number(threshold)}</span>
          ),
        },
        {
          key: 'reward',
          title: t(rewardTier.rewardValue.label),
          render: (_, tier) => (
            <>
              <span className="digits">{amount(tier.rewardType, tier.rewardValue)}</span>{' '}
              {is(tier.rewardType, rewardType.coupon) && <bdi className="quiet">{plain(tier.couponName)}</bdi>}
            </>
          ),
        },
      ]}
    />
  )
}
