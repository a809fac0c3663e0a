import './qr.css'
import { QRCode } from 'antd'
import { type CSSProperties, type ReactNode, useState } from 'react'
import type { QrBoxes } from '@/entities/marketing/boxes'
import { isPictureUrl } from '@/kit/show/Picture'
import { useT } from '@/locales'
import { AVATAR, CARD_HEIGHT, type Sides } from './boxes'

/** Content of the sample code: the address of the console, harmless if scanned. */
export const SAMPLE_CODE = location.origin

/** Returns the visible part of a box, as fractions of the picture. */
export const placeOf = (
  box: { x: number; y: number; width: number; height: number },
  { width, height }: Sides,
): CSSProperties => ({
  left: `${(box.x / width) * 100}%`,
  top: `${(box.y / height) * 100}%`,
  width: `${(box.width / width) * 100}%`,
  height: `${(box.height / height) * 100}%`,
})

const sidesOf = ({ naturalWidth: width, naturalHeight: height }: HTMLImageElement): Sides | undefined =>
  width && height ? { width, height } : undefined

export const SampleCode = () => (
  <span aria-hidden className="sample-code">
    <QRCode
      value={SAMPLE_CODE}
      type="svg"
      bordered={false}
      marginSize={2}
      color="#000000"
      bgColor="#ffffff"
      style={{ width: '100%', height: '100%' }}
    />
  </span>
)

export const SampleAvatar = () => {
  const t = useT()
  return (
    <>
      <span className="poster-face" />
      <span>{t('posters.sampleUser')}</span>
    </>
  )
}

const Strip = ({ sides }: { sides: Sides }) => {
  const t = useT()
  return (
    <div className="poster-strip" style={{ aspectRatio: `${sides.width} / ${CARD_HEIGHT}` }}>
      <span className="poster-face" />
      <span>
        {t('posters.sampleName')}
        <br />
        {t('posters.sampleShop')} 138****0000
      </span>
    </div>
  )
}

const Boxes = ({ boxes, avatar, sides }: { boxes: QrBoxes; avatar: boolean; sides: Sides }) => (
  <>
    <div className="poster-box poster-code" style={placeOf({ ...boxes, width: boxes.size, height: boxes.size }, sides)}>
      <SampleCode />
    </div>
    {avatar && boxes.avatarX !== undefined && boxes.avatarY !== undefined && (
      <div
        className="poster-box poster-avatar"
        style={placeOf({ x: boxes.avatarX, y: boxes.avatarY, ...AVATAR }, sides)}
      >
        <SampleAvatar />
      </div>
    )}
  </>
)

/**
 * Poster as it is shared, with a sample code and optionally `avatar` and `card`. `over` renders an overlay that needs
 * the size of the picture.
 */
export const PosterPicture = ({
  src,
  boxes,
  avatar = false,
  card = false,
  onSides,
  over,
}: {
  src: string
  boxes?: QrBoxes
  avatar?: boolean
  card?: boolean
  onSides?: (sides: Sides) => void
  over?: (sides: Sides) => ReactNode
}) => {
  const t = useT()
  const [known, setKnown] = useState<Sides & { src: string }>()
  const sides = known?.src === src ? known : undefined
  if (!isPictureUrl(src)) return <p className="quiet">{t('posters.noImage')}</p>
  return (
    <div className="poster-picture">
      <div className="poster-image">
        <img
          key={src}
          src={src}
          alt={t('posters.image')}
          draggable={false}
          onLoad={({ currentTarget }) => {
            const found = sidesOf(currentTarget)
            if (!found) return
            setKnown({ ...found, src })
            onSides?.(found)
          }}
        />
        {sides && (over ? over(sides) : boxes && <Boxes boxes={boxes} avatar={avatar} sides={sides} />)}
      </div>
      {sides && card && <Strip sides={sides} />}
    </div>
  )
}
