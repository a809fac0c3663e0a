import { Image, Space } from 'antd'
import { Fragment } from 'react'
import { picksendLeg as leg, type PicksendLeg } from '@/entities/vehicle/picksendOrder'
import { DASH, optionName, useFormats } from '@/kit/show/format'
import { Blank } from '@/kit/show/Blank'
import { Mark } from '@/kit/show/kinds'
import { Picture, Pictures } from '@/kit/show/Picture'
import { Figures } from '@/kit/show/Figures'
import { useT } from '@/locales'
import { comparisonOf, lacksPhotos } from '../picksendRules'

const WIDTH = 240
const HEIGHT = 150

export const CheckPhotos = ({ legs, minPhotos }: { legs: readonly PicksendLeg[]; minPhotos: unknown }) => {
  const t = useT()
  const { number, percent } = useFormats()
  const all = comparisonOf(legs)
  const sides = legs.slice(0, 2)
  const positions = Math.max(...sides.map(({ images }) => images.length))
  const headOf = (one: PicksendLeg) => (
    <Space wrap size={4}>
      <b>{optionName(t, leg.legType, one.legType)}</b>
      {lacksPhotos(one, minPhotos) && <Mark tone="warning">{t('picksends.fewPhotos')}</Mark>}
    </Space>
  )
  const signed = (value: number | null | undefined, words: (value: number) => string) =>
    value === null || value === undefined ? DASH : `${value > 0 ? '+' : ''}${words(value)}`
  return (
    <>
      <Figures
        label={t('picksends.differences')}
        figures={[
          {
            label: t('picksends.mileageDifference'),
            value: signed(all?.mileage, number),
            note: all?.isOdd ? <Mark tone="warning">{t('picksends.oddMileage')}</Mark> : undefined,
          },
          { label: t('picksends.driven'), value: all?.driven === null || !all ? DASH : number(all.driven) },
          { label: t('picksends.energyDifference'), value: signed(all?.energy, (value) => percent(value, 0)) },
        ]}
      />
      {legs.length === 1 ? (
        legs.map((one) => (
          <div key={one.id} className="picksend-leg">
            {headOf(one)}
            <Pictures urls={one.images} width={WIDTH} height={HEIGHT} />
          </div>
        ))
      ) : (
        <div className="picksend-photos">
          <span />
          {sides.map((one, side) => (
            <Fragment key={side}>{headOf(one)}</Fragment>
          ))}
          <Image.PreviewGroup>
            {Array.from({ length: positions }, (_, at) => (
              <Fragment key={at}>
                <span className="quiet digits">{at + 1}</span>
                {sides.map((one, side) => {
                  const src = one.images[at]
                  const alt = `${optionName(t, leg.legType, one.legType)} ${at + 1}`
                  return src ? (
                    <Picture key={side} src={src} alt={alt} width={WIDTH} height={HEIGHT} />
                  ) : (
                    <Blank key={side} />
                  )
                })}
              </Fragment>
            ))}
          </Image.PreviewGroup>
        </div>
      )}
    </>
  )
}
