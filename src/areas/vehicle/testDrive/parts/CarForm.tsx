import { AutoComplete, Form as AntForm } from 'antd'
import { useEffect } from 'react'
import * as carSeries from '@/api/system/carSeries'
import * as files from '@/api/system/files'
import * as testDrive from '@/api/vehicle/testDrive'
import { plateIn } from '@/business/plateFilter'
import { uploadEach } from '@/business/uploadEach'
import { is } from '@/entities/field'
import { type DriveCar, driveCar } from '@/entities/vehicle/driveCar'
import { driveCarStatus } from '@/entities/vehicle/driveCarEnums'
import { daysLeft, hasPastPaper, isDrivePlate } from '@/entities/vehicle/driveCarRules'
import { useLoad } from '@/kit/data/load'
import { CallSelect } from '@/kit/form/CallSelect'
import { CleanedBox, type ControlProps } from '@/kit/form/controls'
import type { FormField } from '@/kit/form/Form'
import { FormPanel } from '@/kit/form/FormPanel'
import { ImageBox } from '@/kit/form/ImageBox'
import { ImagesBox } from '@/kit/form/ImagesBox'
import { plain } from '@/kit/show/format'
import { changesOf } from '@/lib/changes'
import { isVin, isVinShaped } from '@/lib/checkDigits'
import { numberIn } from '@/lib/counts'
import { isBlank } from '@/lib/given'
import { pick } from '@/lib/pick'
import { useT } from '@/locales'
import { nameOf } from './carCells'

type CarForm = Omit<testDrive.CarInput, 'dealerCode'>

const MEGABYTES = 5
const RATIO = 4 / 3
const SERIES = carSeries.list.query(
  { driveFlag: 1, sortField: 'sort', sortOrder: 'asc', pageNo: 1, pageSize: 500 },
  { quiet: true },
)

export const CapitalsBox = (props: ControlProps<string> & { maxLength?: number }) => (
  <CleanedBox {...props} className="digits" clean={plateIn} />
)
/** Picture of a car, cropped to the shape that customers see. */
export const CarPictureBox = (props: ControlProps<string>) => (
  <ImageBox {...props} to={files.upload} drop={files.remove} megabytes={MEGABYTES} aspect={RATIO} />
)
export const LicenceBox = ({ value, onChange, ...rest }: ControlProps<string>) => {
  const t = useT()
  return (
    <ImagesBox
      {...rest}
      label={t(driveCar.licenseImage.label)}
      to={uploadEach}
      drop={files.remove}
      max={1}
      value={value ? [value] : []}
      onChange={(urls) => onChange?.(urls?.[0] ?? '')}
    />
  )
}

export const usePlateCheck = () => {
  const t = useT()
  const { data } = useLoad(SERIES)
  return (value: unknown, seriesCode: unknown): string | undefined => {
    const energy = data?.records.find((one) => one.seriesCode === plain(seriesCode))?.energyType
    return isBlank(value) || isDrivePlate(plain(value).trim(), energy) ? undefined : t('testDrive.badPlate')
  }
}

/** Fields of a car; the identity of an approved car is fixed. */
const Fields = ({ Field, row }: { Field: FormField<CarForm>; row?: DriveCar }) => {
  const t = useT()
  const form = AntForm.useFormInstance<CarForm>()
  const checkPlate = usePlateCheck()
  const { data } = useLoad(SERIES)
  const code: unknown = AntForm.useWatch(driveCar.seriesCode.key, form)
  const series = data?.records.find(({ seriesCode }) => seriesCode === code)
  const models = series?.modelNames ?? []
  const isFixed = row !== undefined && !is(row.carStatus, driveCarStatus.registering)
  const last = numberIn(row?.mileage)
  const isOnly = models.length === 1
  useEffect(() => {
    if (isOnly && isBlank(form.getFieldValue(driveCar.modelName.key)))
      form.setFieldValue(driveCar.modelName.key, models[0])
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each series that is chosen
  }, [code, isOnly])
  return (
    <>
      <div className="two-columns">
        <Field of={driveCar.seriesCode} disabled={isFixed} clears={[driveCar.modelName]}>
          <CallSelect
            of={SERIES}
            choice={({ seriesCode, seriesName }) => ({ value: seriesCode, label: plain(seriesName) || seriesCode })}
            known={row ? [{ value: row.seriesCode, label: plain(row.seriesName) }] : []}
            label={t(driveCar.seriesCode.label)}
          />
        </Field>
        <Field of={driveCar.modelName}>
          <AutoComplete
            options={models.map((value) => ({ value }))}
            showSearch={{ filterOption: true }}
            placeholder={t('testDrive.modelHint')}
          />
        </Field>
        <Field
          of={driveCar.vin}
          disabled={isFixed}
          hint={t('testDrive.vinHint')}
          check={(value) =>
            isBlank(value) || isVin(plain(value).trim())
              ? undefined
              : t(isVinShaped(plain(value).trim()) ? 'testDrive.vinSum' : 'testDrive.vinShape')
          }
        >
          <CapitalsBox maxLength={17} />
        </Field>
        {!row && (
          <Field
            of={driveCar.plate}
            hint={t('testDrive.plateHint')}
            needs={[driveCar.seriesCode]}
            check={(value, all) => checkPlate(value, all.seriesCode)}
          >
            <CapitalsBox />
          </Field>
        )}
        <Field of={driveCar.carUse} />
        <Field
          of={driveCar.registerDate}
          check={(value) => ((daysLeft(value) ?? 0) > 0 ? t('testDrive.future') : undefined)}
        />
        <Field
          of={driveCar.mileage}
          check={(value) => {
            const now = numberIn(value)
            return now !== null && last !== null && now < last ? t('testDrive.mileageLess') : undefined
          }}
        />
        <Field of={driveCar.inspectEnd} />
        <Field of={driveCar.insuranceEnd} />
      </div>
      {!row && (
        <div className="two-columns">
          <Field of={driveCar.picture} hint={t('testDrive.pictureHint', { size: MEGABYTES })}>
            <CarPictureBox />
          </Field>
          <Field of={driveCar.licenseImage} hint={t('testDrive.licenceHint', { size: MEGABYTES })}>
            <LicenceBox />
          </Field>
        </div>
      )}
    </>
  )
}

const initialOf = (row: DriveCar): CarForm => ({
  ...pick(row, 'seriesCode', 'modelName', 'vin', 'carUse', 'registerDate', 'inspectEnd', 'insuranceEnd'),
  mileage: numberIn(row.mileage) ?? undefined,
})

export const CarFormPanel = ({ row, dealer, onClose }: { row?: DriveCar; dealer?: string; onClose: () => void }) => {
  const t = useT()
  const initial = row ? initialOf(row) : {}
  return (
    <FormPanel<CarForm>
      open
      keepsDraft
      name={`driveCar.${row?.id ?? 'new'}`}
      title={row ? `${t('kit.edit')} · ${nameOf(row)}` : t('testDrive.newCar')}
      initial={initial}
      ask={(values) => (hasPastPaper(values) ? { title: t('testDrive.pastPaperAsk') } : undefined)}
      save={(values) =>
        row
          ? testDrive.updateCar({ id: row.id, ...changesOf(initial, values) })
          : testDrive.createCar({ ...values, ...(dealer && { dealerCode: dealer }) })
      }
      saveText={row ? undefined : t('testDrive.register')}
      done={t(row ? 'testDrive.saved' : 'testDrive.registered')}
      onClose={onClose}
    >
      {({ Field }) => <Fields Field={Field} row={row} />}
    </FormPanel>
  )
}
