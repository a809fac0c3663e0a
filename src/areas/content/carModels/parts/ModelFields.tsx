import * as files from '@/api/system/files'
import * as virtualCars from '@/api/content/virtualCars'
import * as carSeries from '@/api/system/carSeries'
import { Form as AntForm } from 'antd'
import { SeriesPicker } from '@/business/SeriesPicker'
import { virtualCar } from '@/entities/content/virtualCar'
import { AmountBox } from '@/kit/form/AmountBox'
import { Choice, type ControlProps, Flag, NumberBox } from '@/kit/form/controls'
import { type FormField, useLax } from '@/kit/form/Form'
import { ImageBox } from '@/kit/form/ImageBox'
import { ImagesBox } from '@/kit/form/ImagesBox'
import { VideoBox } from '@/kit/form/VideoBox'
import { isBlank } from '@/lib/given'
import { toCents } from '@/lib/money'
import { useT } from '@/locales'
import type { Values } from '../carValues'

const SERIES = { ...virtualCar.seriesName, key: 'seriesCode' } as const
const MAX_CENTS = 999_999_999
const COVER = [690, 388] as const
const VIDEO = { megabytes: 100, seconds: 180 }
const MB = 1024 * 1024

const SeriesBox = ({
  pick,
  onChange,
  ...box
}: ControlProps<string | string[] | undefined> & { label: string; pick: (code: string) => void }) => (
  <SeriesPicker
    {...box}
    onChange={(code) => {
      onChange?.(code)
      if (typeof code === 'string') pick(code)
    }}
  />
)

export const ModelFields = ({ Field, id }: { Field: FormField<Values>; id?: string }) => {
  const t = useT()
  const form = AntForm.useFormInstance<Values>()
  const validatePrice = (value: unknown) => {
    const cents = toCents(value)
    return !isBlank(value) && (cents === undefined || cents < 0 || cents > MAX_CENTS)
      ? t('carPages.priceRule')
      : undefined
  }
  const validateMax = (value: unknown, { minPrice }: Partial<Values>) => {
    const [from, to] = [toCents(minPrice), toCents(value)]
    return (
      validatePrice(value) ?? (from !== undefined && to !== undefined && to < from ? t('carPages.maxRule') : undefined)
    )
  }
  const validateName = async (value: unknown, { seriesCode }: Partial<Values>) => {
    if (typeof value !== 'string' || !seriesCode) return undefined
    const { records } = await virtualCars.list({ seriesCode, pageSize: 100 }, { quiet: true })
    return records.some((one) => one.id !== id && one.modelName === value.trim()) ? t('carPages.nameTaken') : undefined
  }
  const takeEnergy = async (seriesCode: unknown) => {
    const { records } = await carSeries.list({ sortField: 'sort', sortOrder: 'asc', pageSize: 500 }, { quiet: true })
    const found = records.find((one) => one.seriesCode === seriesCode)
    if (found) form.setFieldValue('energyType', found.energyType)
  }
  return (
    <div className="two-columns">
      <Field of={virtualCar.modelName} always check={validateName} needs={[SERIES]} />
      <Field of={SERIES} always>
        <SeriesBox label={t(SERIES.label)} pick={(code) => void takeEnergy(code).catch(() => {})} />
      </Field>
      <Field of={virtualCar.energyType} hint={t('carPages.energyHint')}>
        <Choice field={virtualCar.energyType} />
      </Field>
      <Field of={virtualCar.slogan} />
      <Field of={virtualCar.minPrice} check={validatePrice}>
        <AmountBox />
      </Field>
      <Field of={virtualCar.maxPrice} check={validateMax} needs={[virtualCar.minPrice]}>
        <AmountBox />
      </Field>
      <Field of={virtualCar.sort}>
        <NumberBox precision={0} min={0} max={9999} />
      </Field>
      <Field of={virtualCar.driveFlag}>
        <Flag />
      </Field>
      <Field of={virtualCar.orderFlag}>
        <Flag />
      </Field>
    </div>
  )
}

export const Media = ({ Field }: { Field: FormField<Values> }) => {
  const t = useT()
  const isLax = useLax()
  const validateImages = (value: unknown) =>
    !isLax() && (!Array.isArray(value) || value.length === 0) ? t('carPages.imagesRule') : undefined
  const validateUrl = (value: unknown) =>
    typeof value === 'string' && value.trim() && !/^https:\/\//i.test(value.trim())
      ? t('carPages.httpsOnly')
      : undefined
  return (
    <>
      <Field of={virtualCar.cover} hint={t('carPages.coverHint', { types: 'JPG/PNG', w: COVER[0], h: COVER[1] })}>
        <ImageBox to={files.upload} drop={files.remove} megabytes={1} size={COVER} />
      </Field>
      <Field of={virtualCar.images} required={false} check={validateImages} hint={t('carPages.imagesHint')}>
        <ImagesBox to={files.uploadBatch} drop={files.remove} max={9} label={t(virtualCar.images.label)} />
      </Field>
      <Field of={virtualCar.video}>
        <VideoBox
          to={files.upload}
          drop={files.remove}
          rule={{
            text: t('carPages.videoRule', VIDEO),
            fits: (info, file) =>
              file.size <= VIDEO.megabytes * MB && info.seconds <= VIDEO.seconds && info.width >= info.height,
          }}
        />
      </Field>
      <Field of={virtualCar.vrUrl} check={validateUrl} />
    </>
  )
}
