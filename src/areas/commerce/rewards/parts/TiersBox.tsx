import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { rewardMetric } from '@/entities/commerce/rewardEnums'
import { type RewardTier, rewardTier } from '@/entities/commerce/rewardTask'
import { rewardType } from '@/entities/commerce/shared'
import { is } from '@/entities/field'
import { Choice, type ControlProps, NumberBox } from '@/kit/form/controls'
import { named } from '@/kit/show/format'
import { useT } from '@/locales'
import { CouponSelect } from './CouponSelect'
import { MAX_TIERS } from './taskValues'

type Tier = Partial<RewardTier>

export const TiersBox = ({
  id,
  value = [],
  onChange,
  disabled,
  metric,
}: ControlProps<Tier[]> & { metric: unknown }) => {
  const t = useT()
  const kind = value[0]?.rewardType ?? rewardType.points
  const isAmount = is(metric as number, rewardMetric.amount) // Code of the form.
  const isCoupon = is(kind, rewardType.coupon)
  const decimals = is(kind, rewardType.cash) ? 2 : 0
  const set = (at: number, change: Tier) =>
    onChange?.(value.map((tier, place) => (place === at ? { ...tier, ...change } : tier)))
  return (
    <div id={id} className="reward-ladder" role="group" aria-label={t('rewardTask.tiers')}>
      <Choice
        field={rewardTier.rewardType}
        value={kind}
        disabled={disabled}
        onChange={(to) =>
          onChange?.(
            // One of the codes that the choice offers.
            value.map((tier) => ({
              ...tier,
              rewardType: to as RewardTier['rewardType'],
              couponId: undefined,
              couponName: undefined,
            })),
          )
        }
      />
      {value.map((tier, at) => {
        const name = t('rewards.tierMark', { level: String(at + 1) })
        return (
          // Tiers never change their order.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={at} className="reward-tier">
            <span className="quiet">{name}</span>
            <NumberBox
              aria-label={named(name, t(rewardTier.threshold.label))}
              placeholder={t(rewardTier.threshold.label)}
              value={tier.threshold ?? null}
              min={0}
              max={999_999_999}
              precision={isAmount ? 2 : 0}
              prefix={isAmount ? '¥' : undefined}
              disabled={disabled}
              onChange={(threshold) => set(at, { threshold: threshold ?? undefined })}
            />
            <NumberBox
              aria-label={named(name, t(rewardTier.rewardValue.label))}
              placeholder={t(rewardTier.rewardValue.label)}
              value={tier.rewardValue ?? null}
              min={0}
              max={9_999_999}
              precision={decimals}
              prefix={decimals ? '¥' : undefined}
              disabled={disabled}
              onChange={(rewardValue) => set(at, { rewardValue: rewardValue ?? undefined })}
            />
            {isCoupon && (
              <CouponSelect
                label={named(name, t(rewardTier.couponName.label))}
                value={tier.couponId}
                known={tier.couponName}
                disabled={disabled}
                onChange={(couponId) => set(at, { couponId, couponName: undefined })}
              />
            )}
            {!disabled && value.length > 1 && (
              <Button
                type="text"
                icon={<DeleteOutlined />}
                aria-label={named(t('rewards.removeTier'), name)}
                onClick={() => onChange?.(value.filter((_, place) => place !== at))}
              />
            )}
          </div>
        )
      })}
      {!disabled && (
        <Button
          icon={<PlusOutlined />}
          disabled={value.length >= MAX_TIERS}
          onClick={() => onChange?.([...value, { rewardType: kind }])}
        >
          {t('rewards.addTier')}
        </Button>
      )}
    </div>
  )
}
