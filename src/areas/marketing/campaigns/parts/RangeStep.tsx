import { Alert, Form as AntForm } from 'antd'
import type { ActivityInput } from '@/api/marketing/activities'
import * as dealers from '@/api/system/dealers'
import { is } from '@/entities/field'
import { type Activity, activity, type ActivityRange } from '@/entities/marketing/activity'
import { activityStatus } from '@/entities/marketing/campaignEnums'
import { type FormField, reshaped } from '@/kit/form/Form'
import { Loaded, useLoad } from '@/kit/data/load'
import { useT } from '@/locales'
import { DealerChoice } from './DealerChoice'
import { askedFor, isAsWide, NO_RANGE } from './range'
import { useRegions } from './regionChoice'
import { RegionTree } from './RegionTree'

const MAX = 500

/** The dealers of a range, all without one. */
export const useDealersIn = (range: ActivityRange | undefined) =>
  useLoad(
    dealers.listRelatedForActivity.query({ ...askedFor(range ?? NO_RANGE), pageNo: 1, pageSize: MAX }, { quiet: true }),
  )

/** Step 2: where the campaign is held, and by which dealers there. */
export const RangeStep = ({ Field, row }: { Field: FormField<ActivityInput>; row?: Activity }) => {
  const t = useT()
  const form = AntForm.useFormInstance<ActivityInput>()
  const range = AntForm.useWatch('regions', { form, preserve: true })
  const codes = AntForm.useWatch('dealerCodes', { form, preserve: true }) ?? []
  const { data: regions = [] } = useRegions()
  const load = useDealersIn(range)
  const offered = load.data?.records ?? []
  const there = new Set(offered.map(({ dealerCode }) => dealerCode))
  const isKnown = load.data !== undefined && !load.stale
  const outside = isKnown ? codes.filter((code) => !there.has(code)).length : 0
  const count = codes.length ? codes.length - outside : (load.data?.total ?? 0)
  const narrowed = (all: Partial<ActivityInput>) => {
    if (!row || is(row.status, activityStatus.draft)) return undefined
    // Both fields hold what their own controls give.
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
            <DealerChoice offered={offered} />
          </Field>
        </Loaded>
      </div>
    </div>
  )
}
