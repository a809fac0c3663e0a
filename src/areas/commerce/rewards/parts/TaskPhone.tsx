import { type RewardTask, rewardTask } from '@/entities/commerce/rewardTask'
import { optionName, plain } from '@/kit/show/format'
import { Period } from '@/kit/show/Period'
import { PhoneText } from '@/kit/rich/PhoneText'
import { PhoneFrame } from '@/kit/show/PhoneFrame'
import { PictureFrame } from '@/kit/show/Picture'
import { useT } from '@/locales'
import { useRewardWords } from './rewardWords'
import type { TaskValues } from './taskValues'

export const TaskPhone = ({ of }: { of: TaskValues | RewardTask }) => {
  const t = useT()
  const { amount } = useRewardWords()
  return (
    <PhoneFrame title={t('rewards.phoneTitle')}>
      <div className="reward-card">
        {plain(of.cover) && <PictureFrame src={plain(of.cover)} width={343} height={193} />}
        <b>
          <bdi>{plain(of.title) || t('rewards.noTitle')}</bdi>
        </b>
        <Period startTime={of.startTime} endTime={of.endTime} format="YYYY-MM-DD" />
        <ul>
          {(of.tiers ?? []).map((tier, at) => (
            // Tiers never change their order.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={at}>
              {optionName(t, rewardTask.metric, of.metric)} {plain(tier.threshold)}
              {t('kit.colon')}
              {amount(tier.rewardType, tier.rewardValue)}
            </li>
          ))}
        </ul>
        <PhoneText html={of.content} />
      </div>
    </PhoneFrame>
  )
}
