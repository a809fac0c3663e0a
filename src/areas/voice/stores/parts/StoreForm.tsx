import { Alert, Form as AntForm } from 'antd'
import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { notify } from '@/api/notices'
import * as files from '@/api/system/files'
import * as stores from '@/api/voice/stores'
import { useViewer } from '@/business/viewer'
import { isYes, optionOf } from '@/entities/field'
import { type GeoPoint, kilometres, placeText } from '@/entities/shared/place'
import { type Store, store, type StoreInput, storeService } from '@/entities/voice/store'
import { hoursFault } from '@/entities/voice/storeHours'
import { MAX_OFF_KM } from '@/entities/voice/storeRules'
import { Choices } from '@/kit/form/controls'
import { type FormApi, reshaped } from '@/kit/form/Form'
import { FormScreen } from '@/kit/form/FormScreen'
import { ImagesBox } from '@/kit/form/ImagesBox'
import { VideoBox } from '@/kit/form/VideoBox'
import { GeoBox, validatePoint } from '@/kit/map/GeoBox'
import { useOpened } from '@/kit/page/opened'
import { Words } from '@/kit/show/Blank'
import { Facts } from '@/kit/show/Facts'
import { plain, useFormats } from '@/kit/show/format'
import { PermittedLink } from '@/kit/show/PermittedLink'
import { isBlank } from '@/lib/given'
import { numberIn } from '@/lib/counts'
import { pick } from '@/lib/pick'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { Checklist } from './Checklist'
import { HoursBox } from './HoursBox'
import { StorePhone } from './StorePhone'
import { nameOf } from './storeWords'

const DEALERS = '/system-management/distributorManagement'
const PICTURES = { types: ['jpg', 'png'], megabytes: 3, gifMegabytes: 3 } as const
const VIDEO = { types: ['mp4'], minutes: 1, megabytes: 100 } as const
const ASPECT = 4 / 3
const MAX_IMAGES = store.images.max ?? 9

const codesIn = (field: (typeof store)['services'] | (typeof store)['facilities'], codes: readonly unknown[]) =>
  codes.flatMap((code) => optionOf(field.of, code)?.value ?? [])

const initialOf = (row: Store): StoreInput => ({
  displayName: plain(row.displayName),
  address: plain(row.address),
  location: row.location ?? undefined,
  salesPhone: plain(row.salesPhone),
  servicePhone: plain(row.servicePhone),
  rescuePhone: plain(row.rescuePhone),
  ...pick(row, 'salesHours', 'serviceHours', 'images'),
  video: plain(row.video),
  introduction: plain(row.introduction),
  // Codes of the field's own options.
  services: codesIn(store.services, row.services) as Store['services'],
  // Codes of the field's own options.
  facilities: codesIn(store.facilities, row.facilities) as Store['facilities'],
})

const point = (at: GeoPoint | null | undefined): GeoPoint | undefined => {
  const [longitude, latitude] = [numberIn(at?.longitude), numberIn(at?.latitude)]
  return longitude === null || latitude === null ? undefined : { longitude, latitude }
}

const FarNote = ({ row }: { row: Store }) => {
  const t = useT()
  const { oneDecimal } = useFormats()
  const chosen = point(AntForm.useWatch<GeoPoint | undefined>(store.location.key))
  const own = point(row.dealerLocation)
  const off = chosen && own ? kilometres(chosen, own) : 0
  if (off <= MAX_OFF_KM) return null
  return (
    <Alert
      type="warning"
      showIcon
      role="status"
      className="space-below"
      title={t('stores.far', { km: oneDecimal(off) })}
    />
  )
}

const LiveChecklist = ({ initial, show }: { initial: StoreInput; show: (field: keyof StoreInput) => void }) => {
  const form = AntForm.useFormInstance<StoreInput>()
  const values: StoreInput | undefined = AntForm.useWatch((all: StoreInput) => all, { form, preserve: true })
  return <Checklist of={values ?? initial} show={show} />
}

const Fields = ({ Field, show, row, initial }: FormApi<StoreInput> & { row: Store; initial: StoreInput }) => {
  const t = useT()
  const { hq } = useViewer()
  const { part } = useOpened()
  const asked = Object.keys(initial).find((key): key is keyof StoreInput => key === part)
  const lead = useEffectEvent(() => asked && show(asked))
  useEffect(() => {
    if (!asked) return undefined
    // The panel moves the focus to its first field meanwhile.
    const frame = requestAnimationFrame(lead)
    return () => cancelAnimationFrame(frame)
  }, [asked])
  const noHotline = (value: unknown, all: Partial<StoreInput>) =>
    isBlank(value) && isBlank(all.salesPhone) && isBlank(all.servicePhone) ? t('stores.phoneNeeded') : undefined
  const hoursCheck = (value: unknown) => {
    // The control returns hours.
    const fault = hoursFault(value as StoreInput['salesHours'])
    return fault && t(`stores.fault.${fault}`)
  }
  const fetches = isYes(row.transportCarStatus) || initial.services.includes(storeService.pickUp)
  const offered = storeService.options.flatMap(({ value }) =>
    value === storeService.pickUp && !fetches ? [] : [value],
  )
  return (
    <>
      <LiveChecklist initial={initial} show={show} />
      <Facts
        row={row}
        fields={[
          [
            store.dealerName,
            hq ? (
              <PermittedLink key="name" text={row.dealerName} path={DEALERS} query={{ keyword: row.dealerCode }} />
            ) : (
              <Words key="name">{plain(row.dealerName)}</Words>
            ),
          ],
          store.dealerCode,
          store.shopType,
          store.areaName,
          [store.region, <Words key="region">{placeText(row)}</Words>],
        ]}
      />
      <p className="quiet">{t('stores.fromDealer')}</p>
      <Field of={store.displayName} hint={t('stores.brandHint')} />
      <Field of={store.address} />
      <Field of={store.location} hint={t('stores.geoHint')} check={(value) => validatePoint(value, t)}>
        <GeoBox />
      </Field>
      <FarNote row={row} />
      <div className="two-columns">
        <Field of={store.salesPhone} check={noHotline} needs={[store.servicePhone]} />
        <Field of={store.servicePhone} />
        <Field of={store.rescuePhone} />
      </div>
      <Field of={reshaped(store.salesHours)} check={hoursCheck}>
        <HoursBox label={t(store.salesHours.label)} />
      </Field>
      <Field of={reshaped(store.serviceHours)} check={hoursCheck}>
        <HoursBox label={t(store.serviceHours.label)} />
      </Field>
      <Field of={store.images} hint={t('stores.imagesHint')}>
        <ImagesBox
          to={files.uploadBatch}
          drop={files.remove}
          max={MAX_IMAGES}
          limits={PICTURES}
          aspect={ASPECT}
          label={t(store.images.label)}
        />
      </Field>
      <Field of={store.video}>
        <VideoBox to={files.upload} drop={files.remove} limits={VIDEO} />
      </Field>
      <Field of={store.services} hint={fetches ? undefined : t('stores.noPickUp')}>
        <Choices field={store.services} allowed={offered} />
      </Field>
      <Field of={store.facilities}>
        <Choices field={store.facilities} />
      </Field>
      <Field of={store.introduction} />
    </>
  )
}

/**
 * Form of a store page beside its phone preview; in a panel over the list, or as the whole page for a dealer with one
 * store.
 */
export const StoreForm = ({ row, onClose }: { row: Store; onClose?: () => void }) => {
  const t = useT()
  const may = useMay()
  const { hq } = useViewer()
  const isMoved = useRef(false)
  const kept = useMemo(() => ({ ...row, id: row.dealerCode }), [row])
  const initial = useMemo(() => initialOf(row), [row])
  return (
    <FormScreen<StoreInput>
      name="store"
      row={kept}
      initial={initial}
      update={({ id, ...changed }, options) => {
        isMoved.current = changed.address !== undefined || changed.location !== undefined
        return stores.update({ dealerCode: id, ...changed }, options)
      }}
      read={({ id }, options) => stores.get({ dealerCode: id }, options)}
      onSaved={() => {
        notify('success', t(isMoved.current ? 'stores.savedMoved' : 'stores.saved'))
        return onClose ? onClose() : false
      }}
      phone={(values) => <StorePhone of={{ ...row, ...values, location: values.location ?? null }} />}
      panel={onClose && { title: nameOf(row), onClose }}
      readOnly={!may('stores.update')}
    >
      {(api) => (
        <>
          {hq && <Alert type="info" showIcon className="space-below" title={t('stores.onBehalf')} />}
          <Fields {...api} row={row} initial={initial} />
        </>
      )}
    </FormScreen>
  )
}
