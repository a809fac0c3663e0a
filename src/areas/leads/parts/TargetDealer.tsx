import { Flex } from 'antd'
import { isBlank } from '@/lib/given'
import { named, plain } from '@/kit/show/format'
import { useState } from 'react'
import * as dealers from '@/api/system/dealers'
import { type PlaceOf } from '@/business/PlaceSelect'
import { LazyCascader } from '@/business/cascade'
import { PLACE_LEVELS } from '@/business/PlaceSelect'
import { is } from '@/entities/field'
import type { Dealer } from '@/entities/shared/dealer'
import { dealerStatus, dealerType } from '@/entities/shared/enums'
import type { ControlProps } from '@/kit/form/controls'
import { type Choice, RemoteSelect } from '@/kit/form/RemoteSelect'
import { useLoad } from '@/kit/data/load'
import { distinct } from '@/lib/distinct'
import { useT } from '@/locales'

const AREA_AND_PROVINCE = PLACE_LEVELS.slice(0, 2)

/** Note beside a dealer in the list, such as a previous owner. `last` sorts the dealer to the end. */
export interface Mark {
  text: string
  last?: boolean
}

/** True unless the reply excludes the dealer; it may name dealers without their flags. */
const takesLeads = (row: Dealer) =>
  !is(row.acceptClueFlag, 0) && (isBlank(row.status) || is(row.status, dealerStatus.open))

/**
 * Select of one or several dealers that leads can be given to: open first-level ones that accept leads, searched by
 * code or name, filtered by area and province. Without a search or filter, those of `cityName` come first, then those
 * of the area of `near`, its province first. With `group`, the dealers of that group are offered instead.
 * `marks` holds notes by code; `without` excludes dealers.
 */
export const TargetDealer = ({
  value,
  onChange,
  id,
  disabled,
  multiple,
  cityName,
  near,
  group,
  marks,
  without = [],
  label,
}: ControlProps<string | string[] | undefined> & {
  multiple?: boolean
  cityName?: string
  near?: { provinceName: string; areaName: string }
  group?: string
  marks?: Readonly<Record<string, Mark>>
  without?: readonly string[]
  label?: string
}) => {
  const t = useT()
  const [place, setPlace] = useState<PlaceOf>({})
  const codes = (Array.isArray(value) ? value : [value]).filter((code): code is string => !!code)
  const known = useLoad(dealers.selectDealers.query({ codes }, { quiet: true }), { enabled: codes.length > 0 })
  const name = label ?? t('leads.targetDealer')
  const choice = (row: Dealer): Choice => ({
    value: row.dealerCode,
    label: named(row.dealerCode, row.dealerName),
    content: (
      <Flex vertical>
        <bdi>
          {row.dealerCode} {row.dealerName}
        </bdi>
        <small className="quiet">
          <bdi>
            {[row.provinceName, row.cityName, marks?.[row.dealerCode]?.text].map(plain).filter(Boolean).join(' · ')}
          </bdi>
        </small>
      </Flex>
    ),
  })
  const byProvince = (rows: Dealer[]) =>
    rows.toSorted(
      (a, b) => Number(b.provinceName === near?.provinceName) - Number(a.provinceName === near?.provinceName),
    )
  const isPlaced = Object.values(place).some(Boolean)
  const ask = (word: string) => {
    const keyword = word || undefined
    const isOpen = !keyword && !isPlaced && !group
    const inCity = cityName && isOpen ? dealers.selectByCityName.query({ cityName }, { quiet: true }) : undefined
    const inArea =
      near?.areaName && isOpen
        ? dealers.selectDealers.query({ areaName: near.areaName, dealerType: dealerType.dealer }, { quiet: true })
        : undefined
    const all = dealers.selectDealers.query({ ...place, keyword, dealerType: dealerType.dealer }, { quiet: true })
    const ofGroup = dealers.list.query(
      { code: group ?? '', keyword, dealerType: dealerType.dealer, pageNo: 1, pageSize: 500 },
      { quiet: true },
    )
    return {
      queryKey: [
        ...(inCity?.queryKey ?? []),
        ...(inArea?.queryKey ?? []),
        ...(group ? ofGroup : all).queryKey,
        'targets',
        without,
        marks ?? null,
      ],
      queryFn: async (context: { signal: AbortSignal }): Promise<Choice[]> => {
        const rows = group
          ? (await ofGroup.queryFn(context)).records
          : (
              await Promise.all([
                inCity?.queryFn(context) ?? [],
                inArea?.queryFn(context).then(byProvince) ?? [],
                all.queryFn(context),
              ])
            ).flat()
        const once = distinct(rows.filter(takesLeads), ({ dealerCode }) => dealerCode).filter(
          ({ dealerCode }) => !without.includes(dealerCode),
        )
        return once
          .toSorted(
            (a, b) => Number(marks?.[a.dealerCode]?.last ?? false) - Number(marks?.[b.dealerCode]?.last ?? false),
          )
          .map(choice)
      },
    }
  }
  const select = (
    <RemoteSelect
      id={id}
      value={value}
      onChange={onChange}
      disabled={disabled}
      multiple={multiple}
      ask={ask}
      known={(known.data ?? []).map(choice)}
      label={name}
      placeholder={name}
    />
  )
  if (group) return select
  return (
    <Flex gap={8} wrap>
      <div style={{ flex: '1 1 150px', minWidth: 0 }}>
        <LazyCascader
          levels={AREA_AND_PROVINCE}
          anyLevel
          disabled={disabled}
          value={[place.areaName, place.provinceCode].filter((code) => code !== undefined)}
          onChange={([areaName, provinceCode]) => setPlace({ areaName, provinceCode })}
          label={t('leads.region')}
          placeholder={t('leads.region')}
        />
      </div>
      <div style={{ flex: '2 1 260px', minWidth: 0 }}>{select}</div>
    </Flex>
  )
}
