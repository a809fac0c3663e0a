import { Alert, Form as AntForm, Skeleton, Tree } from 'antd'
import { type Key, useState } from 'react'
import type { ActivityInput } from '@/api/marketing/activities'
import { totalIn } from '@/api/reply'
import * as dealers from '@/api/system/dealers'
import { is } from '@/entities/field'
import { type Activity, activity, type ActivityRange, type ActivityRegion } from '@/entities/marketing/activity'
import { activityStatus } from '@/entities/marketing/campaignEnums'
import { fetchAllPages, OnlyFirst } from '@/kit/data/fetchAllPages'
import { Failed, Loaded, useLoad } from '@/kit/data/load'
import { type FormField, reshaped } from '@/kit/form/Form'
import type { ControlProps } from '@/kit/form/controls'
import { useT } from '@/locales'
import { DealerChoice } from './DealerChoice'
import { askedFor, codesIn, isAsWide, NO_RANGE, rangeOf } from './range'
import { useRegions } from './regionChoice'

interface Node {
  key: string
  title: string
  children: Node[]
}
const nodesOf = (regions: readonly ActivityRegion[], name: (one: ActivityRegion) => string, parentCode = ''): Node[] =>
  regions
    .filter((one) => one.parentCode === parentCode && one.code !== parentCode)
    .map((one) => ({ key: one.code, title: name(one), children: nodesOf(regions, name, one.code) }))

/** Tree of sales areas, provinces and cities with their numbers of dealers. No selection means everywhere. */
const RegionTree = ({ id, value, onChange, disabled }: ControlProps<ActivityRange>) => {
  const t = useT()
  const { data, error, retry } = useRegions()
  const [open, setOpen] = useState<Key[]>([])
  if (error && !data) return <Failed error={error} retry={retry} compact />
  if (!data) return <Skeleton active paragraph={{ rows: 5 }} />
  return (
    <div id={id} className="region-tree" tabIndex={-1}>
      <Tree
        checkable
        selectable={false}
        disabled={disabled}
        height={360}
        aria-label={t(activity.regions.label)}
        expandedKeys={open}
        onExpand={setOpen}
        checkedKeys={codesIn(value)}
        onCheck={(keys) => onChange?.(rangeOf(data, (Array.isArray(keys) ? keys : keys.checked).map(String)))}
        treeData={nodesOf(data, ({ name, dealerCount }) => t('campaign.regionCount', { name, count: dealerCount }))}
      />
    </div>
  )
}

/** The number of dealers outside the range that are named. Their codes are sent in the address. */
const MAX_NAMED = 100

/** Returns the number of dealers in a range, or of all without a range. */
export const useDealerCount = (range: ActivityRange | undefined) =>
  totalIn(
    useLoad(
      dealers.listRelatedForActivity.query({ ...askedFor(range ?? NO_RANGE), pageNo: 1, pageSize: 1 }, { quiet: true }),
    ).data,
  )

export const RangeStep = ({ Field, row }: { Field: FormField<ActivityInput>; row?: Activity }) => {
  const t = useT()
  const form = AntForm.useFormInstance<ActivityInput>()
  const range = AntForm.useWatch('regions', { form, preserve: true })
  const codes = AntForm.useWatch('dealerCodes', { form, preserve: true }) ?? []
  const { data: regions = [] } = useRegions()
  const load = useLoad(fetchAllPages(dealers.listRelatedForActivity, askedFor(range ?? NO_RANGE)))
  const offered = load.data?.records ?? []
  const there = new Set(offered.map(({ dealerCode }) => dealerCode))
  const isKnown = load.data !== undefined && !load.stale
  const isWhole = load.data !== undefined && offered.length >= load.data.total
  const missing = isKnown ? codes.filter((code) => !there.has(code)) : []
  const named = useLoad(dealers.selectDealers.query({ codes: missing.slice(0, MAX_NAMED) }, { quiet: true }), {
    enabled: missing.length > 0,
  })
  const outside = isWhole ? missing.length : 0
  const count = codes.length ? codes.length - outside : (load.data?.total ?? 0)
  const narrowed = (all: Partial<ActivityInput>) => {
    if (!row || is(row.status, activityStatus.draft)) return undefined
    // Only the controls of the two fields set these values.
    const after = {
      regions: (all.regions ?? NO_RANGE) as ActivityRange,
      dealerCodes: (all.dealerCodes ?? []) as string[],
    }
    return isAsWide(row, after, regions) ? undefined : t('campaign.onlyWider')
  }
  return (
    <div className="range-step">
      <Field
        of={reshaped(activity.regions)}
        hint={t('campaign.regionsHint')}
        check={(_, all) => narrowed(all)}
        needs={[activity.dealerCodes]}
      >
        <RegionTree />
      </Field>
      <div>
        <Alert
          type={isKnown && count === 0 ? 'error' : 'info'}
          showIcon
          className="space-below-md"
          title={isKnown && count === 0 ? t('campaign.noDealers') : t('campaign.dealerCount', { count })}
        />
        <Loaded load={load}>
          <OnlyFirst of={load.data} />
          <Field
            of={activity.dealerCodes}
            hint={t('campaign.dealersHint')}
            check={() =>
              !isKnown
                ? undefined
                : outside > 0
                  ? t('campaign.outside', { count: outside })
                  : count === 0
                    ? t('campaign.noDealers')
                    : undefined
            }
          >
            <DealerChoice offered={offered} whole={isWhole} others={named.data} />
          </Field>
        </Loaded>
      </div>
    </div>
  )
}
