import { Alert, Form as AntForm, type FormInstance, Input } from 'antd'
import * as dealers from '@/api/system/dealers'
import * as files from '@/api/system/files'
import { PlaceBox } from '@/business/PlaceBox'
import type { Viewer } from '@/business/viewer'
import { is } from '@/entities/field'
import type { Dealer } from '@/entities/shared/dealer'
import { auditStatus, dealerType } from '@/entities/shared/enums'
import { type GeoPoint, kilometres, type Place, placeOf } from '@/entities/shared/place'
import { type SecondDealer, secondDealer } from '@/entities/shared/secondDealer'
import { derived, useLoad } from '@/kit/data/load'
import { FileBox } from '@/kit/form/FileBox'
import type { FormField } from '@/kit/form/Form'
import { FormPanel } from '@/kit/form/FormPanel'
import { ImagesBox } from '@/kit/form/ImagesBox'
import { RemoteSelect } from '@/kit/form/RemoteSelect'
import type { ControlProps } from '@/kit/form/controls'
import { GeoBox, type TypedPoint, validatePoint } from '@/kit/map/GeoBox'
import { useFormats } from '@/kit/show/format'
import { useT } from '@/locales'

const choices = (rows: readonly Dealer[]) =>
  rows.map((row) => ({ value: row.dealerCode, label: `${row.dealerCode} ${row.dealerName}` }))

/** First-level dealer of an outlet: those of its city come first, others are found by code or name. */
const ParentSelect = ({
  cityName,
  known,
  ...rest
}: Omit<ControlProps<string>, 'onChange'> & {
  onChange?: (code: string) => void
  cityName?: string
  known?: Dealer
  placeholder?: string
}) => {
  const ask = (keyword: string) => {
    const asked =
      cityName && !keyword
        ? dealers.selectByCityName.query({ cityName })
        : dealers.selectDealers.query({ keyword: keyword || undefined, dealerType: dealerType.dealer })
    return derived(asked, 'choices', choices)
  }
  return (
    <RemoteSelect
      {...rest}
      value={rest.value || undefined}
      ask={ask}
      known={known ? choices([known]) : []}
      onChange={(code) => rest.onChange?.(typeof code === 'string' ? code : '')}
    />
  )
}

interface Values {
  region?: Place
  parentDealerCode: string
  dealerName: string
  storeType?: SecondDealer['storeType']
  address: string
  location?: GeoPoint
  contactName: string
  contactPhone: string
  openDate?: string
  license: string
  images: string[]
}

const FAR = 200

const valuesOf = (row: SecondDealer): Values => {
  const {
    parentDealerCode,
    dealerName,
    storeType,
    address,
    location,
    contactName,
    contactPhone,
    openDate,
    license,
    images,
  } = row
  return {
    region: placeOf(row),
    parentDealerCode,
    dealerName,
    storeType,
    address,
    location,
    contactName,
    contactPhone,
    openDate: openDate || undefined,
    license,
    images,
  }
}

/**
 * Form to apply for an outlet, correct a rejected one or edit an approved one. Changes of name, region, address and
 * licence of an approved one require approval again.
 */
export const SecondForm = ({ row, viewer, onClose }: { row?: SecondDealer; viewer: Viewer; onClose: () => void }) => {
  const t = useT()
  const rejected = is(row?.auditStatus, auditStatus.rejected)
  const save = ({ region, parentDealerCode, ...values }: Values) =>
    row
      ? dealers.updateSecond([{ id: row.id, ...values, ...region }])
      : dealers.createSecond({ parentDealerCode, ...values, ...region })
  return (
    <FormPanel
      open
      name={`second.${row?.id ?? 'new'}`}
      title={
        row
          ? t(rejected ? 'subDealers.correctOf' : 'subDealers.editOf', { name: row.dealerName })
          : t('subDealers.apply')
      }
      initial={
        row ? valuesOf(row) : { parentDealerCode: viewer.dealer ? viewer.dealerCode : '', license: '', images: [] }
      }
      save={save}
      saveText={row && !rejected ? undefined : t(rejected ? 'subDealers.sendAgain' : 'subDealers.send')}
      done={t(row && !rejected ? 'subDealers.saved' : 'subDealers.sent')}
      onClose={onClose}
    >
      {({ Field, form }) => (
        <>
          {rejected && row?.auditRemark && (
            <Alert
              type="error"
              showIcon
              title={t('subDealers.rejectedFor', { opinion: row.auditRemark })}
              className="space-below"
            />
          )}
          {row && !rejected && <Alert type="info" showIcon title={t('subDealers.editNote')} className="space-below" />}
          <Fields Field={Field} form={form} fixed={row !== undefined || viewer.dealer} />
        </>
      )}
    </FormPanel>
  )
}

const Fields = ({ Field, form, fixed }: { Field: FormField<Values>; form: FormInstance<Values>; fixed: boolean }) => {
  const t = useT()
  const { number } = useFormats()
  const region = AntForm.useWatch('region', form)
  const code = AntForm.useWatch('parentDealerCode', form) ?? ''
  const point: TypedPoint | undefined = AntForm.useWatch('location', form)
  const { data } = useLoad(dealers.selectDealers.query({ codes: [code] }, { quiet: true }), {
    enabled: code !== '',
    keep: false,
  })
  const parent = data?.find(({ dealerCode }) => dealerCode === code)
  const { longitude, latitude } = point ?? {}
  const km =
    parent?.location && longitude !== undefined && latitude !== undefined
      ? kilometres(parent.location, { longitude, latitude })
      : undefined
  return (
    <>
      <div className="two-columns">
        <Field of={secondDealer.region}>
          <PlaceBox placeholder={t(secondDealer.region.label)} />
        </Field>
        <Field of={secondDealer.parentDealerCode}>
          {fixed ? (
            <OwnParent name={parent?.dealerName} />
          ) : (
            <ParentSelect
              cityName={region?.cityName}
              known={parent}
              placeholder={t(secondDealer.parentDealerCode.label)}
            />
          )}
        </Field>
        <Field of={secondDealer.dealerName} />
        <Field of={secondDealer.storeType} />
      </div>
      <Field of={secondDealer.address} />
      <Field of={secondDealer.location} hint={t('geo.hint')} check={(value) => validatePoint(value, t)}>
        <GeoBox />
      </Field>
      <AntForm.Item
        label={t(secondDealer.distanceKm.label)}
        validateStatus={km !== undefined && km > FAR ? 'warning' : undefined}
        help={km !== undefined && km > FAR ? t('subDealers.far', { km: FAR }) : undefined}
      >
        <Input
          readOnly
          value={km === undefined ? '' : number(km)}
          aria-label={t(secondDealer.distanceKm.label)}
          style={{ width: 160 }}
        />
      </AntForm.Item>
      <div className="two-columns">
        <Field of={secondDealer.contactName} />
        <Field of={secondDealer.contactPhone} />
        <Field of={secondDealer.openDate} />
      </div>
      <Field of={secondDealer.license} hint={t('companies.licenseHint')}>
        <FileBox to={files.upload} drop={files.remove} label={t(secondDealer.license.label)} />
      </Field>
      <Field of={secondDealer.images} hint={t('subDealers.imagesHint')}>
        <ImagesBox to={files.uploadBatch} drop={files.remove} label={t(secondDealer.images.label)} />
      </Field>
    </>
  )
}

const OwnParent = ({ id, value, name }: { id?: string; value?: string; name?: string }) => (
  <Input id={id} readOnly value={name ? `${value} ${name}` : (value ?? '')} />
)
