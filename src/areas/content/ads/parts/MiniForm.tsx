import { Alert, Form } from 'antd'
import * as ads from '@/api/content/ads'
import type { MiniAdInput } from '@/api/content/ads'
import { JumpFields } from '@/business/links/JumpFields'
import { audience, jumpType, shelfStatus } from '@/entities/content/shared'
import { miniAd, type MiniAd, miniAdPosition as at } from '@/entities/content/miniAd'
import { miniAdSlots } from '@/entities/content/slots'
import { is } from '@/entities/field'
import { NumberBox } from '@/kit/form/controls'
import type { FormApi } from '@/kit/form/Form'
import { FormScreen } from '@/kit/form/FormScreen'
import { named } from '@/kit/show/format'
import { numberIn } from '@/lib/counts'
import { webUrl } from '@/lib/external'
import { pick } from '@/lib/pick'
import { useT } from '@/locales'
import { coverFault, SlotPicture, useTimeRules } from './AdFields'
import { CityBox } from './CityBox'
import { MiniPhone } from './MiniPhone'
import { Overlap } from '../../parts/Overlap'
import { SlotSelect } from '../../parts/SlotSelect'
import { useLedTo } from '../../parts/useLedTo'
import { useAdSaving } from './saving'
import { miniPublishing } from './adPublishing'

type MiniValues = Omit<MiniAdInput, 'jumpType'> & { jumpType: number }
const LINKS = (miniAd.jumpType.of?.options ?? [])
  .map(({ value }) => Number(value))
  .filter((code) => code !== jumpType.appPage && code <= jumpType.car)
const WITH_SUBTITLE = [at.cars, at.testDrive, at.mine]
const DOMAINS = ['h5.example.com', 'mall.example.com']
const SORT = 100
const SEEN = ['cover', 'jumpType', 'jumpValue', 'startTime', 'endTime'] as const
const CITIES = { ...miniAd.cities, key: 'cityCodes' } as const

const initialOf = (row: MiniAd | undefined): Partial<MiniValues> =>
  row
    ? {
        ...pick(row, 'title', 'subTitle', 'position', 'cover', 'audience', 'cityCodes'),
        ...pick(row, 'jumpValue', 'jumpTitle', 'startTime', 'endTime'),
        jumpType: Number(row.jumpType),
        sort: numberIn(row.sort) ?? undefined,
      }
    : { audience: audience.everyone, cityCodes: [], sort: SORT }
/** Returns the values to send, without fields that the slot does not use. */
const inputOf = ({ sort, subTitle, ...values }: MiniValues) =>
  ({
    ...values,
    ...(is(values.position, ...WITH_SUBTITLE) && { subTitle: subTitle ?? '' }),
    ...(!is(values.position, at.popup) && { sort }),
  }) as MiniAdInput // Codes of the enumeration.

export const MiniForm = ({ row, copied }: { row?: MiniAd; copied?: MiniAd }) => {
  const t = useT()
  const saving = useAdSaving(miniPublishing, row, { saved: t('ads.saved'), on: t('ads.savedUp') })
  const initial = copied
    ? { ...initialOf(copied), title: named(copied.title, t('ads.copyWord')), startTime: '', endTime: '' }
    : initialOf(row)
  return (
    <FormScreen<MiniValues, MiniAdInput>
      name="miniAd"
      row={row}
      initial={initial}
      input={inputOf}
      create={ads.create}
      update={ads.update}
      read={ads.get}
      ask={(values) => saving.ask(SEEN.some((key) => values[key] !== initial[key]))}
      publish={saving.publish}
      done={saving.done}
      onSaved={saving.onSaved}
      phone={(values) => <MiniPhone of={values} />}
    >
      {(api) => <Fields {...api} row={row} from={row ?? copied} />}
    </FormScreen>
  )
}

const Fields = ({ Field, show, row, from }: FormApi<MiniValues> & { row?: MiniAd; from?: MiniAd }) => {
  const t = useT()
  const position: unknown = Form.useWatch(miniAd.position.key)
  const rules = useTimeRules(row === undefined)
  useLedTo({ show }, miniAd.endTime.key)
  return (
    <>
      <Field of={miniAd.title} />
      <Field of={miniAd.position}>
        <SlotSelect field={miniAd.position} slots={miniAdSlots} />
      </Field>
      {is(Number(position), ...WITH_SUBTITLE) && <Field of={miniAd.subTitle} />}
      <Field
        of={miniAd.cover}
        needs={[miniAd.position]}
        hint={t('ads.coverHint', { size: '500 KB' })}
        check={(cover, all) => coverFault(t, cover, miniAdSlots, all.position, from)}
      >
        <SlotPicture slots={miniAdSlots} megabytes={0.5} />
      </Field>
      <Field of={miniAd.audience} />
      <Field of={CITIES}>
        <CityBox
          label={t(CITIES.label)}
          known={(from?.cityCodes ?? []).map((value, place) => ({ value, label: from?.cities[place] ?? value }))}
        />
      </Field>
      <JumpFields
        Field={Field}
        types={LINKS}
        gone={is(row?.aliveFlag, 0)}
        initial={row && { jumpType: Number(row.jumpType), jumpValue: row.jumpValue, jumpTitle: row.jumpTitle }}
      />
      <DomainNote />
      <div className="two-columns">
        <Field of={miniAd.startTime} check={rules.start} />
        <Field of={miniAd.endTime} check={rules.end} needs={[miniAd.startTime]} />
      </div>
      <Overlap
        own={row?.id}
        slots={miniAdSlots}
        ask={(asked) => ads.list.query({ ...asked, status: [shelfStatus.up], pageSize: 100 }, { quiet: true })}
      />
      {!is(Number(position), at.popup) && (
        <Field of={miniAd.sort} hint={t('ads.sortHint')}>
          <NumberBox min={0} max={9999} precision={0} />
        </Field>
      )}
    </>
  )
}

const DomainNote = () => {
  const t = useT()
  const type: unknown = Form.useWatch(miniAd.jumpType.key)
  const value: unknown = Form.useWatch(miniAd.jumpValue.key)
  const url = is(Number(type), jumpType.web) && typeof value === 'string' ? webUrl(value) : undefined
  if (!url || DOMAINS.includes(new URL(url).hostname)) return null
  return <Alert type="warning" showIcon role="status" className="space-below" title={t('ads.foreignDomain')} />
}
