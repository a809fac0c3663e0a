import { useState } from 'react'
import { colorType } from '@/entities/content/carEnums'
import type { VirtualCar } from '@/entities/content/virtualCar'
import { virtualCar } from '@/entities/content/virtualCar'
import { is, isYes } from '@/entities/field'
import { plain } from '@/kit/show/format'
import { PhoneButton } from '@/kit/show/phoneParts'
import { PhoneFrame } from '@/kit/show/PhoneFrame'
import { isPictureUrl, PictureFrame } from '@/kit/show/Picture'
import { useT } from '@/locales'
import { priceWords } from './carPrice'
import { Dot } from './Dots'

const HEIGHT = 640
const HEAD_SPECS = 3

export const CarPhone = ({ of }: { of: Partial<Omit<VirtualCar, 'seriesName'>> }) => {
  const t = useT()
  const [at, setAt] = useState(0)
  const [paint, setPaint] = useState(0)
  const images = (of.images ?? []).filter(isPictureUrl)
  const head = images[Math.min(at, images.length - 1)]
  const colors = (of.colors ?? []).filter((one) => is(Number(one.colorType), colorType.exterior))
  const chosen = colors[Math.min(paint, colors.length - 1)]
  const specs = (of.specs ?? []).filter(({ specName, specValue }) => plain(specName) && plain(specValue))
  const main = specs.filter(({ mainFlag }) => isYes(mainFlag)).slice(0, HEAD_SPECS)
  const groups = [...new Set(specs.map(({ groupName }) => plain(groupName)))]
  return (
    <PhoneFrame title={plain(of.modelName).trim() || t(virtualCar.modelName.label)} height={HEIGHT}>
      <div className="model-head">
        {head ? (
          <PictureFrame src={head} alt={t(virtualCar.images.label)} />
        ) : (
          <span className="model-none">{t(virtualCar.images.label)}</span>
        )}
        {images.length > 1 && (
          <div className="model-pages">
            {images.map((url, place) => (
              <button
                key={url}
                type="button"
                aria-label={t('upload.picture', { place: place + 1 })}
                aria-pressed={url === head}
                onClick={() => setAt(place)}
              />
            ))}
          </div>
        )}
      </div>
      <div className="model-words">
        <strong>{plain(of.modelName).trim() || t(virtualCar.modelName.label)}</strong>
        <p>{plain(of.slogan).trim() || t(virtualCar.slogan.label)}</p>
        <span className="model-price">{priceWords(of, t)}</span>
        {main.length > 0 && (
          <ul className="model-main">
            {main.map(({ specName, specValue }, place) => (
              // oxlint-disable-next-line react/no-array-index-key -- names may be equal while they are typed
              <li key={place}>
                <b>{specValue}</b>
                <small>{specName}</small>
              </li>
            ))}
          </ul>
        )}
      </div>
      {colors.length > 0 && (
        <div className="model-paints">
          {chosen && isPictureUrl(chosen.image) && (
            <PictureFrame fit="contain" src={chosen.image} alt={chosen.colorName} />
          )}
          <div>
            {colors.map((one, place) => (
              <button
                // oxlint-disable-next-line react/no-array-index-key -- names may be equal while they are typed
                key={place}
                type="button"
                aria-label={plain(one.colorName) || t(virtualCar.colors.label)}
                aria-pressed={one === chosen}
                onClick={() => setPaint(place)}
              >
                <Dot color={one} />
              </button>
            ))}
          </div>
          <small>{plain(chosen?.colorName)}</small>
        </div>
      )}
      {(of.highlights ?? []).map((one, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- names may be equal while they are typed
        <article className="model-light" key={place}>
          {isPictureUrl(one.image) && <PictureFrame src={one.image} />}
          <b>{plain(one.title)}</b>
          <p>{plain(one.content)}</p>
        </article>
      ))}
      {groups.map((group) => (
        <table className="model-specs" key={group}>
          <caption>{group}</caption>
          <tbody>
            {specs
              .filter(({ groupName }) => plain(groupName) === group)
              .map(({ specName, specValue }, place) => (
                // oxlint-disable-next-line react/no-array-index-key -- names may be equal while they are typed
                <tr key={place}>
                  <th scope="row">{specName}</th>
                  <td>{specValue}</td>
                </tr>
              ))}
          </tbody>
        </table>
      ))}
      <div className="model-foot">
        {isYes(of.driveFlag) && <span>{t('carPages.bookDrive')}</span>}
        {isYes(of.orderFlag) && <PhoneButton>{t('carPages.orderNow')}</PhoneButton>}
      </div>
    </PhoneFrame>
  )
}
