import type { Shares } from '@/api/commerce/rewards'
import { rewardShareWay } from '@/entities/commerce/rewardEnums'
import { rewardShare } from '@/entities/commerce/rewardShare'
import { is } from '@/entities/field'
import { Chart } from '@/kit/chart/Chart'
import { DASH, plain, useFormats } from '@/kit/show/format'
import { Figures } from '@/kit/show/Figures'
import { numberIn } from '@/lib/counts'
import { maskName } from '@/lib/masking'
import { rateOf } from '@/lib/number'
import { useT } from '@/locales'

export const ShareOverview = ({ answer }: { answer: Shares | undefined }) => {
  const t = useT()
  const { count, percent } = useFormats()
  const { shareCount, userCount, viewCount, orderCount } = answer?.summary ?? {}
  const rate = rateOf(orderCount, viewCount)
  const { best = [], byWay = [] } = answer ?? {}
  const wayOf = (code: unknown) => {
    // Wire code, or none.
    const option = rewardShareWay.options.find(({ value }) => is(code as number, value))
    return option ? t(option.label) : plain(code) || DASH
  }
  return (
    <>
      <Figures
        card
        label={t('rewards.shareFigures')}
        figures={[
          { label: t('rewards.shares'), value: count(shareCount) },
          { label: t('rewards.sharers'), value: count(userCount) },
          { label: t(rewardShare.viewCount.label), value: count(viewCount) },
          { label: t(rewardShare.orderCount.label), value: count(orderCount) },
          { label: t('rewards.orderRate'), value: rate === undefined ? DASH : percent(rate) },
        ]}
      />
      {(best.length > 0 || byWay.length > 0) && (
        <div className="charts">
          {best.length > 0 && (
            <Chart
              title={t('rewards.bestSharers')}
              of={t(rewardShare.shareUserName.label)}
              shape="bars"
              categories={best.map(({ shareUserName }) => maskName(plain(shareUserName)) || DASH)}
              series={[
                { name: t('rewards.shares'), values: best.map((one) => numberIn(one.shareCount)) },
                { name: t(rewardShare.orderCount.label), values: best.map((one) => numberIn(one.orderCount)) },
              ]}
            />
          )}
          {byWay.length > 0 && (
            <Chart
              title={t('rewards.byWay')}
              of={t(rewardShare.shareWay.label)}
              shape="ring"
              categories={byWay.map(({ shareWay }) => wayOf(shareWay))}
              series={[{ name: t('rewards.shares'), values: byWay.map((one) => numberIn(one.shareCount)) }]}
            />
          )}
        </div>
      )}
    </>
  )
}
