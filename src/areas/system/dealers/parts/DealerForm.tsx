import { Form as AntForm, type FormInstance, Select } from 'antd'
import { useEffect, useState } from 'react'
import * as dealers from '@/api/system/dealers'
import * as files from '@/api/system/files'
import * as organisation from '@/api/system/organisation'
import { PlaceBox } from '@/business/PlaceBox'
import type { Viewer } from '@/business/viewer'
import { is } from '@/entities/field'
import { type Dealer, dealer } from '@/entities/shared/dealer'
import { shopType } from '@/entities/shared/enums'
import { type GeoPoint, type Place, placeOf } from '@/entities/shared/place'
import { useLoad } from '@/kit/data/load'
import { ConfirmDialog } from '@/kit/dialog/ConfirmDialog'
import type { FormField } from '@/kit/form/Form'
import { FormPanel } from '@/kit/form/FormPanel'
import { ImagesBox } from '@/kit/form/ImagesBox'
import type { ControlProps } from '@/kit/form/controls'
import { BY_LABEL } from '@/kit/form/search'
import { GeoBox, validatePoint } from '@/kit/map/GeoBox'
import { optionsOf } from '@/lib/options'
import { formatTime } from '@/lib/time'
import { useT } from '@/locales'
import { GroupSelect } from './GroupSelect'

/** Sales area of a dealer. The area of its city is the default; another one requires confirmation. */
const AreaSelect = ({ id, value, onChange, disabled, proposed }: ControlProps<string> & { proposed?: string }) => {
  const t = useT()
  const [asked, setAsked] = useState<string>()
  const { data, error } = useLoad(organisation.listAreaNames.query())
  const label = t(dealer.areaName.label)
  return (
    <>
      <Select
        id={id}
        value={value || undefined}
        disabled={disabled}
        status={error ? 'warning' : undefined}
        showSearch={BY_LABEL}
        placeholder={label}
        options={optionsOf(
          data,
          ({ areaName }) => areaName,
          ({ areaName }) => areaName,
        )}
        onChange={(area: string) => (proposed && area !== proposed ? setAsked(area) : onChange?.(area))}
      />
      <ConfirmDialog
        question={asked ? { title: t('dealers.askArea', { area: proposed }) } : undefined}
        busy={false}
        onCancel={() => setAsked(undefined)}
        onOk={() => {
          if (asked) onChange?.(asked)
          setAsked(undefined)
        }}
      />
    </>
  )
}

interface Values {
  dealerName: string
  shortName: string
  shopType: Dealer['shopType']
  groupCode: string
  areaName: string
  region?: Place
  address: string
  location?: GeoPoint
  salesPhone: string
  servicePhone: string
  contactName: string
  contactPhone: string
  openDate?: string
  images: string[]
}

const contacts = (row: Dealer) => {
  const { salesPhone, servicePhone, contactName, contactPhone, images } = row
  return { salesPhone, servicePhone, contactName, contactPhone, images: images ?? [] }
}
const all = (row: Dealer): Values => {
  const { dealerName, shortName, shopType: type, groupCode, areaName, address, location, openDate } = row
  return {
    dealerName,
    shortName,
    shopType: type,
    groupCode,
    areaName,
    region: placeOf(row),
    address,
    location,
    openDate,
    ...contacts(row),
  }
}
const SHOPS = [shopType.dealership, shopType.showroom, shopType.brandOwned, shopType.service]

/** Form of a dealer; a dealer or group edits only hotlines, contact and photos of its own. */
export const DealerForm = ({ row, viewer, onClose }: { row: Dealer; viewer: Viewer; onClose: () => void }) => {
  const t = useT()
  const save = ({ region, ...values }: Partial<Values>) => dealers.updateFirst({ id: row.id, ...values, ...region })
  return (
    <FormPanel
      open
      name={`dealer.edit.${row.id}`}
      title={t('dealers.editOf', { name: row.dealerName })}
      initial={viewer.head ? all(row) : contacts(row)}
      save={save}
      done={t('dealers.saved')}
      onClose={onClose}
    >
      {({ Field, form, busy }) => (
        <>
          <p className="quiet">
            {t(dealer.dealerCode.label)} <strong className="digits">{row.dealerCode}</strong>
          </p>
          {viewer.head && <MasterFields Field={Field} form={form} row={row} saves={busy} />}
          <h3 className="section-title">{t('dealers.contactPart')}</h3>
          <div className="two-columns">
            <Field of={dealer.salesPhone} />
            <Field of={dealer.servicePhone} />
            <Field of={dealer.contactName} />
            <Field of={dealer.contactPhone} />
          </div>
          <Field of={dealer.images} hint={t('dealers.imagesHint')}>
            <ImagesBox to={files.uploadBatch} drop={files.remove} label={t(dealer.images.label)} />
          </Field>
        </>
      )}
    </FormPanel>
  )
}

const MasterFields = ({
  Field,
  form,
  row,
  saves,
}: {
  Field: FormField<Values>
  form: FormInstance<Partial<Values>>
  row: Dealer
  /** True while saving; nothing is then reloaded for a panel that will close. */
  saves: boolean
}) => {
  const t = useT()
  const region = AntForm.useWatch('region', form)
  const provinceCode = region?.provinceCode ?? ''
  const { data: cities } = useLoad(organisation.listCities.query({ provinceCode }, { quiet: true }), {
    enabled: provinceCode !== '' && !saves,
  })
  const proposed = cities?.find(({ code }) => code === region?.cityCode)?.areaName || undefined
  const moved = region !== undefined && region.cityCode !== row.cityCode
  useEffect(() => {
    if (moved && proposed) form.setFieldValue('areaName', proposed)
  }, [moved, proposed, form])
  return (
    <>
      <h3 className="section-title">{t('dealers.masterPart')}</h3>
      <div className="two-columns">
        <Field of={dealer.dealerName} />
        <Field of={dealer.shortName} />
        <Field of={dealer.shopType} required>
          <Select
            options={shopType.options
              .filter(({ value }) => is(value, ...SHOPS))
              .map((option) => ({ value: option.value, label: t(option.label) }))}
          />
        </Field>
        <Field of={dealer.groupCode}>
          <GroupSelect known={row.groupName} placeholder={t(dealer.groupCode.label)} />
        </Field>
        <Field of={dealer.region}>
          <PlaceBox placeholder={t(dealer.region.label)} />
        </Field>
        <Field of={dealer.areaName}>
          <AreaSelect proposed={proposed} />
        </Field>
      </div>
      <Field of={dealer.address} />
      <Field of={dealer.location} hint={t('geo.hint')} check={(value) => validatePoint(value, t)}>
        <GeoBox />
      </Field>
      <Field
        of={dealer.openDate}
        check={(value) =>
          typeof value === 'string' && value > formatTime(Date.now(), 'YYYY-MM-DD') ? t('dealers.openAhead') : undefined
        }
      />
    </>
  )
}
