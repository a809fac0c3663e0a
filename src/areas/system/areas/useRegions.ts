import { useQueries } from '@tanstack/react-query'
import * as organisation from '@/api/organisation'
import type { RegionNode } from '@/entities/shared/region'
import { useLoad } from '@/kit/load'

const QUIET = { quiet: true }

/** All provinces with their cities: in one answer or, where that fails, level by level. */
export const useRegions = () => {
  const whole = useLoad(organisation.listRegionsH5.query(undefined, QUIET))
  const byLevel = whole.error !== undefined
  const provinces = useLoad(organisation.listProvinces.query(undefined, QUIET), { enabled: byLevel })
  const cities = useQueries({
    queries: (byLevel ? (provinces.data ?? []) : []).map(({ code }) => ({
      ...organisation.listCities.query({ provinceCode: code }, QUIET),
      // So many are not asked again with every panel that opens.
      staleTime: 60_000,
    })),
  })
  const parts = provinces.data?.map((province, at): RegionNode => ({ ...province, children: cities[at]?.data ?? [] }))
  const failed = byLevel ? (provinces.error ?? cities.find(({ error }) => error)?.error ?? undefined) : undefined
  return {
    provinces: whole.data ?? (cities.every(({ data }) => data) ? parts : undefined),
    error: failed,
    retry: () => {
      whole.retry()
      provinces.retry()
    },
  }
}
