import { rewardTo } from '@/entities/commerce/rewardEnums'
import { worstCase } from '@/entities/commerce/rewardRules'
import { type RewardTask, rewardTask } from '@/entities/commerce/rewardTask'
import { rewardScope } from '@/entities/commerce/shared'
import { is } from '@/entities/field'
import { DealerTags } from '@/business/DealerPicker'
import * as dealers from '@/api/system/dealers'
import { useLoad } from '@/kit/data/load'
import { plain } from '@/kit/show/format'
import { Tags } from '@/kit/show/kinds'
import { Picture } from '@/kit/show/Picture'
import { RichView } from '@/kit/rich/RichView'
import { numberIn } from '@/lib/counts'
import { useT } from '@/locales'
import { areasOf } from './rewardFilters'
import { RewardAmount, useRewardWords } from './rewardWords'
import type { TaskValues } from './taskValues'
import { TierTable } from './TierTable'
import { useTaskGoods } from './useScope'
import type { FactsProps } from '@/kit/show/Facts'

type Of = TaskValues | RewardTask

const GoodsNames = ({ ids }: { ids: readonly string[] }) => {
  const goods = useTaskGoods(ids)
  return <Tags max={100} texts={goods.map((row) => plain(row.goodsName) || row.id)} />
}
const AreaNames = ({ codes }: { codes: readonly string[] }) => {
  const { data = [] } = useLoad(areasOf())
  return <Tags max={100} texts={codes.map((code) => data.find((one) => one.code === code)?.name || code)} />
}
const DealerNames = ({ codes }: { codes: readonly string[] }) => {
  const { data = [] } = useLoad(dealers.selectDealers.query({ codes: [...codes] }, { quiet: true }))
  return (
    <DealerTags
      dealers={codes.map((dealerCode) => ({
        dealerCode,
        dealerName: data.find((one) => one.dealerCode === dealerCode)?.dealerName ?? '',
      }))}
    />
  )
}

export const useTaskFacts = (hq: boolean) => {
  const t = useT()
  return (of: Of): FactsProps<Of>['fields'] => {
    const type = of.tiers?.[0]?.rewardType
    const limit = numberIn(of.userLimit)
    return [
      {
        title: 'rewards.step1',
        facts: [
          rewardTask.title,
          [
            rewardTask.cover,
            plain(of.cover) && (
              <Picture key="cover" src={plain(of.cover)} alt={t(rewardTask.cover.label)} width={128} height={72} />
            ),
          ],
          rewardTask.rewardTo,
          rewardTask.metric,
          rewardTask.startTime,
          rewardTask.endTime,
          [rewardTask.content, plain(of.content) && <RichView key="content" html={plain(of.content)} />],
        ],
      },
      {
        title: 'rewards.step2',
        facts: [[rewardTask.goodsCount, <GoodsNames key="goods" ids={of.goodsIds ?? []} />]],
      },
      {
        title: 'rewards.step3',
        facts: [
          rewardTask.dealerScope,
          ...(is(of.dealerScope, rewardScope.areas) && hq
            ? [
                [
                  { ...rewardTask.dealerScope, key: 'areas', label: 'rewards.areas' },
                  <AreaNames key="areas" codes={of.areas ?? []} />,
                ] as const,
              ]
            : []),
          ...((is(of.dealerScope, rewardScope.chosen) || !hq) && of.dealerCodes?.length
            ? [
                [
                  { ...rewardTask.dealerScope, key: 'dealerCodes', label: 'rewards.chosenDealers' },
                  <DealerNames key="dealers" codes={of.dealerCodes} />,
                ] as const,
              ]
            : []),
        ],
      },
      {
        title: 'rewards.step4',
        facts: [
          [
            rewardTask.tiers,
            // Form values and stored records are read alike; a missing value is shown as a dash.
            <TierTable key="tiers" of={of as Pick<RewardTask, 'tiers' | 'metric'>} />,
          ],
          ...(hq
            ? ([
                [rewardTask.budget, <RewardAmount key="budget" type={type} value={of.budget} />],
                ...(is(of.rewardTo, rewardTo.person)
                  ? ([
                      [
                        rewardTask.userLimit,
                        limit ? <RewardAmount key="limit" type={type} value={limit} /> : t('rewards.noLimit'),
                      ],
                    ] as const)
                  : []),
              ] as const)
            : []),
        ],
      },
    ]
  }
}

/**
 * Returns a function that formats the maximum cost of a task and compares it with the budget. Its result is undefined
 * if the cost cannot be calculated.
 */
export const useWorstCase = () => {
  const t = useT()
  const { amount } = useRewardWords()
  return (of: TaskValues, many: number | null): { words: string; isOver: boolean } | undefined => {
    const worst = worstCase(of, many)
    if (worst === null) return undefined
    const reward = amount(of.tiers?.[0]?.rewardType, worst)
    return {
      words: t(is(of.rewardTo, rewardTo.person) ? 'rewards.worstPersons' : 'rewards.worstDealers', { reward }),
      isOver: worst > (numberIn(of.budget) ?? Infinity),
    }
  }
}
