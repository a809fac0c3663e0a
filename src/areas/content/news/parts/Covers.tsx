import { Button, Space } from 'antd'
import * as files from '@/api/system/files'
import { coverStyle } from '@/entities/content/news'
import { is } from '@/entities/field'
import { Popup } from '@/kit/dialog/Popup'
import type { ControlProps } from '@/kit/form/controls'
import { ImageBox } from '@/kit/form/ImageBox'
import type { Size } from '@/kit/form/pictures'
import { isPictureUrl, PictureFrame } from '@/kit/show/Picture'
import { useT } from '@/locales'

const SMALL: Size = [690, 518]
const LARGE: Size = [750, 422]
export const coverSize = (style: unknown): Size => (is(style, coverStyle.large, coverStyle.video) ? LARGE : SMALL)

/** Covers of a news item, one or three, cropped to size or taken from the pictures of the text. */
export const Covers = ({
  value = [],
  onChange,
  disabled,
  count,
  size,
  pictures,
}: ControlProps<string[]> & { count: 1 | 3; size: Size; pictures: readonly string[] }) => {
  const t = useT()
  const places = Array.from({ length: count }, (_, at) => value[at] ?? '')
  const put = (at: number, url: string) =>
    onChange?.(places.map((one, place) => (place === at ? url : one)).filter((one) => one !== ''))
  const free = places.indexOf('')
  return (
    <Space wrap>
      {places.map((url, at) => (
        <ImageBox
          key={at}
          value={url}
          onChange={(to) => put(at, to ?? '')}
          disabled={disabled}
          to={files.upload}
          drop={files.remove}
          megabytes={1}
          size={size}
        />
      ))}
      {pictures.length > 0 && (
        <Popup label={t('newsPage.fromText')} button={{ children: t('newsPage.fromText'), disabled }}>
          {(close) => (
            <Space wrap>
              {pictures
                .filter((src) => isPictureUrl(src))
                .map((src, at) => (
                  <Button
                    key={src}
                    style={{ height: 72 }}
                    aria-label={t('upload.picture', { place: at + 1 })}
                    onClick={() => {
                      put(Math.max(free, 0), src)
                      close()
                    }}
                  >
                    <PictureFrame src={src} width={80} height={60} />
                  </Button>
                ))}
            </Space>
          )}
        </Popup>
      )}
    </Space>
  )
}
