import { Skeleton } from 'antd'
import { useEffect, useState } from 'react'
import * as carGallery from '@/api/content/carGallery'
import { picScene } from '@/entities/content/carEnums'
import { type CarInfo, carInfo } from '@/entities/content/carInfo'
import { Failed, useLoad } from '@/kit/data/load'
import { Panel } from '@/kit/dialog/dialog'
import { useScreen } from '@/kit/page/screen'
import { PanelNav } from '@/kit/record/neighbours'
import { orDash } from '@/kit/show/Blank'
import { Facts } from '@/kit/show/Facts'
import { PhoneFrame } from '@/kit/show/PhoneFrame'
import { isPictureUrl, Picture, PictureFrame } from '@/kit/show/Picture'
import { WithPhone } from '@/kit/show/WithPhone'
import { optionName, useFormats } from '@/kit/show/format'
import { StatusTag } from '@/kit/show/kinds'
import { PhoneButton } from '@/kit/show/phoneParts'
import { useT } from '@/locales'
import { pictureFor } from '../inherit'
import { noteSeen } from './seen'

const CarChoicePhone = ({ row, picture }: { row: CarInfo; picture: string }) => {
  const t = useT()
  const { money } = useFormats()
  return (
    <PhoneFrame title={t('carPages.choiceTitle')} height={560}>
      <div className="phone-cars">
        <strong>{row.seriesName}</strong>
        <article className="phone-car">
          {isPictureUrl(picture) ? (
            <PictureFrame fit="contain" src={picture} alt={row.modelName} />
          ) : (
            <span className="car-outline" aria-hidden />
          )}
          <b>{row.modelName || row.modelCode}</b>
          <small>{[optionName(t, carInfo.energyType, row.energyType), row.range].filter(Boolean).join(' · ')}</small>
          <span className="phone-price">{row.guidePrice ? money(row.guidePrice) : t('carPages.priceLater')}</span>
          <small>{row.colorNames.join(' / ')}</small>
          <PhoneButton>{t('carPages.choose')}</PhoneButton>
        </article>
      </div>
    </PhoneFrame>
  )
}

const WIDTH = 1100
const ALL = 500

const Open = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const t = useT()
  const { data, error, retry } = useLoad(carGallery.listCars.query({ id }))
  const row = data?.records.find((one) => one.id === id)
  return (
    <Panel
      open
      width={WIDTH}
      title={
        row ? (
          <>
            {row.modelName || row.modelCode} <StatusTag field={carInfo.status} value={row.status} />
          </>
        ) : (
          t('carPages.view')
        )
      }
      extra={<PanelNav />}
      onClose={onClose}
    >
      {error ? (
        <Failed error={error} retry={retry} />
      ) : row ? (
        <Car key={row.id} row={row} />
      ) : data ? (
        t('carPages.missing')
      ) : (
        <Skeleton active />
      )}
    </Panel>
  )
}

const Car = ({ row }: { row: CarInfo }) => {
  const t = useT()
  const [chosen, choose] = useState(row.colorNames[0] ?? '')
  const pictures = useLoad(
    carGallery.listPictures.query({ seriesCodes: [row.seriesCode], pageSize: ALL }, { quiet: true }),
  )
  useEffect(() => noteSeen(row), [row])
  const pictureOf = (colorName: string): string =>
    pictureFor(pictures.data?.records ?? [], { ...row, colorName }, picScene.myCar)?.setting.cover || row.cover
  return (
    <WithPhone phone={<CarChoicePhone row={row} picture={pictureOf(chosen)} />}>
      <h3 className="section-title">{t('carPages.byColor')}</h3>
      {pictures.error && <Failed compact error={pictures.error} retry={pictures.retry} />}
      <ul className="car-paints" aria-label={t('carPages.byColor')}>
        {row.colorNames.map((colorName) => (
          <li key={colorName}>
            <Picture src={pictureOf(colorName)} alt={colorName} width={150} height={84} fit="contain" />
            <button
              type="button"
              className="cell-link"
              aria-pressed={colorName === chosen}
              onClick={() => choose(colorName)}
            >
              {orDash(colorName)}
            </button>
          </li>
        ))}
      </ul>
      <Facts
        row={row}
        fields={[
          {
            title: 'carPages.data',
            facts: [
              carInfo.modelCode,
              carInfo.seriesName,
              carInfo.yearModel,
              carInfo.energyType,
              carInfo.guidePrice,
              carInfo.seatCount,
              carInfo.range,
              carInfo.colorNames,
            ],
          },
          {
            title: 'carPages.shelf',
            facts: [carInfo.places, carInfo.shelfTime, carInfo.syncTime, carInfo.updateBy],
          },
        ]}
      />
    </WithPhone>
  )
}

export const CarDrawer = () => {
  const { query, setQuery } = useScreen()
  const id = query.get('record')
  return id ? <Open id={id} onClose={() => setQuery({ record: undefined })} /> : null
}
