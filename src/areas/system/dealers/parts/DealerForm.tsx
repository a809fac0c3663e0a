import { Form as AntForm, Select } from 'antd'
import type { FormInstance } from 'antd'
import { useEffect } from 'react'
import * as dealers from '@/api/dealers'
import * as files from '@/api/files'
import * as organisation from '@/api/organisation'
import { PlaceBox } from '@/business/PlaceBox'
import { type Dealer, dealer } from '@/entities/shared/dealer'
import { shopType } from '@/entities/shared/enums'
import { type GeoPoint, type Place, placeOf } from '@/entities/shared/place'
import { Field } from '@/kit/form/Form'
import { FormPanel } from '@/kit/form/FormPanel'
import { GeoBox, pointFault } from '@/kit/form/GeoBox'
import { ImagesBox } from '@/kit/form/ImagesBox'
import { useLoad } from '@/kit/load'
import { formatTime } from '@/lib/time'
import { useT } from '@/locales'
import { AreaSelect } from './AreaSelect'
import { GroupSelect } from './GroupSelect'
import type { Who } from './who'

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
  return { dealerName, shortName, shopType: type, groupCode, areaName, region: placeOf(row), address, location, openDate, ...contacts(row) }
}
/** A dealer of the first level is one of these. */
const SHOPS = [1, 2, 4, 6]

/** Edits a dealer; a dealer or group edits only hotlines, contact and photos of its own. */
export const DealerForm = ({ row, who, onClose }: { row: Dealer; who: Who; onClose: () => void }) => {
  const t = useT()
  const save = ({ region, ...values }: Partial<Values>) => dealers.updateFirst({ id: row.id, ...values, ...region })
  return (
    <FormPanel<Partial<Values>>
      open
      name={`dealer.edit.${row.id}`}
      title={t('dealers.editOf', { name: row.dealerName })}
      initial={who.head ? all(row) : contacts(row)}
      save={save}
      done={t('dealers.saved')}
      onClose={onClose}
    >
      {({ form }) => (
        <>
          <p className="quiet">
            {t(dealer.dealerCode.label)} <strong className="digits">{row.dealerCode}</strong>
          </p>
          {who.head && <MasterFields form={form} row={row} />}
          <h3 className="section-title">{t('dealers.contactPart')}</h3>
          <div className="two-columns">
            <Field of={dealer.salesPhone} />
            <Field of={dealer.servicePhone} />
            <Field of={dealer.contactName} />
            <Field of={dealer.contactPhone} />
          </div>
          <Field of={dealer.images} hint={t('dealers.imagesHint')}>
            <ImagesBox to={files.uploadBatch} drop={(file) => files.remove(file, { quiet: true })} label={t(dealer.images.label)} />
          </Field>
        </>
      )}
    </FormPanel>
  )
}

/** What only headquarters edits: name, kind, group, place and position. */
const MasterFields = ({ form, row }: { form: FormInstance<Partial<Values>>; row: Dealer }) => {
  const t = useT()
  const region = AntForm.useWatch('region', form)
  const provinceCode = region?.provinceCode ?? ''
  const { data: cities } = useLoad(organisation.listCities.query({ provinceCode }, { quiet: true }), { enabled: provinceCode !== '' })
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
            options={shopType.options.filter(({ value }) => SHOPS.includes(Number(value))).map((option) => ({ value: option.value, label: t(option.label) }))}
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
      <Field of={dealer.location} hint={t('geo.hint')} check={(value) => pointFault(value, t)}>
        <GeoBox />
      </Field>
      <Field
        of={dealer.openDate}
        check={(value) => (typeof value === 'string' && value > formatTime(Date.now(), 'YYYY-MM-DD') ? t('dealers.openAhead') : undefined)}
      />
    </>
  )
}
