import { isAborted } from '@/api/error'
import * as organisation from '@/api/system/organisation'
import type { RegionNode } from '@/entities/shared/region'
import { useLoad } from '@/kit/data/load'

const byLevel = async (options: { signal: AbortSignal; quiet: boolean }): Promise<RegionNode[]> => {
  const provinces = await organisation.listProvinces(undefined, options)
  return Promise.all(
    provinces.map(async (province) => ({
      ...province,
      children: await organisation.listCities({ provinceCode: province.code }, options),
    })),
  )
}

const ALL = {
  queryKey: ['provinces with cities'],
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<RegionNode[]> => {
    const options = { signal, quiet: true }
    try {
      return await organisation.listRegionsH5(undefined, options)
    } catch (error) {
      if (isAborted(error)) throw error
      return byLevel(options)
    }
  },
}

/** Returns all provinces with their cities, from one request or, if it fails, level by level. */
export const useRegions = () => {
  const { data, error, retry } = useLoad(ALL)
  return { provinces: data, error, retry }
}
