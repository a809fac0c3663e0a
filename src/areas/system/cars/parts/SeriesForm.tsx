import { Result, Select, Skeleton } from 'antd'
import * as carSeriesCalls from '@/api/system/carSeries'
import * as files from '@/api/system/files'
import { findById } from '@/api/findById'
import { is } from '@/entities/field'
import { type CarSeries, carSeries } from '@/entities/shared/carSeries'
import { saleStatus } from '@/entities/shared/enums'
import { Panel } from '@/kit/dialog/dialog'
import { type ControlProps, NumberBox } from '@/kit/form/controls'
import { FormPanel } from '@/kit/form/FormPanel'
import { ImageBox } from '@/kit/form/ImageBox'
import { Failed, useFresh, useLoad } from '@/kit/data/load'
import { changesOf } from '@/lib/changes'
import { isBlank } from '@/lib/given'
import { toCents } from '@/lib/money'
import { optionsOf } from '@/lib/options'
import { useLanguage, useT } from '@/locales'
import { ModelNames } from './ModelNames'

const MAX_CENTS = 999_999_999
const MAX_MODELS = 50

const isPrice = (value: unknown) => {
  const cents = toCents(value)
  return cents !== undefined && cents >= 0 && cents <= MAX_CENTS && !/\.\d{3}/.test(String(value))
}
const Amount = ({ id, value, onChange }: ControlProps<string | null | undefined>) => {
  // As in the money formatter: in Japanese ¥ means yen.
  const sign = useLanguage() === 'ja' ? { suffix: '元' } : { prefix: '¥' }
  return (
    <NumberBox<string>
      id={id}
      value={value}
      onChange={onChange}
      stringMode
      controls={false}
      {...sign}
      className="full-width"
    />
  )
}

/** Returns the editable fields for the request, null for cleared ones. */
const inputOf = (values: Partial<CarSeries>): carSeriesCalls.SeriesInput => ({
  brandCode: values.brandCode,
  seriesName: values.seriesName,
  energyType: values.energyType,
  bodyType: values.bodyType ?? null,
  launchDate: values.launchDate || null,
  minPrice: isBlank(values.minPrice) ? null : String(values.minPrice),
  maxPrice: isBlank(values.maxPrice) ? null : String(values.maxPrice),
  modelNames: values.modelNames ?? [],
  cover: values.cover,
  clueFlag: values.clueFlag ?? 0,
  driveFlag: values.driveFlag ?? 0,
  sort: values.sort ?? 0,
})

export const SeriesForm = ({ id, onClose }: { id: string | undefined; onClose: () => void }) => {
  const t = useT()
  const load = useFresh(findById(carSeriesCalls.list, { id }), { enabled: id !== undefined })
  if (id === undefined)
    return <OpenForm initial={{ clueFlag: 0, driveFlag: 0, sort: 0, modelNames: [] }} onClose={onClose} />
  if (load.data) return <OpenForm key={id} initial={load.data} onClose={onClose} />
  return (
    <Panel open title={t('cars.editTitle')} onClose={onClose}>
      {load.error ? (
        <Failed error={load.error} retry={load.retry} />
      ) : load.ready ? (
        <Result status="404" title={t('cars.notFound')} />
      ) : (
        <Skeleton active />
      )}
    </Panel>
  )
}

const OpenForm = ({ initial, onClose }: { initial: Partial<CarSeries>; onClose: () => void }) => {
  const t = useT()
  const { id } = initial
  const isComing = isBlank(initial.status) || is(initial.status, saleStatus.coming)
  const brands = useLoad(carSeriesCalls.listBrands.query(undefined, { quiet: true }))
  const price = (value: unknown) => (isBlank(value) || isPrice(value) ? undefined : t('cars.priceLimits'))
  return (
    <FormPanel
      open
      title={t(id ? 'cars.editTitle' : 'cars.new')}
      name={`carSeries:${id ?? 'new'}`}
      initial={initial}
      save={(values) =>
        id
          ? carSeriesCalls.update({ ...changesOf(inputOf(initial), inputOf(values)), id })
          : carSeriesCalls.create({ ...inputOf(values), seriesCode: values.seriesCode })
      }
      done={t('cars.saved')}
      onClose={onClose}
    >
      {({ Field }) => (
        <>
          <h3 className="section-title">{t('cars.basic')}</h3>
          <div className="two-columns">
            <Field of={carSeries.brandCode}>
              <Select
                options={optionsOf(
                  brands.data,
                  ({ brandCode }) => brandCode,
                  ({ brandName }) => brandName,
                )}
                loading={brands.loading}
                notFoundContent={brands.error && <Failed compact error={brands.error} retry={brands.retry} />}
                placeholder={t(carSeries.brandCode.label)}
              />
            </Field>
            <Field of={carSeries.seriesName} />
            <Field of={carSeries.seriesCode} disabled={id !== undefined} />
            <Field of={carSeries.energyType} />
            <Field of={carSeries.bodyType} />
            <Field of={carSeries.launchDate} />
          </div>
          <h3 className="section-title">{t('cars.priceAndModels')}</h3>
          <div className="two-columns">
            <Field of={carSeries.minPrice} check={price}>
              <Amount />
            </Field>
            <Field
              of={carSeries.maxPrice}
              needs={[carSeries.minPrice]}
              check={(value, all) => {
                const low = toCents(all.minPrice)
                const high = toCents(value)
                return (
                  price(value) ??
                  (low !== undefined && high !== undefined && high < low ? t('cars.priceOrder') : undefined)
                )
              }}
            >
              <Amount />
            </Field>
          </div>
          <Field
            of={{ ...carSeries.modelNames, max: undefined }}
            check={(value) => {
              const names = Array.isArray(value) ? value.map(String) : []
              if (names.length > MAX_MODELS) return t('cars.modelTooMany')
              return names.some((name) => [...name].length > (carSeries.modelNames.max ?? 0))
                ? t('cars.modelTooLong')
                : undefined
            }}
          >
            <ModelNames />
          </Field>
          <h3 className="section-title">{t('cars.showing')}</h3>
          <Field of={carSeries.cover} hint={t('cars.coverHint')}>
            <ImageBox to={files.upload} drop={files.remove} aspect={4 / 3} />
          </Field>
          <div className="two-columns">
            <Field of={carSeries.clueFlag} />
            <Field of={carSeries.driveFlag} disabled={isComing} hint={isComing ? t('cars.comingNoDrive') : undefined} />
            <Field of={carSeries.sort} />
          </div>
        </>
      )}
    </FormPanel>
  )
}
