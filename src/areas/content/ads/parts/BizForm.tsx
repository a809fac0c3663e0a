import { Form } from 'antd'
import * as advertisements from '@/api/content/advertisements'
import type { BizAdInput } from '@/api/content/advertisements'
import * as dealers from '@/api/system/dealers'
import { businessPages } from '@/business/links/appPages'
import { JumpFields } from '@/business/links/JumpFields'
import { bizAd, type BizAd, bizAdPosition } from '@/entities/content/bizAd'
import { jumpType } from '@/entities/content/shared'
import { bizAdSlots } from '@/entities/content/slots'
import { is } from '@/entities/field'
import { dealerType, enableStatus } from '@/entities/shared/enums'
import { CallSelect } from '@/kit/form/CallSelect'
import { Choices, NumberBox } from '@/kit/form/controls'
import type { FormApi } from '@/kit/form/Form'
import { FormScreen } from '@/kit/form/FormScreen'
import { mayHave, numberIn } from '@/lib/counts'
import { named } from '@/kit/show/format'
import { pick } from '@/lib/pick'
import { useT } from '@/locales'
import { SHOP_TYPES } from '../shops'
import { coverFault, SlotPicture, useTimeRules } from './AdFields'
import { BizPhone } from './BizPhone'
import { Overlap } from '../../parts/Overlap'
import { SlotSelect } from '../../parts/SlotSelect'
import { useLedTo } from '../../parts/useLedTo'
import { useAdSaving } from './saving'
import { bizPublishing } from './adPublishing'

/** Form values of an ad, with the link as its fields hold it. */
export type BizValues = Omit<BizAdInput, 'jumpType'> & { jumpType: number }
const LINKS = [jumpType.none, jumpType.web, jumpType.appPage, jumpType.material, jumpType.campaign]
const ALL_SHOPS = [dealerType.dealer, dealerType.second, dealerType.group]
const SORT = 100
const SEEN = ['cover', 'jumpType', 'jumpValue', 'startTime', 'endTime'] as const

const initialOf = (row: BizAd | undefined): Partial<BizValues> =>
  row
    ? {
        ...pick(row, 'title', 'position', 'cover', 'jumpValue', 'jumpTitle', 'areaNames', 'startTime', 'endTime'),
        jumpType: Number(row.jumpType),
        shopTypes: row.shopTypes.map(Number) as BizValues['shopTypes'], // Codes of the enumeration.
        sort: numberIn(row.sort) ?? undefined,
      }
    : { shopTypes: ALL_SHOPS, areaNames: [], sort: SORT }

export const BizForm = ({ row, copied }: { row?: BizAd; copied?: BizAd }) => {
  const t = useT()
  const saving = useAdSaving(bizPublishing, row, { saved: t('ads.saved'), on: t('ads.savedOn') })
  const initial = copied
    ? { ...initialOf(copied), title: named(copied.title, t('ads.copyWord')), startTime: '', endTime: '' }
    : initialOf(row)
  // Popups have no order, so `sort` is not sent.
  const inputOf = ({ sort, ...values }: BizValues) =>
    ({ ...values, ...(!is(values.position, bizAdPosition.popup) && { sort }) }) as BizAdInput // Codes of the enumeration.
  return (
    <FormScreen<BizValues, BizAdInput>
      name="bizAd"
      row={row}
      initial={initial}
      input={inputOf}
      create={advertisements.create}
      update={advertisements.update}
      read={advertisements.get}
      ask={(values) => saving.ask(SEEN.some((key) => values[key] !== initial[key]))}
      publish={saving.publish}
      done={saving.done}
      onSaved={saving.onSaved}
      phone={(values) => <BizPhone of={values} />}
    >
      {(api) => <Fields {...api} row={row} />}
    </FormScreen>
  )
}

const Fields = ({ Field, show, row }: FormApi<BizValues> & { row?: BizAd }) => {
  const t = useT()
  const position: unknown = Form.useWatch(bizAd.position.key)
  const isFixed = row !== undefined && mayHave(row.viewCount)
  const hasRun = (numberIn(row?.viewCount) ?? 0) > 0
  const rules = useTimeRules(row === undefined)
  useLedTo({ show }, bizAd.endTime.key)
  return (
    <>
      <Field of={bizAd.title} />
      <Field of={bizAd.position} disabled={isFixed} hint={hasRun ? t('ads.positionFixed') : undefined}>
        <SlotSelect field={bizAd.position} slots={bizAdSlots} />
      </Field>
      <Field
        of={bizAd.cover}
        needs={[bizAd.position]}
        hint={t('ads.coverHint', { size: '1 MB' })}
        check={(cover, all) => coverFault(t, cover, bizAdSlots, all.position, row)}
      >
        <SlotPicture slots={bizAdSlots} megabytes={1} />
      </Field>
      <JumpFields
        Field={Field}
        types={LINKS}
        pages={businessPages}
        gone={is(row?.aliveFlag, 0)}
        initial={row && { jumpType: Number(row.jumpType), jumpValue: row.jumpValue, jumpTitle: row.jumpTitle }}
      />
      <Field of={bizAd.shopTypes}>
        <Choices field={SHOP_TYPES} />
      </Field>
      <Field of={bizAd.areaNames}>
        <CallSelect
          multiple
          of={dealers.selectAreas.query(undefined, { quiet: true })}
          choice={({ name }) => ({ value: name, label: name })}
          label={t(bizAd.areaNames.label)}
          placeholder={t('ads.nationwide')}
        />
      </Field>
      <div className="two-columns">
        <Field of={bizAd.startTime} check={rules.start} />
        <Field of={bizAd.endTime} check={rules.end} needs={[bizAd.startTime]} />
      </div>
      <Overlap
        own={row?.id}
        slots={bizAdSlots}
        ask={(asked) =>
          advertisements.list.query({ ...asked, status: [enableStatus.enabled], pageSize: 100 }, { quiet: true })
        }
      />
      {!is(position, bizAdPosition.popup) && (
        <Field of={bizAd.sort} hint={t('ads.sortHint')}>
          <NumberBox min={0} max={9999} precision={0} />
        </Field>
      )}
    </>
  )
}
