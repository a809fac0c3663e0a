import type { Numbers } from '@/api/reply'
import { is } from '@/entities/field'
import { invalidReason, referred } from '@/entities/marketing/referred'
import { referStage } from '@/entities/marketing/posterEnums'
import { Chart } from '@/kit/chart/Chart'
import { ChartFold } from '@/kit/chart/ChartFold'
import { useScreen } from '@/kit/page/screen'
import { sumOf } from '@/lib/counts'
import { useT } from '@/locales'

/** The stages of a valid friend in their order. */
const STAGES = referStage.options.filter(({ value }) => !is(value, referStage.invalid))

/** How far the friends of a search came, and why some do not count. */
export const ReferredCharts = ({ summary }: { summary: Numbers | undefined }) => {
  const t = useT()
  const { setQuery } = useScreen()
  if (!summary) return null
  const codesFrom = (at: number) => STAGES.slice(at).map(({ value }) => value)
  return (
    <ChartFold>
      <div className="charts">
        <Chart
          shape="funnel"
          title={t('referrers.friendFunnel')}
          of={t(referred.stage.label)}
          categories={STAGES.map(({ label }) => t(label))}
          series={[
            {
              name: t('referrers.count'),
              values: STAGES.map((_, at) => sumOf(codesFrom(at).map((code) => summary[code]))),
            },
          ]}
          onPick={(at) => setQuery({ [referred.stage.key]: codesFrom(at).join(','), page: undefined })}
        />
        <Chart
          shape="ring"
          title={t('referrers.whyInvalid')}
          of={t(referred.invalidReason.label)}
          categories={invalidReason.options.map(({ label }) => t(label))}
          series={[
            {
              name: t('referrers.count'),
              values: invalidReason.options.map(({ value }) => summary[`reason:${value}`] ?? null),
            },
          ]}
          onPick={() => setQuery({ [referred.stage.key]: String(referStage.invalid), page: undefined })}
        />
      </div>
    </ChartFold>
  )
}
