import { ExpandOutlined, LeftOutlined, RightOutlined, ZoomInOutlined, ZoomOutOutlined } from '@ant-design/icons'
import { Button, Slider, Space } from 'antd'
import { useEffect, useEffectEvent, useState } from 'react'
import { type GalleryPicture, galleryPicture } from '@/entities/content/galleryPicture'
import { Dialog } from '@/kit/dialog/dialog'
import { useList } from '@/kit/list/place'
import { Facts } from '@/kit/show/Facts'
import { isPictureUrl } from '@/kit/show/Picture'
import { useT } from '@/locales'

const WIDTH = 1200
const MAX = 400
const STEP = 50
const FIT = 0

const isPicture = (row: object): row is GalleryPicture => 'image' in row && 'id' in row

export const PictureViewer = ({ id, show }: { id?: string; show: (id: string | undefined) => void }) => {
  const t = useT()
  const rows = (useList().rows ?? []).filter(isPicture)
  const at = rows.findIndex((row) => row.id === id)
  const row = rows[at]
  const [scale, setScale] = useState(FIT)
  const go = (to: number) => {
    const next = rows[to]
    if (!next) return
    setScale(FIT)
    show(next.id)
  }
  const zoom = (by: number) => setScale(Math.min(MAX, Math.max(FIT, (scale || 100) + by)))
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.target instanceof Element && event.target.closest('.ant-slider, input')) return
    if (event.key === 'ArrowRight') go(at + 1)
    else if (event.key === 'ArrowLeft') go(at - 1)
  })
  const isOpen = row !== undefined
  useEffect(() => {
    if (!isOpen) return
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [isOpen])
  return (
    <Dialog
      open={isOpen}
      width={WIDTH}
      title={row && (row.title || row.id)}
      onClose={() => {
        setScale(FIT)
        show(undefined)
      }}
    >
      {row && (
        <div className="viewer">
          <div>
            <section
              className="viewer-picture"
              data-fit={scale === FIT}
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable area must be focusable
              tabIndex={0}
              aria-label={row.title || row.id}
            >
              {isPictureUrl(row.image) ? (
                <img
                  src={row.image}
                  alt={row.title || row.id}
                  style={scale === FIT ? undefined : { zoom: scale / 100 }}
                />
              ) : (
                t('list.brokenPicture')
              )}
            </section>
            <Space wrap className="viewer-tools">
              <Button
                icon={<LeftOutlined />}
                aria-label={t('kit.previous')}
                disabled={at <= 0}
                onClick={() => go(at - 1)}
              />
              <Button
                icon={<RightOutlined />}
                aria-label={t('kit.next')}
                disabled={at === rows.length - 1}
                onClick={() => go(at + 1)}
              />
              <Button icon={<ZoomOutOutlined />} aria-label={t('carPages.smaller')} onClick={() => zoom(-STEP)} />
              <Slider
                className="viewer-zoom"
                min={FIT}
                max={MAX}
                value={scale}
                onChange={setScale}
                tooltip={{ open: false }}
                ariaLabelForHandle={t('carPages.zoom')}
              />
              <Button icon={<ZoomInOutlined />} aria-label={t('carPages.larger')} onClick={() => zoom(STEP)} />
              <Button aria-pressed={scale === 100} onClick={() => setScale(100)}>
                {t('carPages.originalSize')}
              </Button>
              <Button icon={<ExpandOutlined />} aria-pressed={scale === FIT} onClick={() => setScale(FIT)}>
                {t('carPages.fit')}
              </Button>
              <span className="digits quiet">
                {at + 1} / {rows.length}
              </span>
            </Space>
          </div>
          <Facts
            row={row}
            fields={[
              galleryPicture.status,
              galleryPicture.size,
              galleryPicture.seriesName,
              galleryPicture.modelName,
              galleryPicture.albumType,
              galleryPicture.source,
              galleryPicture.tags,
              galleryPicture.viewCount,
              galleryPicture.downloadCount,
              galleryPicture.createBy,
              galleryPicture.createTime,
              galleryPicture.id,
            ]}
          />
        </div>
      )}
    </Dialog>
  )
}
