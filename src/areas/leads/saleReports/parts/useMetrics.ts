import * as saleReports from '@/api/leads/saleReports'
import { type Metric, METRICS, metricOf } from '@/entities/leads/saleReport'
import { useLoad } from '@/kit/data/load'
import { useStored } from '@/kit/data/useStored'
import { useScreen } from '@/kit/page/screen'
import { useIdentity } from '@/session/identity'

const read = (value: unknown): Metric[] | undefined => {
  const metrics = Array.isArray(value) ? value.flatMap((code) => metricOf(code) ?? []) : []
  return metrics.length ? metrics : undefined
}

/**
 * Metrics that the user has chosen for this screen in this browser, else all except `off`, with the server's
 * definitions. `without` lists metrics that are never offered.
 */
export const useMetrics = (
  viewpoint: saleReports.Viewpoint,
  off: readonly Metric[],
  without: readonly Metric[] = [],
) => {
  const { path } = useScreen()
  const user = useIdentity((identity) => identity.user?.username ?? '')
  const [chosen, choose] = useStored(`metrics:${user}:${path}`, read)
  const asked = useLoad(saleReports.listQuotas.query({ viewpoint }, { quiet: true }))
  const offers = (metric: Metric) => !without.includes(metric)
  const quotas = {
    ...asked,
    data: asked.data
      ?.filter(({ quotaCode }) => METRICS.some((metric) => metric === quotaCode && offers(metric)))
      .toSorted((a, b) => Number(a.sort) - Number(b.sort)),
  }
  const defaults = METRICS.filter((metric) => offers(metric) && !off.includes(metric))
  return {
    metrics: chosen?.filter(offers) ?? defaults,
    defaults,
    quotas,
    formulaOf: (metric: Metric): string | undefined =>
      quotas.data?.find(({ quotaCode }) => quotaCode === metric)?.formula || undefined,
    save: (metrics: readonly Metric[]) => choose(() => [...metrics]),
  }
}
