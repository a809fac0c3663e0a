import { Progress } from 'antd'
import { type RewardTask, rewardTask } from '@/entities/commerce/rewardTask'
import { rewardType } from '@/entities/commerce/shared'
import { is } from '@/entities/field'
import { Blank } from '@/kit/show/Blank'
import { useFormats } from '@/kit/show/format'
import { numberIn } from '@/lib/counts'
import { useT } from '@/locales'
import { useRewardWords } from './rewardWords'

/** Percentage from which the bar of a budget is red. */
const NEARLY = 90

export const typeOf = ({ tiers }: Pick<RewardTask, 'tiers'>): unknown => tiers[0]?.rewardType

export const Budget = ({ row }: { row: RewardTask }) => {
  const t = useT()
  const { amount } = useRewardWords()
  const { number } = useFormats()
  const [used, budget] = [numberIn(row.usedBudget), numberIn(row.budget)]
  if (used === null && budget === null) return <Blank />
  const percent = used !== null && budget ? Math.min(100, Math.round((used / budget) * 100)) : null
  const type = typeOf(row)
  // The unit follows both numbers once, but a currency is part of each number.
  const isCounted = !is(type as number, rewardType.cash) // Wire code, or none.
  return (
    <span className="reward-budget">
      <span className="digits">
        {isCounted && used !== null && budget !== null ? number(used) : amount(type, used)} / {amount(type, budget)}
      </span>
      {percent !== null && (
        <Progress
          percent={percent}
          size="small"
          showInfo={false}
          status={percent >= NEARLY ? 'exception' : 'normal'}
          aria-label={t(rewardTask.usedBudget.label)}
        />
      )}
    </span>
  )
}
