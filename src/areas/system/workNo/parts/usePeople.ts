import { useMemo, useRef } from 'react'
import { ApiError } from '@/api/error'
import * as dealers from '@/api/system/dealers'
import * as users from '@/api/system/users'
import * as organisation from '@/api/system/organisation'
import { useViewer } from '@/business/viewer'
import type { Choice } from '@/kit/form/RemoteSelect'
import { named, maskPhone } from '@/kit/show/format'
import { useLoad } from '@/kit/data/load'
import { useT } from '@/locales'
import { useIdentity } from '@/session/identity'

export const SELF = 'self'

export interface Person {
  name: string
  phone: string
  staffId?: string
}

/**
 * Returns the people for whom a number can be bound: the current user (except headquarters), and through `ask` the
 * consultants of a dealer. `find` only returns people that were loaded before.
 */
export const usePeople = () => {
  const t = useT()
  const { hq } = useViewer()
  const me = useIdentity(({ user }) => user)
  const self = hq ? undefined : me
  const own = useLoad(users.get.query({ id: self?.id ?? '' }, { quiet: true }), { enabled: self !== undefined })
  const people = useRef(new Map<string, Person>())
  if (self) people.current.set(SELF, { name: self.nickname, phone: own.data?.phone ?? '' })
  const selfChoice: Choice[] = self ? [{ value: SELF, label: t('workNo.self', { name: self.nickname }) }] : []
  const ask = (dealerCode: string | undefined) => (keyword: string) => {
    const { queryKey, queryFn } = dealers.selectSaleUsers.query(
      { dealerCode: dealerCode ?? '', keyword: keyword || undefined },
      { quiet: true },
    )
    return {
      queryKey: [...queryKey, 'choices'],
      queryFn: async (context: { signal: AbortSignal }): Promise<Choice[]> => {
        // Users without permission for staff get only themselves.
        const rows = dealerCode
          ? await queryFn(context).catch((error: unknown) => {
              if (error instanceof ApiError && error.fault === 'refused') return []
              throw error
            })
          : []
        for (const { id, staffName, phone } of rows) people.current.set(id, { name: staffName, phone, staffId: id })
        return [
          ...selfChoice,
          ...rows.map(({ id, staffName, phone }) => ({
            value: id,
            label: named(staffName, phone && maskPhone(phone)),
          })),
        ]
      },
    }
  }
  const find = (value: string | undefined) => people.current.get(value ?? '')
  return { isSelf: self !== undefined, known: selfChoice, ask, find, ownPhone: own.data?.phone }
}

/** Loads the city of a dealer as form values: codes and names, top level first; undefined until loaded. */
export const useDealerCity = (dealerCode: string | undefined): { codes: string[]; names: string[] } | undefined => {
  const { data } = useLoad(dealers.selectDealers.query({ codes: [dealerCode ?? ''] }, { quiet: true }), {
    enabled: !!dealerCode,
    keep: false,
  })
  const dealer = data?.find((one) => one.dealerCode === dealerCode)
  const provinces = useLoad(organisation.listProvinces.query(undefined, { quiet: true }), {
    enabled: dealer !== undefined,
  })
  const province = provinces.data?.find(({ name }) => name === dealer?.provinceName)
  const cities = useLoad(organisation.listCities.query({ provinceCode: province?.code ?? '' }, { quiet: true }), {
    enabled: province !== undefined,
    keep: false,
  })
  const city = cities.data?.find(({ name }) => name === dealer?.cityName)
  return useMemo(
    () => (province && city ? { codes: [province.code, city.code], names: [province.name, city.name] } : undefined),
    [province, city],
  )
}
